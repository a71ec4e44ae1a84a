/** Figures in the Russian style. The spaces do not break, so that a number stays on its line. */
const SPACE = '\u00a0';

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, SPACE);
const sign = (value: bigint): string => (value < 0n ? '-' : '');
const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** Formats 1234567 as "1 234 567". */
export const formatCount = (value: bigint): string => sign(value) + grouped(String(absolute(value)));

/** Formats kopecks: 123456789n as "1 234 567,89". */
export function formatRoubles(kopecks: bigint): string {
  const digits = String(absolute(kopecks)).padStart(3, '0');
  return `${sign(kopecks)}${grouped(digits.slice(0, -2))},${digits.slice(-2)}`;
}

/** Formats a price in 10^-scale rouble without trailing zeros, but with kopecks: 40000n of scale 5 is "0.40". */
export function toPrice(value: bigint, scale: number): string {
  const digits = String(absolute(value)).padStart(scale + 1, '0');
  const fraction = digits.slice(-scale).replace(/0+$/, '').padEnd(2, '0');
  return `${sign(value)}${digits.slice(0, -scale)}.${fraction}`;
}

export const formatPrice = (value: bigint, scale: number): string => toPrice(value, scale).replace('.', ',');
