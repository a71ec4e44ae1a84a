import { writeFile } from 'node:fs/promises';
import { isMonth, toRoubles, type Invoice } from '../../../billing/index.ts';
import { AppError } from '../../errors.ts';
import { DOCUMENT_FORMATS, type DocumentFormat } from '../../store/billing/documents.ts';
import { defineCommand, exits, jsonOption } from '../frame/frame.ts';
import { withStores } from '../with-stores.ts';
import type { Io } from '../frame/io.ts';
import type { Stores } from '../../store/open.ts';

export const command = defineCommand({
  name: 'invoice',
  summary: 'show an invoice, or all invoices of a month, and write their documents',
  operands: { usage: 'INVOICE|YYYY-MM', least: 1, most: 1 },
  options: {
    format: { type: 'text', value: 'FORMAT', summary: `its document: ${DOCUMENT_FORMATS.join(', ')}` },
    out: { type: 'text', value: 'FILE', summary: 'where to write it', fallback: 'its own name, in the current folder' },
    json: jsonOption,
  },
  details:
    'A forgotten account cannot see its last invoice: send it to the payer by hand.\n' +
    'Columns: number, state, total, amount due, INN and name of the payer, account.',
  examples: ['geokod invoice 2026-11', 'geokod invoice GK-2026-000123', 'geokod invoice GK-2026-000123 --format pdf'],
  run: ({ operands: [operand], options: { format, out, json }, io }) => {
    if (format !== undefined && !isFormat(format)) {
      throw new AppError('bad_argument', `--format must be one of ${DOCUMENT_FORMATS.join(', ')}`);
    }
    if (format === undefined && out !== undefined) throw new AppError('bad_argument', '--out goes with --format');
    if (format !== undefined && isMonth(operand)) throw new AppError('bad_argument', '--format is of one invoice');
    return withStores(io, async (stores) => {
      if (isMonth(operand)) return listMonth(operand, json, stores, io);
      const invoice = await stores.billing.invoices.getByNumber(operand, Date.now());
      if (format === undefined) show(invoice, json, io);
      else await write(invoice, format, out, stores, io);
      return exits.ok;
    });
  },
});

const isFormat = (text: string): text is DocumentFormat => (DOCUMENT_FORMATS as readonly string[]).includes(text);

async function listMonth(month: string, json: boolean, { billing }: Stores, io: Io): Promise<number> {
  let after = '';
  for (;;) {
    const some = await billing.invoices.listMonth(month, after, Date.now());
    for (const invoice of some) show(invoice, json, io);
    if (some.length === 0) break;
    after = some.at(-1)!.number!;
  }
  if (after === '') io.note(`there are no invoices for ${month}`);
  return after === '' ? exits.nothingFound : exits.ok;
}

function show(invoice: Invoice, json: boolean, io: Io): void {
  const { number, state, totalKopecks, paidKopecks, dueKopecks, payer, accountId } = invoice;
  const [total, paid, due] = [totalKopecks, paidKopecks, dueKopecks].map(toRoubles);
  if (json) io.print(JSON.stringify({ number, state, total, paid, due, payer, account: accountId }));
  else io.print([number, state, total, due, payer.inn, payer.name, accountId].join('\t'));
}

async function write(
  invoice: Invoice, format: DocumentFormat, out: string | undefined, { billing }: Stores, io: Io,
): Promise<void> {
  const { fileName, bytes } = await billing.document(invoice, format);
  const path = out ?? fileName;
  await writeFile(path, bytes).catch((error: NodeJS.ErrnoException) => {
    throw new AppError('file_unwritable', `${path} cannot be written (${error.code})`);
  });
  io.print(path);
}
