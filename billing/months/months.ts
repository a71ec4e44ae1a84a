import { AppError } from '../../src/errors.ts';
import { silent, type Progress } from '../../src/kernel/progress.ts';
import { startOfDay } from '../../src/kernel/moscow.ts';
import { finalMomentOf, isMonth, issueDayOf, lastClosedMonth, lastEndedMonth, nextMonth } from '../period.ts';
import { fromText } from './facts.ts';
import { closeSome, type Step } from './close-some.ts';
import { listKeptPayers } from './kept-payers.ts';
import type { Closing } from '../store/closing.ts';
import type { BilledAccount } from './compose-invoice.ts';
import type { ClosedMonth, MonthParts } from './ports.ts';
import type { Sql } from '../../src/kernel/sql.ts';

/** The number of accounts per transaction. */
const ACCOUNTS_AT_ONCE = 200;

export interface Months {
  /**
   * Makes the drafts of a month that is over or, from the 3rd of the next one on, its final invoices. Safe to repeat,
   * kill and run concurrently: it makes one set of invoices, with one series of numbers. Months are closed in order,
   * since usage of a skipped one would be on no invoice.
   */
  close(month: string, progress?: Progress): Promise<ClosedMonth>;
  /** The newest month that is over. */
  newest(): Promise<string>;
  /** Months with something to be made at present, oldest first. */
  listDue(): Promise<string[]>;
  /** Since when the first of them has been due, in milliseconds since 1970. */
  findDueSince(): Promise<number | undefined>;
}

export function openMonths(sql: Sql, closing: Pick<Closing, 'closeMonths'>, parts: MonthParts): Months {
  const listDue = (): Promise<string[]> => listDueAt(sql);
  return {
    listDue,
    async close(month, progress = silent) {
      const now = await sql.now();
      refuseOpen(month, now);
      await refusePassedOver(sql, month);
      if (month > lastClosedMonth(now)) {
        const step = { month, finalAt: undefined, uptime: undefined };
        await walk(sql, step, parts, progress);
        await walkKept(sql, step, parts);
        await note(sql, month, { draftedAt: now });
        return summaryOf(sql, month, 'draft', false);
      }
      if (await isFinal(sql, month)) return summaryOf(sql, month, 'final', true);
      await closing.closeMonths();
      const step = { month, finalAt: now, uptime: await parts.uptime.find(month) };
      await walk(sql, step, parts, progress);
      await walkKept(sql, step, parts);
      await finishDrafts(sql, step, parts);
      const { smallTotalKopecks } = parts;
      await note(sql, month, { draftedAt: now, final: { at: now, smallTotalKopecks } });
      return summaryOf(sql, month, 'final', false);
    },

    newest: async () => lastEndedMonth(await sql.now()),

    async findDueSince() {
      const [month] = await listDue();
      if (month === undefined) return undefined;
      return (await isDrafted(sql, month)) ? finalMomentOf(month) : startOfDay(issueDayOf(month));
    },
  };
}

async function listDueAt(sql: Sql): Promise<string[]> {
  const now = await sql.now();
  const due: string[] = [];
  for (let month = await findFirstDue(sql); month && month <= lastEndedMonth(now); month = nextMonth(month)) {
    if (month <= lastClosedMonth(now) || !(await isDrafted(sql, month))) due.push(month);
  }
  return due;
}

function refuseOpen(month: string, now: number): void {
  if (!isMonth(month)) throw new AppError('bad_argument', `"${month}" is no month; write one as 2026-11.`);
  if (month > lastEndedMonth(now)) {
    throw new AppError('bad_argument', `${month} is not over: the newest month that is, is ${lastEndedMonth(now)}.`);
  }
}

async function refusePassedOver(sql: Sql, month: string): Promise<void> {
  const first = await findFirstDue(sql);
  if (first !== undefined && first < month) {
    throw new AppError('bad_argument', `${first} is to be closed first; without a month all that are due are closed.`);
  }
}

async function walk(sql: Sql, step: Step, parts: MonthParts, progress: Progress): Promise<void> {
  const { accounts } = parts;
  progress.phase(step.finalAt === undefined ? 'drafts' : 'invoices', await accounts.count(), 'objects');
  for (let after = ''; ;) {
    const chunk = await accounts.list(sql, step.month, after, ACCOUNTS_AT_ONCE);
    if (chunk.length === 0) return;
    await sql.write((transaction) => closeSome(transaction, chunk, step, parts));
    progress.advance(chunk.length);
    after = chunk.at(-1)!.id;
  }
}

/** Closes months of accounts that lost their payer: their current or last payer pays for the usage. */
async function walkKept(sql: Sql, step: Step, parts: MonthParts): Promise<void> {
  for (let after = ''; ;) {
    const kept = await listKeptPayers(sql, step.month, after, ACCOUNTS_AT_ONCE);
    if (kept.length === 0) return;
    const chunk = await asToday(kept, step.month, parts);
    await sql.write((transaction) => closeSome(transaction, chunk, step, parts));
    after = kept.at(-1)!.id;
  }
}

/** Replaces a kept payer by a current one, and the kept free requests by those on record. */
async function asToday(kept: readonly BilledAccount[], month: string, { accounts }: MonthParts) {
  const ids = kept.map(({ id }) => id);
  const present = new Map((await accounts.findMany(ids, month)).map((each) => [each.id, each]));
  const free = await accounts.listFreeUnits(ids, month);
  return kept.map((each) => present.get(each.id) ?? { ...each, freeUnits: free.get(each.id) ?? each.freeUnits });
}

/** Finishes drafts of accounts that have since lost their payer or been deleted, under the old terms. */
async function finishDrafts(sql: Sql, step: Step, parts: MonthParts): Promise<void> {
  for (;;) {
    const rows = await sql.all<{ facts: string }>(
      `SELECT facts FROM invoice WHERE month = ? AND state = 'draft' ORDER BY number LIMIT ${ACCOUNTS_AT_ONCE}`,
      [step.month],
    );
    if (rows.length === 0) return;
    const drafted = rows.map(({ facts }) => toAccount(fromText(facts)));
    await sql.write((transaction) => closeSome(transaction, drafted, step, parts));
  }
}

/** The month after the newest final one; before there is one, the oldest month with usage. */
async function findFirstDue(sql: Sql): Promise<string | undefined> {
  const [final] = await sql.all<{ month: string | null }>(
    'SELECT MAX(month) AS month FROM billing_month WHERE final_at IS NOT NULL',
  );
  if (final.month !== null) return nextMonth(final.month);
  const [first] = await sql.all<{ day: string | null }>('SELECT MIN(day) AS day FROM usage_row');
  return first.day?.slice(0, 7);
}

const toAccount = ({ accountId, payer, freeUnits }: Pick<BilledAccount, 'payer' | 'freeUnits'> & {
  readonly accountId: string;
}): BilledAccount => ({ id: accountId, payer, freeUnits });

interface Closed {
  readonly draftedAt: number;
  readonly final?: { readonly at: number; readonly smallTotalKopecks: bigint };
}

async function note(sql: Sql, month: string, { draftedAt, final }: Closed): Promise<void> {
  await sql.write(async (transaction) => {
    await transaction.insertIfAbsent('billing_month', { month, drafted_at: draftedAt, final_at: null });
    if (!final) return;
    const end = 'UPDATE billing_month SET final_at = ?, small_total_kopecks = ? WHERE month = ? AND final_at IS NULL';
    await transaction.run(end, [final.at, final.smallTotalKopecks, month]);
  });
}

const isFinal = (sql: Sql, month: string): Promise<boolean> => has(sql, month, 'final_at');
const isDrafted = (sql: Sql, month: string): Promise<boolean> => has(sql, month, 'drafted_at');

const has = async (sql: Sql, month: string, moment: 'drafted_at' | 'final_at'): Promise<boolean> =>
  (await sql.all(`SELECT month FROM billing_month WHERE month = ? AND ${moment} IS NOT NULL`, [month])).length > 0;

async function summaryOf(
  sql: Sql, month: string, phase: ClosedMonth['phase'], wasClosed: boolean,
): Promise<ClosedMonth> {
  const [row] = await sql.all<{ count: number | string; sum: number | string | null }>(
    'SELECT COUNT(*) AS count, SUM(total_kopecks) AS sum FROM invoice WHERE month = ? AND edition = 0',
    [month],
  );
  return { month, phase, wasClosed, invoices: Number(row.count), totalKopecks: BigInt(row.sum ?? 0) };
}
