import type { Principal } from '../../accounts/ports.ts';
import { AppError } from '../../errors.ts';
import type { Batch } from '../../jobs/batch/ports.ts';
import type { TableSummary } from '../../jobs/table/intake.ts';
import type { SubmitOptions } from './ports.ts';

/** The limit of the database's column. */
const MOST_SHAPE_BYTES = 60_000;

/** A new batch, as it is queued. */
export function draftBatch(
  { id, who, now, region }: { id: string; who: Principal; now: number; region: string },
  { options, label, webhookUrl }: SubmitOptions,
  { shape, rows, bytes, digest }: TableSummary,
): Batch {
  if (Buffer.byteLength(JSON.stringify(shape)) > MOST_SHAPE_BYTES) throw tooLongNames();
  const nothing = { turn: 0, parts: 0, inputOffset: 0, processed: 0, succeeded: 0, notFound: 0, failed: 0 };
  const later = { atlas: undefined, startedAt: undefined, finishedAt: undefined, expiresAt: undefined };
  return {
    id, accountId: who.accountId, keyId: who.keyId, state: 'queued', label, options, webhookUrl, region,
    shape, rows, bytes, digest, reservedUnits: rows, createdAt: now, ...nothing, ...later, problem: undefined,
  };
}

const tooLongNames = (): AppError => {
  const [ru, en] = ['названия столбцов слишком длинны', 'the names of the columns are too long'];
  return new AppError('batch_columns', `${en}.`, { errors: [{ code: 'names', text: { ru, en } }] });
};
