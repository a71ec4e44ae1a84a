import type { BatchJob, SubmittedBatch } from '../../contract.gen.ts';
import type { Batch, BatchViewer } from '../../jobs/batch/ports.ts';
import { isOpen, isReadable } from '../../jobs/batch/states.ts';
import type { Submitted } from '../../running/submit/ports.ts';
import type { Caller } from '../input.ts';
import type { Handler } from '../operations.ts';
import { cursorOf, standingIn } from '../reply/page.ts';
import type { Services } from '../services.ts';
import { openedTable } from './batch-upload.ts';

const CSV = 'text/csv; charset=utf-8';

export const submitBatch = (async ({ body, who, now, repeatKey }, { batches }) => {
  const open = async () => openedTable(await body.open());
  const submitted = await batches.submit({ who: who.principal, now, repeatKey, open });
  const replayed = submitted.isReplay && { 'Idempotent-Replayed': 'true' };
  const headers = { 'Retry-After': waitOf(submitted.etaSeconds), ...replayed };
  return { status: 202, headers, body: toSubmitted(submitted) };
}) satisfies Handler<'submitBatch'>;

export const listBatches = (async ({ query: { limit, cursor }, who, now }, services) => {
  const after = cursor === undefined ? undefined : String(standingIn(cursor, ['']).at(0));
  const { items, next } = await services.batches.list(viewerOf(who), { after, most: limit }, now);
  const jobs = await Promise.all(items.map((batch) => toJob(batch, now, services)));
  return { status: 200, body: { items: jobs, next_cursor: next === undefined ? null : cursorOf([next]) } };
}) satisfies Handler<'listBatches'>;

export const getBatch = (async ({ path: { job }, who, now }, services) => {
  const body = await toJob(await services.batches.get(viewerOf(who), job, now), now, services);
  return { status: 200, headers: pollingOf(body), body };
}) satisfies Handler<'getBatch'>;

export const cancelBatch = (async ({ path: { job }, who, now }, services) => {
  const body = await toJob(await services.batches.cancel(viewerOf(who), job, now), now, services);
  return { status: 202, headers: pollingOf(body), body };
}) satisfies Handler<'cancelBatch'>;

export const getBatchResult = (async ({ path: { job }, query: { excel }, who, now }, { batches }) => {
  const result = await batches.openResult(viewerOf(who), job, now);
  const named = { contentType: CSV, fileName: `${job}.csv` };
  if (excel) return { status: 200, body: { ...named, tag: `${job}-excel`, read: () => batches.toExcel(result) } };
  return { status: 200, body: { ...named, tag: job, size: result.size, read: (range) => result.read(range) } };
}) satisfies Handler<'getBatchResult'>;

/** Anybody can get an unconfirmed key for anybody's address: it sees what it made itself. */
const viewerOf = ({ principal: { accountId, keyId, side } }: NonNullable<Caller>): BatchViewer =>
  side === 'confirmed' ? { accountId } : { accountId, keyId };

const pathOf = (id: string): string => `/v2/batch/${id}`;
const timeOf = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());

/** A tenth of what is left, so that many ask seldom and short jobs are known to be done soon. */
const waitOf = (etaSeconds: number): string => String(Math.min(30, Math.max(1, Math.round(etaSeconds / 10))));

/** Nobody works on batches at present: that may last. */
const UNPROMISED_S = '30';

function pollingOf({ eta_s: eta, status }: BatchJob): Record<string, string> {
  if (!isOpen(status)) return {};
  if (status === 'cancelling') return { 'Retry-After': '1' };
  return { 'Retry-After': eta === null ? UNPROMISED_S : waitOf(eta) };
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

/** What stands in the queue has done nothing yet. */
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
