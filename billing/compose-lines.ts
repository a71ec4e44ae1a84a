import { rate } from './rate.ts';
import type { CreditLine, InvoiceLine, WaivedLine } from './invoice.ts';
import type { Tier } from './prices.ts';

/** An account's month as known when it is billed. */
export interface MonthFacts {
  readonly units: bigint;
  readonly tiers: readonly Tier[];
  /** The remainders of earlier credits, oldest first; amounts are positive. */
  readonly credits: readonly OpenCredit[];
  /** Usage of earlier months that arrived in this one, when their invoices were final. */
  readonly late: readonly { readonly month: string; readonly units: bigint }[];
  /** Smaller totals are waived. */
  readonly smallTotalKopecks: bigint;
}

export interface OpenCredit extends Omit<CreditLine, 'kind' | 'amountKopecks'> {
  readonly leftKopecks: bigint;
}

/**
 * The lines of an invoice: usage, credits, waivers. Their sum is the total and never below 0. A credit is not spent on
 * a month that is waived anyway.
 */
export function composeLines({ units, tiers, credits, late, smallTotalKopecks }: MonthFacts): InvoiceLine[] {
  const lines: InvoiceLine[] = rate(units, tiers);
  if (totalOf(lines) >= smallTotalKopecks) lines.push(...spend(credits, totalOf(lines)));
  for (const { month, units: lateUnits } of late) {
    lines.push({ kind: 'waived', reason: 'late_usage', month, units: lateUnits, amountKopecks: 0n });
  }
  const rest = totalOf(lines);
  if (rest > 0n && rest < smallTotalKopecks) lines.push(waive(rest));
  return lines;
}

export const totalOf = (lines: readonly InvoiceLine[]): bigint =>
  lines.reduce((sum, { amountKopecks }) => sum + amountKopecks, 0n);

/** The cost of the requests themselves, before credits. */
export const chargedOf = (lines: readonly InvoiceLine[]): bigint =>
  totalOf(lines.filter(({ kind }) => kind === 'usage'));

function spend(credits: readonly OpenCredit[], owedKopecks: bigint): CreditLine[] {
  const lines: CreditLine[] = [];
  for (const { leftKopecks, ...credit } of credits) {
    const used = leftKopecks < owedKopecks ? leftKopecks : owedKopecks;
    if (used === 0n) continue;
    lines.push({ kind: 'credit', ...credit, amountKopecks: -used });
    owedKopecks -= used;
  }
  return lines;
}

const waive = (kopecks: bigint): WaivedLine => ({ kind: 'waived', reason: 'small_total', amountKopecks: -kopecks });
