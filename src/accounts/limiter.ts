import { bucketOf, type Rates } from './allowance.ts';
import type { Standing } from './account.ts';
import type { Buckets } from '../kernel/cache.ts';
import type { Limiter } from './ports.ts';

/**
 * One bucket per account and kind of work, whichever of its live keys asks. A test key has a bucket of its own, of
 * everybody's size: whoever found it in a source can neither slow the account down nor see its rate.
 */
export const openLimiter = (buckets: Buckets, rates: Rates): Limiter => ({
  async take(who, kind, now) {
    const isTest = who.mode === 'test';
    const size = bucketOf(isTest ? nobody : who.account, kind, rates);
    const answer = await buckets.take(`bucket:${kind}:${isTest ? who.keyId : who.accountId}`, size, 1, now);
    return { ...answer, policy: { name: kind, ...size } };
  },
});

/** Somebody who does not pay and whom the operator granted nothing. */
const nobody: Standing = { side: 'unconfirmed', payer: null, override: {} };
