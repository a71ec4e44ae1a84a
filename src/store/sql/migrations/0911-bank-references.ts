import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column, nullable } from './table.ts';

/** The reference under which a bank statement lists a payment recorded by hand. */
export class BankReferences1764000000911 implements MigrationInterface {
  readonly name = 'BankReferences1764000000911';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'payment', [nullable(column('bank_reference', 'varchar', 100))]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('payment', 'bank_reference');
  }
}
