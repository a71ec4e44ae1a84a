import { groupUsage, laterDays, type UsageLedger } from '../../billing/index.ts';
import type { FileJournal } from './files/journal/journal.ts';

/**
 * The ledger plus what this node has recorded but not booked yet, so that an account sees its previous request. Reading
 * costs neither a write nor a sync. Unbooked usage of other nodes, at most two seconds old, is not included.
 */
export const currentUsage = (ledger: UsageLedger, journal: FileJournal): UsageLedger => ({
  getUsage: (accountId, fromDay, toDay, groups) =>
    journal.steady(async (unbooked) => {
      const booked = await ledger.getUsage(accountId, fromDay, toDay, groups);
      const waiting = unbooked(accountId).filter(({ day }) => day >= fromDay && day <= toDay);
      return waiting.length === 0 ? booked : groupUsage([...booked, ...waiting], groups);
    }),
  getLastDays: (accountId, keyIds) =>
    journal.steady(async (unbooked) => laterDays(await ledger.getLastDays(accountId, keyIds), unbooked(accountId))),
  getMonthUnits: (accountId, month) =>
    journal.steady(async (unbooked) => {
      const booked = await ledger.getMonthUnits(accountId, month);
      const waiting = unbooked(accountId).filter(({ day }) => day.startsWith(month));
      return booked + waiting.reduce((sum, { units }) => sum + units, 0);
    }),
});
