import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { column, nullable } from './table.ts';

/** An invoice with VAT must name where its payer is. */
export class PayerAddress1764000000703 implements MigrationInterface {
  readonly name = 'PayerAddress1764000000703';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('account', new TableColumn(nullable(column('payer_address', 'varchar', 300))));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('account', 'payer_address');
  }
}
