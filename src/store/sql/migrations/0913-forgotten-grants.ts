import { column, createTable, nullable, primary } from './table.ts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The free units of a deleted account, so that its invoices can be recomputed. */
export class ForgottenGrants1764000000913 implements MigrationInterface {
  readonly name = 'ForgottenGrants1764000000913';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'forgotten_grant',
      columns: [
        primary(column('account_id', 'varchar', 40)), nullable(column('free_units', 'bigint')),
        nullable(column('free_earlier', 'varchar', 2000)),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('forgotten_grant');
  }
}
