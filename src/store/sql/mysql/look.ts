import { createConnection, type RowDataPacket } from 'mysql2';
import { within } from '../pulse.ts';

/** What a server says of itself. */
export interface Look {
  /** False of a server of a cluster that is not in its majority, or has not all of its rows yet. */
  readonly isReady: boolean;
  /** One of several that have all rows in common, and locks of rows not. */
  readonly belongsToCluster: boolean;
}

const QUERY = "SHOW GLOBAL STATUS WHERE Variable_name IN ('wsrep_ready', 'wsrep_provider_name')";

/**
 * Asks a server for a sign of life, by a connection of its own: those of a pool may be waiting for something else.
 * Rejects when there is none in time. A refusal is a sign of life too.
 */
export function look(url: string, patienceMs: number): Promise<Look> {
  const connection = createConnection({ uri: url, connectTimeout: patienceMs });
  connection.on('error', () => undefined);
  const asked = new Promise<Look>((resolve, reject) => {
    connection.query<StatusRow[]>(QUERY, (error, rows) => {
      if (error && !error.code?.startsWith('ER_')) return reject(error);
      if (error) return resolve({ isReady: false, belongsToCluster: false });
      resolve(toLook(rows));
    });
  });
  return within(patienceMs, asked).finally(() => connection.destroy());
}

interface StatusRow extends RowDataPacket {
  readonly Variable_name: string;
  readonly Value: string;
}

function toLook(rows: readonly StatusRow[]): Look {
  const told = new Map(rows.map((row) => [row.Variable_name, row.Value]));
  const belongsToCluster = Boolean(told.get('wsrep_provider_name'));
  return { belongsToCluster, isReady: !belongsToCluster || told.get('wsrep_ready') === 'ON' };
}
