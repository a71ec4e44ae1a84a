/**
 * Money is held in 1/100,000 of a rouble, as bigint: one request costs 40, 25 or 12 of them. Documents use kopecks;
 * only the functions here convert to them.
 */
export const MONEY_PER_ROUBLE = 100_000n;

const MONEY_PER_KOPECK = MONEY_PER_ROUBLE / 100n;

/** Rounds what customers owe down; for amounts that are not negative. */
export const floorToKopecks = (money: bigint): bigint => money / MONEY_PER_KOPECK;

/** A share of an amount in kopecks, for what customers get back: rounded up. */
export const ceilPercent = (kopecks: bigint, percent: number): bigint => (kopecks * BigInt(percent) + 99n) / 100n;

/** Formats "396.01", with a point, for files and programs; documents for people use the Russian style. */
export function toRoubles(kopecks: bigint): string {
  const [sign, amount] = kopecks < 0n ? ['-', -kopecks] : ['', kopecks];
  return `${sign}${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
}

/** Parses "396.01", "396,01", "396.1" or "396" to kopecks; undefined for anything else, including negative amounts. */
export function fromRoubles(text: string): bigint | undefined {
  const [, roubles, kopecks = ''] = /^(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return roubles === undefined ? undefined : BigInt(roubles) * 100n + BigInt(kopecks.padEnd(2, '0'));
}
