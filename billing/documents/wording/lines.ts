import type { CreditLine, InvoiceLine, UptimeMinutes, UsageCharge } from '../../invoice.ts';
import { clean } from './clean.ts';
import { inMonth } from './dates.ts';
import { formatCount, formatPrice } from './figures.ts';

/** A row of a document's table. Quantity times price is the amount, except for a dropped part of a kopeck. */
export interface PrintedLine {
  readonly text: string;
  /** Null for lines without a quantity: credits, corrections. */
  readonly units: bigint | null;
  /** The price of one unit, in 10^-8 rouble. */
  readonly unitPrice: bigint | null;
  readonly amountKopecks: bigint;
}

/** A price of 1,000 units in 10^-5 rouble equals that of one unit in 10^-8. */
export const UNIT_PRICE_SCALE = 8;
const THOUSAND_PRICE_SCALE = 5;

export function printLines(month: string, lines: readonly InvoiceLine[]): PrintedLine[] {
  let before = 0n;
  return lines.map((line) => {
    const printed = printLine(month, line, before);
    if (line.kind === 'usage') before += line.units;
    return printed;
  });
}

function printLine(month: string, line: InvoiceLine, before: bigint): PrintedLine {
  const { amountKopecks } = line;
  const uncounted = { units: null, unitPrice: null, amountKopecks };
  switch (line.kind) {
    case 'usage':
      return {
        text: usageText(month, line, before), units: line.units, unitPrice: line.pricePerThousand, amountKopecks,
      };
    case 'credit':
      return { text: creditText(line), ...uncounted };
    case 'correction':
      return { text: `Корректировка: ${clean(line.reason)}`, ...uncounted };
    case 'waived':
      if (line.reason === 'small_total') {
        return { text: 'Не взимается: сумма меньше наименьшей, на которую выставляется счёт', ...uncounted };
      }
      return {
        text: `Не оплачивается: запросы за ${inMonth(line.month)}, учтённые после закрытия месяца`,
        units: line.units, unitPrice: 0n, amountKopecks,
      };
  }
}

/** Describes the charged requests of the month: «с 10 001 по 1 000 000». */
function usageText(month: string, line: UsageCharge, before: bigint): string {
  const range = `с\u00a0${formatCount(before + 1n)} по\u00a0${formatCount(before + line.units)}`;
  const price = line.pricePerThousand === 0n
    ? 'бесплатно'
    : `${formatPrice(line.pricePerThousand, THOUSAND_PRICE_SCALE)}\u00a0руб. за\u00a01000`;
  return `Запросы к API Геокод за ${inMonth(month)}, ${range} (${price})`;
}

function creditText({ month, regions, percent, minutes }: CreditLine): string {
  const grounds = `${uptime(minutes)}; минут: работа ${formatCount(BigInt(minutes.up))}, ` +
    `простой ${formatCount(BigInt(minutes.down))}, нет данных ${formatCount(BigInt(minutes.unknown))}`;
  const where = `${regions.length > 1 ? 'регионы' : 'регион'} ${regions.map(clean).join(', ')}`;
  return `Компенсация по SLA за ${inMonth(month)}, ${where}, ${percent}\u00a0% счёта (${grounds})`;
}

/** The uptime, rounded down, so that 99.9 % is printed only if it was reached. */
function uptime({ up, down }: UptimeMinutes): string {
  if (up + down === 0) return 'доступность неизвестна';
  const hundredths = (BigInt(up) * 10_000n) / BigInt(up + down);
  return `доступность ${formatPrice(hundredths, 2)}\u00a0%`;
}
