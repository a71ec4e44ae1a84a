import { randomUUID } from 'node:crypto';
import { createClient, createCluster } from 'redis';
import { toAnswer } from '../../accounts/bucket.ts';
import { AppError } from '../../errors.ts';
import { scripts, toPair } from './redis-scripts.ts';
import type { Cache } from '../../kernel/cache.ts';

const DEADLINE_MS = 200;
const PREFIX = 'geokod:';

/** A cache whose calls may fail: with `temporarily_unavailable`, and after the deadline at the latest. */
export interface RedisCache extends Omit<Cache, 'shared'> {
  ping(): Promise<void>;
}

/**
 * Redis, or a cluster of it when several URLs are named. Returns before the connection stands; each call
 * has a deadline of its own, since a frozen server lets commands hang for minutes.
 */
export function openRedis(urls: string, deadlineMs = DEADLINE_MS): RedisCache {
  const client = connect(urls.split(',').map((url) => url.trim()));
  const subscriber = connect(urls.split(',').map((url) => url.trim()));
  const ask = <T>(work: () => Promise<T>): Promise<T> => inTime(deadlineMs, work);
  return {
    ping: async () => void (await ask(() => client.get(`${PREFIX}ping`))),
    get: async (key) => (await ask(() => client.get(PREFIX + key))) ?? undefined,
    set: async (key, value, ttlMs) =>
      void (await ask(() => client.set(PREFIX + key, value, { expiration: { type: 'PX', value: Math.ceil(ttlMs) } }))),
    remove: async (keys) => void (await ask(() => Promise.all(keys.map((key) => client.del(PREFIX + key))))),
    counters: {
      async addIfBelow(key, units, limit) {
        const [verdict, used] = toPair(await ask(() => client.addIfBelow(PREFIX + key, units, limit)));
        return verdict < 0 ? undefined : { granted: verdict === 1, used };
      },
      seed: async (key, used, ttlMs) => {
        const expiration = { type: 'PX', value: Math.max(1, Math.ceil(ttlMs)) } as const;
        await ask(() => client.set(PREFIX + key, String(used), { expiration, condition: 'NX' }));
      },
      giveBack: async (key, units) => void (await ask(() => client.giveBack(PREFIX + key, units))),
    },
    buckets: {
      async take(key, size, wanted, now) {
        const { perSecond, burst } = size;
        const reply = await ask(() => client.takeTokens(PREFIX + key, perSecond, burst, wanted, now));
        const [granted, tokens] = toPair(reply);
        return toAnswer(granted === 1, tokens, size, wanted);
      },
    },
    windows: {
      async take(key, limit, windowMs, now) {
        const reply = await ask(() => client.takeSlot(PREFIX + key, limit, windowMs, now, randomUUID()));
        const [granted, wait] = toPair(reply);
        return { granted: granted === 1, retryAfterMs: granted === 1 ? 0 : Math.max(1, wait) };
      },
    },
    channel: {
      publish: async (topic, message) => void (await ask(() => client.publish(PREFIX + topic, message))),
      subscribe: (topic, listener) => ask(async () =>  (await subscriber.subscribe(PREFIX + topic, listener))),
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

async function inTime<T>(deadlineMs: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${deadlineMs} ms`)), deadlineMs);
  });
  try {
    const asked = work();
    asked.catch(() => undefined);
    return await Promise.race([asked, late]);
  } catch (error) {
    throw new AppError('temporarily_unavailable', `Redis does not answer: ${(error as Error).message}.`);
  } finally {
    clearTimeout(timer);
  }
}
