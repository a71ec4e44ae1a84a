import {
  ConnectionError, createGeokod, eachItem, ProblemError, TimeoutError, UnexpectedAnswerError, verifyWebhook,
  WebhookError, type Geokod,
} from '../../clients/typescript/src/index.ts';
import type { Failure, Outcome, ClientCall } from './scenario-file.ts';

/** The arguments of a scenario, unchecked. */
type Given = Record<string, never>;
type Call = (geokod: Geokod, given: Given) => Promise<unknown>;

/** Calls by where their arguments go: parameters or body. */
const inQuery = (name: 'geocode' | 'reverse' | 'suggest' | 'issueKey'): [string, Call] =>
  [name, (geokod, { stop, ...query }) => geokod[name]({ query, signal: stop } as never)];
const inBody = (name: 'geocodeMany' | 'route' | 'matrix' | 'updateAccount'): [string, Call] =>
  [name, (geokod, body) => geokod[name]({ body } as never)];
const inPath = (name: 'getKey' | 'revokeKey'): [string, Call] =>
  [name, (geokod, path) => geokod[name]({ path } as never)];

const calls: Readonly<Record<string, Call>> = Object.fromEntries<Call>([
  ...(['geocode', 'reverse', 'suggest', 'issueKey'] as const).map(inQuery),
  ...(['geocodeMany', 'route', 'matrix', 'updateAccount'] as const).map(inBody),
  ...(['getKey', 'revokeKey'] as const).map(inPath),
  ['getInvoiceDocument', async (geokod, { id }) =>
    ({ bytes: (await geokod.getInvoiceDocument({ path: { id } })).size })],
  ['createKey', (geokod, { label, idempotencyKey }) =>
    geokod.createKey({ body: { label }, headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {} })],
  ['eachKey', eachKey],
  ['geocodeAll', geocodeAll],
  ['batch', batch],
  ['download', async ({ batch }, { job, from }) => ({ text: await textOf(batch.download(job, { from })) })],
]);

async function eachKey(geokod: Geokod, { limit, most }: Given): Promise<unknown> {
  const keys: unknown[] = [];
  for await (const key of eachItem(geokod.listKeys, { query: limit ? { limit } : {} })) {
    keys.push(key);
    if (keys.length === most) break;
  }
  return keys;
}

async function geocodeAll(geokod: Geokod, { count, concurrency }: Given): Promise<unknown> {
  const progress: number[] = [];
  const statuses: string[] = [];
  const texts = Array.from({ length: count }, (_, number) => `Ветроград, Посадская ${number % 10 + 1}`);
  const options = { concurrency, onProgress: (done: number) => void progress.push(done) };
  for await (const { status } of geokod.geocodeAll(texts, options)) statuses.push(status);
  return { count: statuses.length, first: statuses[0], progress };
}

async function batch({ batch }: Geokod, { table, patienceMs, stop: signal, ...query }: Given): Promise<unknown> {
  const { job } = await batch.submit(table, { query, patienceMs, signal });
  const { status } = await batch.wait(job, { signal });
  return { status, text: await textOf(batch.download(job)) };
}

const textOf = (stream: ReadableStream<Uint8Array>): Promise<string> => new Response(stream).text();

export async function runTypescript({ call, with: given, client }: ClientCall): Promise<Outcome> {
  try {
    if (call === 'webhook') return { result: await webhook(given as Given) };
    const { stopAfterMs } = client;
    const stop = stopAfterMs === undefined ? {} : { stop: AbortSignal.timeout(stopAfterMs) };
    const result = await calls[call](createGeokod(client as never), { ...given, ...stop } as Given);
    return result === undefined ? {} : { result };
  } catch (error) {
    return { error: toFailure(error) };
  }
}

const webhook = ({ headers, body, secret, now }: Given): Promise<unknown> =>
  verifyWebhook(headers, body, secret, { now: now * 1000 });

function toFailure(error: unknown): Failure {
  if (error instanceof ProblemError) {
    const { code, status, message, errors } = error;
    return { kind: 'problem', code, status, message, parameter: errors[0]?.parameter };
  }
  if (error instanceof UnexpectedAnswerError) return { kind: 'unexpected', status: error.status };
  if (error instanceof ConnectionError) return { kind: 'connection' };
  if (error instanceof TimeoutError) return { kind: 'timeout' };
  if (error instanceof WebhookError) return { kind: 'webhook', fault: error.fault };
  if (error instanceof DOMException) return { kind: 'stopped' };
  if (error instanceof TypeError) return { kind: 'argument', message: error.message };
  return { kind: 'other', message: String(error) };
}
