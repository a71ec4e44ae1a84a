import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column, createTable, primary } from './table.ts';

/** The mark of the place that keeps the files of all nodes; at most one row. */
export class FilesPlace1764000000901 implements MigrationInterface {
  readonly name = 'FilesPlace1764000000901';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'files_place',
      columns: [primary(column('what', 'varchar', 20)), column('mark', 'varchar', 40)],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('files_place');
  }
}
