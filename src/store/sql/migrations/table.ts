import { Table, TableColumn, TableIndex, TableUnique, type QueryRunner, type TableColumnOptions } from 'typeorm';

export interface TableDraft {
  readonly name: string;
  readonly columns: readonly TableColumnOptions[];
  /** Name of the index -> its columns. */
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  readonly index?: Readonly<Record<string, readonly string[]>>;
  /** Rows lie in the order of the primary key, and nowhere else, as they do in MySQL anyway. */
  readonly byPrimaryKey?: boolean;
}

export const column = (name: string, type: string, length?: number): TableColumnOptions => ({
  name,
  type,
  ...(length === undefined ? {} : { length: String(length) }),
});
export const primary = (options: TableColumnOptions): TableColumnOptions => ({ ...options, isPrimary: true });
export const nullable = (options: TableColumnOptions): TableColumnOptions => ({ ...options, isNullable: true });

/** Makes a table that is the same on both dialects: texts differ when their bytes do. */
export async function createTable(runner: QueryRunner, draft: TableDraft): Promise<void> {
  const mysql = isMysql(runner);
  await dropLeftBehind(runner, draft.name);
  const named = (indexes: TableDraft['index'] = {}) =>
    Object.entries(indexes).map(([name, columnNames]) => ({ name, columnNames: [...columnNames] }));
  await runner.createTable(
    new Table({
      name: draft.name,
      columns: [...draft.columns],
      // one of them has unique constraints, the other only unique indexes
      uniques: mysql ? [] : named(draft.unique).map((options) => new TableUnique(options)),
      indices: [
        ...named(draft.index).map((options) => new TableIndex(options)),
        ...(mysql ? named(draft.unique).map((options) => new TableIndex({ ...options, isUnique: true })) : []),
      ],
      ...(mysql ? { engine: 'InnoDB' } : { withoutRowid: draft.byPrimaryKey ?? false }),
    }),
  );
  if (mysql) await runner.query(`ALTER TABLE ${draft.name} CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
}

/** Adds columns that are not there yet. */
export async function addColumns(
  runner: QueryRunner, table: string, columns: readonly TableColumnOptions[],
): Promise<void> {
  for (const each of columns) {
    if (!(await runner.hasColumn(table, each.name))) await runner.addColumn(table, new TableColumn(each));
  }
}

/**
 * MariaDB ends the transaction with each table: one that a killed start has made is still there at the next one, which
 * makes it anew. There is nothing in it; a table with rows is somebody's, and is not touched.
 */
async function dropLeftBehind(runner: QueryRunner, name: string): Promise<void> {
  if (!isMysql(runner) || !(await runner.hasTable(name))) return;
  const rows = (await runner.query(`SELECT 1 FROM ${name} LIMIT 1`)) as unknown[];
  if (rows.length === 0) await runner.dropTable(name, true, true);
}

const isMysql = (runner: QueryRunner): boolean =>
  runner.dataSource.options.type === 'mysql' || runner.dataSource.options.type === 'mariadb';
