import { refuseKey } from '../accounts/refuse.ts';
import { checkUrl, type Resolve, type UrlRules } from '../jobs/webhooks/check-url.ts';
import { openWebhooks, type Seal } from '../jobs/webhooks/webhooks.ts';
import { openResolve } from './dns/resolve.ts';
import { openDeliveryQueue } from './sql/delivery-queue.ts';
import { openWebhookStore } from './sql/webhook-store.ts';
import type { DeliveryQueue, Webhooks } from '../jobs/webhooks/ports.ts';
import type { RandomBytes } from '../jobs/webhooks/secret.ts';
import type { Sql } from '../kernel/sql.ts';

export interface WebhookOptions {
  /** Allows webhooks over plain HTTP and to private addresses: for tests and closed networks. */
  readonly webhookAllowPrivate?: boolean;
  /** Resolves the names that webhooks go to. */
  readonly resolve?: Resolve;
}

export interface WebhookParts {
  readonly webhooks: Webhooks;
  /** What a sender of webhooks needs. */
  readonly sending: { readonly queue: DeliveryQueue; readonly seal: Seal; readonly rules: UrlRules };
}

export function openWebhookParts(
  { sql, seal, random }: { sql: Sql; seal: Seal; random: RandomBytes }, options: WebhookOptions,
): WebhookParts {
  const rules = { resolve: options.resolve ?? openResolve(), isPrivateAllowed: options.webhookAllowPrivate ?? false };
  const webhooks = openWebhooks({
    store: openWebhookStore(sql),
    random,
    seal,
    checkUrl: (url, field) => checkUrl(url, field, rules),
    checkLabel: (label) => refuseKey('/label', label),
  });
  return { webhooks, sending: { queue: openDeliveryQueue(sql), seal, rules } };
}
