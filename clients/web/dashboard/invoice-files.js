import { callFile } from './api.js';
import { alertBox, make } from './elements.js';
import { say } from './language.js';

/** What keeps an invoice from having a УПД, by the contract's `no_upd`. */
const whyNoUpd = {
  sample: 'noUpdSample', correction: 'noUpdCorrection', not_final: 'noUpdNotFinal', nothing_sold: 'noUpdNothing',
  vat_rate: 'noUpdRate', payer_address: 'noUpdAddress', payer_name: 'noUpdName',
};

/** The documents of an invoice or a preview, and why one of them is missing. */
export function drawFiles(invoice, fail) {
  const { number, corrects, no_upd: noUpd } = invoice;
  const message = make('div', {});
  const link = (format, text) => fileLink(invoice, { format, text, message, fail });
  const links = [
    link('pdf', 'PDF'), link('csv', 'CSV'), link('json', 'JSON'),
    noUpd === null && link('upd', say('upd')),
    corrects === null && link('reconciliation', say('reconciliation')),
  ].filter(Boolean);
  const label = number === null ? say('filesOpen') : say('files', { number });
  return [
    make('div', { class: 'facts' },
      make('ul', { class: 'files', 'aria-label': label }, links.map((one) => make('li', {}, one))),
      number !== null && noUpd !== null &&
        make('p', { class: 'small' }, say('noUpd', { why: say(whyNoUpd[noUpd] ?? 'noUpdOther') }))),
    message,
  ];
}

/** A link to a file. It is fetched by us, so that a refusal is said here and is not saved in its place. */
function fileLink({ id }, { format, text, message, fail }) {
  const href = `/v2/invoices/${encodeURIComponent(id)}/document?format=${format}`;
  return make('a', { href, download: '', click: async (event) => {
    event.preventDefault();
    const link = event.currentTarget;
    if (link.getAttribute('aria-busy') === 'true') return;
    link.setAttribute('aria-busy', 'true');
    message.replaceChildren();
    try {
      save(await callFile(href));
    } catch (error) {
      fail(error, () => message.replaceChildren(alertBox(error.message)));
    }
    link.removeAttribute('aria-busy');
  } }, text);
}

function save({ name, blob }) {
  const href = URL.createObjectURL(blob);
  make('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
