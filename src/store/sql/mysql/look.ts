import { createConnection, type RowDataPacket } from 'mysql2';
import { within } from '../pulse.ts';

/** What a server says of itself. */
export interface Look {
  /** False of a server of a cluster that is not in its majority, or has not all of its rows yet. */
  readonly isReady: boolean;
  /** False of a server of a cluster that gives its rows to another one, or is behind: it may hold up each COMMIT. */
  readonly isSynced: boolean;
  /** One of several that have all rows in common, and locks of rows not. */
  readonly belongsToCluster: boolean;
  /** The name of the cluster; servers with different names are different databases. */
  readonly clusterId: string | undefined;
  /** It lets us in; if not, nothing of the rest is known. */
  readonly isOpen: boolean;
}

/** The same of a connection as of a server. */
export const LOOK_QUERY = `SHOW GLOBAL STATUS WHERE Variable_name IN
  ('wsrep_ready', 'wsrep_provider_name', 'wsrep_cluster_state_uuid', 'wsrep_local_state')`;
const SYNCED = '4';
const SHUT: Look = { isReady: false, isSynced: false, belongsToCluster: false, clusterId: undefined, isOpen: false };

/**
 * Pings a server over a separate connection: those of a pool may be waiting for something else. Rejects when there is
 * none in time. A refusal is a sign of life too.
 */
export function look(url: string, patienceMs: number): Promise<Look> {
  const connection = createConnection({ uri: url, connectTimeout: patienceMs });
  connection.on('error', () => undefined);
  const asked = new Promise<Look>((resolve, reject) => {
    connection.query<StatusRow[]>(LOOK_QUERY, (error, rows) => {
      if (error && !error.code?.startsWith('ER_')) return reject(error);
      if (error) return resolve(SHUT);
      resolve(toLook(rows));
    });
  });
  return within(patienceMs, asked).finally(() => connection.destroy());
}

export interface StatusRow extends RowDataPacket {
  readonly Variable_name: string;
  readonly Value: string;
}

export function toLook(rows: readonly StatusRow[]): Look {
  const variables = new Map(rows.map((row) => [row.Variable_name, row.Value]));
  const belongsToCluster = Boolean(variables.get('wsrep_provider_name'));
  return {
    belongsToCluster,
    isReady: !belongsToCluster || variables.get('wsrep_ready') === 'ON',
    isSynced: !belongsToCluster || variables.get('wsrep_local_state') === SYNCED,
    clusterId: belongsToCluster ? variables.get('wsrep_cluster_state_uuid') : undefined,
    isOpen: true,
  };
}
