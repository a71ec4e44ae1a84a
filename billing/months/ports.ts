import type { SqlReader, SqlTransaction } from '../../src/kernel/sql.ts';
import type { ReconciliationRow, Seller, UptimeMinutes } from '../invoice.ts';
import type { BilledAccount } from './compose-invoice.ts';
import type { InvoiceFacts } from './facts.ts';

/** The dependencies of closing a month. */
export interface MonthParts {
  readonly seller: Seller;
  /** Totals below this are waived. */
  readonly smallTotalKopecks: bigint;
  readonly accounts: BilledAccounts;
  readonly uptime: UptimeHistory;
  /** The checksum of the reconciliation file of these rows, in hexadecimal. */
  readonly digest: (rows: readonly ReconciliationRow[]) => string;
  /** Notifies that invoices are final, in the transaction that makes them final. */
  readonly announceFinal: (transaction: SqlTransaction, invoices: readonly InvoiceFacts[], at: number) => Promise<void>;
}

/** Billable accounts, in the order of their ids. */
export interface BilledAccounts {
  list(reader: SqlReader, month: string, afterId: string, most: number): Promise<BilledAccount[]>;
  /** The billable ones of these accounts. */
  findMany(ids: readonly string[], month: string): Promise<BilledAccount[]>;
  /** Their free requests in a month; those of accounts deleted by earlier versions are missing. */
  listFreeUnits(ids: readonly string[], month: string): Promise<ReadonlyMap<string, bigint>>;
  count(): Promise<number>;
}

/** The recorded uptime of months. */
export interface UptimeHistory {
  /** Undefined if nothing was recorded: then no promise was missed either. */
  find(month: string): Promise<MonthUptime | undefined>;
}

export interface MonthUptime {
  readonly regions: readonly string[];
  readonly minutes: UptimeMinutes;
}

/** The result of closing a month. */
export interface ClosedMonth {
  readonly month: string;
  readonly phase: 'draft' | 'final';
  /** Whether there was nothing left to do. */
  readonly wasClosed: boolean;
  readonly invoices: number;
  readonly totalKopecks: bigint;
}
