import { dayOf } from '../src/kernel/moscow.ts';
import type { UsageLine } from './ports.ts';

export interface UsageSum {
  readonly accountId: string;
  readonly keyId: string;
  readonly operation: string;
  readonly region: string;
  readonly day: string;
  units: number;
  requests: number;
}

/**
 * One row per account, key, operation, region and Moscow day. A request id counts once,
 * however often its line was written.
 */
export function sumUsage(lines: Iterable<UsageLine>): UsageSum[] {
  const seen = new Set<string>();
  const sums = new Map<string, UsageSum>();
  for (const { requestId, accountId, keyId, operation, region, units, at } of lines) {
    if (seen.has(requestId)) continue;
    seen.add(requestId);
    const day = dayOf(at);
    const key = [accountId, keyId, operation, region, day].join('\t');
    const sum = sums.get(key);
    if (sum) {
      sum.units += units;
      sum.requests += 1;
    } else sums.set(key, { accountId, keyId, operation, region, day, units, requests: 1 });
  }
  return [...sums.values()];
}
