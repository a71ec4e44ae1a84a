import type { IncomingMessage } from 'node:http';
import type { AppError } from '../../errors.ts';

const EVENT = 'given-up';
const reasons = new WeakMap<IncomingMessage, AppError>();

/** Gives up a request's body: its reader stops waiting and answers with the reason. */
export function giveUpBody(request: IncomingMessage, reason: AppError): void {
  if (request.complete || reasons.has(request)) return;
  reasons.set(request, reason);
  request.emit(EVENT, reason);
}

/** Calls `listener` when the body is given up, or at once if it was already. Returns a function that unsubscribes. */
export function onBodyGivenUp(request: IncomingMessage, listener: (reason: AppError) => void): () => void {
  const reason = reasons.get(request);
  if (reason) listener(reason);
  else request.once(EVENT, listener);
  return () => void request.off(EVENT, listener);
}
