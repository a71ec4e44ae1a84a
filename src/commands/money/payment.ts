import { fromRoubles, toRoubles } from '../../../billing/index.ts';
import { AppError } from '../../errors.ts';
import { dayOf, isDay } from '../../kernel/moscow.ts';
import { defineCommand, exits, jsonOption } from '../frame/frame.ts';
import { withStores } from '../with-stores.ts';

export const command = defineCommand({
  name: 'payment',
  summary: 'record that money came for an invoice',
  operands: { usage: 'INVOICE', least: 1, most: 1 },
  options: {
    amount: { type: 'text', value: 'ROUBLES', summary: 'how much, as 396.01', required: true },
    date: { type: 'text', value: 'DAY', summary: 'when it came, as 2026-12-10', required: true },
    reference: { type: 'text', value: 'TEXT', summary: 'number of the payment order' },
    json: jsonOption,
  },
  details:
    'The same invoice, day and reference again is the same payment, and changes nothing: two payments of one day\n' +
    'need references. An invoice is paid when all of it came; what came too much is told, and given back by people.',
  examples: ['geokod payment GK-2026-000123 --amount 396.01 --date 2026-12-10 --reference 17'],
  run: ({ operands: [number], options, io }) => {
    const { date, reference = '' } = options;
    const amountKopecks = fromRoubles(options.amount);
    if (amountKopecks === undefined) throw new AppError('bad_argument', '--amount must be roubles, as 396.01');
    if (!isDay(date)) throw new AppError('bad_argument', '--date must be a day, as 2026-12-10');
    if (date > dayOf(Date.now())) throw new AppError('bad_argument', `--date ${date} is still to come`);
    if (reference.length > 100) throw new AppError('bad_argument', '--reference has at most 100 characters');
    return withStores(io, async ({ billing }) => {
      const told = await billing.recordPayment({ number, amountKopecks, paidOn: date, reference });
      const { wasKnown, state, owedKopecks } = told;
      if (options.json) io.printJson({ number, was_known: wasKnown, state, owed: toRoubles(owedKopecks) });
      else io.print(`${number}: ${wasKnown ? 'known already' : 'recorded'}; ${owedWords(owedKopecks)}`);
      return exits.ok;
    });
  },
});

function owedWords(kopecks: bigint): string {
  if (kopecks > 0n) return `${toRoubles(kopecks)} are still owed`;
  return kopecks === 0n ? 'paid' : `paid, and ${toRoubles(-kopecks)} too much`;
}
