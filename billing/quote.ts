import { findAnnounced, priceLists, tiersOf, type PriceList } from './prices.ts';
import { rate } from './rate.ts';
import type { UsageCharge } from './invoice.ts';

/** The cost of a number of units in a month, before deductions. */
export interface Quote {
  /** The month whose prices these are. */
  readonly month: string;
  readonly lines: readonly UsageCharge[];
  readonly totalKopecks: bigint;
}

/** Quotes by the prices of a month, and by those announced for a later one. */
export function quote(
  units: bigint, month: string, freeUnits: bigint, lists: readonly PriceList[] = priceLists,
): Quote & { readonly next: Quote | null } {
  const of = (priced: string): Quote => quoteOf(units, priced, freeUnits, lists);
  const next = findAnnounced(month, lists);
  return { ...of(month), next: next ? of(next.from) : null };
}

function quoteOf(units: bigint, month: string, freeUnits: bigint, lists: readonly PriceList[]): Quote {
  const lines = rate(units, tiersOf(month, freeUnits, lists));
  return { month, lines, totalKopecks: lines.reduce((sum, { amountKopecks }) => sum + amountKopecks, 0n) };
}
