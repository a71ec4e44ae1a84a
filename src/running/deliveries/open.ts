import { disabledMail } from '../../jobs/webhooks/mails.ts';
import { askNowAndThen, type Asked } from '../asked.ts';
import { Deliveries } from './deliveries.ts';
import type { Accounts } from '../../accounts/ports.ts';
import type { Metrics } from '../../../ops/index.ts';
import type { Endpoint } from '../../jobs/webhooks/endpoint.ts';
import type { WaitingDeliveries } from '../../jobs/webhooks/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { WebhookParts } from '../../store/open-webhooks.ts';

export interface DeliveryParts {
  readonly sending: WebhookParts['sending'];
  readonly accounts: Pick<Accounts, 'get'>;
  readonly mailer: Pick<Mailer, 'post'>;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly place: string;
}

const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;
/** Long after a batch has ended and its results are removed. */
const BATCH_ENDPOINT_KEPT_MS = 60 * DAY_MS;
const TIDY_EVERY_MS = 3_600_000;
const COUNT_EVERY_MS = 30_000;
export const shareLimits = { atOnce: 32, ofHost: 8, ofAccount: 8, ofAccountAtHost: 4, ofEndpoint: 2 } as const;
const DELIVERY_LIMITS = { timeoutMs: 20_000, pollMs: 500, most: shareLimits } as const;

/** Sends webhooks from this node until it is closed. */
export function openDeliveries(parts: DeliveryParts): { close(): Promise<void> } {
  const { sending, metrics, log, clock, publicUrl, place } = parts;
  const deliveries = new Deliveries({
    ...sending,
    ...DELIVERY_LIMITS,
    clock,
    log,
    place,
    userAgent: `Geokod-Webhooks/2 (+${publicUrl}/docs/webhooks)`,
    chance: Math.random,
    onAttempt: ({ outcome, tookMs }) => metrics.observeWebhook(outcome, tookMs / 1000),
    onDisabled: (endpoint, reason) => notifyOwner(parts, endpoint, reason),
  });
  const tidying = every(TIDY_EVERY_MS, log, () =>
    sending.queue.removeOld(clock.now() - KEPT_MS, clock.now() - BATCH_ENDPOINT_KEPT_MS),
  );
  const counting = countWaiting(parts);
  deliveries.start();
  return {
    async close() {
      clearInterval(tidying);
      await counting.close();
      await deliveries.stop();
    },
  };
}

/** Notifies the owner of an account. An unconfirmed address gets no mail, and the endpoint of a single batch none. */
async function notifyOwner(
  { accounts, mailer, publicUrl, log }: DeliveryParts, endpoint: Endpoint, reason: 'gone' | 'failing',
): Promise<void> {
  if (endpoint.batchId !== undefined) return;
  try {
    const account = await accounts.get(endpoint.accountId);
    if (account.side !== 'confirmed') return;
    await mailer.post(disabledMail(account.email, { url: endpoint.url, reason, page: `${publicUrl}/docs/webhooks` }));
  } catch (err) {
    log.error({ err }, 'the owner of a disabled webhook was not told');
  }
}

function countWaiting({ sending: { queue }, metrics, log, clock }: DeliveryParts): Asked<WaitingDeliveries> {
  const asked = askNowAndThen({ what: 'webhooks', everyMs: COUNT_EVERY_MS, ask: () => queue.waiting(), log });
  const since = (read: (waiting: WaitingDeliveries) => number | undefined) => (): number | undefined => {
    const waiting = asked.last();
    return waiting && Math.max(0, clock.now() - (read(waiting) ?? Infinity)) / 1000;
  };
  metrics.watches.watch({
    webhooksWaiting: () => asked.last()?.count,
    webhooksOldest: since(({ oldestAt }) => oldestAt),
    webhooksOverdue: since(({ firstDueAt }) => firstDueAt),
  });
  return asked;
}

/** Repeats work; a failure is made up for by the next run. */
function every(milliseconds: number, log: Log, work: () => Promise<void>): NodeJS.Timeout {
  const attempt = (): void => void work().catch((err: unknown) => log.info({ err }, 'webhooks are looked after later'));
  attempt();
  return setInterval(attempt, milliseconds).unref();
}
