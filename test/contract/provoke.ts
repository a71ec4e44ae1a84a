import type { Code } from '../../src/contract.gen.ts';
import { AppError } from '../../src/errors.ts';
import type { ContractOperation } from '../../src/http/contract.ts';
import { workOff } from '../harness/batch-work.ts';
import { call, json, type Call } from '../harness/call.ts';
import { contract } from '../harness/conformance.ts';
import { OWNER, type Platform } from '../harness/platform.ts';

export interface Provoked extends Call {
  readonly path: string;
  readonly method: string;
}

interface Draft {
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** The documented call of an operation, with the resources it needs. */
async function documented(operation: ContractOperation, platform: Platform): Promise<Draft> {
  const query = operation.parameters
    .filter(({ in: where, example }) => where === 'query' && example !== undefined)
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`);
  let body: string | undefined;
  if (operation.takesUpload) body = TABLE;
  else if (operation.bodyTypes.length > 0) body = JSON.stringify(await bodyOf(operation, platform));
  const draft: Draft = {
    path: operation.path,
    query: query.join('&'),
    body,
    headers: { ...typeOf(operation), ...(await platform.accessTo(operation)) },
  };
  if (operation.path === '/v2/keys/{id}') {
    const owner = (await platform.stores.accounts.findByEmail('owner@example.ru'))!;
    const { id } = await platform.stores.keys.create(owner.id, { mode: 'live', label: '' }, Date.now());
    draft.path = `/v2/keys/${id}`;
  }
  if (operation.path.startsWith('/v2/webhooks/{id}')) {
    const { id, event } = await webhookOf(platform);
    draft.path = operation.path.replace('{id}', id).replace('{event}', event);
  }
  if (operation.path.startsWith('/v2/invoices/{id}')) {
    // a document needs a payer
    const payer = { name: 'ООО «Ромашка»', inn: '7736050003', kpp: '773601001', address: null, ogrn: null, bank: null };
    const { id } = (await platform.stores.accounts.findByEmail(OWNER))!;
    await platform.stores.accounts.update(id, { payer }, Date.now());
    draft.path = operation.path.replace('{id}', 'open');
  }
  if (operation.path.includes('{job}')) {
    const job = await newJob(platform, operation.operationId === 'getBatchResult' ? 'completed' : 'queued');
    draft.path = operation.path.replace('{job}', job);
  }
  if (operation.operationId === 'confirmEmail') draft.query = `token=${await platform.confirmToken()}`;
  return draft;
}

/** A new webhook with one delivery. */
async function webhookOf({ stores: { accounts, webhooks } }: Platform): Promise<{ id: string; event: string }> {
  const { id: accountId } = (await accounts.findByEmail(OWNER))!;
  for (const { id } of await webhooks.list(accountId)) await webhooks.remove(accountId, id);
  const fields = { url: 'https://example.ru/', label: '', events: [] };
  const { endpoint: { id } } = await webhooks.create(accountId, fields, Date.now());
  const { event } = await webhooks.test(accountId, id, Date.now());
  return { id, event: event.id };
}

const TABLE = 'адрес\n"Ветроград, Посадская 11"\n';

const typeOf = ({ takesUpload, bodyTypes }: ContractOperation): Record<string, string> =>
  takesUpload ? { 'content-type': 'text/csv' } : bodyTypes.length > 0 ? json({}).headers! : {};

/** A batch of the owner, alone in the queue. */
async function newJob(platform: Platform, state: 'queued' | 'completed' | 'expired'): Promise<string> {
  const { stores, service, key } = platform;
  await stores.sql.write((transaction) => transaction.run('DELETE FROM batch'));
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'text/csv' };
  const { text } = await call(service.address, '/v2/batch', { method: 'POST', body: TABLE, headers });
  const { job } = JSON.parse(text) as { job: string };
  if (state !== 'queued') await workOff(platform, ['Ветроград,ok\n']);
  if (state === 'expired') await stores.batchStore.expire(job, Date.now() + 1e11);
  return job;
}

async function bodyOf(operation: ContractOperation, platform: Platform): Promise<unknown> {
  if (operation.operationId === 'confirmDeletion') return { token: await platform.deletionToken(newEmail()) };
  if (['openSession', 'inspectLink'].includes(operation.operationId))
    return { token: await platform.signInToken('owner@example.ru') };
  const paths = contract.document.paths as Record<
    string,
    Record<
      string,
      {
        requestBody: { content: Record<string, { examples: Record<string, { value: unknown }> }> };
      }
    >
  >;
  const { content } = paths[operation.path][operation.method.toLowerCase()].requestBody;
  return Object.values(content['application/json'].examples)[0].value;
}

/** A request that provokes this answer: a problem's code, or success without one. */
export async function provoke(
  operation: ContractOperation,
  code: Code | undefined,
  platform: Platform,
): Promise<Provoked> {
  const draft = await documented(operation, platform);
  if (code !== undefined) await ways[code]!(draft, operation, platform);
  return {
    path: `${draft.path}${draft.query === '' ? '' : `?${draft.query}`}`,
    method: operation.method,
    headers: draft.headers,
    body: draft.body,
  };
}

type Way = (draft: Draft, operation: ContractOperation, platform: Platform) => void | Promise<void>;

const withKey =
  (make: (platform: Platform) => Promise<string>): Way =>
    async (draft, _, platform) => {
      delete draft.headers.cookie;
      draft.headers.authorization = `Bearer ${await make(platform)}`;
    };
let count = 0;
const newEmail = (): string => `provoked${count++}@example.ru`;

function neverAsked({ operationId }: ContractOperation): string | undefined {
  if (operationId === 'reverse') return `lat=1&lon=${(count++ / 1e4).toFixed(4)}`;
  return operationId === 'geocode' || operationId === 'suggest' ? `q=nowhere%20${count++}` : undefined;
}

// On the roads of the small town, on its island, and far from any road.
const HOME = { lat: 54.442, lon: 148.3408 };
const ISLAND = { lat: 54.6, lon: 148.9 };
const OCEAN = { lat: 0, lon: 0 };

const listed = ({ body }: Draft): object => JSON.parse(body!) as object;
const pointsOf = ({ operationId, unitsEach }: ContractOperation): string =>
  unitsEach ?? (operationId === 'matrix' ? 'origins' : 'points');
const unrecorded = ({ operationId }: ContractOperation): object[] =>
  operationId === 'geocodeMany' ? [{ q: 'nowhere' }] : [HOME, ISLAND];

async function useJob(draft: Draft, platform: Platform, state: 'queued' | 'completed' | 'expired'): Promise<void> {
  draft.path = draft.path.replace(/job_\w+/, await newJob(platform, state));
}

const fails =
  (fault: () => Error): Way =>
    (draft, operation, platform) => {
    // A query that was never sent before: a cached answer cannot fail.
      draft.query = neverAsked(operation) ?? draft.query;
      platform.service.fault = fault();
    };

const ways: Partial<Record<Code, Way>> = {
  invalid_parameter: (draft) => void (draft.query += '&%ff=1'),
  unknown_parameter: (draft) => void (draft.query += '&foo=1'),
  invalid_json: (draft) => void (draft.body = '{'),
  key_missing: (draft) => void delete draft.headers.authorization,
  session_required(draft, { operationId }) {
    draft.headers = { ...json({}).headers };
    if (operationId === 'openSession') draft.body = JSON.stringify({ token: 'a'.repeat(40) });
  },
  key_invalid: withKey(async () => `gk_live_${'0'.repeat(36)}`),
  key_legacy_expired: withKey(async () => 'f'.repeat(32)),
  key_revoked: withKey(async (platform) => {
    const key = await platform.issueKey(newEmail());
    const who = await platform.stores.keys.authenticate(key, Date.now());
    await platform.stores.keys.revoke(who.accountId, who.keyId, Date.now());
    return key;
  }),
  async quota_exhausted(draft, operation, platform) {
    // a file is read, and its rows are counted, as long as something is left
    if (operation.takesUpload) draft.body = `${TABLE}"Ветроград"\n`;
    const freeUnits = operation.takesUpload ? 1 : 0;
    await withKey((one) => keyWith(one, { freeUnits }))(draft, operation, platform);
  },
  spend_cap_reached: withKey(async (platform) => {
    const key = await platform.issueKey(newEmail());
    const { accountId } = await platform.stores.keys.authenticate(key, Date.now());
    await platform.stores.accounts.update(accountId, { capUnits: 0 }, Date.now());
    return key;
  }),
  async account_suspended(draft, operation, platform) {
    if (operation.access.includes('key'))
      return withKey((one) => keyWith(one, { suspended: true }))(draft, operation, platform);
    const email = newEmail();
    await platform.issueKey(email, { confirmed: true });
    draft.headers = await platform.openSession(email);
    await platform.stores.accounts.override(email, { suspended: true }, Date.now());
  },
  async forbidden(draft, operation, platform) {
    if (!operation.access.includes('key')) draft.headers.origin = 'https://elsewhere.example';
    else if (['revokeKey', 'cancelBatch'].includes(operation.operationId)) {
      const { cookie } = await platform.openSession(OWNER);
      draft.headers = { cookie, origin: 'https://elsewhere.example' };
    } else await withKey((one) => one.issueKey(newEmail()))(draft, operation, platform);
  },
  async account_limit_reached(draft, operation, platform) {
    const email = newEmail();
    await withKey((one) => one.issueKey(email, { confirmed: true }))(draft, operation, platform);
    const { accounts, keys, webhooks } = platform.stores;
    const { id } = (await accounts.findByEmail(email))!;
    const another = operation.operationId === 'createKey'
      ? () => keys.create(id, { mode: 'live', label: '' }, Date.now())
      : () => webhooks.create(id, { url: 'https://example.ru/', label: '', events: [] }, Date.now());
    const isFull = (error: unknown): boolean => error instanceof AppError && error.code === 'account_limit_reached';
    for (let full = false; !full;) full = await another().then(() => false, isFull);
  },
  async webhook_disabled({ path }, _, { stores: { accounts, webhooks } }) {
    const { id } = (await accounts.findByEmail(OWNER))!;
    await webhooks.update(id, path.split('/')[3], { enabled: false }, Date.now());
  },
  webhook_url_refused: (draft, { takesUpload }) => {
    if (takesUpload) draft.query += '&webhook_url=https://127.0.0.1/';
    else draft.body = JSON.stringify({ url: 'https://127.0.0.1/' });
  },
  not_found(draft) {
    if (draft.path.startsWith('/v2/webhooks/')) draft.path = draft.path.replace(/wh_\w+/, 'wh_of_nobody');
    else if (draft.body !== undefined) draft.body = JSON.stringify({ token: 'a'.repeat(40) });
    else if (draft.path.startsWith('/v2/invoices/')) draft.path = draft.path.replace('open', 'GK-2026-999999');
    else if (draft.path.startsWith('/v2/keys/')) draft.path = '/v2/keys/key_of_nobody';
    else draft.query = `token=${'a'.repeat(40)}`;
  },
  job_not_found: (draft) => void (draft.path = draft.path.replace(/job_\w+/, 'job_of_nobody')),
  job_not_ready: (draft, _, platform) => useJob(draft, platform, 'queued'),
  job_finished: (draft, _, platform) => useJob(draft, platform, 'completed'),
  result_expired: (draft, _, platform) => useJob(draft, platform, 'expired'),
  range_not_satisfiable: (draft) => void (draft.headers.range = 'bytes=100000-'),
  batch_too_large: (draft) => {
    draft.body = 'x\n'.repeat(1_000_002);
  },
  batch_empty: (draft) => void (draft.body = 'адрес\n'),
  batch_encoding: (draft) => void (draft.body = '%PDF-1.7\0\0\0'),
  batch_columns: (draft) => void (draft.query += '&column=nowhere'),
  async no_recording(draft, operation, platform) {
    const query = neverAsked(operation);
    if (query !== undefined) draft.query = query;
    else draft.body = JSON.stringify({ ...listed(draft), [pointsOf(operation)]: unrecorded(operation) });
    await withKey((one) => one.issueKey(newEmail(), { mode: 'test' }))(draft, operation, platform);
  },
  no_route: (draft) => void (draft.body = JSON.stringify({ ...listed(draft), points: [HOME, ISLAND] })),
  point_off_road: (draft, operation) =>
    void (draft.body = JSON.stringify({ ...listed(draft), [pointsOf(operation)]: [OCEAN, OCEAN] })),
  matrix_too_large: (draft) =>
    void (draft.body = JSON.stringify({ ...listed(draft), origins: Array.from({ length: 101 }, () => HOME) })),
  not_acceptable: (draft) => void (draft.headers.accept = 'image/png'),
  payload_too_large: (draft, { maxBodyBytes }) =>
    void (draft.body = JSON.stringify({ label: 'x'.repeat(maxBodyBytes) })),
  uri_too_long: (draft) => void (draft.query += `&a=${'x'.repeat(8192)}`),
  unsupported_media_type: (draft) => void (draft.headers['content-type'] = 'text/plain'),
  idempotency_in_progress: fails(() => new AppError('idempotency_in_progress', 'in progress', { retryAfterMs: 1000 })),
  idempotency_key_reused: fails(() => new AppError('idempotency_key_reused', 'reused')),
  rate_limited: fails(() => new AppError('rate_limited', 'too fast')),
  internal: fails(() => new Error('brought about by a test')),
  overloaded: fails(() => new AppError('overloaded', 'too much')),
  temporarily_unavailable: fails(() => new AppError('temporarily_unavailable', 'away')),
  timeout: fails(() => new AppError('timeout', 'late')),
};

async function keyWith(platform: Platform, override: { freeUnits?: number; suspended?: boolean }): Promise<string> {
  const email = newEmail();
  const key = await platform.issueKey(email);
  await platform.stores.accounts.override(email, override, Date.now());
  return key;
}

/** Every answer with an example in the contract: operation, status, and the code of a problem. */
export const documentedAnswers = contract.operations.flatMap((operation) =>
  Object.entries(operation.responses).flatMap(([status, { content }]) => {
    // ranges and conditional requests have tests of their own
    if (status === '206' || status === '304') return [];
    if (content === undefined) return [{ operation, status: Number(status), code: undefined }];
    return Object.values(content).flatMap(({ examples }) =>
      Object.values(examples).map(({ value }) => ({
        operation,
        status: Number(status),
        code: (value as { code?: Code }).code,
      })),
    );
  }),
);
