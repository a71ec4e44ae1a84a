import { AppError } from '../../errors.ts';
import { isConflict, toAppError } from './trouble.ts';
import type { SqlRow, SqlTransaction, SqlValue } from '../../kernel/sql.ts';
import type { QueryRunner } from 'typeorm';

export type Dialect = 'sqlite' | 'mysql';

/** The words of a transaction over one connection; what differs between the dialects is only here. */
export function statementsOf(runner: QueryRunner, dialect: Dialect): SqlTransaction {
  const ask = async (query: string, values: readonly SqlValue[] = []) => {
    try {
      return await runner.query(query, [...values], true);
    } catch (error) {
      // a deadlock must reach the one who can run the whole transaction again
      throw isConflict(error) ? error : toAppError(error);
    }
  };
  const all = async <Row = SqlRow>(query: string, values?: readonly SqlValue[]): Promise<Row[]> =>
    (await ask(query, values)).records as Row[];
  const run = async (query: string, values?: readonly SqlValue[]): Promise<number> =>
    (await ask(query, values)).affected ?? 0;
  const insert = async (table: string, row: SqlRow): Promise<void> => {
    const names = Object.keys(row);
    await run(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks(names)})`, Object.values(row));
  };
  return {
    all,
    run,
    insert,
    async insertIfAbsent(table, row) {
      try {
        await insert(table, row);
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === 'row_exists') return false;
        throw error;
      }
    },
    async increment(table, key, counters) {
      const names = [...Object.keys(key), ...Object.keys(counters)];
      await run(
        `INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks(names)}) ${onKnown(dialect, table, key, counters)}`,
        [...Object.values(key), ...Object.values(counters)],
      );
    },
    lock: (query, values) => all(dialect === 'mysql' ? `${query} FOR UPDATE` : query, values),
  };
}

/** Rows of the same columns in one statement. */
export async function insertAll(transaction: SqlTransaction, table: string, rows: readonly SqlRow[]): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(rows[0]);
  const places = rows.map(() => `(${marks(names)})`).join(', ');
  const values = rows.flatMap((row) => names.map((name) => row[name]));
  await transaction.run(`INSERT INTO ${table} (${names.join(', ')}) VALUES ${places}`, values);
}

const marks = (names: readonly string[]): string => names.map(() => '?').join(', ');

function onKnown(dialect: Dialect, table: string, key: SqlRow, counters: object): string {
  const names = Object.keys(counters);
  if (dialect === 'mysql') {
    return `ON DUPLICATE KEY UPDATE ${names.map((name) => `${name} = ${name} + VALUES(${name})`).join(', ')}`;
  }
  const sums = names.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ');
  return `ON CONFLICT (${Object.keys(key).join(', ')}) DO UPDATE SET ${sums}`;
}
