import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { groupUsage, laterDays, UsageSums, type UsageLedger, type UsageSum } from '../../../../billing/index.ts';
import { readJournal } from './line.ts';
import { SEGMENT_ENDING } from './segment.ts';

/** How soon a booked segment is removed. */
const MOMENT_MS = 100;
const MOST_ATTEMPTS = 20;

interface UnbookedRows {
  readonly rows: readonly UsageSum[];
  readonly files: readonly string[];
}

/** The ledger plus unbooked usage in journals on this machine, for a process that runs beside the one that books it. */
export const withJournalUsage = (ledger: UsageLedger, folders: readonly string[]): UsageLedger => ({
  getUsage: async (accountId, fromDay, toDay, groups) => {
    const readBooked = () => ledger.getUsage(accountId, fromDay, toDay, groups);
    const [booked, unbooked] = await readBoth(readBooked, folders, accountId);
    return groupUsage([...booked, ...unbooked.filter(({ day }) => day >= fromDay && day <= toDay)], groups);
  },
  getLastDays: async (accountId, keyIds) => {
    const [booked, unbooked] = await readBoth(() => ledger.getLastDays(accountId, keyIds), folders, accountId);
    return laterDays(booked, unbooked);
  },
  getMonthUnits: async (accountId, month) => {
    const [booked, unbooked] = await readBoth(() => ledger.getMonthUnits(accountId, month), folders, accountId);
    return unbooked.reduce((sum, { day, units }) => sum + (day.startsWith(month) ? units : 0), booked);
  },
});

/** Reads both, and retries if a file disappeared meanwhile: its lines may be in the ledger as well. */
async function readBoth<T>(
  readBooked: () => Promise<T>, folders: readonly string[], accountId: string,
): Promise<[T, readonly UsageSum[]]> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows, files } = await readUnbooked(folders, accountId);
    const booked = await readBooked();
    if (files.length === 0) return [booked, rows];
    await sleep(MOMENT_MS);
    const left = new Set(await listFiles(folders));
    if (attempt === MOST_ATTEMPTS || files.every((file) => left.has(file))) return [booked, rows];
  }
}

async function readUnbooked(folders: readonly string[], accountId: string): Promise<UnbookedRows> {
  const sums = new UsageSums();
  const files: string[] = [];
  for (const file of await listFiles(folders)) {
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    const lines = readJournal(bytes).lines.filter((line) => line.accountId === accountId);
    for (const line of lines) sums.add(line);
    if (lines.length > 0) files.push(file);
  }
  return { rows: sums.list(), files };
}

async function listFiles(folders: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => []);
    files.push(...names.filter((name) => name.endsWith(SEGMENT_ENDING)).map((name) => join(folder, name)));
  }
  return files;
}
