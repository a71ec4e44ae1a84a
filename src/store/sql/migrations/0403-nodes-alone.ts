import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column } from './table.ts';

/** Which nodes cannot count together with the others. */
export class NodesAlone1764000000403 implements MigrationInterface {
  readonly name = 'NodesAlone1764000000403';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'live_node', [{ ...column('alone', 'integer'), default: 0 }]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('live_node', 'alone');
  }
}
