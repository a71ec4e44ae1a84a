import type { IncomingMessage } from 'node:http';

const long = new WeakSet<IncomingMessage>();

/** Exempts a request from the time limit on bodies: its reader has its own limits. */
export const mayTakeLong = (request: IncomingMessage): void => void long.add(request);

/** Calls `onLate` if a body that is not exempt has not arrived in time. */
export function limitArrival(request: IncomingMessage, mostMs: number, onLate: () => void): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && Number(length) === 0) return;
  const timer = setTimeout(() => {
    if (!request.complete && !long.has(request)) onLate();
  }, mostMs).unref();
  request.once('close', () => clearTimeout(timer));
}
