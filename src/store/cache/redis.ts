import { randomUUID } from 'node:crypto';
import { toAnswer } from '../../accounts/bucket.ts';
import { splitUrls } from '../../kernel/servers/urls.ts';
import { openRedisClient, type Client } from './redis-clients.ts';
import { toPair } from './redis-scripts.ts';
import type { Cache } from '../../kernel/cache.ts';

const DEADLINE_MS = 500;
const PREFIX = 'geokod:';

/** A cache whose calls may fail with `temporarily_unavailable`, after the deadline at the latest. */
export interface RedisCache extends Omit<Cache, 'shared' | 'look'> {
  ping(): Promise<void>;
}

/** Makes a key safe to show. */
export type Hide = (name: string) => string;

/**
 * Redis, or a cluster of it when several URLs are given. Returns before the connection is made; each call has a
 * deadline of its own, since a frozen server leaves commands pending for minutes.
 * Names start with their kind, so that operators see what fills the memory; the rest identifies who asked from where
 * about which place, and is hidden. Each command uses a single key, as a cluster requires.
 */
export function openRedis(urls: string, hide: Hide, deadlineMs = DEADLINE_MS): RedisCache {
  const asking = openRedisClient(splitUrls(urls), deadlineMs);
  const listening = openRedisClient(splitUrls(urls), deadlineMs);
  const nameOf = (key: string): string => `${PREFIX}${key.split(':', 1)[0]}:${hide(key)}`;
  const ask = <T>(key: string, work: (client: Client, name: string) => Promise<T>): Promise<T> => {
    const name = nameOf(key);
    return asking.ask(name, () => work(asking.client, name));
  };
  return {
    ping: () => asking.ping(),
    get: async (key) => (await ask(key, (client, name) => client.get(name))) ?? undefined,
    set: async (key, value, ttlMs) => {
      const expiration = { type: 'PX', value: Math.ceil(ttlMs) } as const;
      await ask(key, (client, name) => client.set(name, value, { expiration }));
    },
    remove: async (keys) => void (await Promise.all(keys.map((key) => ask(key, (client, name) => client.del(name))))),
    counters: {
      async addIfBelow(key, units, limit) {
        const reply = await ask(key, (client, name) => client.addIfBelow(name, units, limit));
        const [verdict, used] = toPair(reply);
        return verdict < 0 ? undefined : { granted: verdict === 1, used };
      },
      seed: async (key, used, ttlMs) => {
        const expiration = { type: 'PX', value: Math.max(1, Math.ceil(ttlMs)) } as const;
        await ask(key, (client, name) => client.set(name, String(used), { expiration, condition: 'NX' }));
      },
      raise: async (key, used) => void (await ask(key, (client, name) => client.raise(name, used))),
      giveBack: async (key, units) => void (await ask(key, (client, name) => client.giveBack(name, units))),
    },
    buckets: {
      async take(key, size, wanted, now) {
        const { perSecond, burst } = size;
        const reply = await ask(key, (client, name) => client.takeTokens(name, perSecond, burst, wanted, now));
        const [granted, tokens] = toPair(reply);
        return toAnswer(granted === 1, tokens, size, wanted);
      },
    },
    windows: {
      async take(key, limit, windowMs, now) {
        const reply = await ask(key, (client, name) => client.takeSlot(name, limit, windowMs, now, randomUUID()));
        const [granted, wait] = toPair(reply);
        return { granted: granted === 1, retryAfterMs: granted === 1 ? 0 : Math.max(1, wait) };
      },
    },
    channel: {
      publish: async (topic, message) => {
        const name = PREFIX + topic;
        await asking.ask(name, () => asking.client.publish(name, message));
      },
      subscribe: (topic, listener) => {
        const name = PREFIX + topic;
        return listening.ask(name, () => listening.client.subscribe(name, listener));
      },
    },
    close: async () => {
      asking.close();
      listening.close();
    },
  };
}
