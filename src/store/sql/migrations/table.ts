import { Table, TableColumn, TableIndex, TableUnique, type QueryRunner, type TableColumnOptions } from 'typeorm';

export interface TableDraft {
  readonly name: string;
  readonly columns: readonly TableColumnOptions[];
  /** Name of the index -> its columns. */
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  readonly index?: Readonly<Record<string, readonly string[]>>;
  /** Stores rows in the order of the primary key and nowhere else, as MySQL always does. */
  readonly byPrimaryKey?: boolean;
}

export const column = (name: string, type: string, length?: number): TableColumnOptions => ({
  name,
  type,
  ...(length === undefined ? {} : { length: String(length) }),
});
export const primary = (options: TableColumnOptions): TableColumnOptions => ({ ...options, isPrimary: true });
export const nullable = (options: TableColumnOptions): TableColumnOptions => ({ ...options, isNullable: true });

/** Creates a table that behaves the same on both dialects: texts differ when their bytes do. */
export async function createTable(runner: QueryRunner, draft: TableDraft): Promise<void> {
  const mysql = isMysql(runner);
  await dropLeftBehind(runner, draft.name);
  const named = (indexes: TableDraft['index'] = {}) =>
    Object.entries(indexes).map(([name, columnNames]) => ({ name, columnNames: [...columnNames] }));
  await runner.createTable(
    new Table({
      name: draft.name,
      columns: [...draft.columns],
      // SQLite has unique constraints, MySQL only unique indexes
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

/** Adds the columns that do not exist yet. */
export async function addColumns(
  runner: QueryRunner, table: string, columns: readonly TableColumnOptions[],
): Promise<void> {
  for (const each of columns) {
    if (!(await runner.hasColumn(table, each.name))) await runner.addColumn(table, new TableColumn(each));
  }
}

/**
 * Drops the table that a killed start left behind: MariaDB commits with each table, and the next start creates it
 * again. Only an empty table is dropped; one with rows is in use.
 */
async function dropLeftBehind(runner: QueryRunner, name: string): Promise<void> {
  if (!isMysql(runner) || !(await runner.hasTable(name))) return;
  const rows = (await runner.query(`SELECT 1 FROM ${name} LIMIT 1`)) as unknown[];
  if (rows.length === 0) await runner.dropTable(name, true, true);
}

const isMysql = (runner: QueryRunner): boolean =>
  runner.dataSource.options.type === 'mysql' || runner.dataSource.options.type === 'mariadb';
