import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { DRAFT_TIME, openBillingStand, SELLER } from '../../test/harness/billing-stand.ts';
import { newFolder } from '../../test/harness/folder.ts';
import { openLease } from '../store/billing/lease.ts';
import { openSql } from '../store/sql/open.ts';
import { startMonths } from './months.ts';

const HOUR_MS = 3_600_000;

async function opened(context: TestContext) {
  const sql = await openSql(`sqlite:${join(await newFolder(context), 'geokod.db')}`);
  const books = openBillingStand(sql);
  await books.addPayer('acc_1');
  await books.use('acc_1', 20_000);
  books.clock.at = DRAFT_TIME;
  let monotonic = 0;
  const errors: unknown[] = [];
  const log = { info: () => {}, error: (fields: object) => void errors.push(fields) };
  const start = (holder = 'node_1', seller = SELLER) => {
    const monthsLease = openLease(books.sql, 'close-month', holder, 300_000);
    const clock = { now: () => books.clock.at, monotonic: () => monotonic };
    const running = startMonths({ billing: { months: books.months, monthsLease, seller }, clock, log });
    context.after(() => running.close());
    return { look: running.look, lease: monthsLease };
  };
  context.after(() => sql.close());
  return {
    books,
    errors,
    start,
    pass(ms: number, jump = 0): void {
      monotonic += ms;
      books.clock.at += ms + jump;
    },
  };
}

test('invoices are made when they are due, after an hour of a steady clock', async (context) => {
  const { books, start, pass, errors } = await opened(context);
  const { look } = start();
  await look();
  assert.deepEqual(await books.numbers(), []);
  pass(HOUR_MS);
  await look();
  assert.equal((await books.list('acc_1'))[0].state, 'draft');
  pass(54 * HOUR_MS);
  await look();
  assert.equal((await books.list('acc_1'))[0].state, 'final');
  assert.deepEqual(errors, []);
});

test('a clock that was moved makes no invoices for an hour', async (context) => {
  const { books, start, pass } = await opened(context);
  const { look } = start();
  pass(HOUR_MS, 40 * 24 * HOUR_MS);
  await look();
  pass(HOUR_MS - 1);
  await look();
  assert.deepEqual(await books.numbers(), []);
  pass(1);
  await look();
  assert.equal((await books.list('acc_1'))[0].state, 'final');
});

test('one node makes them at a time, and another one once the first is gone', async (context) => {
  const { books, start, pass } = await opened(context);
  const [{ lease }, second] = [start('node_1'), start('node_2')];
  pass(HOUR_MS);
  assert.ok(await lease.take());
  await second.look();
  assert.deepEqual(await books.numbers(), []);
  pass(300_000);
  await second.look();
  assert.equal((await books.numbers()).length, 1);
  assert.ok(await lease.take(), 'it was given back');
});
