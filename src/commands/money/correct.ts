import { fromRoubles, toRoubles } from '../../../billing/index.ts';
import { AppError } from '../../errors.ts';
import { defineCommand, exits, jsonOption } from '../frame/frame.ts';
import { withStores } from '../with-stores.ts';

const MOST_CHARACTERS = 300;

export const command = defineCommand({
  name: 'correct',
  summary: 'reverse a final invoice, in whole or in part, by a correcting document',
  operands: { usage: 'INVOICE', least: 1, most: 1 },
  options: {
    amount: { type: 'text', value: 'ROUBLES', summary: 'how much of it', fallback: 'all that is left' },
    reason: { type: 'text', value: 'TEXT', summary: 'printed on the document', required: true },
    json: jsonOption,
  },
  details:
    'The invoice stays as it is; the correction has its own number in the same series, and lowers what is owed.\n' +
    'Anything overpaid is refunded by hand.',
  examples: ['geokod correct GK-2026-000123 --amount 96.00 --reason "Сбой 12 ноября"'],
  run: ({ operands: [number], options, io }) => {
    const amountKopecks = options.amount === undefined ? undefined : fromRoubles(options.amount);
    if (options.amount !== undefined && amountKopecks === undefined) {
      throw new AppError('bad_argument', '--amount must be roubles, as 396.01');
    }
    const reason = options.reason.trim();
    if (reason === '' || reason.length > MOST_CHARACTERS) {
      throw new AppError('bad_argument', `--reason must have 1 to ${MOST_CHARACTERS} characters`);
    }
    return withStores(io, async ({ billing }) => {
      const made = await billing.correct({ number, amountKopecks, reason });
      if (options.json) io.printJson({ number: made.number, corrects: number, owed: toRoubles(made.owedKopecks) });
      else io.print(`${made.number} corrects ${number}; ${toRoubles(made.owedKopecks)} are still owed for it`);
      return exits.ok;
    });
  },
});
