import type { EntitySchemaOptions } from 'typeorm';

const id = { type: 'varchar', length: 40 } as const;

/** The ledger: usage, one row per account, Moscow day, key, operation and region. */
const usageRow = {
  name: 'usage_row',
  tableName: 'usage_row',
  columns: {
    account_id: { ...id, primary: true },
    day: { type: 'varchar', length: 10, primary: true },
    key_id: { ...id, primary: true },
    operation: { ...id, primary: true },
    region: { ...id, primary: true },
    units: { type: 'bigint' },
    requests: { type: 'bigint' },
  },
  indices: [{ name: 'usage_row_key', columns: ['key_id', 'day'] }],
} as EntitySchemaOptions<object>;

/** The lines in the ledger: a line is identified by its account and request id (`markOf`). */
const usageLine = {
  name: 'usage_line',
  tableName: 'usage_line',
  withoutRowid: true,
  columns: {
    mark: { ...id, primary: true },
    /** As 202611. Marks of closed months are removed, since their lines are refused. */
    month: { type: 'bigint' },
    /** What a withdrawal subtracts, and from which row. Units: 0 if nothing can be, -1 once it is withdrawn. */
    day_of_month: { type: 'smallint', default: 0 },
    region: { ...id, default: '' },
    units: { type: 'int', default: 0 },
  },
} as EntitySchemaOptions<object>;

/** Months that take no more usage. A month is closed once; the row of month 0 precedes all others. */
const usageClosedMonth = {
  name: 'usage_closed_month',
  tableName: 'usage_closed_month',
  columns: {
    month: { type: 'bigint', primary: true },
    closed_at: { type: 'bigint' },
    /** When all its marks had been removed. */
    folded_at: { type: 'bigint', nullable: true },
  },
} as EntitySchemaOptions<object>;

/** Usage that arrived after its month was closed. It is not charged, and shown on the invoice of `shown_in`. */
const usageLate = {
  name: 'usage_late',
  tableName: 'usage_late',
  columns: {
    account_id: { ...id, primary: true },
    /** As 202611: the month that was open when it arrived. */
    shown_in: { type: 'bigint', primary: true },
    day: { type: 'varchar', length: 10, primary: true },
    key_id: { ...id, primary: true },
    operation: { ...id, primary: true },
    region: { ...id, primary: true },
    units: { type: 'bigint' },
    requests: { type: 'bigint' },
  },
} as EntitySchemaOptions<object>;

/** Segments that earlier versions booked by name. Only read, and removed as their months close. */
const usageSegment = {
  name: 'usage_segment',
  tableName: 'usage_segment',
  columns: {
    id: { ...id, primary: true },
    units: { type: 'bigint' },
    line_count: { type: 'bigint' },
    booked_at: { type: 'bigint' },
  },
} as EntitySchemaOptions<object>;

/** The tables of this module, created by the store. */
export const usageEntities: readonly EntitySchemaOptions<object>[] = [
  usageRow, usageLine, usageClosedMonth, usageLate, usageSegment,
];
