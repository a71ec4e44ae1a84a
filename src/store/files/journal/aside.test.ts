import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { openLedger, type UsageLine } from '../../../../billing/index.ts';
import { eventually } from '../../../../test/harness/eventually.ts';
import { monthOf } from '../../../kernel/moscow.ts';
import { openSql } from '../../sql/open.ts';
import { ReceivedAside, AsideLines } from './aside.ts';
import { openJournal } from './journal.ts';
import { readJournal } from './line.ts';

const NOON = Date.parse('2026-11-20T09:00:00Z');
const line = (requestId: string): UsageLine =>
  ({ requestId, accountId: 'acc_1', keyId: 'key_1', operation: 'reverse', region: 'msk-1', units: 1, at: NOON });

/** A journal of which a test says when it writes. */
class HeldJournal {
  readonly lines: string[] = [];
  private readonly asked: (() => void)[] = [];

  record({ requestId }: UsageLine): void {
    this.lines.push(requestId);
  }

  whenWritten(then: () => void): void {
    this.asked.push(then);
  }

  write(): void {
    for (const notify of this.asked.splice(0)) notify();
  }
}

const idsIn = (path: string): string[] =>
  (existsSync(path) ? readJournal(readFileSync(path)).lines.map(({ requestId }) => requestId) : []);

describe('usage of a thread beside the one with the journal', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'geokod-aside-'));
  });
  after(() => rmSync(folder, { recursive: true }));
  let [journal, receiver, asideLines]: [HeldJournal, ReceivedAside, AsideLines] = [] as never;
  beforeEach(() => {
    journal = new HeldJournal();
    receiver = new ReceivedAside(journal, [folder]);
    asideLines = new AsideLines(receiver.aside);
  });
  const path = (): string => receiver.aside.paths[0];
  const record = (...ids: string[]): void => ids.forEach((id) => asideLines.record(line(id)));
  const receive = (...ids: string[]): void => ids.forEach((id) => receiver.record(line(id)));

  it('is in a file of its own as long as the journal does not write it, and then not', async () => {
    record('1', '2');
    await eventually('both are kept', () => idsIn(path()).length === 2);
    record('3');
    await eventually('so is the third', () => idsIn(path()).length === 3);
    receive('1', '2', '3');
    assert.deepEqual(idsIn(path()), ['1', '2', '3'], 'lines that are only received may still be lost');
    journal.write();
    await eventually('the file is gone', () => !existsSync(path()));
    record('4');
    await eventually('there is another one', () => idsIn(path()).join() === '4');
    receive('4');
    journal.write();
    await eventually('which goes too', () => !existsSync(path()));
  });

  it('stays in that file while one line of it is not written', async () => {
    record('1', '2');
    await eventually('both are kept', () => idsIn(path()).length === 2);
    receive('1');
    journal.write();
    record('3');
    await eventually('what comes after is kept too', () => idsIn(path()).length === 3);
    receive('2');
    journal.write();
    await eventually('what is written is not looked for again', () => idsIn(path()).length === 3);
    receive('3');
    journal.write();
    await eventually('the file is gone', () => !existsSync(path()));
  });

  it('is in no file where the journal writes it soon', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 20; round++) {
      record(String(round));
      receive(String(round));
      journal.write();
      await new Promise((resolve) => setImmediate(resolve));
      for (const name of readdirSync(folder)) seen.add(name);
    }
    assert.deepEqual([...seen], []);
  });

  it('is kept within a long turn of the event loop too', () => {
    record('1');
    const until = performance.now() + 10_000;
    while (!existsSync(path()) && performance.now() < until) record('2');
    assert.ok(idsIn(path()).length > 1);
    rmSync(path());
  });

  it('goes to the spare folder where the first takes none', async () => {
    receiver = new ReceivedAside(journal, [join(folder, 'missing'), folder]);
    asideLines = new AsideLines(receiver.aside);
    record('1');
    await eventually('it is there', () => idsIn(receiver.aside.paths[1]).length === 1);
    receive('1');
    journal.write();
    await eventually('and gone', () => !existsSync(receiver.aside.paths[1]));
  });

  it('leaves no file when its thread is gone, once the journal has written it', async () => {
    record('1');
    await eventually('it is kept', () => idsIn(path()).length === 1);
    receive('1');
    receiver.end();
    assert.deepEqual(idsIn(path()), ['1']);
    journal.write();
    assert.ok(!existsSync(path()));
  });

  it('does no harm where its file cannot be removed any more', async () => {
    record('1');
    await eventually('it is kept', () => idsIn(path()).length === 1);
    rmSync(path());
    mkdirSync(path());
    receive('1');
    journal.write();
    record('2');
    receive('2');
    receiver.end();
    journal.write();
    assert.ok(existsSync(path()));
  });

  it('counts once when the process is killed, whether the journal had written it or not', async () => {
    const own = mkdtempSync(join(tmpdir(), 'geokod-aside-'));
    const sql = await openSql(`sqlite:${join(own, 'geokod.db')}`);
    const ledger = openLedger(sql);
    const first = await openJournal(join(own, 'usage'), ledger, { segmentMs: 60_000 });
    const further = first.openAside();
    const lines = new AsideLines(further.aside);
    for (const id of ['1', '2', '3']) lines.record(line(id));
    await eventually('all are kept', () => idsIn(further.aside.paths[0]).length === 3);
    further.record(line('1'));
    further.record(line('2'));
    await first.close();
    assert.equal(await ledger.getMonthUnits('acc_1', monthOf(NOON)), 2);
    assert.deepEqual(idsIn(further.aside.paths[0]), ['1', '2', '3']);
    const second = await openJournal(join(own, 'usage'), ledger);
    await second.book();
    assert.equal(await ledger.getMonthUnits('acc_1', monthOf(NOON)), 3);
    assert.equal(second.state.repeated, 2);
    await second.close();
    assert.deepEqual(readdirSync(join(own, 'usage')), ['lock']);
    await sql.close();
    rmSync(own, { recursive: true });
  });
});
