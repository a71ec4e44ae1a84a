import { call } from './api.js';
import { busy, fetched, make } from './elements.js';
import { drawFiles } from './invoice-files.js';
import { drawLines } from './invoice-lines.js';
import { dayAfter, monthName, number, roubles, say } from './language.js';

/** What the month that goes on would cost if it ended now. */
export function drawPreview(account, fail) {
  let { confirmed, payer } = account;
  const load = async () => draw(await call('GET', '/v2/invoices/open'), { confirmed, refresh: () => renew(), fail });
  const { place, reload, renew } = fetched(load, fail);
  return {
    place,
    /** Draws it anew where somebody else pays. */
    async changed(next) {
      const isSame = JSON.stringify(next.payer) === JSON.stringify(payer);
      ({ confirmed, payer } = next);
      if (!isSame) await reload();
    },
  };
}

function draw(invoice, { confirmed, refresh, fail }) {
  const { month, units, free_units: free, total, payer } = invoice;
  const again = make('button', { type: 'button', class: 'quiet', click: () => void busy(again, refresh) },
    say('refresh'));
  const told = total === '0.00' ? say('openNothing') : say('openTotal', { total: roubles(total) });
  const left = say('openFree', { left: number(Math.max(0, free - units)), free: number(free) });
  return [
    make('div', { class: 'title' }, make('h3', {}, say('openMonth', { month: monthName(month) })), again),
    make('p', { class: 'figure' }, told),
    ...(units === 0 ? [] : [drawLines(invoice)]),
    make('p', { class: 'small' }, left, ' ', payer !== null && soon(month)),
    ...(payer === null ? noPayer(confirmed) : drawFiles(invoice, fail)),
  ];
}

const soon = (month) =>
  say('openSoon', { draft: dayAfter(month, 1), final: dayAfter(month, 3), due: dayAfter(month, 17) });

function noPayer(confirmed) {
  if (!confirmed) return [make('p', { class: 'note' }, say('noPayerUnconfirmed'))];
  const go = make('button', { type: 'button', click: () => document.querySelector('input[name="name"]').focus() },
    say('setPayer'));
  return [make('p', { class: 'warning' }, say('noPayer')), go];
}
