/**
 * What a module needs of a relational store. One dialect of SQL is written for both: `?` placeholders,
 * times as milliseconds, money as integers, no dialect's own functions.
 */
export type SqlValue = string | number | bigint | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

export type SqlCounters = Readonly<Record<string, number | bigint>>;

export interface SqlReader {
  all<Row = SqlRow>(query: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

export interface SqlTransaction extends SqlReader {
  /** How many rows were changed. A broken unique index is `AppError('row_exists')`. */
  run(query: string, values?: readonly SqlValue[]): Promise<number>;
  insert(table: string, row: SqlRow): Promise<void>;
  /** False when a unique index already has such a row, which then stays as it is. */
  insertIfAbsent(table: string, row: SqlRow): Promise<boolean>;
  /** Rows of the same columns in one statement: all of them or, with `row_exists`, none. */
  insertAll(table: string, rows: readonly SqlRow[]): Promise<void>;
  /** Adds the counters to the row of this key, made with them when it is not there. */
  increment(table: string, key: SqlRow, counters: SqlCounters): Promise<void>;
  /** The same for many rows of the same columns, in one statement. */
  incrementAll(table: string, rows: readonly { key: SqlRow; counters: SqlCounters }[]): Promise<void>;
  /**
   * Reads rows that nobody else changes until the end of this transaction. In a cluster of databases that is certain of
   * rows that this transaction changes too: of others `hold` makes it so.
   */
  lock<Row = SqlRow>(query: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** The same, without those that somebody else has locked: it never waits. */
  lockFree<Row = SqlRow>(query: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /**
   * Holds this name exclusively until the end of this transaction, on every server of the database: where two do all
   * the same, one of the transactions is run again.
   */
  hold(name: string): Promise<void>;
  /** The same, beside others who share the name. */
  holdShared(name: string): Promise<void>;
}

/** A store that is away answers `AppError('temporarily_unavailable')`. */
export interface Sql extends SqlReader {
  readonly dialect: 'sqlite' | 'mysql';
  /** Of several servers, of which none knows the locks of rows that another has given. */
  readonly belongsToCluster: boolean;
  /** The database's clock, in milliseconds since 1970: the one clock that all nodes share. */
  now(): Promise<number>;
  /** All or nothing; `work` may run again after a deadlock, so that it must change nothing but the store. */
  write<T>(work: (transaction: SqlTransaction) => Promise<T>): Promise<T>;
  /** Leaves nothing of removed rows in files of ours. A database server looks after its own. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
