import { isMonth, perThousand, quote, toRoubles, type Quote } from '../../../billing/index.ts';
import { FREE_UNITS } from '../../accounts/allowance.ts';
import { AppError } from '../../errors.ts';
import { monthOf } from '../../kernel/moscow.ts';
import { defineCommand, exits } from '../frame/frame.ts';

export const command = defineCommand({
  name: 'price',
  summary: 'print the invoice lines for a number of requests in a month, as JSON',
  operands: { usage: 'REQUESTS', least: 1, most: 1 },
  options: {
    free: { type: 'integer', value: 'N', summary: 'free requests a month', fallback: 'the usual number', least: 0 },
    month: { type: 'text', value: 'YYYY-MM', summary: 'use the prices of that month', fallback: 'this month' },
  },
  details:
    'Before anything is waived: an invoice whose total is below a rouble need not be paid. Prices announced for\n' +
    'a later month are shown too, as `next`.',
  examples: ['geokod price 1000040'],
  run: async ({ operands: [text], options, io }) => {
    if (!/^\d{1,15}$/.test(text)) throw new AppError('bad_argument', `price: "${text}" is no number of requests`);
    const { free = FREE_UNITS, month = monthOf(Date.now()) } = options;
    if (!isMonth(month)) throw new AppError('bad_argument', '--month must be a month, as 2026-11');
    const { next, ...price } = quote(BigInt(text), month, BigInt(free));
    io.printJson({ requests: Number(text), ...toJson(price), currency: 'RUB', ...(next && { next: toJson(next) }) });
    return exits.ok;
  },
});

const toJson = ({ month, lines, totalKopecks }: Quote) => ({
  month,
  lines: lines.map((line) => ({
    tier: line.tier,
    units: Number(line.units),
    per_1000: perThousand(line),
    amount: toRoubles(line.amountKopecks),
  })),
  total: toRoubles(totalKopecks),
});
