import type { BatchJob, SubmittedBatch } from '../../contract.gen.ts';
import type { Batch, BatchViewer } from '../../jobs/batch/ports.ts';
import { isOpen, isReadable } from '../../jobs/batch/states.ts';
import type { Submitted } from '../../running/submit/ports.ts';
import type { Caller } from '../input.ts';
import type { Handler } from '../operations.ts';
import { cursorOf, sortKeyIn } from '../reply/page.ts';
import type { Services } from '../services.ts';
import { openedTable } from './batch-upload.ts';

const CSV = 'text/csv; charset=utf-8';

export const submitBatch = (async ({ body, caller, now, repeatKey }, { batches }) => {
  const open = async () => openedTable(await body.open());
  const submitted = await batches.submit({ who: caller.principal, now, repeatKey, open });
  const replayed = submitted.isReplay && { 'Idempotent-Replayed': 'true' };
  const headers = { 'Retry-After': waitOf(submitted.etaSeconds), ...replayed };
  return { status: 202, headers, body: toSubmitted(submitted) };
}) satisfies Handler<'submitBatch'>;

export const listBatches = (async ({ query: { limit, cursor }, caller, now }, services) => {
  const after = cursor === undefined ? undefined : String(sortKeyIn(cursor, ['']).at(0));
  const { items, next } = await services.batches.list(viewerOf(caller), { after, most: limit }, now);
  const jobs = await Promise.all(items.map((batch) => toJob(batch, now, services)));
  return { status: 200, body: { items: jobs, next_cursor: next === undefined ? null : cursorOf([next]) } };
}) satisfies Handler<'listBatches'>;

export const getBatch = (async ({ path: { job }, caller, now }, services) => {
  const body = await toJob(await services.batches.get(viewerOf(caller), job, now), now, services);
  return { status: 200, headers: pollingOf(body, now), body };
}) satisfies Handler<'getBatch'>;

export const cancelBatch = (async ({ path: { job }, caller, now }, services) => {
  const body = await toJob(await services.batches.cancel(viewerOf(caller), job, now), now, services);
  return { status: 202, headers: pollingOf(body, now), body };
}) satisfies Handler<'cancelBatch'>;

export const getBatchResult = (async ({ path: { job }, query: { excel }, caller, now }, { batches }) => {
  const result = await batches.openResult(viewerOf(caller), job, now);
  const named = { contentType: CSV, fileName: `${job}.csv` };
  if (excel) return { status: 200, body: { ...named, tag: `${job}-excel`, read: () => batches.toExcel(result) } };
  return { status: 200, body: { ...named, tag: job, size: result.size, read: (range) => result.read(range) } };
}) satisfies Handler<'getBatchResult'>;

/** Whose batches a caller sees. Anybody can get an unconfirmed key for any address, so such a key sees only its own. */
const viewerOf = ({ principal: { accountId, keyId, side } }: NonNullable<Caller>): BatchViewer =>
  side === 'confirmed' ? { accountId } : { accountId, keyId };

const pathOf = (id: string): string => `/v2/batch/${id}`;
const timeOf = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());

/** A tenth of the remaining time: long jobs are polled seldom, and the end of short ones is noticed soon. */
const waitOf = (etaSeconds: number): string => String(Math.min(30, Math.max(1, Math.round(etaSeconds / 10))));

/** No worker processes batches at present, which may last. */
const UNPROMISED_S = '30';

function pollingOf({ eta_s: eta, status, started_at: startedAt }: BatchJob, now: number): Record<string, string> {
  if (!isOpen(status)) return {};
  if (status === 'cancelling') return { 'Retry-After': '1' };
  if (eta !== null) return { 'Retry-After': waitOf(eta) };
  // a begun job whose speed is unknown yet: the longer it takes, the longer it is expected to take
  return { 'Retry-After': startedAt === null ? UNPROMISED_S : waitOf((now - Date.parse(startedAt)) / 1000) };
}

async function toJob(batch: Batch, now: number, { batches }: Pick<Services, 'batches'>): Promise<BatchJob> {
  return {
    job: batch.id,
    status: batch.state,
    label: batch.label,
    rows: batch.rows,
    processed: batch.processed,
    succeeded: batch.succeeded,
    not_found: batch.notFound,
    failed: batch.failed,
    eta_s: (await batches.estimateSeconds(batch, now)) ?? null,
    data_version: batch.atlas ?? null,
    created_at: new Date(batch.createdAt).toISOString(),
    started_at: timeOf(batch.startedAt),
    finished_at: timeOf(batch.finishedAt),
    expires_at: isReadable(batch.state) ? timeOf(batch.expiresAt) : null,
    result_url: isReadable(batch.state) ? `${pathOf(batch.id)}/result` : null,
    error: (batch.problem as BatchJob['error']) ?? null,
  };
}

/** A queued batch has no results yet. */
const toSubmitted = ({ id, label, rows, createdAt, etaSeconds, webhook }: Submitted): SubmittedBatch => ({
  job: id,
  status: 'queued',
  label,
  rows,
  processed: 0,
  succeeded: 0,
  not_found: 0,
  failed: 0,
  eta_s: etaSeconds,
  data_version: null,
  created_at: new Date(createdAt).toISOString(),
  started_at: null,
  finished_at: null,
  expires_at: null,
  result_url: null,
  error: null,
  ...(webhook && { webhook_id: webhook.id, webhook_secret: webhook.secret }),
});
