import type { Sql } from '../../kernel/sql.ts';

export interface Lease {
  /** Takes it, or prolongs it; false while somebody else holds it. By the clock of the database. */
  take(): Promise<boolean>;
  /** The next one may take it at once. */
  giveBack(): Promise<void>;
}

/** A piece of work that one of many processes does at a time. One that dies is believed for `heldMs` more. */
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
