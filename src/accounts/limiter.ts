import { bucketOf, type Rates } from './allowance.ts';
import type { Standing } from './account.ts';
import type { Buckets } from '../kernel/cache.ts';
import type { Limiter } from './ports.ts';

/**
 * One bucket per account and kind of work, shared by its live keys. A test key has its own bucket of the default size:
 * a finder of a published test key can neither slow the account down nor see its rate.
 */
export const openLimiter = (buckets: Buckets, rates: Rates): Limiter => ({
  async take(who, kind, now) {
    const isTest = who.mode === 'test';
    const size = bucketOf(isTest ? nobody : who.account, kind, rates);
    const answer = await buckets.take(`bucket:${kind}:${isTest ? who.keyId : who.accountId}`, size, 1, now);
    return { ...answer, policy: { name: kind, ...size } };
  },
});

/** An account that does not pay and has no settings. */
const nobody: Standing = { side: 'unconfirmed', payer: null, override: {} };
