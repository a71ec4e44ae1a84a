import type { Sql } from '../../kernel/sql.ts';

export interface Lease {
  /** Takes or renews the lease by the database's clock; false while another process holds it. */
  take(): Promise<boolean>;
  /** Ends the lease, so that another process may take it at once. */
  giveBack(): Promise<void>;
}

/** A piece of work that one of many processes does at a time. A dead holder keeps its lease for up to `heldMs`. */
export const openLease = (sql: Sql, name: string, holder: string, heldMs: number): Lease => ({
  async take() {
    const now = await sql.now();
    return sql.write(async (transaction) => {
      await transaction.insertIfAbsent('lease', { name, holder: '', held_until: 0 });
      const take = 'UPDATE lease SET holder = ?, held_until = ? WHERE name = ? AND (holder = ? OR held_until <= ?)';
      return (await transaction.run(take, [holder, now + heldMs, name, holder, now])) > 0;
    });
  },
  async giveBack() {
    const end = 'UPDATE lease SET held_until = 0 WHERE name = ? AND holder = ?';
    await sql.write((transaction) => transaction.run(end, [name, holder]));
  },
});
