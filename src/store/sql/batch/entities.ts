import { EntitySchema } from 'typeorm';

const id = { type: 'varchar', length: 40 } as const;
/** Milliseconds since 1970, or a count. */
const number = { type: 'bigint' } as const;
const maybeNumber = { ...number, nullable: true } as const;

const counts = { processed: number, succeeded: number, not_found: number, failed: number };

/** A file of addresses, and its current lease. */
const batch = new EntitySchema({
  name: 'batch',
  tableName: 'batch',
  columns: {
    id: { ...id, primary: true },
    account_id: id,
    key_id: id,
    label: { type: 'varchar', length: 200 },
    options: { type: 'varchar', length: 2000 },
    webhook_url: { type: 'varchar', length: 2000, nullable: true },
    shape: { type: 'text' },
    row_total: number,
    bytes: number,
    digest: { type: 'varchar', length: 64 },
    region: id,
    month: { type: 'varchar', length: 7 },
    created_at: number,
    state: { type: 'varchar', length: 12 },
    reserved_units: number,
    /** Reserved units that were returned when it was settled: counters of the month still include them. */
    returned_units: number,
    atlas: { type: 'varchar', length: 200, nullable: true },
    turn: number,
    parts: number,
    input_offset: number,
    ...counts,
    started_at: maybeNumber,
    finished_at: maybeNumber,
    /** Null once its files are removed. */
    expires_at: maybeNumber,
    problem_code: { ...id, nullable: true },
    problem_detail: { type: 'varchar', length: 1000, nullable: true },
    lease_owner: { type: 'varchar', length: 80, nullable: true },
    lease_until: number,
  },
  indices: [
    { name: 'batch_account', columns: ['account_id', 'id'] },
    { name: 'batch_month', columns: ['account_id', 'month'] },
    { name: 'batch_key', columns: ['key_id'] },
    { name: 'batch_state', columns: ['state', 'created_at'] },
    { name: 'batch_expiry', columns: ['expires_at'] },
  ],
});

/** A stored part of a result; each part is stored once. */
const batchPart = new EntitySchema({
  name: 'batch_part',
  tableName: 'batch_part',
  columns: {
    batch_id: { ...id, primary: true },
    number: { ...number, primary: true },
    turn: number,
    bytes: number,
    input_offset: number,
    ...counts,
    kept_at: number,
  },
  indices: [{ name: 'batch_part_age', columns: ['kept_at'] }],
});

/** Units taken for a batch before it exists; returned if it never does. */
const batchReservation = new EntitySchema({
  name: 'batch_reservation',
  tableName: 'batch_reservation',
  columns: {
    batch_id: { ...id, primary: true },
    account_id: id,
    month: { type: 'varchar', length: 7 },
    units: number,
    /** After this its maker counts as dead. */
    until_at: number,
    /** Returned units, as of a batch: counters of the month still include them. */
    returned_units: number,
  },
  indices: [
    { name: 'batch_reservation_account', columns: ['account_id', 'month'] },
    { name: 'batch_reservation_until', columns: ['until_at'] },
  ],
});

/** The mark of the place where all nodes keep files; at most one row. */
const filesPlace = new EntitySchema({
  name: 'files_place',
  tableName: 'files_place',
  columns: {
    what: { type: 'varchar', length: 20, primary: true },
    mark: id,
  },
});

export const batchEntities = [batch, batchPart, batchReservation, filesPlace];
