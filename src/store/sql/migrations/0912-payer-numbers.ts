import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { column, nullable } from './table.ts';

const numbers = (prefix: string) => [
  column(`${prefix}ogrn`, 'varchar', 15),
  column(`${prefix}bank_name`, 'varchar', 200),
  column(`${prefix}bic`, 'varchar', 9),
  column(`${prefix}account`, 'varchar', 20),
  column(`${prefix}correspondent_account`, 'varchar', 20),
];

const COLUMNS = [
  ...numbers('payer_').map((added) => ['account', added] as const),
  ...numbers('').map((added) => ['kept_payer', added] as const),
];

/**
 * The registration of a payer, and the bank that it pays from.
 *
 * MariaDB commits with each change of a table: a kill between two of them leaves the first ones applied, and the next
 * start runs the migration again.
 */
export class PayerNumbers1764000000912 implements MigrationInterface {
  readonly name = 'PayerNumbers1764000000912';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, added] of COLUMNS) {
      if (!await runner.hasColumn(table, added.name)) await runner.addColumn(table, new TableColumn(nullable(added)));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, { name }] of COLUMNS.toReversed()) {
      if (await runner.hasColumn(table, name)) await runner.dropColumn(table, name);
    }
  }
}
