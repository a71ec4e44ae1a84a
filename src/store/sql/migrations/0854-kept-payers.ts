import { column, createTable, nullable, primary } from './table.ts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The payers of months not invoiced yet, for accounts that lost their payer or were deleted. */
export class KeptPayers1764000000854 implements MigrationInterface {
  readonly name = 'KeptPayers1764000000854';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'kept_payer',
      columns: [
        primary(column('account_id', 'varchar', 40)), primary(column('month', 'varchar', 7)),
        column('name', 'varchar', 200), column('inn', 'varchar', 12), nullable(column('kpp', 'varchar', 9)),
        nullable(column('address', 'varchar', 300)), column('free_units', 'bigint'), column('kept_at', 'bigint'),
      ],
      index: { kept_payer_month: ['month', 'account_id'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('kept_payer');
  }
}
