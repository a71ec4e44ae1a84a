import { DatabaseSync, type StatementSync } from 'node:sqlite';

type Bindable = string | number | bigint | null | Uint8Array;

/** The driver interface that TypeORM expects of better-sqlite3, over Node's own SQLite. */
export class NodeSqlite {
  readonly #database: DatabaseSync;

  constructor(path: string, options: { readonly?: boolean; timeout?: number } = {}) {
    this.#database = new DatabaseSync(path, { readOnly: options.readonly ?? false, timeout: options.timeout ?? 5000 });
  }

  pragma(text: string): unknown[] {
    return this.prepare(`PRAGMA ${text}`).all();
  }

  prepare(query: string): NodeSqliteStatement {
    return new NodeSqliteStatement(this.#database.prepare(query));
  }

  exec(query: string): void {
    this.#database.exec(query);
  }

  close(): void {
    this.#database.close();
  }
}

class NodeSqliteStatement {
  /** Whether it returns rows. */
  readonly reader: boolean;
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    statement.setReadBigInts(true);
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  all(...values: Bindable[]): unknown[] {
    const rows = this.#statement.all(...values) as Record<string, unknown>[];
    for (const row of rows) {
      for (const name in row) {
        const value = row[name];
        if (typeof value === 'bigint') row[name] = toPlain(value);
      }
    }
    return rows;
  }

  run(...values: Bindable[]): { changes: number; lastInsertRowid: number } {
    const { changes, lastInsertRowid } = this.#statement.run(...values);
    return { changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) };
  }
}

/** Integers too large for a number become text, as in the other dialect. */
const toPlain = (value: bigint): number | string =>
  value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : String(value);
