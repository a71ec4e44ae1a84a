import { chargedOf } from '../compose-lines.ts';
import { tiersOf } from '../prices.ts';
import { rate } from '../rate.ts';
import { fromText } from './facts.ts';
import { listKeptMonths } from './kept-payers.ts';
import type { SqlReader } from '../../src/kernel/sql.ts';

/** What the requests of a month cost, before credits and waivers. */
export interface MonthCost {
  readonly month: string;
  readonly units: bigint;
  /** Came when the month was closed; not among the units. */
  readonly lateUnits: bigint;
  readonly chargedKopecks: bigint;
  /** Null where nothing is charged, whatever was used. */
  readonly freeUnits: bigint | null;
}

/** Whose months they are. One that cannot owe anything is charged nothing, whatever slipped past the free quota. */
export interface CostedAccount {
  readonly id: string;
  readonly isBillable: boolean;
  readonly freeUnitsOf: (month: string) => bigint;
}

/**
 * Of months with an invoice, what that says; of others, what they would cost by what is free in them. One that is final
 * and has none costs nothing: there was nobody to pay, or nothing to be paid.
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
    const freeUnits = billed.get(month) ?? (isOpen ? account.freeUnitsOf(month) : null);
    const chargedKopecks = freeUnits === null ? 0n : costOf(month, units, freeUnits);
    return { month, units, lateUnits: late.get(month) ?? 0n, chargedKopecks, freeUnits };
  });
}

/** What the units of a month cost, before credits and waivers. */
export const costOf = (month: string, units: bigint, freeUnits: bigint): bigint =>
  chargedOf(rate(units, tiersOf(month, freeUnits)));

/** What was free in months with an invoice; the ledger has its units, and its month takes no more. */
async function listBilled(reader: SqlReader, accountId: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await reader.all<{ month: string; facts: string }>(
    "SELECT month, facts FROM invoice WHERE account_id = ? AND edition = 0 AND state <> 'draft'", [accountId],
  );
  return new Map(rows.map(({ month, facts }) => [month, fromText(facts).freeUnits]));
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
