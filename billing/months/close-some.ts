import { chargedOf } from '../compose-lines.ts';
import { creditKopecks, creditPercent } from '../credits.ts';
import { yearOf } from '../numbering.ts';
import { dueDayAfter, issueDayOf } from '../period.ts';
import { composeInvoice, isWorthAnInvoice, type BilledAccount, type UnnumberedInvoice } from './compose-invoice.ts';
import { findMonth, listReconciliation } from './read-month.ts';
import { toRow } from './rows.ts';
import { holdSeries } from './series.ts';
import type { MonthParts, MonthUptime } from './ports.ts';
import type { InvoiceFacts } from './facts.ts';
import type { SqlTransaction } from '../../src/kernel/sql.ts';

/** One step of closing a month. */
export interface Step {
  readonly month: string;
  /** When the invoices become final; undefined for drafts. */
  readonly finalAt: number | undefined;
  readonly uptime: MonthUptime | undefined;
}

/**
 * Makes the invoices of some accounts, all of them in this transaction or none. A concurrent closing of the same month
 * waits for the series, and then finds them made: final invoices are left alone.
 */
export async function closeSome(
  transaction: SqlTransaction, accounts: readonly BilledAccount[], step: Step, parts: MonthParts,
): Promise<InvoiceFacts[]> {
  const { month, finalAt } = step;
  const series = await holdSeries(transaction, yearOf(issueDayOf(month)));
  const known = await findNumbers(transaction, accounts, month);
  const open = accounts.filter(({ id }) => known.get(id)?.state !== 'final');
  if (open.length === 0) return [];
  const ids = open.map(({ id }) => id);
  const found = await findMonth(transaction, ids, month);
  const worth = open
    .map((account) => composeInvoice(account, found(account.id), { ...parts, month }))
    .filter((invoice) => known.has(invoice.accountId) || isWorthAnInvoice(invoice));
  const digests = finalAt === undefined ? undefined : await digestAll(transaction, worth, month, parts.digest);
  const invoices = worth.map((invoice) => {
    const number = known.get(invoice.accountId)?.number ?? series.next();
    const reconciliationSha256 = digests?.(invoice.accountId) ?? null;
    const dueOn = finalAt === undefined ? invoice.dueOn : dueDayAfter(finalAt);
    return { ...invoice, id: number, number, dueOn, finalAt: finalAt ?? null, reconciliationSha256 };
  });
  await replaceDrafts(transaction, [...known.values()].filter(({ state }) => state === 'draft'));
  await transaction.insertAll('invoice', invoices.map((facts) => toRow(facts, stateAfter(facts))));
  await series.keep();
  if (finalAt !== undefined) await settle(transaction, invoices, step, parts);
  return invoices;
}

/** The state of a new invoice; a final one of nothing counts as paid. */
function stateAfter({ finalAt, totalKopecks }: InvoiceFacts): 'draft' | 'final' | 'paid' {
  if (finalAt === null) return 'draft';
  return totalKopecks === 0n ? 'paid' : 'final';
}

interface Known {
  readonly number: string;
  readonly state: 'draft' | 'final';
}

async function findNumbers(
  transaction: SqlTransaction, accounts: readonly BilledAccount[], month: string,
): Promise<ReadonlyMap<string, Known>> {
  const rows = await transaction.all<{ account_id: string; number: string; state: string }>(
    `SELECT account_id, number, state FROM invoice
     WHERE month = ? AND edition = 0 AND account_id IN (${accounts.map(() => '?').join(', ')})`,
    [month, ...accounts.map(({ id }) => id)],
  );
  return new Map(rows.map(({ account_id: id, number, state }) =>
    [id, { number, state: state === 'draft' ? 'draft' : 'final' }]));
}

async function replaceDrafts(transaction: SqlTransaction, drafts: readonly Known[]): Promise<void> {
  if (drafts.length === 0) return;
  const places = drafts.map(() => '?').join(', ');
  await transaction.run(`DELETE FROM invoice WHERE number IN (${places})`, drafts.map(({ number }) => number));
}

async function digestAll(
  transaction: SqlTransaction, invoices: readonly UnnumberedInvoice[], month: string, digest: MonthParts['digest'],
): Promise<(accountId: string) => string> {
  if (invoices.length === 0) return () => digest([]);
  const rows = await listReconciliation(transaction, invoices.map(({ accountId }) => accountId), month);
  return (accountId) => digest(rows.get(accountId) ?? []);
}

/** Applies final invoices: credits are used up or granted for the next one, and subscribers are notified. */
async function settle(
  transaction: SqlTransaction, invoices: readonly InvoiceFacts[], { uptime, finalAt }: Step,
  { announceFinal }: MonthParts,
): Promise<void> {
  await transaction.insertAll('credit_use', invoices.flatMap(usesOf));
  if (uptime && creditPercent(uptime.minutes) > 0) {
    await transaction.insertAll('service_credit', invoices.filter(isOwed).map((facts) => toCreditRow(facts, uptime)));
  }
  await announceFinal(transaction, invoices, finalAt!);
}

/** Whether anything was paid that could be given back; nothing was for a waived month. */
const isOwed = ({ lines }: InvoiceFacts): boolean =>
  chargedOf(lines) > 0n && !lines.some((line) => line.kind === 'waived' && line.amountKopecks === -chargedOf(lines));

const usesOf = ({ accountId, number, lines }: InvoiceFacts) =>
  lines.flatMap((line) => {
    if (line.kind !== 'credit') return [];
    return { account_id: accountId, month: line.month, number, amount_kopecks: -line.amountKopecks };
  });

const toCreditRow = ({ accountId, month, lines }: InvoiceFacts, { regions, minutes }: MonthUptime) => ({
  account_id: accountId,
  month,
  regions: regions.join(' '),
  percent: creditPercent(minutes),
  up_minutes: minutes.up,
  down_minutes: minutes.down,
  unknown_minutes: minutes.unknown,
  amount_kopecks: creditKopecks(chargedOf(lines), minutes),
});
