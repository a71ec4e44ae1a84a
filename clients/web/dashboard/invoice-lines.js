import { make } from './elements.js';
import { monthName, number, roubles, say } from './language.js';

/** The lines of an invoice, their total, and the VAT in it. */
export function drawLines({ lines, total, vat }) {
  const head = ['whatColumn', 'countColumn', 'perColumn', 'sumColumn'].map((name, at) =>
    make('th', { scope: 'col', class: at > 0 ? 'number' : '' }, say(name)));
  const told = vat === null ? say('vatNone') : say('vat', { percent: vat.percent });
  const vatRow = make('tr', { class: 'vat' }, make('td', { colspan: 3 }, told),
    make('td', { class: 'number' }, vat === null ? '' : roubles(vat.amount)));
  return make('table', { class: 'lines' }, make('thead', {}, make('tr', {}, head)),
    make('tbody', {}, withRanges(lines).map(drawLine)),
    make('tfoot', {}, make('tr', {}, make('td', { colspan: 3 }, say('total')),
      make('td', { class: 'number' }, roubles(total))), vatRow));
}

/** Requests are charged in the order of their month: the next tier begins where the one before ended. */
function withRanges(lines) {
  let before = 0;
  return lines.map((line) => {
    if (line.kind !== 'usage') return line;
    const from = before + 1;
    before += line.units;
    return { ...line, from, to: before };
  });
}

function drawLine(line) {
  const { units, per_1000: per, amount } = line;
  return make('tr', {}, make('td', { class: 'what' }, textOf(line)),
    make('td', { class: 'number count' }, units === undefined ? '' : number(units)),
    make('td', { class: 'number per', 'data-label': say('perColumn') }, per === undefined ? '' : roubles(per)),
    make('td', { class: 'number' }, roubles(amount)));
}

function textOf({ kind, tier, from, to, month, percent, regions, minutes, reason }) {
  if (kind === 'usage') return say(tier === 'free' ? 'lineFree' : 'lineUsage', { from: number(from), to: number(to) });
  if (kind === 'correction') return say('lineCorrection', { reason });
  if (kind === 'credit') {
    const told = { up: number(minutes.up), down: number(minutes.down), unknown: number(minutes.unknown) };
    return [say('lineCredit', { month: monthName(month), percent }),
      make('span', { class: 'small' }, say('lineMinutes', { regions: regions.join(', '), ...told }))];
  }
  if (reason === 'late_usage') return say('lineLate', { month: monthName(month) });
  return reason === 'small_total' ? say('lineSmall') : kind;
}
