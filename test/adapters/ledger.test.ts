import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, it } from 'node:test';
import { moveUsage, openClosing, openLedger, type BookingLedger, type UsageLine } from '../../billing/index.ts';
import { toJournalLine } from '../../src/store/files/journal/line.ts';
import { openJournal } from '../../src/store/files/journal/journal.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { describeSql } from '../harness/stores.ts';
import type { Sql } from '../../src/kernel/sql.ts';

const NOON = Date.parse('2026-11-21T12:00:00+03:00');
const line = (name: string | number, change: Partial<UsageLine> = {}): UsageLine => ({
  requestId: `01KAJY${name}`,
  accountId: 'acc_1',
  keyId: 'key_1',
  operation: 'reverse',
  region: 'msk-1',
  units: 1,
  at: NOON,
  ...change,
});
const lines = (from: number, to: number): UsageLine[] =>
  Array.from({ length: to - from }, (_, at) => line(from + at));

describeSql('a ledger that counts a line once, whatever file brings it', (stand) => {
  const root = mkdtempSync(join(tmpdir(), 'geokod-ledger-'));
  let sql: Sql;
  let url: string;
  let ledger: BookingLedger;
  let dataDir: string;
  let count = 0;
  beforeEach(async () => {
    ({ sql, url } = await stand.open());
    ledger = openLedger(sql);
    dataDir = join(root, String((count += 1)));
    mkdirSync(dataDir);
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  const month = (accountId = 'acc_1'): Promise<number> => ledger.getMonthUnits(accountId, '2026-11');
  /** Processes lines like a node, from its start to its end. */
  async function runNode(folder: string, recorded: readonly UsageLine[], kept = ledger): Promise<void> {
    const journal = await openJournal(folder, kept, { retryMs: 20 });
    for (const each of recorded) journal.record(each);
    await journal.book().catch(() => undefined);
    await journal.close();
  }
  const away: BookingLedger = { ...openLedger({} as Sql), book: () => Promise.reject(new Error('away')) };
  const files = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.usage'));

  it('does not count a copied file again, under any name', async () => {
    await runNode(dataDir, lines(0, 150), away);
    const [name] = files(dataDir);
    const text = readFileSync(join(dataDir, name));
    await runNode(dataDir, []);
    assert.equal(await month(), 150);
    for (const other of ['copy', name.replace('.usage', ''), '00000000-0000-4000-8000-000000000000']) {
      writeFileSync(join(dataDir, `${other}.usage`), text);
    }
    await runNode(dataDir, []);
    assert.equal(await month(), 150);
    assert.deepEqual(files(dataDir), []);
  });

  it('counts only the new lines of a file assembled by hand', async () => {
    await runNode(dataDir, lines(0, 100));
    const mixed = [...lines(90, 110), ...lines(100, 120), ...lines(40, 50)];
    writeFileSync(join(dataDir, 'by-hand.usage'), mixed.map(toJournalLine).join(''));
    await runNode(dataDir, []);
    assert.equal(await month(), 120);
  });

  it('counts the lines of a node restored from a backup: old ones once, and all new ones', async () => {
    const backup = join(root, `backup-${count}`);
    await runNode(dataDir, lines(0, 50), away);
    cpSync(dataDir, backup, { recursive: true });
    await runNode(dataDir, lines(50, 80));
    assert.equal(await month(), 80);
    rmSync(dataDir, { recursive: true });
    cpSync(backup, dataDir, { recursive: true });
    await runNode(dataDir, lines(80, 100));
    assert.equal(await month(), 100);
  });

  it('counts the lines of a copied data folder that runs as a second node', async () => {
    await runNode(dataDir, lines(0, 3000), away);
    const copy = join(root, `copy-${count}`);
    cpSync(dataDir, copy, { recursive: true });
    const beside = await openSql(url);
    await Promise.all([
      runNode(dataDir, lines(3000, 3010)),
      runNode(copy, lines(3010, 3030), openLedger(beside)),
    ]);
    for (const folder of [dataDir, copy]) await runNode(folder, []);
    await beside.close();
    assert.equal(await month(), 3030);
  });

  it('counts a request answered by two nodes once, and once for each account', async () => {
    const regions = ['msk-1', 'spb-1'];
    for (const region of regions) {
      const folder = join(dataDir, region);
      await runNode(folder, [line('same', { region }), line(region), line('same', { accountId: 'acc_2', region })]);
    }
    assert.deepEqual([await month(), await month('acc_2')], [3, 1]);
  });

  it('does not count the lines of a segment that an earlier version booked by name', async () => {
    await runNode(dataDir, lines(0, 5), away);
    const [name] = files(dataDir);
    const row = { id: name.replace('.usage', ''), units: 5, line_count: 5, booked_at: NOON };
    await sql.write((transaction) => transaction.insert('usage_segment', row));
    await runNode(dataDir, [line('new')]);
    assert.equal(await month(), 1);
  });

  it('resumes an interrupted segment, and knows what is not booked yet', async () => {
    let answers = 0;
    const failing: BookingLedger = {
      ...ledger,
      book: (...some) => ((answers += 1) % 2 ? ledger.book(...some) : Promise.reject(new Error('away'))),
    };
    await runNode(dataDir, lines(0, 9000), away);
    const journal = await openJournal(dataDir, failing, { retryMs: 5 });
    while (journal.state.unbooked > 0) {
      await journal.book().catch(() => undefined);
      assert.equal((await month()) + journal.state.unbooked, 9000);
    }
    await journal.close();
    assert.deepEqual([await month(), journal.state.repeated], [9000, 0]);
  });

  const used = () => ledger.getUsage('acc_1', '2026-11-01', '2026-11-30', ['operation', 'region']);
  const withdraw = (name: string | number, change: Partial<UsageLine> = {}) => ledger.withdraw(line(name, change));

  it('subtracts a withdrawn line, once, from what it was added to', async () => {
    const many = line('list', { operation: 'geocodeMany', region: 'spb-1', units: 7, at: NOON - 86_400_000 });
    await ledger.book('a', [...lines(0, 3), many]);
    const asked = { ...many, region: 'not looked at', units: 0, at: NOON };
    assert.deepEqual(await ledger.withdraw(asked), { ...many, at: Date.parse('2026-11-20T00:00:00+03:00') });
    assert.equal(await ledger.withdraw(asked), undefined);
    assert.equal((await withdraw(1))?.units, 1);
    assert.deepEqual(await used(), [{ operation: 'reverse', region: 'msk-1', units: 2, requests: 2 }]);
    await ledger.book('b', [many, ...lines(0, 3)]);
    assert.equal(await month(), 2, 'it does not come back with a copied file');
  });

  it('never counts a line that was withdrawn before it came, whatever region brings it', async () => {
    assert.equal(await withdraw('early'), undefined);
    assert.deepEqual(
      await ledger.book('a', [line('early', { region: 'spb-1' }), line('early'), line('other')]),
      { counted: 1, repeated: 2, late: 0 },
    );
    assert.equal(await month(), 1);
    assert.equal(await withdraw('early'), undefined);
    assert.equal(await month(), 1);
  });

  it('withdraws only for the account that asked', async () => {
    await ledger.book('a', [line('x')]);
    assert.equal(await withdraw('x', { accountId: 'acc_2' }), undefined);
    assert.deepEqual([await month(), await month('acc_2')], [1, 0]);
  });

  it('withdraws nothing of a key that has joined another account, nor twice at once', async () => {
    await ledger.book('a', [line('x'), line('y')]);
    const [first, second] = await Promise.all([withdraw('y'), openLedger(sql).withdraw(line('y'))]);
    assert.equal([first, second].filter(Boolean).length, 1);
    await sql.write((transaction) => moveUsage(transaction, 'key_1', 'acc_2', '2026-11-01'));
    await assert.rejects(withdraw('x'), { code: 'not_found' });
    assert.deepEqual([await month(), await month('acc_2')], [0, 1]);
  });

  it('keeps a line that it cannot subtract, and says so', async () => {
    await ledger.book('a', [line('x'), line('y')]);
    await assert.rejects(withdraw('x', { operation: 'geocode' }), { code: 'not_found' });
    assert.equal((await withdraw('x'))?.units, 1);
    await sql.write((transaction) => transaction.run('UPDATE usage_line SET units = 0 WHERE units = 1'));
    await assert.rejects(withdraw('y'), { code: 'not_found' }, 'as an earlier version books it');
    assert.equal(await month(), 1);
  });

  const OCTOBER = Date.parse('2026-10-31T12:00:00+03:00');
  const AFTER_CLOSING = Date.parse('2026-11-03T06:00:00+03:00');
  const marks = async (): Promise<unknown> =>
    (await sql.all('SELECT month, COUNT(*) AS number FROM usage_line GROUP BY month ORDER BY month'))
      .map((row) => [row['month'], Number(row['number'])]);

  it('refuses lines of a closed month, sets their file aside, and drops its marks for them', async () => {
    let now = AFTER_CLOSING - 1;
    const closing = openClosing({ ...sql, now: async () => now });
    const october = lines(0, 6000).map((each) => ({ ...each, at: OCTOBER }));
    const november = lines(6000, 12_000);
    // mixed, in the order of their marks
    const both = october.flatMap((each, at) => [each, november[at]]);
    await runNode(dataDir, both);
    await sql.write(async (transaction) => {
      const row = { units: 1, line_count: 1 };
      await transaction.insert('usage_segment', { ...row, id: 'of october', booked_at: OCTOBER });
      await transaction.insert('usage_segment', { ...row, id: 'of november', booked_at: NOON });
    });
    await closing.closeMonths();
    await runNode(dataDir, [line('in time', { at: OCTOBER })]);
    assert.equal(await ledger.getMonthUnits('acc_1', '2026-10'), 6001);

    now = AFTER_CLOSING;
    await closing.closeMonths();
    await closing.closeMonths();
    const refused = [...october, line('too late', { at: OCTOBER }), line('of november')];
    writeFileSync(join(dataDir, 'copy.usage'), refused.map(toJournalLine).join(''));
    const logged: unknown[] = [];
    const log = { info: () => {}, error: (fields: object, text?: string) => void logged.push({ text, ...fields }) };
    const journal = await openJournal(dataDir, ledger, { log });
    await journal.book();
    await journal.close();
    const text = 'usage of a month that is closed was not counted';
    assert.deepEqual(logged, [{ text, lines: 6001, file: join(dataDir, 'copy.usage') }]);
    assert.deepEqual([journal.state.late, journal.state.repeated, journal.state.unbooked], [6001, 0, 0]);
    assert.ok(readdirSync(dataDir).includes('copy.usage.late'));
    const counted = async () => [await ledger.getMonthUnits('acc_1', '2026-10'), await month()];
    assert.deepEqual(await counted(), [6001, 6001]);
    assert.equal(await withdraw('in time', { at: OCTOBER }), undefined, 'its invoice may be final');
    assert.deepEqual(await counted(), [6001, 6001]);

    assert.equal(await closing.foldSome(), false, 'a booking may have begun before');
    now += 3_600_000;
    let steps = 0;
    while (await closing.foldSome()) steps += 1;
    assert.ok(steps > 1);
    // those of november, and the late one that is shown with them
    assert.deepEqual(await marks(), [[202611, 6002]]);
    assert.deepEqual((await sql.all('SELECT id FROM usage_segment')).map(({ id }) => id), ['of november']);
    writeFileSync(join(dataDir, 'again.usage'), both.map(toJournalLine).join(''));
    await runNode(dataDir, []);
    assert.deepEqual(await counted(), [6001, 6001]);
    assert.equal(await openClosing({ ...sql, now: async () => now }).foldSome(), false);
  });

  it('reopens a month that a wrong clock closed, and counts its lines', async () => {
    let now = Date.parse('2026-12-05T12:00:00+03:00');
    const closing = openClosing({ ...sql, now: async () => now });
    await closing.closeMonths();
    now = NOON;
    await closing.closeMonths();
    await runNode(dataDir, lines(0, 50));
    assert.equal(await month(), 50);
  });
});
