import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column, createTable, primary } from './table.ts';

/** What each node may grant of an account's month, and the live nodes. */
export class QuotaReserve1764000000301 implements MigrationInterface {
  readonly name = 'QuotaReserve1764000000301';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'quota_reserve',
      columns: [
        primary(column('account_id', 'varchar', 40)),
        primary(column('month', 'varchar', 7)),
        primary(column('node_id', 'varchar', 40)),
        column('units', 'bigint'),
      ],
      index: { quota_reserve_month: ['month'] },
    });
    await createTable(runner, {
      name: 'live_node',
      columns: [primary(column('id', 'varchar', 40)), column('seen_at', 'bigint')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('live_node');
    await runner.dropTable('quota_reserve');
  }
}
