import type { Account } from '@geokod/client';
import type { ComponentChildren } from 'preact';
import { say } from '../../words/dashboard.ts';
import { day, minute, number, roubles } from '../../words/figures.ts';
import { useAround } from '../around.tsx';
import { Part } from '../part.tsx';

/** How much of the month's quota is used, and the price of the next request. */
export function Quota() {
  const { account } = useAround();
  const { quota, billing, rate, limits, alerts } = account;
  const { used, free } = quota;
  const told = say(used > free ? 'quotaBeyond' : 'quotaUsed', { used: number(used), free: number(free) });
  const caps = [
    limits.monthly_units !== null && say('capUnits', { units: number(limits.monthly_units) }),
    limits.monthly_roubles !== null && say('capRoubles', { roubles: number(limits.monthly_roubles) }),
  ].filter((cap) => cap !== false);
  return (
    <Part id="quota" title={say('quota')}>
      <p class="figure">{told}</p>
      <progress max={Math.max(1, free)} value={Math.min(used, free)} aria-label={told} />
      <dl class="tiles">
        <Tile title={say('next')}>{nextPrice(account)}</Tile>
        <Tile title={say('monthTitle')} more={say('monthClock')}>
          {day(quota.resets_at)}
        </Tile>
        <Tile title={say('rateTitle')} more={say('rateBurst', { burst: number(rate.burst) })}>
          {say('rateShort', { rate: number(rate.per_second) })}
        </Tile>
        <Tile title={say('capTitle')}>
          {caps.length === 0 ? <span class="soft">{say('capNone')}</span> : caps.map((cap) => <p key={cap}>{cap}</p>)}
        </Tile>
      </dl>
      <p class="small">
        {billing.per_1000 > 0 ? say('price', { price: roubles(billing.per_1000) }) : say('priceNone')}
        {` ${say('nextBatch')}`}
      </p>
      {alerts.told.length > 0 && <RaisedAlerts />}
    </Part>
  );
}

interface TileProps {
  readonly title: string;
  readonly more?: string;
  readonly children: ComponentChildren;
}

const Tile = ({ title, more, children }: TileProps) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}{more !== undefined && <p class="small">{more}</p>}</dd>
  </div>
);

/** Follows the meter's order: first the account's own cap, then the free quota, then whether there is a payer. */
function nextPrice({ quota: { used, free }, billing, limits, payer }: Account): string {
  if (limits.monthly_units !== null && used >= limits.monthly_units) return say('nextCapped');
  if (billing.per_1000 > 0) return say('nextPrice', { price: roubles(billing.per_1000) });
  return used >= free && payer === null ? say('nextEnded') : say('nextFree');
}

const texts = { 'quota.threshold': 'alertQuota', 'spend.threshold': 'alertSpend' } as const;
const isKnown = (type: string): type is keyof typeof texts => Object.hasOwn(texts, type);

/** The thresholds passed this month; each is announced once, by mail and to webhooks. */
function RaisedAlerts() {
  const { account: { alerts } } = useAround();
  return (
    <div class="apart">
      <h3>{say('told')}</h3>
      <ul class="plain-list">
        {alerts.told.map(({ type, threshold, told_at: at }) => isKnown(type) && (
          <li key={`${type}${threshold}`}>{`${minute(at)}: ${say(texts[type], { percent: threshold })}`}</li>
        ))}
      </ul>
      <p class="small">{say('alertHow')}</p>
    </div>
  );
}
