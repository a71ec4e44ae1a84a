/** What may be told to an endpoint. The list grows: receivers leave alone what they do not know. */
export const eventTypes = [
  'batch.started', 'batch.completed', 'batch.failed', 'batch.cancelled',
  'quota.threshold', 'spend.threshold', 'invoice.finalized', 'webhook.test',
] as const;
export type EventType = (typeof eventTypes)[number];

/** One thing that happened. */
export interface WebhookEvent {
  /** Says which occurrence it is, so that telling it twice adds nothing; receivers see it as `webhook-id`. */
  readonly id: string;
  readonly accountId: string;
  readonly type: EventType;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** As the contract describes it for this type. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Of a batch: the endpoint that was named when it was submitted hears of it too. */
  readonly batchId?: string;
}

/** Longer ones are refused: receivers may count on it. */
export const MOST_DATA_CHARACTERS = 8_000;

/** What an endpoint hears: everything, or what it named. */
export const hears = (events: readonly string[], type: EventType): boolean =>
  events.length === 0 || events.includes(type);

/** The body of the request. The same bytes at each attempt, since they are signed. */
export const bodyOf = ({ type, at, data }: Pick<WebhookEvent, 'type' | 'at' | 'data'>): string =>
  JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
