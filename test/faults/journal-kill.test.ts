import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openLedger } from '../../billing/index.ts';
import { openJournal } from '../../src/store/files/journal/journal.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { monthOf } from '../../src/kernel/moscow.ts';

const ROUNDS = 10;
/** The time for which usage may be lost, as measured by the killed process. */
const LOST_MS = 50;

/** How many requests the killed process had answered, and how many of them must be on disk. */
async function killAfter(folder: string, ms: number): Promise<{ answered: number; sure: number }> {
  const script = join(import.meta.dirname, '../harness/journal-writer.ts');
  const argv = [script, folder, '7', String(LOST_MS)];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  let killing: NodeJS.Timeout | undefined;
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
    killing ??= setTimeout(() => child.kill('SIGKILL'), ms);
  });
  await new Promise((resolve) => child.once('close', resolve));
  const last = (what: string): number =>
    Number(output.split('\n').slice(0, -1).findLast((row) => row.startsWith(`${what} `))?.split(' ')[1] ?? 0);
  return { answered: last('answered'), sure: last('sure') };
}

describe('a process that writes the usage journal and is killed', () => {
  it(`loses at most the last moment of usage and books nothing twice, ${ROUNDS} times`, async (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'geokod-kill-'));
    const sql = await openSql(`sqlite:${join(folder, 'geokod.db')}`);
    const ledger = openLedger(sql);
    const lost: number[] = [];
    let before = 0;
    let surely = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { answered, sure } = await killAfter(folder, 150 + 67 * round);
      const journal = await openJournal(join(folder, 'usage'), ledger);
      await journal.book();
      await journal.close();
      const booked = (await ledger.getMonthUnits('acc_1', monthOf(Date.now()))) - before;
      before += booked;
      assert.ok(booked <= answered, `${booked} booked, ${answered} answered`);
      assert.ok(booked >= sure, `${booked} booked, ${sure} answered more than ${LOST_MS} ms before the end`);
      lost.push(answered - booked);
      surely += sure;
    }
    assert.ok(surely > 0, 'each process was killed before it could promise anything');
    context.diagnostic(`answered and not booked, by round: ${lost.join(', ')}; booked in all: ${before}`);
    await sql.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
