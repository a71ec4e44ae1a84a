import type { SqlReader, SqlTransaction } from '../../src/kernel/sql.ts';
import type { ReconciliationRow, Seller, UptimeMinutes } from '../invoice.ts';
import type { BilledAccount } from './compose-invoice.ts';
import type { InvoiceFacts } from './facts.ts';

/** What closing a month needs of others. */
export interface MonthParts {
  readonly seller: Seller;
  /** Totals below this are waived. */
  readonly smallTotalKopecks: bigint;
  readonly accounts: BilledAccounts;
  readonly uptime: UptimeHistory;
  /** In hexadecimal, of the file that these rows make. */
  readonly digest: (rows: readonly ReconciliationRow[]) => string;
  /** Notifies that invoices are final, in the transaction that makes them final. */
  readonly announceFinal: (transaction: SqlTransaction, invoices: readonly InvoiceFacts[], at: number) => Promise<void>;
}

/** Accounts that can owe anything, in the order of their ids. */
export interface BilledAccounts {
  list(reader: SqlReader, month: string, afterId: string, most: number): Promise<BilledAccount[]>;
  /** Those of them that can owe anything. */
  findMany(ids: readonly string[], month: string): Promise<BilledAccount[]>;
  /** Their free requests in a month, without accounts that earlier versions forgot. */
  listFreeUnits(ids: readonly string[], month: string): Promise<ReadonlyMap<string, bigint>>;
  count(): Promise<number>;
}

/** The recorded minutes of a month in which the service was up. */
export interface UptimeHistory {
  /** Undefined where nothing was recorded: then nothing was promised and missed either. */
  find(month: string): Promise<MonthUptime | undefined>;
}

export interface MonthUptime {
  readonly regions: readonly string[];
  readonly minutes: UptimeMinutes;
}

/** A month as far as it could be closed. */
export interface ClosedMonth {
  readonly month: string;
  readonly phase: 'draft' | 'final';
  /** Nothing was left to do. */
  readonly wasClosed: boolean;
  readonly invoices: number;
  readonly totalKopecks: bigint;
}
