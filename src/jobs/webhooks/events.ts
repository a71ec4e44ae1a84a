/** Types of events. The list grows: receivers must ignore unknown types. */
export const eventTypes = [
  'batch.started', 'batch.completed', 'batch.failed', 'batch.cancelled',
  'quota.threshold', 'spend.threshold', 'invoice.finalized', 'webhook.test',
] as const;
export type EventType = (typeof eventTypes)[number];

/** One event. */
export interface WebhookEvent {
  /** Identifies the occurrence, so that a repeated event is recognised; receivers see it as `webhook-id`. */
  readonly id: string;
  readonly accountId: string;
  readonly type: EventType;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The contract describes it by type. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The batch of the event, whose own endpoint receives it too. */
  readonly batchId?: string;
}

/** Longer data are refused: receivers may rely on it. */
export const MOST_DATA_CHARACTERS = 8_000;

/** Whether an endpoint with these subscriptions receives a type. */
export const subscribesTo = (events: readonly string[], type: EventType): boolean =>
  events.length === 0 || events.includes(type);

/** The body of the request: the same bytes at each attempt, since they are signed. */
export const bodyOf = ({ type, at, data }: Pick<WebhookEvent, 'type' | 'at' | 'data'>): string =>
  JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
