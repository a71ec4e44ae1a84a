import { createConnection, type RowDataPacket } from 'mysql2';
import { within } from '../pulse.ts';

/** What a server reports about itself. */
export interface Look {
  /** False for a server of a cluster that is not in its majority, or does not have all rows yet. */
  readonly isReady: boolean;
  /** False for a server of a cluster that is a donor, or behind: it may delay each COMMIT. */
  readonly isSynced: boolean;
  /** True for one of several servers that share all rows, but not locks. */
  readonly belongsToCluster: boolean;
  /** The name of the cluster; servers with different names are different databases. */
  readonly clusterId: string | undefined;
  /** Whether it accepts our login; if not, the rest is unknown. */
  readonly isOpen: boolean;
}

/** Works for an open connection as well as for a new one. */
export const LOOK_QUERY = `SHOW GLOBAL STATUS WHERE Variable_name IN
  ('wsrep_ready', 'wsrep_provider_name', 'wsrep_cluster_state_uuid', 'wsrep_local_state')`;
const SYNCED = '4';
const SHUT: Look = { isReady: false, isSynced: false, belongsToCluster: false, clusterId: undefined, isOpen: false };

/**
 * Pings a server over a separate connection, since those of a pool may be busy. Rejects if no connection is made in
 * time. A refused login counts as a sign of life.
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
