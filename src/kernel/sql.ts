/**
 * A relational store, as modules use it. The same SQL is written for both dialects: `?` placeholders, times as
 * milliseconds, money as integers, no functions of a single dialect.
 */
export type SqlValue = string | number | bigint | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

export type SqlCounters = Readonly<Record<string, number | bigint>>;

export interface SqlReader {
  all<Row = SqlRow>(query: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

export interface SqlTransaction extends SqlReader {
  /** Returns the number of changed rows. A violated unique index is `AppError('row_exists')`. */
  run(query: string, values?: readonly SqlValue[]): Promise<number>;
  insert(table: string, row: SqlRow): Promise<void>;
  /** False if a unique index already has such a row, which then stays as it is. */
  insertIfAbsent(table: string, row: SqlRow): Promise<boolean>;
  /** Inserts rows of the same columns in one statement: all of them or, with `row_exists`, none. */
  insertAll(table: string, rows: readonly SqlRow[]): Promise<void>;
  /** Adds the counters to the row of this key, which is inserted with them if it does not exist. */
  increment(table: string, key: SqlRow, counters: SqlCounters): Promise<void>;
  /** The same for many rows of the same columns, in one statement. */
  incrementAll(table: string, rows: readonly { key: SqlRow; counters: SqlCounters }[]): Promise<void>;
  /**
   * Reads rows and locks them until the end of this transaction. In a cluster of databases that is reliable only for
   * rows that this transaction changes too; for others use `hold`.
   */
  lock<Row = SqlRow>(query: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** The same, without rows that another transaction has locked: it never waits. */
  lockFree<Row = SqlRow>(query: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /**
   * Holds a name exclusively until the end of this transaction, on every server of the database. If two transactions
   * hold it concurrently all the same, one of them is retried.
   */
  hold(name: string): Promise<void>;
  /** Holds a name in shared mode, together with others. */
  holdShared(name: string): Promise<void>;
}

/** A relational store; while unavailable it throws `AppError('temporarily_unavailable')`. */
export interface Sql extends SqlReader {
  readonly dialect: 'sqlite' | 'mysql';
  /** Whether there are several servers, of which none knows the row locks of another. */
  readonly belongsToCluster: boolean;
  /** The database's clock, in milliseconds since 1970: the one clock that all nodes share. */
  now(): Promise<number>;
  /** All or nothing; `work` may run again after a deadlock, so that it must change nothing but the store. */
  write<T>(work: (transaction: SqlTransaction) => Promise<T>): Promise<T>;
  /** Removes the remains of deleted rows from our files. A database server does this itself. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
