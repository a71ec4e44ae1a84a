import { AppError } from '../../errors.ts';
import { toRoubles, type ClosedMonth, type Months } from '../../../billing/index.ts';
import { defineCommand, exits, jsonOption } from '../frame/frame.ts';
import { withStores } from '../with-stores.ts';

const NO_SELLER =
  'SELLER is not set: the invoices would permanently be samples that nobody can pay. --samples makes them anyway.';

export const command = defineCommand({
  name: 'close-month',
  summary: 'make the invoices of a past month: drafts, and final ones from the 3rd on',
  operands: { usage: 'YYYY-MM', least: 0, most: 1 },
  options: {
    json: jsonOption,
    samples: { type: 'flag', summary: 'without a SELLER: make invoices that stay samples, for a trial' },
  },
  details:
    'A service with a SELLER does this by itself. Without a month: all that are due, oldest first, skipping none.\n' +
    'Running it again changes nothing that is final; if interrupted, it resumes where it stopped; several runs\n' +
    'at once make one set.\n' +
    'A month is that of Moscow. Its invoices are final from the 3rd of the next one, 06:00; usage that comes later\n' +
    'is waived.',
  examples: ['geokod close-month', 'geokod close-month 2026-11'],
  run: ({ operands: [month], options, io }) =>
    withStores(io, async ({ billing }) => {
      if (billing.seller.isSample && !options.samples) throw new AppError('bad_argument', NO_SELLER);
      for (const each of month === undefined ? await listWanted(billing.months) : [month]) {
        const closed = await billing.months.close(each, io.progress);
        io.progress.end();
        if (options.json) io.print(JSON.stringify(toJson(closed)));
        else io.print(render(closed));
      }
      return exits.ok;
    }),
});

/** The due months, or the newest month if none is due, to show its result. */
async function listWanted(months: Months): Promise<string[]> {
  const due = await months.listDue();
  return due.length > 0 ? due : [await months.newest()];
}

const toJson = ({ month, phase, wasClosed, invoices, totalKopecks }: ClosedMonth) => ({
  month, phase, was_closed: wasClosed, invoices, total: toRoubles(totalKopecks),
});

function render({ month, phase, wasClosed, invoices, totalKopecks }: ClosedMonth): string {
  const what = phase === 'draft' ? 'drafts' : 'final invoices';
  const before = wasClosed ? ', as before' : '';
  return `${month}: ${invoices} ${what}, ${toRoubles(totalKopecks)} roubles${before}`;
}
