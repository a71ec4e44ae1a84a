import { AppError } from '../../errors.ts';
import type { Caller } from '../input.ts';

/**
 * Refuses callers that may not change an account: only sessions and confirmed keys may. Test keys never leave the
 * sandbox.
 */
export function requireManager(caller: NonNullable<Caller>): void {
  if (caller.principal.side === 'confirmed') return;
  throw new AppError('forbidden', 'Only a confirmed key or a session may do that.');
}
