import { fromRoubles, toRoubles, type Payment } from '../../../billing/index.ts';
import { AppError } from '../../errors.ts';
import { dayOf, isDay } from '../../kernel/moscow.ts';
import { defineCommand, exits, jsonOption } from '../frame/frame.ts';
import { withStores } from '../with-stores.ts';
import { bookBankStatement } from './read-bank-statement.ts';

export const command = defineCommand({
  name: 'payment',
  summary: 'record a payment for an invoice, or all payments of a bank statement',
  operands: { usage: 'INVOICE', least: 0, most: 1 },
  options: {
    amount: { type: 'text', value: 'ROUBLES', summary: 'the amount, such as 396.01' },
    date: { type: 'text', value: 'DAY', summary: 'the day it arrived, such as 2026-12-10' },
    reference: { type: 'text', value: 'TEXT', summary: 'number of the payment order' },
    statement: { type: 'text', value: 'FILE', summary: 'instead of these: a file as 1CClientBankExchange' },
    json: jsonOption,
  },
  details:
    'Repeating the same invoice, day and reference is the same payment and changes nothing: two payments on\n' +
    'one day need references. An invoice is paid once its full amount has arrived; overpayments are reported,\n' +
    'and refunded by hand.',
  examples: [
    'geokod payment GK-2026-000123 --amount 396.01 --date 2026-12-10 --reference 17',
    'geokod payment --statement kl_to_1c.txt',
  ],
  run: ({ operands: [number], options, io }) => {
    const { amount, date, reference, statement, json } = options;
    if (statement !== undefined) {
      if ([number, amount, date, reference].some((given) => given !== undefined)) {
        throw new AppError('bad_argument', '--statement goes alone: it names invoices, amounts and days itself');
      }
      return withStores(io, (stores) => bookBankStatement(statement, json, stores, io));
    }
    const payment = checkedPayment(number, amount, date, reference);
    return withStores(io, async ({ billing }) => {
      const { wasKnown, state, owedKopecks } = await billing.recordPayment(payment);
      if (json) io.printJson({ number, was_known: wasKnown, state, owed: toRoubles(owedKopecks) });
      else io.print(`${number}: ${wasKnown ? 'known already' : 'recorded'}; ${owedText(owedKopecks)}`);
      return exits.ok;
    });
  },
});

function checkedPayment(
  number: string | undefined, amount: string | undefined, date: string | undefined, reference = '',
): Payment {
  if (number === undefined || amount === undefined || date === undefined) {
    throw new AppError('bad_argument', 'payment needs INVOICE --amount ROUBLES --date DAY, or --statement FILE');
  }
  const amountKopecks = fromRoubles(amount);
  if (amountKopecks === undefined) throw new AppError('bad_argument', '--amount must be roubles, as 396.01');
  if (!isDay(date)) throw new AppError('bad_argument', '--date must be a day, as 2026-12-10');
  if (date > dayOf(Date.now())) throw new AppError('bad_argument', `--date ${date} is still to come`);
  if (reference.length > 100) throw new AppError('bad_argument', '--reference has at most 100 characters');
  return { number, amountKopecks, paidOn: date, reference };
}

function owedText(kopecks: bigint): string {
  if (kopecks > 0n) return `${toRoubles(kopecks)} are still owed`;
  return kopecks === 0n ? 'paid' : `paid, and ${toRoubles(-kopecks)} too much`;
}
