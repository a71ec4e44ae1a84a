import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column, nullable } from './table.ts';

/** Matrices get a rate of their own: one of them is the work of a hundred other requests. */
export class MatrixRate1764000000003 implements MigrationInterface {
  readonly name = 'MatrixRate1764000000003';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'account', [nullable(column('matrix_rate_milli', 'bigint'))]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('account', 'matrix_rate_milli');
  }
}
