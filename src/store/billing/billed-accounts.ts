import { freeUnitsOf } from '../../accounts/allowance.ts';
import { freeEarlierIn } from '../sql/free-earlier.ts';
import { PAYER_COLUMNS, payerIn } from '../sql/payer-columns.ts';
import type { BilledAccount, BilledAccounts } from '../../../billing/index.ts';
import type { Sql, SqlRow } from '../../kernel/sql.ts';

/** The SQL form of `isBillable`: a confirmed address with a payer. */
export const BILLABLE = "side = 'confirmed' AND payer_inn IS NOT NULL";

export const BILLED_COLUMNS = `id, ${PAYER_COLUMNS.join(', ')}, free_units, free_earlier`;

export interface BilledRow extends SqlRow {
  readonly id: string;
  readonly free_units: number | string | null;
  readonly free_earlier: string | null;
}

export const openBilledAccounts = (sql: Sql): BilledAccounts => ({
  async list(reader, month, afterId, most) {
    const rows = await reader.all<BilledRow>(
      `SELECT ${BILLED_COLUMNS} FROM account
       WHERE ${BILLABLE} AND id > ? ORDER BY id LIMIT ${most}`,
      [afterId],
    );
    return rows.map((row) => toBilledAccount(row, month));
  },

  async findMany(ids, month) {
    if (ids.length === 0) return [];
    const places = ids.map(() => '?').join(', ');
    const rows = await sql.all<BilledRow>(
      `SELECT ${BILLED_COLUMNS} FROM account WHERE ${BILLABLE} AND id IN (${places}) ORDER BY id`, ids,
    );
    return rows.map((row) => toBilledAccount(row, month));
  },

  async listFreeUnits(ids, month) {
    if (ids.length === 0) return new Map();
    const places = ids.map(() => '?').join(', ');
    const rows = await sql.all<FreeRow & { id: string }>(
      `SELECT id, free_units, free_earlier FROM account WHERE id IN (${places})
       UNION ALL
       SELECT account_id AS id, free_units, free_earlier FROM forgotten_grant WHERE account_id IN (${places})`,
      [...ids, ...ids],
    );
    return new Map(rows.map((row) => [row.id, freeUnitsIn(row, month)]));
  },

  async count() {
    const [row] = await sql.all<{ count: number | string }>(`SELECT COUNT(*) AS count FROM account WHERE ${BILLABLE}`);
    return Number(row.count);
  },
});

type FreeRow = Pick<BilledRow, 'free_units' | 'free_earlier'>;

export function freeUnitsIn({ free_units: units, free_earlier: earlier }: FreeRow, month: string): bigint {
  const freeUnits = units === null ? null : Number(units);
  return BigInt(freeUnitsOf({ freeUnits, ...freeEarlierIn(earlier) }, month));
}

const toBilledAccount = (row: BilledRow, month: string): BilledAccount => ({
  id: row.id,
  payer: payerIn(row)!,
  freeUnits: freeUnitsIn(row, month),
});
