import { createClient, createCluster } from 'redis';
import { scripts } from './redis-scripts.ts';
import { withinSilence } from './silence.ts';
import { slotOf } from './slots.ts';

const socket = {
  connectTimeout: 500,
  socketTimeout: 3000,
  reconnectStrategy: (attempt: number) => Math.min(50 * 2 ** attempt, 1000),
};

const options = { disableOfflineQueue: true, commandsQueueMaxLength: 50_000, pingInterval: 1000, socket } as const;
const CONNECT_AGAIN_MS = 1000;

const single = (url: string) => createClient({ url, scripts, ...options });
export type Client = ReturnType<typeof single>;
type Ask = ReturnType<typeof withinSilence>;

/** A connection to one server or to all of a cluster, behind the same interface. */
export interface Redis {
  readonly client: Client;
  /** Runs work on the server that owns this key; fails once that server has been silent for the deadline. */
  ask<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Pings every server that holds data. */
  ping(): Promise<void>;
  close(): void;
}

export const openRedisClient = (urls: readonly string[], deadlineMs: number): Redis =>
  urls.length === 1 ? openOne(urls[0], deadlineMs) : openCluster(urls, deadlineMs);

function openOne(url: string, deadlineMs: number): Redis {
  const client = single(url);
  // without a listener a lost connection would end the process; callers get the error from their own calls
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  const ask = withinSilence(deadlineMs);
  return {
    client,
    ask: (_, work) => ask(work),
    ping: async () => void (await ask(() => client.ping())),
    close: () => client.destroy(),
  };
}

/** Each server has a deadline of its own: answers of the others do not prove that it is alive. */
function openCluster(urls: readonly string[], deadlineMs: number): Redis {
  const cluster = createCluster({ rootNodes: urls.map((url) => ({ url })), defaults: options, scripts });
  cluster.on('error', () => undefined);
  const asks = new Map<string, Ask>();
  const askAt = (address: string): Ask => {
    const known = asks.get(address);
    if (known) return known;
    const ask = withinSilence(deadlineMs);
    asks.set(address, ask);
    return ask;
  };
  let isOver = false;
  // the client gives up for good when no server answers its first attempt
  const connect = (): void =>
    void cluster.connect().catch(() => void setTimeout(() => !isOver && connect(), CONNECT_AGAIN_MS).unref());
  connect();
  return {
    client: cluster as unknown as Client,
    ask: (name, work) => askAt(cluster.slots[slotOf(name)]?.master.address ?? '')(work),
    async ping() {
      const { masters } = cluster;
      if (masters.length === 0) throw new Error('the cluster was not reached yet');
      await Promise.all(masters.map((master) =>
        askAt(master.address)(async () => (await cluster.nodeClient(master)).ping())));
    },
    close() {
      isOver = true;
      if (cluster.isOpen) cluster.destroy();
    },
  };
}
