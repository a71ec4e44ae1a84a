import { readFile } from 'node:fs/promises';
import { readStatement, toRoubles, type BookedStatement, type Match } from '../../../billing/index.ts';
import { AppError } from '../../errors.ts';
import { exits } from '../frame/frame.ts';
import type { Io } from '../frame/io.ts';
import type { Stores } from '../../store/open.ts';

/** The remark on the outcome of each payment; those not recorded need a person's attention. */
const WORDS: Readonly<Record<Match['outcome'], string>> = {
  paid: 'paid',
  partial: 'a part of what is owed',
  overpaid: 'more than is owed',
  already_paid: 'NOT RECORDED: nothing is owed there',
  several: 'NOT RECORDED: the invoices named do not add up to it',
  ambiguous: 'NOT RECORDED: several invoices have that number',
  other_payer: 'NOT RECORDED: the INN is not that of the invoice',
  other_account: 'NOT RECORDED: it came to an account that the invoice does not name',
  other_sum: 'NOT RECORDED: another sum is recorded under its number and day',
  unknown_number: 'NOT RECORDED: there is no such invoice',
  no_number: 'NOT RECORDED: it names no invoice',
};

/** Records the payments of a bank statement, and reports the outcome of each. */
export async function bookBankStatement(path: string, json: boolean, { billing }: Stores, io: Io): Promise<number> {
  const bytes = await readFile(path).catch(() => {
    throw new AppError('file_missing', `there is no file ${path}`);
  });
  const { payments, remarks } = readStatement(bytes);
  for (const remark of remarks) io.note(remark);
  const booked = await billing.bookStatement(payments);
  if (json) io.printJson(toJson(booked));
  else io.print(render(booked));
  return exits.ok;
}

const toJson = ({ matches, known }: BookedStatement) => ({
  known: known.length,
  payments: matches.map(({ payment, outcome, allocations, candidates }) => ({
    line: payment.line,
    day: payment.day,
    amount: toRoubles(payment.amountKopecks),
    outcome,
    recorded: allocations.map(({ number, amountKopecks }) => ({ number, amount: toRoubles(amountKopecks) })),
    candidates,
  })),
});

function render({ matches, known }: BookedStatement): string {
  const rows = matches.map(({ payment: { line, day, amountKopecks, payerName }, outcome, allocations, candidates }) => {
    const numbers = (allocations.length > 0 ? allocations.map(({ number }) => number) : candidates).join(', ');
    return `line ${line}: ${day} ${toRoubles(amountKopecks)} of ${payerName}: ${WORDS[outcome]} ${numbers}`.trimEnd();
  });
  const recorded = matches.filter(({ allocations }) => allocations.length > 0).length;
  const left = matches.length - recorded;
  return [...rows, `${recorded} recorded, ${known.length} known already, ${left} left to you`].join('\n');
}
