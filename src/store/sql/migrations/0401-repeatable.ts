import { column, createTable, nullable, primary } from './table.ts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests with an `Idempotency-Key` of the last day. */
export class Repeatable1764000000401 implements MigrationInterface {
  readonly name = 'Repeatable1764000000401';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'repeatable',
      columns: [
        primary(column('account_id', 'varchar', 40)),
        primary(column('operation', 'varchar', 40)),
        primary(column('digest', 'varchar', 43)),
        column('request', 'varchar', 43),
        column('nonce', 'varchar', 32),
        column('created_at', 'bigint'),
        column('claimed_until', 'bigint'),
        nullable(column('answer', 'varchar', 8000)),
      ],
      index: { repeatable_age: ['created_at'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('repeatable');
  }
}
