import { AppError } from '../errors.ts';
import type { Principal } from '../accounts/ports.ts';

/** A caller's number, which the first thread assigned; or the caller itself, if it has none. */
export type Who = number | Principal;

const MOST_CALLERS = 200_000;

/** Numbers authenticated callers, so that a question about one sends a number instead of an account. */
export class Callers {
  private readonly numbers = new WeakMap<Principal, number>();
  private readonly callers = new Map<number, Principal>();
  private lastNumber = 0;

  numberOf(principal: Principal): number {
    const known = this.numbers.get(principal);
    if (known !== undefined && this.callers.has(known)) return known;
    const number = ++this.lastNumber;
    this.numbers.set(principal, number);
    this.callers.set(number, principal);
    if (this.callers.size > MOST_CALLERS) this.callers.delete(this.callers.keys().next().value!);
    return number;
  }

  get(who: Who): Principal {
    if (typeof who !== 'number') return who;
    const principal = this.callers.get(who);
    if (principal) return principal;
    throw new AppError('temporarily_unavailable', 'So many keys were used meanwhile that this one was forgotten.');
  }
}
