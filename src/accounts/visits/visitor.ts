import { NO_LIMIT } from '../allowance.ts';
import type { BucketSize } from '../../kernel/cache.ts';
import type { Account, Principal } from '../ports.ts';

const DAY_S = 86_400;

const account: Account = {
  id: 'visitor', email: '', side: 'unconfirmed', createdAt: 0, payer: null, capUnits: null, capRoubles: null,
  alertPercents: [], alertEmail: '', override: { freeUnits: NO_LIMIT },
};

/** The principal of map visitors without a key. They share it, and nothing is booked. */
export const VISITOR: Principal = {
  keyId: '', accountId: account.id, mode: 'live', side: account.side, account, billable: false, isVisitor: true,
};

/** The bucket of one network address per day, which may be used all at once. */
export const visitorBucket = (aDay: number): BucketSize => ({ perSecond: aDay / DAY_S, burst: aDay });
