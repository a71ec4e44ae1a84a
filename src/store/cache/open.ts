import { withFallback } from './fallback.ts';
import { openMemoryCache } from './memory.ts';
import type { Hide } from './redis.ts';
import type { Cache } from '../../kernel/cache.ts';

const START_MS = 1000;

/**
 * Opens the cache: this process's memory for an empty URL, otherwise Redis, or a Redis Cluster for several URLs
 * separated by commas. A Redis that is unavailable at the start is awaited for a second and joined when it appears.
 * `silenceMs` overrides how long a server may be silent before it counts as unavailable.
 */
export async function openCache(
  redisUrl: string,
  onChange?: (shared: boolean) => void,
  hide: Hide = (name) => name,
  silenceMs?: number,
): Promise<Cache> {
  if (redisUrl === '') return openMemoryCache();
  const { openRedis } = await import('./redis.ts');
  const redis = openRedis(redisUrl, hide, silenceMs);
  const startMs = Math.max(START_MS, silenceMs ?? 0);
  for (let waitedMs = 0; waitedMs < startMs; waitedMs += 50) {
    try {
      await redis.ping();
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return withFallback(redis, onChange);
}
