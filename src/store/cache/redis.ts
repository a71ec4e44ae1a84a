import { randomUUID } from 'node:crypto';
import { createClient, createCluster } from 'redis';
import { toAnswer } from '../../accounts/bucket.ts';
import { scripts, toPair } from './redis-scripts.ts';
import { withinSilence } from './silence.ts';
import type { Cache } from '../../kernel/cache.ts';

const DEADLINE_MS = 500;
const PREFIX = 'geokod:';

/** A cache whose calls may fail: with `temporarily_unavailable`, and after the deadline at the latest. */
export interface RedisCache extends Omit<Cache, 'shared' | 'look'> {
  ping(): Promise<void>;
}

/** What may be seen of a name behind its kind. */
export type Hide = (name: string) => string;

/**
 * Redis, or a cluster of it when several URLs are named. Returns before the connection stands; each call
 * has a deadline of its own, since a frozen server lets commands hang for minutes.
 * Names keep their kind, for people who look for what fills the memory; the rest of them says who asked
 * from where about which place, and is hidden.
 */
export function openRedis(urls: string, hide: Hide, deadlineMs = DEADLINE_MS): RedisCache {
  const client = connect(urls.split(',').map((url) => url.trim()));
  const subscriber = connect(urls.split(',').map((url) => url.trim()));
  const nameOf = (key: string): string => `${PREFIX}${key.split(':', 1)[0]}:${hide(key)}`;
  const ask = withinSilence(deadlineMs);
  const askSubscriber = withinSilence(deadlineMs);
  return {
    ping: async () => void (await ask(() => client.get(`${PREFIX}ping`))),
    get: async (key) => (await ask(() => client.get(nameOf(key)))) ?? undefined,
    set: async (key, value, ttlMs) =>
      void (await ask(() => client.set(nameOf(key), value, { expiration: { type: 'PX', value: Math.ceil(ttlMs) } }))),
    remove: async (keys) => void (await ask(() => Promise.all(keys.map((key) => client.del(nameOf(key)))))),
    counters: {
      async addIfBelow(key, units, limit) {
        const [verdict, used] = toPair(await ask(() => client.addIfBelow(nameOf(key), units, limit)));
        return verdict < 0 ? undefined : { granted: verdict === 1, used };
      },
      seed: async (key, used, ttlMs) => {
        const expiration = { type: 'PX', value: Math.max(1, Math.ceil(ttlMs)) } as const;
        await ask(() => client.set(nameOf(key), String(used), { expiration, condition: 'NX' }));
      },
      raise: async (key, used) => void (await ask(() => client.raise(nameOf(key), used))),
      giveBack: async (key, units) => void (await ask(() => client.giveBack(nameOf(key), units))),
    },
    buckets: {
      async take(key, size, wanted, now) {
        const { perSecond, burst } = size;
        const reply = await ask(() => client.takeTokens(nameOf(key), perSecond, burst, wanted, now));
        const [granted, tokens] = toPair(reply);
        return toAnswer(granted === 1, tokens, size, wanted);
      },
    },
    windows: {
      async take(key, limit, windowMs, now) {
        const reply = await ask(() => client.takeSlot(nameOf(key), limit, windowMs, now, randomUUID()));
        const [granted, wait] = toPair(reply);
        return { granted: granted === 1, retryAfterMs: granted === 1 ? 0 : Math.max(1, wait) };
      },
    },
    channel: {
      publish: async (topic, message) => void (await ask(() => client.publish(PREFIX + topic, message))),
      subscribe: (topic, listener) => askSubscriber(() => subscriber.subscribe(PREFIX + topic, listener)),
    },
    close: async () => {
      client.destroy();
      subscriber.destroy();
    },
  };
}

type Client = ReturnType<typeof single>;

/** One server and a cluster answer the same words here; only the way to them differs. */
function connect(urls: readonly string[]): Client {
  const client = urls.length === 1 ? single(urls[0]) : (cluster(urls) as unknown as Client);
  // without a listener a lost connection would end the process; whoever calls hears of it by himself
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  return client;
}

const socket = {
  connectTimeout: 500,
  socketTimeout: 3000,
  reconnectStrategy: (attempt: number) => Math.min(50 * 2 ** attempt, 1000),
};

const options = { disableOfflineQueue: true, commandsQueueMaxLength: 50_000, pingInterval: 1000, socket } as const;

const single = (url: string) => createClient({ url, scripts, ...options });

const cluster = (urls: readonly string[]) =>
  createCluster({ rootNodes: urls.map((url) => ({ url })), defaults: options, scripts });
