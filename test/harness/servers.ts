import { findProgram, privateMariadb, privateRedis } from './private-server.ts';
import { privateRedisCluster } from './redis-cluster.ts';
import type { PrivateServer } from './private-server.ts';
import { privateS3 } from './private-s3.ts';

/**
 * Where the scenarios of a store can run: on a server named by the environment, or on a private one if its program
 * is installed.
 */
export interface Found {
  readonly url: string;
  /** Only for a private server: the tests freeze no other. */
  readonly own?: PrivateServer;
  stop(): Promise<void>;
}

interface Kind {
  readonly variable: string;
  readonly title: string;
  readonly programs: readonly string[];
  readonly launch: (program: string) => Promise<PrivateServer>;
}

const kinds = {
  mysql: {
    variable: 'TEST_MYSQL_URL',
    title: 'MariaDB or MySQL',
    programs: ['mariadbd', 'mysqld'],
    launch: privateMariadb,
  },
  redis: { variable: 'TEST_REDIS_URL', title: 'Redis', programs: ['redis-server'], launch: privateRedis },
  redisCluster: {
    variable: 'TEST_REDIS_CLUSTER_URL',
    title: 'Redis Cluster',
    programs: ['redis-server'],
    launch: privateRedisCluster,
  },
  s3: { variable: 'TEST_S3_URL', title: 'S3 server', programs: ['versitygw'], launch: privateS3 },
} satisfies Record<string, Kind>;

export type ServerKind = keyof typeof kinds;

/** Why scenarios on such a server are skipped; with REQUIRE_SERVICES=1 they run, and fail, instead. */
export function skipReason(kind: ServerKind): string | false {
  const { variable, title, programs } = kinds[kind];
  if (process.env[variable] || findProgram(programs) || process.env['REQUIRE_SERVICES'] === '1') return false;
  return `no ${title} here: neither ${variable} is set nor ${programs.join(' or ')} on the PATH`;
}

/** `own` requires a private server, for scenarios that freeze or kill it. */
export async function findServer(kind: ServerKind, own = false): Promise<Found> {
  const { variable, title, programs, launch } = kinds[kind];
  const url = own ? undefined : process.env[variable];
  if (url) return { url, stop: async () => undefined };
  const program = findProgram(programs);
  if (!program) throw new Error(`no ${title} here, and REQUIRE_SERVICES=1 asks for it`);
  const server = await launch(program);
  return { url: server.url, own: server, stop: () => server.stop() };
}
