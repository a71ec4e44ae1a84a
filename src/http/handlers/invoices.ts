import {
  findUpdFault, monthNumber, OPEN_INVOICE, perThousand, toRoubles, type Invoice as PaidInvoice, type InvoiceLine,
  type InvoicePreview,
} from '../../../billing/index.ts';
import type { DocumentLink, Invoice, InvoiceLine as ContractLine } from '../../contract.gen.ts';
import { freeUnitsOf, unpaidFreeUnitsOf } from '../../accounts/allowance.ts';
import { isBillable } from '../../accounts/account.ts';
import { monthOf } from '../../kernel/moscow.ts';
import { AppError } from '../../errors.ts';
import { toContractPayer } from '../reply/payer.ts';
import type { ByteRange } from '../reply/range.ts';
import type { Handler } from '../operations.ts';
import { pageOf, type SortKey } from '../reply/page.ts';
import type { Services } from '../services.ts';

export const listInvoices = (async ({ query, caller, now }, { billing }) => {
  const invoices = await billing.invoices.list(caller.principal.accountId, now);
  const page = pageOf(invoices, sortKeyOf, query);
  return { status: 200, body: { ...page, items: page.items.map(toInvoice) } };
}) satisfies Handler<'listInvoices'>;

export const getInvoice = (async ({ path: { id }, caller, now }, services) => {
  const { accountId } = caller.principal;
  const invoice = id === OPEN_INVOICE
    ? await preview(accountId, now, services)
    : await services.billing.invoices.get(accountId, id, now);
  return { status: 200, body: toInvoice(invoice) };
}) satisfies Handler<'getInvoice'>;

export const getInvoiceDocument = (async ({ path: { id }, query: { format }, caller, now }, services) => {
  const { accountId } = caller.principal;
  const invoice = id === OPEN_INVOICE
    ? payable(await preview(accountId, now, services))
    : await services.billing.invoices.get(accountId, id, now);
  const { bytes, ...named } = await services.billing.document(invoice, format);
  const read = async function* ({ from, to }: ByteRange = { from: 0 }) {
    yield bytes.subarray(from, to);
  };
  return { status: 200, body: { ...named, contentType: 'application/octet-stream', size: bytes.length, read } };
}) satisfies Handler<'getInvoiceDocument'>;

/** Requires a payer: a document must name who pays. */
function payable({ payer, ...preview }: InvoicePreview): PaidInvoice {
  if (payer === null) throw new AppError('not_found', 'No payer is set, so there is nobody to write an invoice for.');
  return { ...preview, payer };
}

async function preview(
  accountId: string, now: number, { accounts, usage, billing }: Services,
): Promise<InvoicePreview> {
  const account = await accounts.get(accountId);
  const month = monthOf(now);
  const units = BigInt(await usage.getMonthUnits(accountId, month));
  const previewed = {
    id: accountId,
    payer: isBillable(account) ? account.payer : null,
    freeUnits: BigInt(freeUnitsOf(account.override, month)),
    unpaidFreeUnits: BigInt(unpaidFreeUnitsOf(account.override)),
  };
  return billing.preview(previewed, month, units);
}

/** Sort key: newest month first; within a month, a correcting invoice before the one it corrects. */
const sortKeyOf = ({ month, corrects, number }: InvoicePreview): SortKey =>
  [-monthNumber(month), corrects ? 0 : 1, number!];

const toInvoice = (invoice: InvoicePreview): Invoice => ({
  id: invoice.id,
  number: invoice.number,
  month: invoice.month,
  state: invoice.state,
  issued_on: invoice.issuedOn,
  due_on: invoice.dueOn,
  final_at: invoice.finalAt === null ? null : new Date(invoice.finalAt).toISOString(),
  paid_on: invoice.paidOn,
  units: Number(invoice.units),
  free_units: Number(invoice.freeUnits),
  lines: invoice.lines.map(toLine),
  total: toRoubles(invoice.totalKopecks),
  paid: toRoubles(invoice.paidKopecks),
  due: toRoubles(invoice.dueKopecks),
  currency: 'RUB',
  vat: invoice.vat && { percent: invoice.vat.percent, amount: toRoubles(invoice.vat.amountKopecks) },
  payer: invoice.payer && toContractPayer(invoice.payer),
  corrects: invoice.corrects && toLink(invoice.corrects),
  corrected_by: invoice.correctedBy && toLink(invoice.correctedBy),
  reconciliation_sha256: invoice.reconciliationSha256,
  no_upd: noUpdOf(invoice),
});

const noUpdOf = ({ payer, ...invoice }: InvoicePreview): Invoice['no_upd'] =>
  payer === null ? 'not_final' : findUpdFault({ ...invoice, payer })?.code ?? null;

const toLink = ({ id, number, issuedOn }: { id: string; number: string; issuedOn: string }): DocumentLink =>
  ({ id, number, issued_on: issuedOn });

function toLine(line: InvoiceLine): ContractLine {
  const amount = toRoubles(line.amountKopecks);
  switch (line.kind) {
    case 'usage':
      return { kind: 'usage', amount, tier: line.tier, units: Number(line.units), per_1000: perThousand(line) };
    case 'credit': {
      const { month, regions, percent, minutes } = line;
      return { kind: 'credit', amount, month, regions: [...regions], percent, minutes };
    }
    case 'waived': {
      const { kind, reason } = line;
      return { kind, amount, reason, ...(line.reason === 'late_usage' && lateOf(line)) };
    }
    case 'correction':
      return { kind: 'correction', amount, reason: line.reason };
  }
}

const lateOf = ({ month, units }: { month: string; units: bigint }) => ({ month, units: Number(units) });
