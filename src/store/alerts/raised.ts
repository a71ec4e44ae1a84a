import type { AlertKind } from '../../accounts/alerts/thresholds.ts';
import type { Sql } from '../../kernel/sql.ts';

/** A threshold that was reported to its account. */
export interface RaisedAlert {
  readonly kind: AlertKind;
  readonly percent: number;
  readonly raisedAt: number;
}

export interface RaisedAlerts {
  /** The alerts of one month ("2026-11"), oldest first. */
  list(accountId: string, month: string): Promise<RaisedAlert[]>;
}

export const openRaisedAlerts = (sql: Sql): RaisedAlerts => ({
  async list(accountId, month) {
    const rows = await sql.all<{ kind: AlertKind; percent: number | string; told_at: number | string }>(
      `SELECT kind, percent, told_at FROM usage_alert
       WHERE account_id = ? AND month = ? ORDER BY told_at, kind, percent`,
      [accountId, month],
    );
    return rows.map(({ kind, percent, told_at: at }) => ({ kind, percent: Number(percent), raisedAt: Number(at) }));
  },
});
