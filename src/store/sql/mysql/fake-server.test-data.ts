import { once } from 'node:events';
import { createServer, type Connection } from 'mysql2';
import type { AddressInfo, Server as NetServer, Socket } from 'node:net';

const TEXT = 253;
const UTF8 = 45;
const UNKNOWN_ERROR = 1105;

/**
 * A server that speaks the protocol, has no tables, changes no rows, grants no locks, and reports the status that a
 * test sets.
 */
export interface FakeServer {
  readonly url: string;
  /** The rows of `SHOW GLOBAL STATUS`; may be changed at any time. */
  status: Readonly<Record<string, string>>;
  /** Statements answered with an error. */
  refused: RegExp | undefined;
  readonly queries: string[];
  connectionCount(): number;
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface ServerConnection extends Connection {
  readonly stream: Socket;
  /** The library does not reset it between queries. */
  sequenceId: number;
}

export const clusterStatus = (more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  wsrep_provider_name: 'Galera', wsrep_ready: 'ON', wsrep_cluster_state_uuid: 'one', wsrep_local_state: '4', ...more,
});

export async function startFakeServer(status: Readonly<Record<string, string>> = clusterStatus()): Promise<FakeServer> {
  const open = new Set<ServerConnection>();
  let server: ReturnType<typeof createServer> | undefined;
  let port = 0;
  const start = async (): Promise<void> => {
    server = createServer((connection) => serve(connection as unknown as ServerConnection));
    const { ['_server']: listening } = server as unknown as Record<string, NetServer>;
    server.listen(port);
    await once(listening, 'listening');
    port = (listening.address() as AddressInfo).port;
  };
  const serve = (connection: ServerConnection): void => {
    open.add(connection);
    connection.stream.on('close', () => open.delete(connection));
    connection.on('error', () => undefined);
    connection.serverHandshake({
      protocolVersion: 10, serverVersion: '10.11.0-MariaDB', connectionId: 1, statusFlags: 2, characterSet: UTF8,
      capabilityFlags: 0xffffff & ~0x800,
      authCallback: (_: unknown, done: () => void) => {
        done();
        connection.sequenceId = 0;
      },
    });
    const answer = (query: string): void => {
      fake.queries.push(query);
      if (fake.refused?.test(query)) connection.writeError({ code: UNKNOWN_ERROR, message: 'refused' });
      else if (/VERSION\(\)/i.test(query)) reply(connection, [{ version: '10.11.0-MariaDB' }]);
      else if (/^SHOW GLOBAL STATUS/.test(query)) {
        reply(connection, Object.entries(fake.status).map(([name, value]) => ({ Variable_name: name, Value: value })));
      } else if (/GET_LOCK/.test(query)) reply(connection, [{ held: '0' }]);
      else if (/^SELECT/.test(query)) reply(connection, [{ number: '1' }]);
      else connection.writeOk();
      connection.sequenceId = 0;
    };
    connection.on('query', answer);
    // the library reports queries that begin with SET as this event
    connection.on('stmt_prepare', answer);
  };
  const fake: FakeServer = {
    get url() {
      return `mysql://root@127.0.0.1:${port}/geokod`;
    },
    status,
    refused: undefined,
    queries: [],
    connectionCount: () => open.size,
    start,
    async stop() {
      const closed = new Promise<void>((resolve) => server!.close(() => resolve()));
      for (const { stream } of open) stream.destroy();
      await closed;
    },
  };
  await start();
  return fake;
}

function reply(connection: ServerConnection, rows: readonly Readonly<Record<string, string>>[]): void {
  const names = Object.keys(rows[0] ?? { none: '' });
  const columns = names.map((name) => ({
    catalog: 'def', schema: '', table: '', orgTable: '', name, orgName: name, characterSet: UTF8, columnLength: 255,
    columnType: TEXT, flags: 0, decimals: 0,
  }));
  connection.writeTextResult(rows as never, columns as never);
}
