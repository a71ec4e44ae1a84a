import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column, nullable } from './table.ts';

/** Where each node keeps what is not shared, for operators who must look there. */
export class NodePlaces1764000000402 implements MigrationInterface {
  readonly name = 'NodePlaces1764000000402';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'live_node', [nullable(column('place', 'varchar', 300))]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('live_node', 'place');
  }
}
