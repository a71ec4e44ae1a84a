import { column, createTable, nullable, primary } from './table.ts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const id = (name: string) => column(name, 'varchar', 40);
const month = (name: string) => column(name, 'varchar', 7);
const day = (name: string) => column(name, 'varchar', 10);
const amount = (name: string) => column(name, 'bigint');

/** Invoices of months, their payments and credits, and usage that came too late for an invoice. */
export class Invoices1764000000701 implements MigrationInterface {
  readonly name = 'Invoices1764000000701';

  async up(runner: QueryRunner): Promise<void> {
    await createInvoices(runner);
    await createCredits(runner);
    await createTable(runner, {
      name: 'usage_late',
      columns: [
        primary(id('account_id')), primary(amount('shown_in')), primary(day('day')), primary(id('key_id')),
        primary(id('operation')), primary(id('region')), amount('units'), amount('requests'),
      ],
    });
    await createTable(runner, {
      name: 'lease',
      columns: [primary(id('name')), id('holder'), amount('held_until')],
    });
    await runner.query('DELETE FROM usage_closed_month WHERE month = 0');
    await runner.query('INSERT INTO usage_closed_month (month, closed_at, folded_at) VALUES (0, 0, 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM usage_closed_month WHERE month = 0');
    for (const table of [
      'lease', 'usage_late', 'credit_use', 'service_credit', 'payment', 'billing_month', 'invoice_series', 'invoice',
    ]) {
      await runner.dropTable(table);
    }
  }
}

async function createInvoices(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: 'invoice',
    columns: [
      primary(id('number')), id('account_id'), month('month'), amount('edition'), column('state', 'varchar', 10),
      day('issued_on'), nullable(day('due_on')), nullable(amount('final_at')), amount('total_kopecks'),
      amount('paid_kopecks'), amount('corrected_kopecks'), nullable(day('paid_on')), nullable(id('corrected_by')),
      column('facts', 'varchar', 8000),
    ],
    unique: { invoice_account_month: ['account_id', 'month', 'edition'] },
    index: { invoice_month: ['month', 'state'] },
  });
  await createTable(runner, {
    name: 'invoice_series',
    columns: [primary(amount('year')), amount('last_number')],
  });
  await createTable(runner, {
    name: 'billing_month',
    columns: [primary(month('month')), nullable(amount('drafted_at')), nullable(amount('final_at'))],
  });
  await createTable(runner, {
    name: 'payment',
    columns: [
      primary(id('number')), primary(day('paid_on')), primary(column('reference', 'varchar', 100)),
      amount('amount_kopecks'), amount('recorded_at'),
    ],
  });
}

async function createCredits(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: 'service_credit',
    columns: [
      primary(id('account_id')), primary(month('month')), column('regions', 'varchar', 200), amount('percent'),
      amount('up_minutes'), amount('down_minutes'), amount('unknown_minutes'), amount('amount_kopecks'),
    ],
  });
  await createTable(runner, {
    name: 'credit_use',
    columns: [
      primary(id('account_id')), primary(month('month')), primary(id('number')), amount('amount_kopecks'),
    ],
  });
}
