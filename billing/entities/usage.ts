import type { EntitySchemaOptions } from 'typeorm';

const id = { type: 'varchar', length: 40 } as const;

/** The ledger: what was used, one row per account, day of Moscow, key, operation and region. */
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

/** Which segments of the journals are in the ledger; a second booking of one fails here. */
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

/** Tables of this module, for the store to make. */
export const usageEntities: readonly EntitySchemaOptions<object>[] = [usageRow, usageSegment];
