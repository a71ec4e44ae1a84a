import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column, nullable } from './table.ts';

/** Under which reference a bank's statement has a payment that a person recorded. */
export class BankReferences1764000000911 implements MigrationInterface {
  readonly name = 'BankReferences1764000000911';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'payment', [nullable(column('bank_reference', 'varchar', 100))]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('payment', 'bank_reference');
  }
}
