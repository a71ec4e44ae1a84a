import { AppError } from '../../errors.ts';
import { MOST_ENDPOINTS, MOST_OLD_SECRETS, OLD_SECRET_MS, oldSecretsAt, type Endpoint } from './endpoint.ts';
import { makeId, makeSecret, type RandomBytes } from './secret.ts';
import type { EndpointChange, StoredChange, Webhooks, WebhookStore } from './ports.ts';
import type { Delivery } from './ports.ts';

export interface Seal {
  close(text: string, place: string): string;
  open(sealed: string, place: string): string | undefined;
}

export interface WebhookSurroundings {
  readonly store: WebhookStore;
  readonly random: RandomBytes;
  /** Hides a secret, so that it can be read in this place only. */
  readonly seal: Seal;
  /** The address in one spelling; `webhook_url_refused`, naming the field, for one that events are not sent to. */
  readonly checkUrl: (url: string, field: string) => Promise<string>;
  /** `invalid_parameter` for a text that must not be kept. */
  readonly checkLabel: (label: string) => void;
}

/** Tests may not be heaped up for a receiver that takes none. */
const MOST_WAITING = 20;

/** Where a sealed secret belongs. */
export const placeOf = (endpointId: string): string => `webhook ${endpointId}`;

export function openWebhooks(around: WebhookSurroundings): Webhooks {
  const { store } = around;
  const get = async (accountId: string, id: string): Promise<Endpoint> => known(await store.find(accountId, id));
  const getDelivery = async (accountId: string, id: string, eventId: string): Promise<Delivery> =>
    known(await store.findDelivery(accountId, id, eventId));
  return {
    list: (accountId) => store.list(accountId),
    get,

    async create(accountId, { url, label, events }, now, random = around.random) {
      around.checkLabel(label);
      const { id, secret, sealed } = made(around, random);
      const href = await around.checkUrl(url, '/url');
      const secrets = { current: sealed, old: [] };
      const fresh = { id, accountId, batchId: undefined, url: href, label, events: [...new Set(events)], secrets };
      const endpoint = { ...fresh, createdAt: now, disabled: undefined, failingSince: undefined };
      if (!(await store.add(endpoint, MOST_ENDPOINTS))) throw tooMany();
      return { endpoint, secret };
    },

    async update(accountId, id, change, now) {
      const { disabled } = await get(accountId, id);
      if (change.label !== undefined) around.checkLabel(change.label);
      const url = change.url === undefined ? undefined : await around.checkUrl(change.url, '/url');
      await store.update(accountId, id, toStored({ ...change, url }, disabled !== undefined, now));
      return get(accountId, id);
    },

    async remove(accountId, id) {
      if (!(await store.remove(accountId, id))) throw unknown();
    },

    roll: (accountId, id, now, random = around.random) =>
      rollSecret(around, () => get(accountId, id), makeSecret(random), now),

    async test(accountId, id, now, random = around.random) {
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

    async prepareForBatch({ accountId, batchId, url }, now, random = around.random) {
      const { id, secret, sealed } = made(around, random);
      const href = await around.checkUrl(url, 'webhook_url');
      return { endpoint: { id, accountId, batchId, url: href, sealedSecret: sealed, createdAt: now }, secret };
    },
  };
}

/** Id first, then secret: in this order, so that the same chance makes the same two. */
function made({ seal }: WebhookSurroundings, random: RandomBytes) {
  const id = makeId('wh', random);
  const secret = makeSecret(random);
  return { id, secret, sealed: seal.close(secret, placeOf(id)) };
}

/**
 * Done again with the same secret it changes nothing. The one before joins the old ones, which sign each until its own
 * day is over: there is room for so many, and who rolls faster waits rather than cuts one off.
 */
async function rollSecret(
  { store, seal }: WebhookSurroundings, read: () => Promise<Endpoint>, secret: string, now: number,
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

function toStored({ enabled, ...wish }: EndpointChange, isDisabled: boolean, now: number): StoredChange {
  if (enabled === undefined || enabled === !isDisabled) return wish;
  return { ...wish, disabled: enabled ? null : { at: now, reason: 'owner' } };
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
