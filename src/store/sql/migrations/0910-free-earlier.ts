import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column, nullable } from './table.ts';

const COLUMNS = [
  ['account', column('free_earlier', 'varchar', 2000)],
  ['billing_month', column('small_total_kopecks', 'bigint')],
] as const;

/**
 * The free units of an account's earlier months, and the total below which the invoices of a month were waived.
 *
 * MariaDB commits with each change of a table: a kill between the two leaves the first one applied, and the next start
 * runs the migration again.
 */
export class FreeEarlier1764000000910 implements MigrationInterface {
  readonly name = 'FreeEarlier1764000000910';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, added] of COLUMNS) await addColumns(runner, table, [nullable(added)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, { name }] of COLUMNS.toReversed()) {
      if (await runner.hasColumn(table, name)) await runner.dropColumn(table, name);
    }
  }
}
