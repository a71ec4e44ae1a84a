import { column, createTable, nullable, primary } from './table.ts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Usage is counted by lines instead of by segments, and months are closed. */
export class UsageLines1764000000101 implements MigrationInterface {
  readonly name = 'UsageLines1764000000101';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'usage_line',
      columns: [primary(column('mark', 'varchar', 40)), column('month', 'bigint')],
      byPrimaryKey: true,
    });
    await createTable(runner, {
      name: 'usage_closed_month',
      columns: [
        primary(column('month', 'bigint')),
        column('closed_at', 'bigint'),
        nullable(column('folded_at', 'bigint')),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['usage_closed_month', 'usage_line']) await runner.dropTable(table);
  }
}
