import { AppError } from '../../errors.ts';
import type { Caller } from '../operations.ts';

/** Only a session, or a live key of the confirmed side, may change an account: test keys lie about in sources. */
export function requireManager(who: NonNullable<Caller>): void {
  if (who.principal.side === 'confirmed' && who.principal.mode !== 'test') return;
  throw new AppError('forbidden', 'Only a confirmed live key or a session may do that.');
}
