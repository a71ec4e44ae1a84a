import { NO_LIMIT } from '../allowance.ts';
import type { BucketSize } from '../../kernel/cache.ts';
import type { Account, Principal } from '../ports.ts';

const DAY_S = 86_400;

const account: Account = {
  id: 'visitor', email: '', side: 'unconfirmed', createdAt: 0, payer: null, capUnits: null, capRoubles: null,
  alertPercents: [], alertEmail: '', override: { freeUnits: NO_LIMIT },
};

/** Whoever looks at the map of this service without a key. All of them are one nobody: nothing is booked. */
export const VISITOR: Principal = {
  keyId: '', accountId: account.id, mode: 'live', side: account.side, account, billable: false, isVisitor: true,
};

/** What one network address may ask in a day, all at once if it likes. */
export const visitorBucket = (aDay: number): BucketSize => ({ perSecond: aDay / DAY_S, burst: aDay });
