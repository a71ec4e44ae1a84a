import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column, nullable } from './table.ts';

/** The payer's address, which an invoice with VAT must state. */
export class PayerAddress1764000000703 implements MigrationInterface {
  readonly name = 'PayerAddress1764000000703';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'account', [nullable(column('payer_address', 'varchar', 300))]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('account', 'payer_address');
  }
}
