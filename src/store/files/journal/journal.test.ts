import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import fc from 'fast-check';
import { AppError } from '../../../errors.ts';
import { openLedger, type BookingLedger, type UsageLine, type UsageSum } from '../../../../billing/index.ts';
import { openSql } from '../../sql/open.ts';
import { openJournal, type FileJournal } from './journal.ts';
import { fromJournalLine, readJournal, toJournalLine } from './line.ts';
import type { Sql } from '../../../kernel/sql.ts';

const NOON = Date.parse('2026-11-21T12:00:00+03:00');
const line = (number: number, change: Partial<UsageLine> = {}): UsageLine => ({
  requestId: `r${number}`,
  accountId: 'acc_1',
  keyId: 'key_1',
  operation: 'reverse',
  region: 'msk-1',
  units: 1,
  at: NOON,
  ...change,
});

const unitsOf = (rows: readonly UsageSum[]): number => rows.reduce((sum, { units }) => sum + units, 0);

describe('the usage journal', () => {
  let folder: string;
  let sql: Sql;
  let ledger: BookingLedger;
  const journals: FileJournal[] = [];
  let errors: unknown[] = [];
  const log = { info: () => undefined, error: (...logged: unknown[]) => void errors.push(logged) };
  const open = async (kept: BookingLedger = ledger): Promise<FileJournal> => {
    const journal = await openJournal(join(folder, 'usage'), kept, { retryMs: 20, log });
    journals.push(journal);
    return journal;
  };
  const segments = (): string[] => readdirSync(join(folder, 'usage')).filter((name) => name.endsWith('.usage'));
  const segmentPath = (): string => join(folder, 'usage', segments()[0]);
  const month = (accountId = 'acc_1'): Promise<number> => ledger.getMonthUnits(accountId, '2026-11');

  beforeEach(async () => {
    errors = [];
    folder = mkdtempSync(join(tmpdir(), 'geokod-journal-'));
    sql = await openSql(`sqlite:${join(folder, 'geokod.db')}`);
    ledger = openLedger(sql);
  });
  afterEach(async () => {
    for (const journal of journals.splice(0)) await journal.close();
    await sql.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('books recorded usage by account, key, operation, region and Moscow day', async () => {
    const journal = await open();
    const lateEvening = Date.parse('2026-11-21T23:59:59.999+03:00');
    for (const recorded of [
      line(1),
      line(2, { units: 40 }),
      line(3, { at: lateEvening }),
      line(4, { at: lateEvening + 1 }),
      line(5, { keyId: 'key_2' }),
      line(6, { operation: 'suggest' }),
      line(7, { accountId: 'acc_2' }),
      line(7, { accountId: 'acc_2' }),
    ]) journal.record(recorded);
    await journal.book();
    assert.deepEqual(await ledger.getUsage('acc_1', '2026-11-01', '2026-11-30', ['day', 'operation', 'key']), [
      { day: '2026-11-21', operation: 'reverse', keyId: 'key_1', units: 42, requests: 3 },
      { day: '2026-11-21', operation: 'reverse', keyId: 'key_2', units: 1, requests: 1 },
      { day: '2026-11-21', operation: 'suggest', keyId: 'key_1', units: 1, requests: 1 },
      { day: '2026-11-22', operation: 'reverse', keyId: 'key_1', units: 1, requests: 1 },
    ]);
    assert.equal(await month('acc_2'), 1, 'a request id counts once');
    assert.deepEqual(segments(), [], 'nothing is left to book');
  });

  it('sums usage by the requested groups, and by none', async () => {
    const journal = await open();
    for (let number = 0; number < 10; number += 1) journal.record(line(number, { units: number }));
    await journal.book();
    assert.deepEqual(await ledger.getUsage('acc_1', '2026-11-21', '2026-11-21', []), [{ units: 45, requests: 10 }]);
    assert.deepEqual(await ledger.getUsage('acc_1', '2026-11-22', '2026-11-30', []), []);
  });

  it('has every line on disk after a flush, and books it at the next start', async () => {
    const refusal = new AppError('temporarily_unavailable', 'away');
    const away: BookingLedger = { ...ledger, book: async () => Promise.reject(refusal) };
    const journal = await open(away);
    for (let number = 0; number < 1000; number += 1) journal.record(line(number));
    await journal.flush();
    assert.equal(readJournal(readFileSync(segmentPath())).lines.length, 1000);
    await assert.rejects(journal.book(), /away/);
    assert.match(journal.state.trouble!, /away/);
    await journal.close();
    assert.equal(await month(), 0);
    const next = await open();
    assert.equal(next.state.unbooked, 1000);
    assert.equal(next.state.segments, 1);
    assert.ok(next.state.oldestAt! <= Date.now(), 'since it was closed, by whatever process');
    await next.book();
    assert.equal(await month(), 1000);
    assert.deepEqual(next.state, { waiting: 0, unbooked: 0, segments: 0, lost: 0, repeated: 0, late: 0, damaged: 0 });
  });

  it('writes lines at the end of the turn of the event loop in which they were recorded', async () => {
    const journal = await openJournal(join(folder, 'usage'), ledger, { flushMs: 10_000, log });
    journals.push(journal);
    for (const number of [1, 2, 3]) journal.record(line(number));
    assert.deepEqual(segments(), []);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(readJournal(readFileSync(segmentPath())).lines.length, 3);
  });

  it('writes lines within a long turn, once the first of them has waited', async () => {
    const journal = await openJournal(join(folder, 'usage'), ledger, { flushMs: 20, log });
    journals.push(journal);
    journal.record(line(1));
    const until = performance.now() + 21;
    while (performance.now() < until);
    journal.record(line(2));
    assert.equal(readJournal(readFileSync(segmentPath())).lines.length, 2);
  });

  it('has a line on disk within 50 ms without a flush', async (context) => {
    const journal = await openJournal(join(folder, 'usage'), ledger);
    journals.push(journal);
    context.mock.timers.enable({ apis: ['setTimeout'] });
    journal.record(line(1));
    context.mock.timers.tick(50);
    assert.equal(journal.state.waiting, 0);
    assert.deepEqual(readJournal(readFileSync(segmentPath())).lines, [line(1)]);
  });

  it('loses nothing recorded in one long turn of the event loop', async () => {
    const journal = await open();
    for (let number = 0; number < 210_000; number += 1) journal.record(line(number));
    await journal.book();
    assert.equal(await month(), 210_000);
    assert.equal(journal.state.lost, 0);
  });

  it('never books a segment twice, even when its file reappears', async () => {
    const away: BookingLedger = { ...ledger, book: async () => Promise.reject(new Error('away')) };
    const journal = await open(away);
    journal.record(line(1));
    await journal.close();
    const path = segmentPath();
    const copy = join(folder, 'copy');
    copyFileSync(path, copy);
    const second = await open();
    await second.book();
    await second.close();
    copyFileSync(copy, path);
    const third = await open();
    await third.book();
    assert.equal(await month(), 1);
    assert.deepEqual(segments(), []);
  });

  it('drops a torn last line and keeps the whole ones; a damaged line is put aside with its file', async () => {
    const away: BookingLedger = { ...ledger, book: async () => Promise.reject(new Error('away')) };
    const journal = await open(away);
    for (let number = 0; number < 5; number += 1) journal.record(line(number));
    await journal.close();
    const path = segmentPath();
    const lines = readFileSync(path, 'utf8').split('\n');
    lines[1] = lines[1].replace('"r1"', '"r9"');
    writeFileSync(path, lines.join('\n').slice(0, -20));
    const next = await open();
    await next.book();
    assert.equal(await month(), 3);
    const kept = readdirSync(join(folder, 'usage')).find((name) => name.endsWith('.damaged'))!;
    assert.equal(next.state.damaged, 1);
    const logged = { lines: 1, file: join(folder, 'usage', kept) };
    assert.deepEqual(errors.at(-1), [logged, 'lines of usage are damaged and were not counted; their file is kept']);
  });

  it('belongs to one process at a time', async () => {
    await open();
    await assert.rejects(open(), (error: unknown) => error instanceof AppError && error.code === 'journal_in_use');
  });

  it('counts each line once, in the ledger or beside it, while it is being booked', async () => {
    const slow: BookingLedger = {
      ...ledger,
      async book(...segment) {
        const booked = await ledger.book(...segment);
        await new Promise((resolve) => setTimeout(resolve, 5));
        return booked;
      },
    };
    const journal = await open(slow);
    let recorded = 0;
    for (let round = 0; round < 40; round += 1) {
      for (let number = 0; number < 10; number += 1) journal.record(line((recorded += 1)));
      const booking = journal.book();
      await new Promise((resolve) => setTimeout(resolve, round % 7));
      const sum = await journal.steady(async (unbooked) => (await month()) + unitsOf(unbooked('acc_1')));
      assert.equal(sum, recorded);
      await booking;
    }
  });
});

describe('a line of the journal', () => {
  const text = fc.string({ unit: 'binary', maxLength: 20 });
  const anyLine = fc.record({
    requestId: text, accountId: text, keyId: text, operation: text, region: text,
    units: fc.nat(), at: fc.nat(),
  }, { noNullPrototype: true });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyLine, (written) => {
        const lines = toJournalLine(written);
        assert.equal(lines.indexOf('\n'), lines.length - 1);
        assert.deepEqual(fromJournalLine(lines.slice(0, -1)), written);
      }),
      { seed: 7 },
    );
  });

  it('is refused when any of its characters is changed', () => {
    const good = toJournalLine(line(1)).slice(0, -1);
    for (let at = 0; at < good.length; at += 1) {
      const bad = good.slice(0, at) + (good[at] === 'x' ? 'y' : 'x') + good.slice(at + 1);
      assert.equal(fromJournalLine(bad), undefined);
    }
  });
});
