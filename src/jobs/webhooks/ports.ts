import type { BatchEndpoint, DisabledReason, Endpoint, SealedSecrets } from './endpoint.ts';
import type { EventType, WebhookEvent } from './events.ts';
import type { Attempt, Verdict } from './outcome.ts';
import type { RandomBytes } from './secret.ts';

export const deliveryStates = ['waiting', 'sending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** The delivery of one event to one endpoint. Times are milliseconds since 1970. */
export interface Delivery {
  readonly endpointId: string;
  readonly event: Pick<WebhookEvent, 'id' | 'type' | 'at' | 'data'>;
  readonly state: DeliveryState;
  /** When a waiting delivery is due. */
  readonly nextAt: number | undefined;
  readonly finishedAt: number | undefined;
  readonly attempts: readonly KeptAttempt[];
}
export interface KeptAttempt extends Attempt {
  readonly number: number;
}

export interface EndpointSettings {
  readonly url: string;
  readonly label: string;
  readonly events: readonly EventType[];
}
export interface EndpointChange extends Partial<EndpointSettings> {
  readonly enabled?: boolean;
}

export interface Page {
  /** The last delivery of the previous page. */
  readonly after?: { readonly at: number; readonly eventId: string };
  readonly most: number;
}

/**
 * Operations of the API on webhooks. Unknown ids and those of other accounts are `not_found`; a URL that events may
 * not be sent to is `webhook_url_refused`. Operations with `random` create the same thing again if given the same
 * randomness.
 */
export interface Webhooks {
  /** Without the endpoints of batches; oldest first. */
  list(accountId: string): Promise<Endpoint[]>;
  /** Includes the endpoints of batches. */
  get(accountId: string, id: string): Promise<Endpoint>;
  /** `account_limit_reached` if the account has the maximum. The secret is only returned here. */
  create(
    accountId: string, settings: EndpointSettings, now: number, random?: RandomBytes,
  ): Promise<{ endpoint: Endpoint; secret: string }>;
  update(accountId: string, id: string, change: EndpointChange, now: number): Promise<Endpoint>;
  remove(accountId: string, id: string): Promise<void>;
  /** The old secret keeps signing for a day; `rate_limited` while the maximum of old secrets sign. */
  roll(
    accountId: string, id: string, now: number, random?: RandomBytes,
  ): Promise<{ endpoint: Endpoint; secret: string }>;
  /** Sends an event to this endpoint alone; `rate_limited` while too many wait for it. */
  test(accountId: string, id: string, now: number, random?: RandomBytes): Promise<Delivery>;
  /** Newest first. */
  listDeliveries(accountId: string, id: string, page: Page): Promise<Delivery[]>;
  /** Sends it once more, now, with a new schedule. */
  replay(accountId: string, id: string, eventId: string, now: number): Promise<Delivery>;
  /** The endpoint that `addBatchEndpoint` writes in the transaction that adds the batch. */
  prepareForBatch(
    batch: { accountId: string; batchId: string; url: string }, now: number, random?: RandomBytes,
  ): Promise<{ endpoint: BatchEndpoint; secret: string }>;
}

/** Stored endpoints and deliveries, for the API. Every query is restricted to the account. */
export interface WebhookStore {
  list(accountId: string): Promise<Endpoint[]>;
  find(accountId: string, id: string): Promise<Endpoint | undefined>;
  /** False if the account has `most`; an existing endpoint is left alone. */
  add(endpoint: Endpoint, most: number): Promise<boolean>;
  /** False if it does not exist. */
  update(accountId: string, id: string, change: StoredChange): Promise<boolean>;
  /** False if its secret is no longer `seen`. */
  changeSecrets(accountId: string, id: string, seen: string, secrets: SealedSecrets): Promise<boolean>;
  remove(accountId: string, id: string): Promise<boolean>;
  /** Adds an event for one endpoint; an existing one is left alone. False if `mostWaiting` already wait for it. */
  addTest(endpointId: string, event: WebhookEvent, mostWaiting: number): Promise<boolean>;
  listDeliveries(accountId: string, endpointId: string, page: Page): Promise<Delivery[]>;
  findDelivery(accountId: string, endpointId: string, eventId: string): Promise<Delivery | undefined>;
  /** Leaves a delivery alone that is being sent: it is on its way. */
  replay(accountId: string, endpointId: string, eventId: string, now: number): Promise<void>;
}
export interface StoredChange extends Partial<EndpointSettings> {
  /** Null enables the endpoint. */
  readonly disabled?: { readonly at: number; readonly reason: DisabledReason } | null;
}

/** A delivery leased to this process. */
export interface Claimed {
  readonly lease: string;
  readonly endpoint: Endpoint;
  readonly event: WebhookEvent;
  /** The number of this attempt; `roundAttempts` counts those of its round. */
  readonly number: number;
  readonly roundAttempts: number;
}

/** What senders need of the table of deliveries, which nodes share. */
export interface DeliveryQueue {
  /** Whether anything may be due; claims nothing. */
  hasDue(now: number): Promise<boolean>;
  /**
   * Claims up to `most` due deliveries, the longest overdue first, for endpoints that `mayTake` accepts. Deliveries
   * to a disabled endpoint fail. `passed` are the endpoints with deliveries that were left to others.
   */
  claim(options: ClaimOptions): Promise<{ claimed: Claimed[]; passed: string[] }>;
  /**
   * Stores an attempt and its consequences. Undefined if the lease is lost, with nothing stored. `hasDisabled` says
   * that this very attempt disabled the endpoint.
   */
  settle(
    claimed: Claimed, attempt: Attempt, verdict: Verdict, now: number,
  ): Promise<{ hasDisabled: boolean } | undefined>;
  /** Releases a claim as if it had never been made. */
  release(claimed: Claimed, now: number): Promise<void>;
  /** Before a place's first lease: makes due again what earlier processes of the place held. Returns how many. */
  releaseEarlier(place: string, now: number): Promise<number>;
  /**
   * Corrects due times after the clock was set back, which would otherwise delay them all. Only for databases that
   * use the clock of their single node.
   */
  bringForward(setBackMs: number, now: number): Promise<void>;
  /** Deletes ended deliveries, their events, and endpoints of batches that are older than these times. */
  removeOld(ended: number, batchEndpoints: number): Promise<void>;
  /** Statistics of the deliveries that have not ended. */
  waiting(): Promise<WaitingDeliveries>;
}
export interface WaitingDeliveries {
  readonly count: number;
  /** Since when the oldest has waited. */
  readonly oldestAt: number | undefined;
  /** When the next attempt is due; for one being sent, when its lease expires. */
  readonly firstDueAt: number | undefined;
}
export interface ClaimOptions {
  readonly now: number;
  readonly leaseMs: number;
  readonly most: number;
  /** Begins with the name of the sender's place. */
  readonly newLease: () => string;
  readonly without: readonly string[];
  /** `taken` are the deliveries already claimed in the same call. */
  readonly mayTake: (endpoint: Endpoint, taken: readonly Claimed[]) => boolean;
}
