import { createClient } from 'redis';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../src/commands/cluster/free-port.ts';
import { privateRedis, type PrivateServer } from './private-server.ts';

export interface RedisCluster extends PrivateServer {
  /** Each has a third of all slots and no replica, so a killed one is missed. */
  readonly servers: readonly PrivateServer[];
}

const SLOTS = 16_384;

/** Three servers that share all keys. */
export async function privateRedisCluster(program: string): Promise<RedisCluster> {
  const buses = [await freePort(), await freePort(), await freePort()];
  const begin = (bus: number): Promise<PrivateServer> => privateRedis(program, [
    '--cluster-enabled', 'yes', '--cluster-port', String(bus), '--cluster-node-timeout', '2000',
  ]);
  const servers = await Promise.all(buses.map(begin));
  const [{ port }] = servers.map(({ url }) => new URL(url));
  for (const [at, { url }] of servers.entries()) {
    const range = [at, at + 1].map((third) => Math.round((third * SLOTS) / 3));
    await command(url, ['CLUSTER', 'SET-CONFIG-EPOCH', String(at + 1)]);
    await command(url, ['CLUSTER', 'ADDSLOTSRANGE', String(range[0]), String(range[1] - 1)]);
    if (at > 0) await command(url, ['CLUSTER', 'MEET', '127.0.0.1', port, String(buses[0])]);
  }
  for (const { url } of servers) {
    while (!(await command(url, ['CLUSTER', 'INFO'])).includes('cluster_state:ok') ||
      (await command(url, ['CLUSTER', 'NODES'])).trim().split('\n').length < 3) await sleep(50);
  }
  return {
    servers,
    url: servers.map(({ url }) => url).join(','),
    signal: (name) => servers.forEach((server) => server.signal(name)),
    start: async () => void (await Promise.all(servers.map((server) => server.start()))),
    stop: async () => void (await Promise.all(servers.map((server) => server.stop()))),
  };
}

async function command(url: string, words: readonly string[]): Promise<string> {
  const client = createClient({ url, socket: { reconnectStrategy: false, connectTimeout: 500 } });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.sendCommand<string>([...words]);
  } finally {
    client.destroy();
  }
}
