import { call } from './api.js';
import { alertBox, make, section } from './elements.js';
import { day, monthName, number, roubles, say } from './language.js';

const WIDTH = 620;
const HEIGHT = 120;

/** The requests of a month by day, as bars and as a table; other months are a button away. */
export async function drawUsage(fail) {
  const place = make('div', {});
  const current = thisMonth();
  let shown = current;
  const title = make('span', { class: 'month', 'aria-live': 'polite' });
  const earlier = arrow('‹', say('usageEarlier'), () => turn(-1));
  const later = arrow('›', say('usageLater'), () => turn(1));
  const turn = async (months) => {
    const wanted = addMonths(shown, months);
    try {
      await load(wanted);
    } catch (error) {
      fail(error, () => place.replaceChildren(alertBox(error.message)));
    }
  };
  const load = async (month) => {
    const to = `${month}-${String(daysIn(month)).padStart(2, '0')}`;
    const usage = await call('GET', `/v2/usage?from=${month}-01&to=${to}&group=day&limit=31`);
    shown = month;
    later.disabled = month >= current;
    title.textContent = monthName(month);
    place.replaceChildren(...drawMonth(month, usage));
  };
  await load(current);
  return section('usage', say('usage'), make('p', { class: 'months' }, earlier, title, later), place);
}

function drawMonth(month, { items, total_units: total, months }) {
  const { amount = '0.00', late_units: late = 0 } = months.find((one) => one.month === month) ?? {};
  const lateTold = late > 0 && make('p', { class: 'small' }, say('usageLate', { units: number(late) }));
  if (total === 0) return [make('p', {}, say('usageNone')), lateTold].filter(Boolean);
  const units = new Map(items.map((item) => [item.day, item.units]));
  const costs = new Map(items.map((item) => [item.day, item.amount]));
  const days = Array.from({ length: daysIn(month) }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
  const busiest = items.reduce((most, item) => (item.units > most.units ? item : most));
  const step = WIDTH / days.length;
  const bars = days.map((date, at) => {
    const count = units.get(date) ?? 0;
    const height = count === 0 ? 0 : Math.max(2, (count / busiest.units) * HEIGHT);
    return make('rect', { x: at * step + 2, y: HEIGHT - height, width: step - 4, height, rx: 2 },
      make('title', {}, `${day(date)}: ${number(count)}`));
  });
  const label = say('usageChart', { day: day(busiest.day), units: number(busiest.units) });
  const rows = days.filter((date) => units.has(date)).map((date) =>
    make('tr', {}, make('th', { scope: 'row' }, day(date)), make('td', { class: 'number' }, number(units.get(date))),
      make('td', { class: 'number' }, roubles(costs.get(date)))));
  return [
    make('p', { class: 'figure' }, say('usageTotal', { month: monthName(month), units: number(total) })),
    amount !== '0.00' && make('p', { class: 'small' }, say('usageCost', { amount: roubles(amount) })),
    lateTold,
    make('svg', { class: 'chart', viewBox: `0 0 ${WIDTH} ${HEIGHT + 1}`, role: 'img', 'aria-label': label },
      make('line', { x1: 0, x2: WIDTH, y1: HEIGHT + 0.5, y2: HEIGHT + 0.5 }), bars),
    make('p', { class: 'ends small', 'aria-hidden': 'true' }, make('span', {}, day(days[0])),
      make('span', {}, day(days.at(-1)))),
    make('details', {}, make('summary', {}, say('usageTable')), make('table', { class: 'days' },
      make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, say('dayColumn')),
        make('th', { scope: 'col', class: 'number' }, say('unitsColumn')),
        make('th', { scope: 'col', class: 'number' }, say('sumColumn')))),
      make('tbody', {}, rows))),
  ].filter(Boolean);
}

const arrow = (sign, label, click) =>
  make('button', { type: 'button', class: 'quiet', 'aria-label': label, click }, sign);

/** Months are those of Moscow, as the account is billed. */
const thisMonth = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow', year: 'numeric', month: '2-digit', day: '2-digit' })
    .format(new Date())
    .slice(0, 7);

const parts = (month) => month.split('-').map(Number);

function addMonths(month, count) {
  const [year, at] = parts(month);
  return new Date(Date.UTC(year, at - 1 + count, 1)).toISOString().slice(0, 7);
}

function daysIn(month) {
  const [year, at] = parts(month);
  return new Date(Date.UTC(year, at, 0)).getUTCDate();
}
