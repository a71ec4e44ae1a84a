import type { DocumentFormat, Invoice } from '@geokod/client';
import { useState } from 'preact/hooks';
import { Problem } from '../../look/problem.tsx';
import { saveFile } from '../../service/save-file.ts';
import { say } from '../../words/dashboard.ts';
import { useWork } from '../around.tsx';

/** Why an invoice has no УПД, by the values of `no_upd` in the contract. */
const whyNoUpd = {
  sample: 'noUpdSample', correction: 'noUpdCorrection', not_final: 'noUpdNotFinal', nothing_sold: 'noUpdNothing',
  vat_rate: 'noUpdRate', payer_address: 'noUpdAddress', payer_name: 'noUpdName',
} as const;

const reasonOf = (noUpd: string) =>
  (Object.hasOwn(whyNoUpd, noUpd) ? whyNoUpd[noUpd as keyof typeof whyNoUpd] : 'noUpdOther');

/** The documents of an invoice or a preview, and why one is missing. */
export function InvoiceFiles({ invoice }: { readonly invoice: Invoice }) {
  const { id, number, corrects, no_upd: noUpd } = invoice;
  const work = useWork();
  const [fetched, note] = useState<DocumentFormat>();
  const documents: (readonly [format: DocumentFormat, text: string])[] = [
    ['pdf', 'PDF'], ['csv', 'CSV'], ['json', 'JSON'],
    ...(noUpd === null ? [['upd', say('upd')] as const] : []),
    ...(corrects === null ? [['reconciliation', say('reconciliation')] as const] : []),
  ];
  const save = (format: DocumentFormat): void => {
    note(format);
    void work.run(() =>
      saveFile((service) => service.getInvoiceDocument({ path: { id }, query: { format } }), 'geokod'));
  };
  return (
    <>
      <div class="facts">
        <ul class="files" role="list" aria-label={number === null ? say('filesOpen') : say('files', { number })}>
          {documents.map(([format, text]) => (
            <li key={format}>
              <a href={`/v2/invoices/${encodeURIComponent(id)}/document?format=${format}`} download=""
                aria-busy={work.isBusy && fetched === format} onClick={(event) => {
                  event.preventDefault();
                  save(format);
                }}>{text}</a>
            </li>
          ))}
        </ul>
        {number !== null && noUpd !== null && <p class="small">{say('noUpd', { why: say(reasonOf(noUpd)) })}</p>}
      </div>
      {work.error !== undefined && <Problem error={work.error} />}
    </>
  );
}
