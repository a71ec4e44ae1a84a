import { column, createTable, primary } from './table.ts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ledger of usage and the list of the journal's segments that are in it. */
export class Usage1764000000002 implements MigrationInterface {
  readonly name = 'Usage1764000000002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'usage_row',
      columns: [
        primary(column('account_id', 'varchar', 40)),
        primary(column('day', 'varchar', 10)),
        primary(column('key_id', 'varchar', 40)),
        primary(column('operation', 'varchar', 40)),
        primary(column('region', 'varchar', 40)),
        column('units', 'bigint'),
        column('requests', 'bigint'),
      ],
      index: { usage_row_key: ['key_id', 'day'] },
    });
    await createTable(runner, {
      name: 'usage_segment',
      columns: [
        primary(column('id', 'varchar', 40)),
        column('units', 'bigint'),
        column('line_count', 'bigint'),
        column('booked_at', 'bigint'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['usage_segment', 'usage_row']) await runner.dropTable(table);
  }
}
