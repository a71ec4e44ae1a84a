import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { openLedger, type UsageLine } from '../../billing/index.ts';
import { newRequestId } from '../../src/http/request/request-id.ts';
import { monthOf } from '../../src/kernel/moscow.ts';
import { toJournalLine } from '../../src/store/files/journal/line.ts';
import { openJournal } from '../../src/store/files/journal/journal.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { findServer } from '../harness/servers.ts';
import type { Bench } from './bench.ts';

const LINES = 200_000;
const SEGMENT_LINES = 20_000;
const ACCOUNTS = 200;
const DAY = Date.parse('2026-11-21T00:00:00+03:00');

/**
 * Books a million lines of usage from the journal's files into the ledger: processor time of this process (with SQLite
 * including the database) and wall time; then the same files again.
 */
export const booking: Bench = async () => {
  const facts: Record<string, string> = {};
  const folder = mkdtempSync(join(tmpdir(), 'geokod-booking-'));
  try {
    const path = join(folder, 'geokod.db');
    await bookTwice('SQLite', `sqlite:${path}`, folder, facts);
    facts['SQLite, the file'] = `${Math.round(statSync(path).size / LINES)} bytes a line`;
    const server = await findServer('mysql');
    const connection = await createConnection({ uri: server.url });
    await connection.query('DROP DATABASE IF EXISTS geokod_booking');
    await connection.query('CREATE DATABASE geokod_booking');
    const url = new URL(server.url);
    url.pathname = '/geokod_booking';
    await bookTwice('MariaDB', url.href, folder, facts);
    connection.destroy();
    await server.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { facts, trials: [] };
};

async function bookTwice(name: string, url: string, folder: string, facts: Record<string, string>): Promise<void> {
  const sql = await openSql(url);
  const ledger = openLedger(sql);
  for (const round of ['the first time', 'again, as copies']) {
    const usage = join(folder, `${name} ${round}`);
    writeSegments(usage);
    const journal = await openJournal(usage, ledger);
    const start = performance.now();
    const before = process.cpuUsage();
    await journal.book();
    const { user, system } = process.cpuUsage(before);
    const million = 1_000_000 / LINES;
    const seconds = (((performance.now() - start) / 1000) * million).toFixed(1);
    facts[`${name}, ${round}`] = `${seconds} s a million lines, of which ${
      (((user + system) / 1e6) * million).toFixed(1)} s of this process`;
    await journal.close();
  }
  const units = await ledger.getMonthUnits('acc_0', monthOf(DAY));
  facts[`${name}, units of an account, ${LINES / ACCOUNTS} used`] = String(units);
  await sql.close();
}

/** The same lines each time, since their ids are drawn once. */
const lines = Array.from({ length: LINES }, (_, number): UsageLine => {
  const at = DAY + Math.floor((number / LINES) * 60_000 * 60);
  const account = number % ACCOUNTS;
  return {
    requestId: newRequestId(at),
    accountId: `acc_${account}`,
    keyId: `key_${account}`,
    operation: number % 3 === 0 ? 'suggest' : 'geocode',
    region: 'msk-1',
    units: 1,
    at,
  };
});

function writeSegments(folder: string): void {
  mkdirSync(folder);
  for (let from = 0; from < LINES; from += SEGMENT_LINES) {
    const text = lines.slice(from, from + SEGMENT_LINES).map(toJournalLine).join('');
    writeFileSync(join(folder, `${crypto.randomUUID()}.usage`), text);
  }
}
