import { join } from 'node:path';
import { openClosing, openLedger } from '../../billing/index.ts';
import { noticeThresholds } from './alerts/notice.ts';
import { openSecondLook } from './alerts/second-look.ts';
import { keepMonthsClosed } from './close-months.ts';
import { currentUsage } from './current-usage.ts';
import { openJournal, type FileJournal, type JournalOptions } from './files/journal/journal.ts';
import { withJournalUsage } from './files/journal/journal-usage.ts';
import { systemClock } from './system-clock.ts';
import type { BookingLedger, LedgerListeners, OnUsage, UsageLedger } from '../../billing/index.ts';
import type { Sql } from '../kernel/sql.ts';

export interface UsageOptions {
  readonly dataDir: string;
  readonly journal?: Partial<JournalOptions>;
  /** Replaces the database's clock, which decides when months are closed. */
  readonly databaseClock?: () => Promise<number>;
  /** For commands that run beside the server: without the journal. */
  readonly beside?: boolean;
  /** Logs events that are no errors: a mail written, Redis or the ledger unavailable. */
  readonly note: (text: string) => void;
}

export interface OpenedUsage {
  readonly ledger: BookingLedger;
  readonly journal: FileJournal | undefined;
  /** The ledger plus what this process has not booked yet. */
  readonly usage: UsageLedger;
  close(): Promise<void>;
}

export async function openUsage(
  options: UsageOptions, sql: Sql, listeners: Omit<LedgerListeners, 'onUsage'> = {},
): Promise<OpenedUsage> {
  const { dataDir, note, beside, databaseClock = sql.now } = options;
  const notice: OnUsage = (transaction, ids, month) =>
    noticeThresholds(transaction, ids, month, systemClock.now());
  const secondLook = sql.belongsToCluster && !beside ? openSecondLook(sql, notice) : undefined;
  const ledger = openLedger(sql, {
    ...listeners,
    async onUsage(...booked) {
      await notice(...booked);
      await secondLook?.note(...booked);
    },
  });
  const folder = join(dataDir, 'usage');
  if (beside) {
    const folders = [folder, options.journal?.spareFolder ?? []].flat();
    return { ledger, journal: undefined, usage: withJournalUsage(ledger, folders), close: async () => undefined };
  }
  const journal = await openJournal(folder, ledger, options.journal);
  const closing = openClosing({ ...sql, now: databaseClock });
  const months = keepMonthsClosed(closing, systemClock, (error) => note(`months are not closed: ${error.message}`));
  return {
    ledger,
    journal,
    usage: currentUsage(ledger, journal),
    async close() {
      await months.close();
      await journal.close();
      await secondLook?.close();
    },
  };
}
