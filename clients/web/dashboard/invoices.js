import { call } from './api.js';
import { alertBox, busy, fetched, make, section } from './elements.js';
import { drawFiles } from './invoice-files.js';
import { drawLines } from './invoice-lines.js';
import { day, dayAfter, monthName, roubles, say } from './language.js';
import { drawPreview } from './preview.js';

const PAGE = 12;
const DATE = { day: 'numeric', month: 'long', year: 'numeric' };

/** What this month would cost, and the invoices of those that are over. */
export function drawInvoices(account, fail) {
  const preview = drawPreview(account, fail);
  const { place } = fetched(() => drawMonths(fail), fail);
  return {
    section: section('invoices', say('invoices'), preview.place,
      make('div', { class: 'apart' }, make('h3', {}, say('months')), place)),
    changed: preview.changed,
  };
}

/** The newest invoices; older ones are a button away. */
async function drawMonths(fail) {
  const list = make('ul', { class: 'invoices' });
  const message = make('div', {});
  let cursor = null;
  const load = async () => {
    const page = await call('GET', `/v2/invoices?limit=${PAGE}${cursor === null ? '' : `&cursor=${cursor}`}`);
    cursor = page.next_cursor;
    const items = page.items.map((invoice) => drawInvoice(invoice, goTo, fail));
    list.append(...items);
    more.hidden = cursor === null;
    return items;
  };
  const told = async (work) => {
    message.replaceChildren();
    try {
      (await work())?.focus();
    } catch (error) {
      fail(error, () => message.replaceChildren(alertBox(error.message)));
    }
  };
  const more = make('button', { type: 'button', click: () =>
    void busy(more, () => told(async () => (await load())[0])) }, say('monthsMore'));
  /** The other end of a correction may stand on a page that is not there yet. */
  const goTo = (id) => told(async () => {
    const find = () => [...list.children].find((item) => item.dataset.id === id);
    while (!find() && cursor !== null) await load();
    return find();
  });
  await load();
  return list.hasChildNodes() ? [list, message, more] : [make('p', {}, say('monthsNone'))];
}

function drawInvoice(invoice, goTo, fail) {
  const { id, number, month, total, issued_on: issuedOn } = invoice;
  const heading = `invoice-${id}`;
  const badges = make('span', { class: 'badges' }, badgesOf(invoice).map(([name, look]) =>
    make('span', { class: `badge ${look}` }, say(name))));
  return make('li', { tabindex: -1, 'data-id': id, 'aria-labelledby': heading },
    make('h4', { id: heading }, monthName(month)), badges, make('span', { class: 'sum' }, roubles(total)),
    make('div', { class: 'facts' },
      make('p', { class: 'small' }, say('issued', { number, day: day(issuedOn, DATE) })),
      make('p', {}, toldOf(invoice), linksOf(invoice, goTo))),
    drawFiles(invoice, fail),
    make('details', {}, make('summary', { 'aria-label': say('linesOf', { number }) }, say('lines')),
      make('div', {}, drawLines(invoice))));
}

const states = {
  draft: ['stateDraft', ''],
  final: ['stateFinal', 'due'],
  paid: ['statePaid', 'done'],
  overdue: ['stateOverdue', 'over'],
};

function badgesOf(invoice) {
  if (invoice.corrects !== null) return [['stateCorrection', '']];
  const corrected = invoice.corrected_by === null ? [] : [['stateCorrected', '']];
  if (isVoid(invoice)) return corrected;
  if (invoice.state === 'paid' && invoice.total === '0.00') return [['stateNothing', 'done']];
  return [states[invoice.state], ...corrected].filter(Boolean);
}

/** Taken back before anybody paid for it. */
const isVoid = ({ state, corrected_by: by, paid }) => state === 'paid' && by !== null && paid === '0.00';

/** What is to be done by when, or was. */
function toldOf(invoice) {
  const { state, month, total, paid, due, paid_on: paidOn, due_on: dueOn, corrects } = invoice;
  if (corrects !== null) return [];
  const on = (name, date) => say(name, { day: day(date, DATE) });
  if (state === 'draft') return [say('toldDraft', { day: dayAfter(month, 3, DATE) })];
  if (isVoid(invoice)) return [on('toldSettled', paidOn)];
  if (state === 'paid') return total === '0.00' || paidOn === null ? [] : [on('toldPaid', paidOn)];
  const sums = { paid: roubles(paid), due: roubles(due) };
  const part = due === total ? [] : [' ', say(paid === '0.00' ? 'toldDue' : 'toldPart', sums)];
  return [on(state === 'overdue' ? 'toldOverdue' : 'toldFinal', dueOn), ...part];
}

function linksOf({ corrects, corrected_by: by }, goTo) {
  const link = (text, to) => to !== null && [` ${say(text)} `, make('button', {
    type: 'button', class: 'inline', click: () => void goTo(to.id) }, to.number)];
  return [link('corrects', corrects), link('correctedBy', by)].filter(Boolean).flat();
}
