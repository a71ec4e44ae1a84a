import type { IncomingMessage } from 'node:http';

const long = new WeakSet<IncomingMessage>();

/** The body of this request has limits of its own: it is not ended for having taken long. */
export const mayTakeLong = (request: IncomingMessage): void => void long.add(request);

/** Calls `onLate` when a body that may not take long has not arrived in time. */
export function limitArrival(request: IncomingMessage, mostMs: number, onLate: () => void): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && Number(length) === 0) return;
  const timer = setTimeout(() => {
    if (!request.complete && !long.has(request)) onLate();
  }, mostMs).unref();
  request.once('close', () => clearTimeout(timer));
}
