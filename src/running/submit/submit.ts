import type { RandomBytes } from '../../accounts/key-form.ts';
import type { Quota } from '../../accounts/ports.ts';
import type { AnsweredUpload, UploadRepeats, UploadTurn } from '../../store/upload-repeats.ts';
import { AppError } from '../../errors.ts';
import { filesOf, inputName } from '../../jobs/batch/files.ts';
import { newBatchId } from '../../jobs/batch/ids.ts';
import { tableLimits } from '../../jobs/batch/limits.ts';
import type { BatchReservations, BatchStore } from '../../jobs/batch/ports.ts';
import { takeIn, type TableSummary } from '../../jobs/table/intake.ts';
import type { BatchEndpoint } from '../../jobs/webhooks/endpoint.ts';
import type { FileStore } from '../../kernel/file-store.ts';
import type { SqlTransaction } from '../../kernel/sql.ts';
import { estimateWaiting } from '../read/estimate.ts';
import { draftBatch } from './draft.ts';
import type { UploadPlaces } from './places.ts';
import type { BatchWebhooks, OpenedTable, Submission, SubmitOptions, Submitted } from './ports.ts';
import { isRefusal, refuseEmptyHanded, reserve } from './reserve.ts';

export interface SubmitParts {
  readonly files: FileStore;
  readonly store: Pick<BatchStore, 'add' | 'rowsAhead' | 'rowsPerSecond'>;
  readonly quota: Quota;
  readonly reservations: BatchReservations;
  readonly repeats: UploadRepeats;
  readonly webhooks: BatchWebhooks;
  readonly addEndpoint: (transaction: SqlTransaction, endpoint: BatchEndpoint) => Promise<void>;
  readonly places: UploadPlaces;
  readonly region: string;
  readonly random: RandomBytes;
  /** Called when there is work. */
  readonly wake: () => void;
}

/**
 * Receives a file: stores it while it arrives, counts its rows, reserves their units, and queues a batch. Nothing is
 * visible before that last step, and a failure leaves nothing behind.
 */
export async function submit(parts: SubmitParts, submission: Submission): Promise<Submitted & { isReplay: boolean }> {
  const { who: { accountId }, now, repeatKey } = submission;
  const leave = parts.places.enter(accountId);
  try {
    if (repeatKey === undefined) return { ...(await takeFile(parts, submission)), isReplay: false };
    const turn = await parts.repeats.begin({ accountId, operation: 'submitBatch', key: repeatKey }, now);
    if (turn.kind === 'answered') return { ...(await answerAgain(submission, turn)), isReplay: true };
    try {
      return { ...(await takeFile(parts, submission, turn)), isReplay: false };
    } finally {
      await turn.end();
    }
  } finally {
    leave();
  }
}

/** Reads the table to check that it is the same, and stores nothing. */
async function answerAgain(submission: Submission, { answerTo }: AnsweredUpload): Promise<Submitted> {
  const { options, content, allOptions } = await submission.open();
  const intake = takeIn(content, options.stated, tableLimits);
  for await (const _ of intake.kept);
  return JSON.parse(answerTo(textOf(await allOptions(), intake.summary()))) as Submitted;
}

async function takeFile(parts: SubmitParts, submission: Submission, turn?: UploadTurn): Promise<Submitted> {
  const { files, quota, webhooks } = parts;
  const { who, now } = submission;
  await refuseEmptyHanded(quota, who, now);
  const id = newBatchId(now, parts.random);
  const name = { accountId: who.accountId, batchId: id };
  const prepare = async ({ webhookUrl: url }: SubmitOptions) =>
    url === undefined ? undefined : webhooks.prepareForBatch({ ...name, url }, now, parts.random);
  const table = await submission.open();
  const early = await prepare(table.options);
  try {
    const { summary, options } = await keep(files, inputName(id), table);
    const webhook = options.webhookUrl === table.options.webhookUrl ? early : await prepare(options);
    return await addBatch(parts, submission, { id, options, summary, webhook }, turn);
  } catch (error) {
    // it is unknown then whether the batch was added: files without a batch are swept later
    const isInDoubt = error instanceof AppError && error.code === 'temporarily_unavailable';
    if (!isInDoubt) await files.removeAll(filesOf(id)).catch(() => {});
    throw error;
  }
}

async function keep(files: FileStore, name: string, { options: { stated }, content, allOptions }: OpenedTable) {
  const intake = takeIn(content, stated, tableLimits);
  await files.put(name, intake.kept);
  return { options: await allOptions(), summary: intake.summary() };
}

interface Kept {
  readonly id: string;
  readonly options: SubmitOptions;
  readonly summary: TableSummary;
  readonly webhook: Awaited<ReturnType<BatchWebhooks['prepareForBatch']>> | undefined;
}

async function addBatch(
  parts: SubmitParts, { who, now }: Submission, { id, options, summary, webhook }: Kept, turn?: UploadTurn,
): Promise<Submitted> {
  const { store, quota, reservations, addEndpoint, wake, region } = parts;
  const batch = draftBatch({ id, who, now, region }, options, summary);
  await reservations.begin(batch);
  try {
    await reserve(quota, who, batch.rows, now);
  } catch (error) {
    await (isRefusal(error) ? reservations.drop(id) : reservations.giveBack(id)).catch(() => {});
    throw error;
  }
  try {
    const etaSeconds = await estimateWaiting(store, batch, now);
    const { label, rows, createdAt } = batch;
    const hook = webhook && { webhook: { id: webhook.endpoint.id, secret: webhook.secret } };
    const submitted: Submitted = { id, label, rows, createdAt, etaSeconds, ...hook };
    await store.add(batch, async (transaction) => {
      if (webhook) await addEndpoint(transaction, webhook.endpoint);
      await reservations.becomeBatch(transaction, id);
      await turn?.keep(transaction, textOf(options, summary), JSON.stringify(submitted));
    });
    wake();
    return submitted;
  } catch (error) {
    // if this fails too, the units are returned a minute later
    await reservations.giveBack(id).catch(() => {});
    throw error;
  }
}

/** The content by which two submissions are compared. */
const textOf = (options: SubmitOptions, { digest }: TableSummary): string => JSON.stringify([options, digest]);
