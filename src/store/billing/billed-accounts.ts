import { FREE_UNITS } from '../../accounts/allowance.ts';
import type { BilledAccount, BilledAccounts } from '../../../billing/index.ts';
import type { Sql } from '../../kernel/sql.ts';

/** As `isBillable` says of one: a confirmed address with a payer. */
export const BILLABLE = "side = 'confirmed' AND payer_inn IS NOT NULL";

export const BILLED_COLUMNS = 'id, payer_name, payer_inn, payer_kpp, payer_address, free_units';

export interface BilledRow {
  readonly id: string;
  readonly payer_name: string;
  readonly payer_inn: string;
  readonly payer_kpp: string | null;
  readonly payer_address: string | null;
  readonly free_units: number | string | null;
}

export const openBilledAccounts = (sql: Sql): BilledAccounts => ({
  async list(reader, afterId, most) {
    const rows = await reader.all<BilledRow>(
      `SELECT ${BILLED_COLUMNS} FROM account
       WHERE ${BILLABLE} AND id > ? ORDER BY id LIMIT ${most}`,
      [afterId],
    );
    return rows.map(toBilledAccount);
  },

  async findMany(ids) {
    if (ids.length === 0) return [];
    const places = ids.map(() => '?').join(', ');
    const rows = await sql.all<BilledRow>(
      `SELECT ${BILLED_COLUMNS} FROM account WHERE ${BILLABLE} AND id IN (${places}) ORDER BY id`, ids,
    );
    return rows.map(toBilledAccount);
  },

  async count() {
    const [row] = await sql.all<{ count: number | string }>(`SELECT COUNT(*) AS count FROM account WHERE ${BILLABLE}`);
    return Number(row.count);
  },
});

export const toBilledAccount = (row: BilledRow): BilledAccount => ({
  id: row.id,
  payer: { name: row.payer_name, inn: row.payer_inn, kpp: row.payer_kpp, address: row.payer_address },
  freeUnits: BigInt(row.free_units ?? FREE_UNITS),
});
