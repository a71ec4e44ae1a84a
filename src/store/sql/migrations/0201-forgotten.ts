import { column, createTable, primary } from './table.ts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deleted addresses, without the addresses: each node removes what it holds of them. */
export class Forgotten1764000000201 implements MigrationInterface {
  readonly name = 'Forgotten1764000000201';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'forgotten',
      columns: [
        primary(column('number', 'bigint')),
        column('address_digest', 'varchar', 43),
        column('account_ids', 'varchar', 100),
        column('forgotten_at', 'bigint'),
      ],
      index: { forgotten_age: ['forgotten_at'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('forgotten');
  }
}
