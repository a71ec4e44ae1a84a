import type { BatchEndpoint, DisabledReason, Endpoint, SealedSecrets } from './endpoint.ts';
import type { EventType, WebhookEvent } from './events.ts';
import type { Attempt, Verdict } from './outcome.ts';
import type { RandomBytes } from './secret.ts';

export const deliveryStates = ['waiting', 'sending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** One event on its way to one endpoint. Times are milliseconds since 1970. */
export interface Delivery {
  readonly endpointId: string;
  readonly event: Pick<WebhookEvent, 'id' | 'type' | 'at' | 'data'>;
  readonly state: DeliveryState;
  /** Of a waiting one. */
  readonly nextAt: number | undefined;
  readonly finishedAt: number | undefined;
  readonly attempts: readonly KeptAttempt[];
}
export interface KeptAttempt extends Attempt {
  readonly number: number;
}

export interface EndpointWish {
  readonly url: string;
  readonly label: string;
  readonly events: readonly EventType[];
}
export interface EndpointChange extends Partial<EndpointWish> {
  readonly enabled?: boolean;
}

export interface Page {
  /** The last one that was seen. */
  readonly after?: { readonly at: number; readonly eventId: string };
  readonly most: number;
}

/**
 * What the API does with webhooks. What is unknown, or somebody else's, is `not_found`; an address that events are not
 * sent to is `webhook_url_refused`. What takes `random` makes the same thing when it is done again with the same.
 */
export interface Webhooks {
  /** Without the endpoints of batches. Oldest first. */
  list(accountId: string): Promise<Endpoint[]>;
  /** Those of batches too. */
  get(accountId: string, id: string): Promise<Endpoint>;
  /** `forbidden` when the account has as many as it may. The secret is told this once. */
  create(
    accountId: string, wish: EndpointWish, now: number, random?: RandomBytes,
  ): Promise<{ endpoint: Endpoint; secret: string }>;
  update(accountId: string, id: string, change: EndpointChange, now: number): Promise<Endpoint>;
  remove(accountId: string, id: string): Promise<void>;
  /** The old secret signs too for a day; `rate_limited` when as many do as may. */
  roll(
    accountId: string, id: string, now: number, random?: RandomBytes,
  ): Promise<{ endpoint: Endpoint; secret: string }>;
  /** Sends an event to this endpoint alone; `rate_limited` while many wait for it. */
  test(accountId: string, id: string, now: number, random?: RandomBytes): Promise<Delivery>;
  /** Newest first. */
  listDeliveries(accountId: string, id: string, page: Page): Promise<Delivery[]>;
  /** Sends it once more, now, with a schedule of its own. */
  replay(accountId: string, id: string, eventId: string, now: number): Promise<Delivery>;
  /** What `addBatchEndpoint` writes in the transaction that adds the batch. */
  prepareForBatch(
    batch: { accountId: string; batchId: string; url: string }, now: number, random?: RandomBytes,
  ): Promise<{ endpoint: BatchEndpoint; secret: string }>;
}

/** What is kept of endpoints and deliveries for the API. Everything is asked for by account too. */
export interface WebhookStore {
  list(accountId: string): Promise<Endpoint[]>;
  find(accountId: string, id: string): Promise<Endpoint | undefined>;
  /** False when the account has `most`; one that is there already is left alone. */
  add(endpoint: Endpoint, most: number): Promise<boolean>;
  /** False when it is not there. */
  update(accountId: string, id: string, change: StoredChange): Promise<boolean>;
  /** False when its secret is no longer the one that was seen. */
  changeSecrets(accountId: string, id: string, seen: string, secrets: SealedSecrets): Promise<boolean>;
  remove(accountId: string, id: string): Promise<boolean>;
  /** An event for one endpoint; one that is there already is left alone. False when `mostWaiting` wait for it. */
  addTest(endpointId: string, event: WebhookEvent, mostWaiting: number): Promise<boolean>;
  listDeliveries(accountId: string, endpointId: string, page: Page): Promise<Delivery[]>;
  findDelivery(accountId: string, endpointId: string, eventId: string): Promise<Delivery | undefined>;
  /** One that is being sent is left alone: it is on its way. */
  replay(accountId: string, endpointId: string, eventId: string, now: number): Promise<void>;
}
export interface StoredChange extends Partial<EndpointWish> {
  /** Null: enabled. */
  readonly disabled?: { readonly at: number; readonly reason: DisabledReason } | null;
}

/** A delivery in the hands of this process, until `leaseUntil`. */
export interface Claimed {
  readonly lease: string;
  readonly endpoint: Endpoint;
  readonly event: WebhookEvent;
  /** This attempt's, and which one of its round it is. */
  readonly number: number;
  readonly roundAttempts: number;
}

/** What senders need of the table of deliveries, which nodes share. */
export interface DeliveryQueue {
  /** Without taking anything: whether there may be something to take. */
  hasDue(now: number): Promise<boolean>;
  /**
   * Takes what is due, the longest overdue first, if `mayTake` says so of its endpoint, at most `most`. What waits for
   * a disabled endpoint has failed. `passed`: endpoints of which something was left for somebody else.
   */
  claim(wish: ClaimWish): Promise<{ claimed: Claimed[]; passed: string[] }>;
  /**
   * Keeps an attempt and what follows from it. Undefined when the lease is lost: nothing is kept then. `hasDisabled`
   * says that this very attempt disabled the endpoint.
   */
  settle(
    claimed: Claimed, attempt: Attempt, verdict: Verdict, now: number,
  ): Promise<{ hasDisabled: boolean } | undefined>;
  /** Gives it back as if it had not been taken. */
  release(claimed: Claimed, now: number): Promise<void>;
  /** Before a place's first lease: what earlier processes of it held is due again. Answers how many. */
  releaseEarlier(place: string, now: number): Promise<number>;
  /**
   * The clock was set back by so much, so that all which waits for a later time would come late by that. Only where the
   * database goes by the clock of its one node.
   */
  bringForward(setBackMs: number, now: number): Promise<void>;
  /** What is older than so: deliveries that have ended, their events, endpoints of batches long gone. */
  removeOld(ended: number, batchEndpoints: number): Promise<void>;
  /** Of those not yet ended. */
  waiting(): Promise<WaitingDeliveries>;
}
export interface WaitingDeliveries {
  readonly count: number;
  /** Since when the oldest waits. */
  readonly oldestAt: number | undefined;
  /** When the next attempt is due; of one that is being sent, when its lease is over. */
  readonly firstDueAt: number | undefined;
}
export interface ClaimWish {
  readonly now: number;
  readonly leaseMs: number;
  readonly most: number;
  /** Begins with the name of the sender's place. */
  readonly newLease: () => string;
  readonly without: readonly string[];
  /** `taken`: what the same call takes besides. */
  readonly mayTake: (endpoint: Endpoint, taken: readonly Claimed[]) => boolean;
}
