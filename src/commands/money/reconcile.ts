import { toRoubles, type Reconciled } from '../../../billing/index.ts';
import { defineCommand, exits, jsonOption } from '../frame/frame.ts';
import { withStores } from '../with-stores.ts';

export const command = defineCommand({
  name: 'reconcile',
  summary: 'recompute the invoices of a month from the ledger, independently, and list what differs or is missing',
  operands: { usage: 'YYYY-MM', least: 1, most: 1 },
  options: { json: jsonOption },
  details:
    'It changes nothing. Its exit code is 1 if anything differs. It lists invoices that disagree with the ledger,\n' +
    'missing invoices, invoices without usage, and gaps in the number series.',

  examples: ['geokod reconcile 2026-11'],
  run: ({ operands: [month], options, io }) =>
    withStores(io, async ({ billing }) => {
      const report = await billing.reconcile(month);
      if (options.json) io.printJson(toJson(report));
      else io.print(render(report));
      return report.differences.length === 0 ? exits.ok : exits.failed;
    }),
});

const toJson = ({ month, invoices, units, totalKopecks, differences }: Reconciled) => ({
  month, invoices, units: String(units), total: toRoubles(totalKopecks),
  differences: differences.map(({ accountId, ...difference }) => ({ account: accountId, ...difference })),
});

function render({ month, invoices, units, totalKopecks, differences }: Reconciled): string {
  const rows = differences.map(({ accountId, number, what, invoice, ledger }) =>
    `${number ?? accountId}: ${what}: ${invoice} by the invoices, ${ledger} by the ledger`);
  const found = differences.length === 0 ? 'no difference' : `${differences.length} differences`;
  const sum = `${invoices} invoices, ${units} units, ${toRoubles(totalKopecks)} roubles`;
  return [...rows, `${month}: ${sum}: ${found}`].join('\n');
}
