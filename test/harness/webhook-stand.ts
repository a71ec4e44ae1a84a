import { openDeliveryQueue } from '../../src/store/sql/delivery-queue.ts';
import { openWebhookParts } from '../../src/store/open-webhooks.ts';
import { addEvent } from '../../src/store/sql/webhook-outbox.ts';
import { Deliveries, type DeliveryOptions } from '../../src/running/deliveries/deliveries.ts';
import { shareLimits } from '../../src/running/deliveries/open.ts';
import { digestWith } from '../../src/accounts/digest.ts';
import { sealWith } from '../../src/accounts/seal.ts';
import { randomBytes } from 'node:crypto';
import type { Attempt } from '../../src/jobs/webhooks/outcome.ts';
import type { Endpoint } from '../../src/jobs/webhooks/endpoint.ts';
import type { EventType } from '../../src/jobs/webhooks/events.ts';
import type { WebhookOptions } from '../../src/store/open-webhooks.ts';
import type { Sql } from '../../src/kernel/sql.ts';

export const ACCOUNT = 'acc_1';
const random = (count: number): Uint8Array => randomBytes(count);
const seal = sealWith(digestWith('a secret of nothing but tests, long enough to be one'), random);

/** Webhooks over a database, with a clock set by the scenario. */
export function openWebhookStand(sql: Sql, options: WebhookOptions = { webhookAllowPrivate: true }) {
  const clock = { at: Date.parse('2026-11-21T12:00:00Z'), now: () => clock.at, monotonic: () => performance.now() };
  const { webhooks, sending } = openWebhookParts({ sql, seal, random }, options);
  const attempts: Attempt[] = [];
  const disabled: [Endpoint, string][] = [];
  const failures: unknown[] = [];
  let count = 0;
  return {
    webhooks,
    sending,
    clock,
    attempts,
    disabled,
    failures,
    queue: openDeliveryQueue(sql),
    create: (url: string, events: readonly EventType[] = [], accountId = ACCOUNT) =>
      webhooks.create(accountId, { url, label: '', events }, clock.at),
    async emit(type: EventType = 'quota.threshold', id = `evt_${(count += 1)}`, accountId = ACCOUNT): Promise<string> {
      const event = { id, accountId, type, at: clock.at, data: { number: count } };
      await sql.write((transaction) => addEvent(transaction, event));
      return id;
    },
    async state(endpointId: string, eventId: string) {
      const found = await webhooks.listDeliveries(ACCOUNT, endpointId, { most: 100 });
      return found.find(({ event }) => event.id === eventId)!;
    },
    /** Looks for deliveries only when told to. */
    sender: (overrides: Partial<DeliveryOptions> = {}): Deliveries =>
      new Deliveries({
        ...sending,
        clock,
        userAgent: 'Geokod-Webhooks/2',
        place: 'a1',
        timeoutMs: 20_000,
        pollMs: 3_600_000,
        most: shareLimits,
        chance: () => 0.5,
        log: { info: () => {}, error: (fields) => void failures.push(fields) },
        onAttempt: (attempt) => void attempts.push(attempt),
        onDisabled: async (endpoint, reason) => void disabled.push([endpoint, reason]),
        ...overrides,
      }),
  };
}
