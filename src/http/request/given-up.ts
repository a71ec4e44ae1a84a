import type { IncomingMessage } from 'node:http';
import type { AppError } from '../../errors.ts';

const EVENT = 'given-up';
const reasons = new WeakMap<IncomingMessage, AppError>();

/** Says that no more of a request's body is to be waited for: whoever reads it answers with the reason. */
export function giveUpBody(request: IncomingMessage, reason: AppError): void {
  if (request.complete || reasons.has(request)) return;
  reasons.set(request, reason);
  request.emit(EVENT, reason);
}

/** Tells `listener` when that is said, or was before; gives back what ends the telling. */
export function onBodyGivenUp(request: IncomingMessage, listener: (reason: AppError) => void): () => void {
  const reason = reasons.get(request);
  if (reason) listener(reason);
  else request.once(EVENT, listener);
  return () => void request.off(EVENT, listener);
}
