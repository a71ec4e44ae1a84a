import { bucketOf, type Rates } from './allowance.ts';
import type { Buckets } from '../kernel/cache.ts';
import type { Limiter } from './ports.ts';

/** One bucket per account and kind of work, whoever of its keys asks. */
export const openLimiter = (buckets: Buckets, rates: Rates): Limiter => ({
  async take(who, kind, now) {
    const size = bucketOf(who.account, kind, rates);
    const answer = await buckets.take(`bucket:${kind}:${who.accountId}`, size, 1, now);
    return { ...answer, policy: { name: kind, ...size } };
  },
});
