import { column, createTable, primary } from './table.ts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Units taken for a batch before it is added: its process may die in between. */
export class BatchReservations1764000000603 implements MigrationInterface {
  readonly name = 'BatchReservations1764000000603';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'batch_reservation',
      columns: [
        primary(column('batch_id', 'varchar', 40)),
        column('account_id', 'varchar', 40),
        column('month', 'varchar', 7),
        column('units', 'bigint'),
        column('until_at', 'bigint'),
        column('returned_units', 'bigint'),
      ],
      index: { batch_reservation_account: ['account_id', 'month'], batch_reservation_until: ['until_at'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('batch_reservation');
  }
}
