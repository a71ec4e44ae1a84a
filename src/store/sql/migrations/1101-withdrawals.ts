import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column } from './table.ts';

/** Lines of usage can be withdrawn. Marks of earlier lines have no units, so nothing can be subtracted for them. */
export class Withdrawals1764000001101 implements MigrationInterface {
  readonly name = 'Withdrawals1764000001101';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'usage_line', [
      { ...column('day_of_month', 'smallint'), default: 0 },
      { ...column('region', 'varchar', 40), default: "''" },
      { ...column('units', 'integer'), default: 0 },
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('usage_line', ['units', 'region', 'day_of_month']);
  }
}
