import { column, createTable, primary } from './table.ts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents of final invoices, as first made. */
export class InvoiceDocuments1764000000702 implements MigrationInterface {
  readonly name = 'InvoiceDocuments1764000000702';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'invoice_document',
      columns: [
        primary(column('number', 'varchar', 40)), primary(column('format', 'varchar', 20)),
        primary(column('piece', 'bigint')), column('text', 'varchar', 8000),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('invoice_document');
  }
}
