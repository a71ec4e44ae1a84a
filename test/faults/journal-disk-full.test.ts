import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openLedger } from '../../billing/index.ts';
import { openJournal } from '../../src/store/files/journal/journal.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { mountSmallDisk, NO_SMALL_DISK, unmountSmallDisk } from '../harness/small-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'geokod-full-'));
const mounted = mountSmallDisk(folder, 256);
const skip = mounted ? false : NO_SMALL_DISK;

/** Fills so much of the disk, or what is free: on a slow machine more of the journal may still be there. */
function fill(bytes: number): void {
  try {
    writeFileSync(join(folder, 'ballast'), Buffer.alloc(bytes));
  } catch (error) {
    assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC');
  }
}

describe('a usage journal on a full disk', { skip }, () => {
  after(() => {
    if (mounted) unmountSmallDisk(folder);
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps lines in memory, reports it, and loses and repeats none when there is room again', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'geokod-full-sql-'));
    const sql = await openSql(`sqlite:${join(elsewhere, 'geokod.db')}`);
    const ledger = openLedger(sql);
    const journal = await openJournal(folder, ledger, { segmentMs: 60_000, maxWaiting: 3_000, retryMs: 20 });
    let number = 0;
    const record = (count: number): void => {
      for (let each = 0; each < count; each += 1) {
        const requestId = `r${(number += 1)}`;
        const at = Date.parse('2026-11-21T12:00:00Z');
        const [keyId, operation, region] = ['key_1', 'reverse', 'msk-1'];
        journal.record({ requestId, accountId: 'acc_1', keyId, operation, region, units: 1, at });
      }
    };
    record(100);
    await journal.flush();
    writeFileSync(join(folder, 'ballast'), Buffer.alloc(200 * 1024));
    record(1_900);
    await assert.rejects(journal.flush(), /ENOSPC|no bytes/);
    assert.match(journal.state.trouble!, /usage journal/);
    record(1_500);
    assert.deepEqual([journal.state.waiting, journal.state.lost], [3_000, 400]);
    rmSync(join(folder, 'ballast'));
    await journal.book();
    assert.equal(await ledger.getMonthUnits('acc_1', '2026-11'), 3_100);
    assert.equal(journal.state.trouble, undefined);
    await journal.close();
    await sql.close();
    rmSync(elsewhere, { recursive: true, force: true });
  });

  it('books no line twice, although segments are closed while the disk is full', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'geokod-full-sql-'));
    const sql = await openSql(`sqlite:${join(elsewhere, 'geokod.db')}`);
    const ledger = openLedger(sql);
    const journal = await openJournal(folder, ledger, { segmentMs: 30, flushMs: 5, retryMs: 5 });
    let recorded = 0;
    const record = (count: number): void => {
      for (let each = 0; each < count; each += 1) {
        const [requestId, at] = [`s${(recorded += 1)}`, Date.parse('2026-11-21T12:00:00Z')];
        const [keyId, operation, region] = ['key_2', 'reverse', 'msk-1'];
        journal.record({ requestId, accountId: 'acc_2', keyId, operation, region, units: 1, at });
      }
    };
    for (let round = 0; round < 5; round += 1) {
      record(200);
      fill(180 * 1024 + round * 3_000);
      record(1_500);
      await new Promise((resolve) => setTimeout(resolve, 120));
      rmSync(join(folder, 'ballast'));
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await journal.book();
    assert.equal(await ledger.getMonthUnits('acc_2', '2026-11'), recorded);
    await journal.close();
    await sql.close();
    rmSync(elsewhere, { recursive: true, force: true });
  });
});
