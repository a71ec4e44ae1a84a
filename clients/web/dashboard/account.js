import { make, section } from './elements.js';
import { drawInvoices } from './invoices.js';
import { drawKeys } from './keys.js';
import { day, minute, number, roubles, say } from './language.js';
import { drawSettings } from './settings.js';
import { drawUsage } from './usage.js';

/** What the owner of an account sees. */
export async function drawAccount(account, fail) {
  const invoices = drawInvoices(account, fail);
  const [usage, keys] = await Promise.all([drawUsage(fail), drawKeys(fail)]);
  let quota = drawQuota(account);
  const changed = (next) => {
    const drawn = drawQuota(next);
    quota.replaceWith(drawn);
    quota = drawn;
    void invoices.changed(next);
  };
  const settings = drawSettings(account, { changed, fail });
  return [make('h1', {}, account.email), quota, usage, invoices.section, keys, settings];
}

function drawQuota({ quota, billing, rate, limits, alerts }) {
  const beyond = quota.used > quota.free;
  const told = say(beyond ? 'quotaBeyond' : 'quotaUsed', { used: number(quota.used), free: number(quota.free) });
  const lines = [
    say('quotaResets', { day: day(quota.resets_at) }),
    billing.per_1000 > 0 ? say('price', { price: roubles(billing.per_1000) }) : say('priceNone'),
    say('rate', { rate: number(rate.per_second), burst: number(rate.burst) }),
    limits.monthly_units !== null && say('capUnits', { units: number(limits.monthly_units) }),
    limits.monthly_roubles !== null && say('capRoubles', { roubles: number(limits.monthly_roubles) }),
  ];
  return section('quota', say('quota'),
    make('p', { class: 'figure' }, told),
    make('progress', { max: Math.max(1, quota.free), value: Math.min(quota.used, quota.free), 'aria-label': told }),
    make('ul', { class: 'plain' }, lines.filter(Boolean).map((line) => make('li', {}, line))),
    alerts.told.length > 0 && drawTold(alerts));
}

/** What the thresholds did in this month: they are told once each, by mail and to webhooks. */
function drawTold({ told }) {
  const texts = { 'quota.threshold': 'toldQuota', 'spend.threshold': 'toldSpend' };
  const lines = told.filter(({ type }) => type in texts).map(({ type, threshold, told_at: at }) =>
    make('li', {}, `${minute(at)}: ${say(texts[type], { percent: threshold })}`));
  return make('div', { class: 'apart' }, make('h3', {}, say('told')),
    make('ul', { class: 'plain' }, lines), make('p', { class: 'small' }, say('toldHow')));
}
