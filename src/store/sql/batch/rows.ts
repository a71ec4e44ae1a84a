import { monthOf } from '../../../kernel/moscow.ts';
import type { Batch, BatchOptions, BatchState, ResultPart, RowCounts } from '../../../jobs/batch/ports.ts';
import type { TableShape } from '../../../jobs/table/ports.ts';
import type { SqlReader, SqlRow, SqlValue } from '../../../kernel/sql.ts';

const BATCH_COLUMNS = [
  'id', 'account_id', 'key_id', 'label', 'options', 'webhook_url', 'shape', 'row_total', 'bytes', 'digest', 'region',
  'created_at', 'state', 'reserved_units', 'atlas', 'turn', 'parts', 'input_offset', 'processed', 'succeeded',
  'not_found', 'failed', 'started_at', 'finished_at', 'expires_at', 'problem_code', 'problem_detail',
] as const;

export const SELECT_BATCH = `SELECT ${BATCH_COLUMNS.join(', ')} FROM batch`;

const PART_COLUMNS = [
  'number', 'turn', 'bytes', 'input_offset', 'processed', 'succeeded', 'not_found', 'failed',
] as const;

export const SELECT_PART = `SELECT ${PART_COLUMNS.join(', ')} FROM batch_part`;

export async function getBatch(reader: SqlReader, batchId: string): Promise<Batch> {
  const [row] = await reader.all(`${SELECT_BATCH} WHERE id = ?`, [batchId]);
  return toBatch(row);
}

export const toBatch = (row: SqlRow): Batch => ({
  id: String(row['id']),
  accountId: String(row['account_id']),
  keyId: String(row['key_id']),
  state: String(row['state']) as BatchState,
  label: String(row['label']),
  options: JSON.parse(String(row['options'])) as BatchOptions,
  shape: JSON.parse(String(row['shape'])) as TableShape,
  rows: Number(row['row_total']),
  bytes: Number(row['bytes']),
  digest: String(row['digest']),
  reservedUnits: Number(row['reserved_units']),
  webhookUrl: maybeText(row['webhook_url']),
  region: String(row['region']),
  atlas: maybeText(row['atlas']),
  turn: Number(row['turn']),
  parts: Number(row['parts']),
  inputOffset: Number(row['input_offset']),
  ...toCounts(row),
  createdAt: Number(row['created_at']),
  startedAt: maybeNumber(row['started_at']),
  finishedAt: maybeNumber(row['finished_at']),
  expiresAt: maybeNumber(row['expires_at']),
  problem:
    row['problem_code'] === null
      ? undefined
      : { code: String(row['problem_code']), detail: String(row['problem_detail']) },
});

/** The row of a batch without a lease. */
export const fromBatch = (batch: Batch): SqlRow => ({
  id: batch.id,
  account_id: batch.accountId,
  key_id: batch.keyId,
  state: batch.state,
  label: batch.label,
  options: JSON.stringify(batch.options),
  webhook_url: batch.webhookUrl ?? null,
  shape: JSON.stringify(batch.shape),
  row_total: batch.rows,
  bytes: batch.bytes,
  digest: batch.digest,
  region: batch.region,
  month: monthOf(batch.createdAt),
  created_at: batch.createdAt,
  reserved_units: batch.reservedUnits,
  returned_units: 0,
  atlas: batch.atlas ?? null,
  turn: batch.turn,
  parts: batch.parts,
  input_offset: batch.inputOffset,
  ...fromCounts(batch),
  started_at: batch.startedAt ?? null,
  finished_at: batch.finishedAt ?? null,
  expires_at: batch.expiresAt ?? null,
  problem_code: batch.problem?.code ?? null,
  problem_detail: batch.problem?.detail ?? null,
  lease_owner: null,
  lease_until: 0,
});

export const toPart = (row: SqlRow): ResultPart => ({
  number: Number(row['number']),
  turn: Number(row['turn']),
  bytes: Number(row['bytes']),
  inputOffset: Number(row['input_offset']),
  ...toCounts(row),
});

export const fromCounts = ({ processed, succeeded, notFound, failed }: RowCounts) => ({
  processed, succeeded, not_found: notFound, failed,
});

const toCounts = (row: SqlRow): RowCounts => ({
  processed: Number(row['processed']),
  succeeded: Number(row['succeeded']),
  notFound: Number(row['not_found']),
  failed: Number(row['failed']),
});

const maybeText = (value: SqlValue | undefined): string | undefined =>
  value === null || value === undefined ? undefined : String(value);
const maybeNumber = (value: SqlValue | undefined): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);
