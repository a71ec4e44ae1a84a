import { toRoubles, type ClosedMonth } from '../../../billing/index.ts';
import { defineCommand, exits, jsonOption } from '../frame/frame.ts';
import { withStores } from '../with-stores.ts';

export const command = defineCommand({
  name: 'close-month',
  summary: 'make the invoices of a month that is over: drafts, and from the 3rd on final ones',
  operands: { usage: 'YYYY-MM', least: 0, most: 1 },
  options: { json: jsonOption },
  details:
    'A service with a SELLER does this by itself. Without a month: the newest one that is over. Run again it\n' +
    'changes nothing that is final; stopped in the middle it goes on where it was; several at once make one set.\n' +
    'A month is that of Moscow. Its invoices are final from the 3rd of the next one, 06:00; usage that comes later\n' +
    'is waived.',
  examples: ['geokod close-month', 'geokod close-month 2026-11'],
  run: ({ operands: [month], options, io }) =>
    withStores(io, async ({ billing }) => {
      if (billing.seller.isSample) io.note('SELLER is not set: the documents are samples, and nobody can pay by them.');
      const closed = await billing.months.close(month ?? (await billing.months.newest()), io.progress);
      io.progress.end();
      if (options.json) io.printJson(toJson(closed));
      else io.print(render(closed));
      return exits.ok;
    }),
});

const toJson = ({ month, phase, wasClosed, invoices, totalKopecks }: ClosedMonth) => ({
  month, phase, was_closed: wasClosed, invoices, total: toRoubles(totalKopecks),
});

function render({ month, phase, wasClosed, invoices, totalKopecks }: ClosedMonth): string {
  const what = phase === 'draft' ? 'drafts' : 'final invoices';
  const before = wasClosed ? ', as before' : '';
  return `${month}: ${invoices} ${what}, ${toRoubles(totalKopecks)} roubles${before}`;
}
