import { randomUUID } from 'node:crypto';
import { AppError } from '../../errors.ts';
import { holdOf, mayBeShared } from './holds.ts';
import { isConflict, toAppError } from './trouble.ts';
import type { SqlRow, SqlTransaction, SqlValue } from '../../kernel/sql.ts';
import type { QueryRunner } from 'typeorm';

export type Dialect = 'sqlite' | 'mysql';

/** The statements of a transaction over one connection; all differences between the dialects are here. */
export function statementsOf(runner: QueryRunner, dialect: Dialect): SqlTransaction {
  const ask = async (query: string, values: readonly SqlValue[] = []) => {
    try {
      return await runner.query(query, [...values], true);
    } catch (error) {
      // a deadlock must reach the caller that can retry the whole transaction
      throw isConflict(error) ? error : toAppError(error);
    }
  };
  const all = async <Row = SqlRow>(query: string, values?: readonly SqlValue[]): Promise<Row[]> =>
    (await ask(query, values)).records as Row[];
  const run = async (query: string, values?: readonly SqlValue[]): Promise<number> =>
    (await ask(query, values)).affected ?? 0;
  const insertAll = async (table: string, rows: readonly SqlRow[]): Promise<void> => {
    if (rows.length === 0) return;
    const names = Object.keys(rows[0]);
    await run(insertion(table, names, rows.length), rows.flatMap((row) => names.map((name) => row[name])));
  };
  const insert = (table: string, row: SqlRow): Promise<void> => insertAll(table, [row]);
  const incrementAll: SqlTransaction['incrementAll'] = async (table, rows) => {
    if (rows.length === 0) return;
    const [{ key, counters }] = rows;
    const names = [...Object.keys(key), ...Object.keys(counters)];
    const values = rows.flatMap((row) => names.map((name) => row.key[name] ?? row.counters[name]));
    await run(`${insertion(table, names, rows.length)} ${onKnown(dialect, table, key, counters)}`, values);
  };
  return {
    all,
    run,
    insert,
    insertAll,
    async insertIfAbsent(table, row) {
      try {
        await insert(table, row);
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === 'row_exists') return false;
        throw error;
      }
    },
    increment: (table, key, counters) => incrementAll(table, [{ key, counters }]),
    incrementAll,
    lock: (query, values) => all(dialect === 'mysql' ? `${query} FOR UPDATE` : query, values),
    lockFree: (query, values) => all(dialect === 'mysql' ? `${query} FOR UPDATE SKIP LOCKED` : query, values),
    // needs nothing on SQLite, which runs one transaction at a time
    async hold(name) {
      if (dialect !== 'mysql') return;
      const number = holdOf(name);
      if (!mayBeShared(name)) return void (await run('UPDATE hold SET times = times + 1 WHERE number = ?', [number]));
      // Galera allows a change of a row beside one that refers to the row, but not its removal
      await run('DELETE FROM hold WHERE number = ?', [number]);
      await insert('hold', { number, times: 0 });
    },
    async holdShared(name) {
      if (dialect !== 'mysql') return;
      const id = randomUUID();
      await insert('hold_shared', { id, number: holdOf(name) });
      await run('DELETE FROM hold_shared WHERE id = ?', [id]);
    },
  };
}

/** The database's own clock; with SQLite that of this machine. */
export async function clockOf(runner: QueryRunner, dialect: Dialect): Promise<number> {
  // in UTC, since an hour of local time may occur twice
  const mysql = "TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(3)) / 1000";
  const query = dialect === 'mysql' ? mysql : "unixepoch('now', 'subsec') * 1000";
  const [row] = await statementsOf(runner, dialect).all<{ now: number | string }>(`SELECT ${query} AS now`);
  return Math.round(Number(row.now));
}

const insertion = (table: string, names: readonly string[], rows: number): string => {
  const places = `(${names.map(() => '?').join(', ')})`;
  return `INSERT INTO ${table} (${names.join(', ')}) VALUES ${Array.from({ length: rows }, () => places).join(', ')}`;
};

function onKnown(dialect: Dialect, table: string, key: SqlRow, counters: object): string {
  const names = Object.keys(counters);
  if (dialect === 'mysql') {
    return `ON DUPLICATE KEY UPDATE ${names.map((name) => `${name} = ${name} + VALUES(${name})`).join(', ')}`;
  }
  const sums = names.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ');
  return `ON CONFLICT (${Object.keys(key).join(', ')}) DO UPDATE SET ${sums}`;
}
