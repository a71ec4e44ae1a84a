import { chargedOf } from '../compose-lines.ts';
import { tiersOf } from '../prices.ts';
import { rate } from '../rate.ts';
import { fromText, type InvoiceFacts } from './facts.ts';
import { listKeptMonths } from './kept-payers.ts';
import type { SqlReader } from '../../src/kernel/sql.ts';

/** The cost of a month's requests, before credits and waivers. */
export interface MonthCost {
  readonly month: string;
  readonly units: bigint;
  /** Units that arrived after the month was closed; not among `units`. */
  readonly lateUnits: bigint;
  readonly chargedKopecks: bigint;
  /** The cost of the month's first N units; the cost of all units used equals the charge. */
  readonly costUntil: (units: bigint) => bigint;
}

/** The account whose months they are. One that is not billable is charged nothing, even beyond the free quota. */
export interface CostedAccount {
  readonly id: string;
  readonly isBillable: boolean;
  readonly freeUnitsOf: (month: string) => bigint;
}

/**
 * The costs of months. A month with an invoice costs what the invoice says, whatever the ledger has by now: lines still
 * on a disk are late. Other months cost what they would with their free requests. A final month without an invoice
 * costs nothing: it had no payer, or nothing to pay.
 */
export async function listCosts(
  reader: SqlReader, account: CostedAccount, used: ReadonlyMap<string, bigint>,
): Promise<MonthCost[]> {
  const months = [...used.keys()].sort();
  const billed = await listBilled(reader, account.id);
  const late = await listLate(reader, account.id);
  const final = await listFinal(reader);
  const kept = account.isBillable ? new Set(months) : await listKeptMonths(reader, account.id);
  return months.map((month) => {
    const units = used.get(month)!;
    const isOpen = kept.has(month) && !final.has(month);
    const unbilled = isOpen ? openCost(month, units, account.freeUnitsOf(month)) : nothing(units);
    return { month, lateUnits: late.get(month) ?? 0n, ...(billed.get(month)?.(units) ?? unbilled) };
  });
}

type Cost = Pick<MonthCost, 'units' | 'chargedKopecks' | 'costUntil'>;

const nothing = (units: bigint): Cost => ({ units, chargedKopecks: 0n, costUntil: () => 0n });

/** The cost of a month's units, before credits and waivers. */
export const costOf = (month: string, units: bigint, freeUnits: bigint): bigint =>
  chargedOf(rate(units, tiersOf(month, freeUnits)));

function openCost(month: string, units: bigint, freeUnits: bigint): Cost {
  const costUntil = (part: bigint): bigint => costOf(month, part, freeUnits);
  return { units, chargedKopecks: costUntil(units), costUntil };
}

/**
 * The cost by an invoice: the last unit read brings the sum to the invoice's charge, even if the ledger has fewer or
 * more units than the invoice.
 */
function billedCost({ month, units, freeUnits, lines }: InvoiceFacts, read: bigint): Cost {
  const chargedKopecks = chargedOf(lines);
  const { costUntil } = openCost(month, units, freeUnits);
  const isAll = (part: bigint): boolean => part >= read || part >= units;
  return { units, chargedKopecks, costUntil: (part) => (isAll(part) ? chargedKopecks : costUntil(part)) };
}

/** Months with an invoice: the cost, given how many of their units are read. */
async function listBilled(
  reader: SqlReader, accountId: string,
): Promise<ReadonlyMap<string, (read: bigint) => Cost>> {
  const rows = await reader.all<{ month: string; facts: string }>(
    "SELECT month, facts FROM invoice WHERE account_id = ? AND edition = 0 AND state <> 'draft'", [accountId],
  );
  return new Map(rows.map(({ month, facts }) => [month, (read) => billedCost(fromText(facts), read)]));
}

async function listFinal(reader: SqlReader): Promise<ReadonlySet<string>> {
  const rows = await reader.all<{ month: string }>('SELECT month FROM billing_month WHERE final_at IS NOT NULL');
  return new Set(rows.map(({ month }) => month));
}

async function listLate(reader: SqlReader, accountId: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await reader.all<{ month: string; units: number | string }>(
    `SELECT SUBSTR(day, 1, 7) AS month, SUM(units) AS units FROM usage_late
     WHERE account_id = ? GROUP BY SUBSTR(day, 1, 7)`,
    [accountId],
  );
  return new Map(rows.map(({ month, units }) => [month, BigInt(units)]));
}
