import { column, createTable, nullable, primary } from './table.ts';
import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';

const counts = ['processed', 'succeeded', 'not_found', 'failed'].map((name) => column(name, 'bigint'));

/** Files of addresses, their leases, and the parts of their results. */
export class Batches1764000000501 implements MigrationInterface {
  readonly name = 'Batches1764000000501';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'batch',
      columns: [...asSubmitted(), ...asDone()],
      index: {
        batch_account: ['account_id', 'id'],
        batch_month: ['account_id', 'month'],
        batch_key: ['key_id'],
        batch_state: ['state', 'created_at'],
        batch_expiry: ['expires_at'],
      },
    });
    await createTable(runner, {
      name: 'batch_part',
      columns: [
        primary(column('batch_id', 'varchar', 40)),
        primary(column('number', 'bigint')),
        column('turn', 'bigint'),
        column('bytes', 'bigint'),
        column('input_offset', 'bigint'),
        ...counts,
        column('kept_at', 'bigint'),
      ],
      index: { batch_part_age: ['kept_at'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['batch_part', 'batch']) await runner.dropTable(table);
  }
}

const asSubmitted = (): TableColumnOptions[] => [
  primary(column('id', 'varchar', 40)),
  column('account_id', 'varchar', 40),
  column('key_id', 'varchar', 40),
  column('label', 'varchar', 200),
  column('options', 'varchar', 2000),
  nullable(column('webhook_url', 'varchar', 2000)),
  // an explicit charset keeps the type: otherwise the column would grow when the table gets a charset
  { ...column('shape', 'text'), charset: 'utf8mb4' },
  column('row_total', 'bigint'),
  column('bytes', 'bigint'),
  column('digest', 'varchar', 64),
  column('region', 'varchar', 40),
  column('month', 'varchar', 7),
  column('created_at', 'bigint'),
];

const asDone = (): TableColumnOptions[] => [
  column('state', 'varchar', 12),
  column('reserved_units', 'bigint'),
  column('returned_units', 'bigint'),
  nullable(column('atlas', 'varchar', 200)),
  column('turn', 'bigint'),
  column('parts', 'bigint'),
  column('input_offset', 'bigint'),
  ...counts,
  nullable(column('started_at', 'bigint')),
  nullable(column('finished_at', 'bigint')),
  nullable(column('expires_at', 'bigint')),
  nullable(column('problem_code', 'varchar', 40)),
  nullable(column('problem_detail', 'varchar', 1000)),
  nullable(column('lease_owner', 'varchar', 80)),
  column('lease_until', 'bigint'),
];
