import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { column, nullable } from './table.ts';

/** What was free in earlier months of an account, and below which total the invoices of a month were waived. */
export class FreeEarlier1764000000910 implements MigrationInterface {
  readonly name = 'FreeEarlier1764000000910';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('account', new TableColumn(nullable(column('free_earlier', 'varchar', 2000))));
    await runner.addColumn('billing_month', new TableColumn(nullable(column('small_total_kopecks', 'bigint'))));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('billing_month', 'small_total_kopecks');
    await runner.dropColumn('account', 'free_earlier');
  }
}
