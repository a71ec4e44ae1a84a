import { AppError } from '../../errors.ts';
import { MOST_ENDPOINTS, MOST_OLD_SECRETS, OLD_SECRET_MS, oldSecretsAt, type Endpoint } from './endpoint.ts';
import { makeId, makeSecret, type RandomBytes } from './secret.ts';
import type { EndpointChange, StoredChange, Webhooks, WebhookStore } from './ports.ts';
import type { Delivery } from './ports.ts';

export interface Seal {
  close(text: string, place: string): string;
  open(sealed: string, place: string): string | undefined;
}

export interface WebhookParts {
  readonly store: WebhookStore;
  readonly random: RandomBytes;
  /** Encrypts a secret so that it can be decrypted only for the same place. */
  readonly seal: Seal;
  /** Normalises a URL; throws `webhook_url_refused`, naming the field, if events may not be sent there. */
  readonly checkUrl: (url: string, field: string) => Promise<string>;
  /** Throws `invalid_parameter` for text that must not be stored. */
  readonly checkLabel: (label: string) => void;
}

/** Bounds the tests queued for a receiver that accepts none. */
const MOST_WAITING = 20;

/** The place that a sealed secret is bound to. */
export const placeOf = (endpointId: string): string => `webhook ${endpointId}`;

export function openWebhooks(parts: WebhookParts): Webhooks {
  const { store } = parts;
  const get = async (accountId: string, id: string): Promise<Endpoint> => known(await store.find(accountId, id));
  const getDelivery = async (accountId: string, id: string, eventId: string): Promise<Delivery> =>
    known(await store.findDelivery(accountId, id, eventId));
  return {
    list: (accountId) => store.list(accountId),
    get,

    async create(accountId, { url, label, events }, now, random = parts.random) {
      parts.checkLabel(label);
      const { id, secret, sealed } = makeIdAndSecret(parts, random);
      const href = await parts.checkUrl(url, '/url');
      const secrets = { current: sealed, old: [] };
      const fresh = { id, accountId, batchId: undefined, url: href, label, events: [...new Set(events)], secrets };
      const endpoint = { ...fresh, createdAt: now, disabled: undefined, failingSince: undefined };
      if (!(await store.add(endpoint, MOST_ENDPOINTS))) throw tooMany();
      return { endpoint, secret };
    },

    async update(accountId, id, change, now) {
      const { disabled } = await get(accountId, id);
      if (change.label !== undefined) parts.checkLabel(change.label);
      const url = change.url === undefined ? undefined : await parts.checkUrl(change.url, '/url');
      await store.update(accountId, id, toStored({ ...change, url }, disabled !== undefined, now));
      return get(accountId, id);
    },

    async remove(accountId, id) {
      if (!(await store.remove(accountId, id))) throw unknown();
    },

    roll: (accountId, id, now, random = parts.random) =>
      rollSecret(parts, () => get(accountId, id), makeSecret(random), now),

    async test(accountId, id, now, random = parts.random) {
      const { disabled } = await get(accountId, id);
      if (disabled) throw switchedOff();
      const eventId = makeId('evt', random);
      const data = { webhook: id };
      const event = { id: eventId, accountId, type: 'webhook.test', at: now, data } as const;
      if (!(await store.addTest(id, event, MOST_WAITING))) {
        throw new AppError('rate_limited', 'Many deliveries wait for this webhook.', { retryAfterMs: 60_000 });
      }
      return getDelivery(accountId, id, eventId);
    },

    async listDeliveries(accountId, id, page) {
      await get(accountId, id);
      return store.listDeliveries(accountId, id, page);
    },

    async replay(accountId, id, eventId, now) {
      const { disabled } = await get(accountId, id);
      if (disabled) throw switchedOff();
      await store.replay(accountId, id, eventId, now);
      return getDelivery(accountId, id, eventId);
    },

    async prepareForBatch({ accountId, batchId, url }, now, random = parts.random) {
      const { id, secret, sealed } = makeIdAndSecret(parts, random);
      const href = await parts.checkUrl(url, 'webhook_url');
      return { endpoint: { id, accountId, batchId, url: href, sealedSecret: sealed, createdAt: now }, secret };
    },
  };
}

/** Draws the id first, then the secret, so that the same randomness makes the same two. */
function makeIdAndSecret({ seal }: WebhookParts, random: RandomBytes) {
  const id = makeId('wh', random);
  const secret = makeSecret(random);
  return { id, secret, sealed: seal.close(secret, placeOf(id)) };
}

/**
 * Replaces the secret; a repetition with the same secret changes nothing. The previous one keeps signing for a day
 * together with other old ones. Their number is limited, so rolling faster is refused rather than cutting one
 * short.
 */
async function rollSecret(
  { store, seal }: WebhookParts, read: () => Promise<Endpoint>, secret: string, now: number,
): Promise<{ endpoint: Endpoint; secret: string }> {
  const endpoint = await read();
  const { current } = endpoint.secrets;
  const place = placeOf(endpoint.id);
  if (seal.open(current, place) === secret) return { endpoint, secret };
  const old = oldSecretsAt(endpoint, now);
  if (old.length >= MOST_OLD_SECRETS) throw tooManySecrets(old.at(-1)!.until - now);
  const before = { sealed: current, until: now + OLD_SECRET_MS };
  const secrets = { current: seal.close(secret, place), old: [before, ...old] };
  if (await store.changeSecrets(endpoint.accountId, endpoint.id, current, secrets)) {
    return { endpoint: { ...endpoint, secrets }, secret };
  }
  throw new AppError('idempotency_in_progress', 'Somebody else is changing this secret.', { retryAfterMs: 1000 });
}

function toStored({ enabled, ...settings }: EndpointChange, isDisabled: boolean, now: number): StoredChange {
  if (enabled === undefined || enabled === !isDisabled) return settings;
  return { ...settings, disabled: enabled ? null : { at: now, reason: 'owner' } };
}

function known<T>(found: T | undefined): T {
  if (found === undefined) throw unknown();
  return found;
}

const unknown = (): AppError => new AppError('not_found', 'The account has no such webhook or delivery.');

const switchedOff = (): AppError => new AppError('webhook_disabled', 'A disabled webhook gets nothing.');

const tooManySecrets = (retryAfterMs: number): AppError =>
  new AppError('rate_limited', `${MOST_OLD_SECRETS} old secrets sign until their day is over.`, { retryAfterMs });

const tooMany = (): AppError => {
  const message = `An account has at most ${MOST_ENDPOINTS} webhooks; delete one first.`;
  return new AppError('account_limit_reached', message, { most: MOST_ENDPOINTS, what: 'webhooks' });
};
