import { AppError } from '../../errors.ts';
import type { Caller } from '../input.ts';

/** Only a session or a key of the confirmed side may change an account. Test keys get no farther than the sandbox. */
export function requireManager(who: NonNullable<Caller>): void {
  if (who.principal.side === 'confirmed') return;
  throw new AppError('forbidden', 'Only a confirmed key or a session may do that.');
}
