import type { SqlTransaction } from '../src/kernel/sql.ts';

/** One answered metered request, as the journal keeps it. */
export interface UsageLine {
  readonly requestId: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly operation: string;
  readonly region: string;
  readonly units: number;
  /** Milliseconds; its Moscow day is the day of the usage. */
  readonly at: number;
}

export interface UsageJournal {
  /** Never waits and never throws: the line is on disk 50 ms later at most. */
  record(line: UsageLine): void;
  /** Calls back, once, when each line recorded so far is in a file. */
  whenWritten(then: () => void): void;
  /** For the lines of one more thread. */
  hearAside(): HeardAside;
  /** Everything recorded so far is on disk. */
  flush(): Promise<void>;
  /** Books everything recorded so far, or throws why not; what is left is booked later. */
  book(): Promise<void>;
  close(): Promise<void>;
  readonly state: JournalState;
}

/** Usage that another thread tells, and keeps in a file of its own as long as it is not written here. */
export interface HeardAside {
  readonly aside: Aside;
  record(line: UsageLine): void;
  /** That thread is gone, and has told everything. */
  end(): void;
}

/** What that thread is given: where its file may be, and memory in which stands how many of its lines are written. */
export interface Aside {
  readonly paths: readonly string[];
  readonly written: SharedArrayBuffer;
}

export interface JournalState {
  /** Lines waiting in memory, lines on disk not yet booked. */
  readonly waiting: number;
  readonly unbooked: number;
  /** Closed segments that are not booked yet, and when the oldest of them was closed. */
  readonly segments: number;
  readonly oldestAt?: number;
  /** Lines given up because the disk took nothing for too long. In the customers' favour. */
  readonly lost: number;
  /** Lines not counted: they had been counted before; or their month was closed. */
  readonly repeated: number;
  readonly late: number;
  /** Lines with a wrong checksum: their contents are unknowable. */
  readonly damaged: number;
  /** The last trouble with the disk or the ledger, until it works again. */
  readonly trouble?: string;
}

export type UsageGroup = 'day' | 'operation' | 'key' | 'region';

export interface UsageRow {
  readonly day?: string;
  readonly operation?: string;
  readonly keyId?: string;
  readonly region?: string;
  readonly units: number;
  readonly requests: number;
}

export interface UsageLedger {
  /** Both days belong to it; days of Moscow, "2026-11-21". */
  getUsage(accountId: string, fromDay: string, toDay: string, groups: readonly UsageGroup[]): Promise<UsageRow[]>;
  /** The last day of each key on which something was counted, whatever account it belonged to then. */
  getLastDays(accountId: string, keyIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Units of one month, "2026-11". */
  getMonthUnits(accountId: string, month: string): Promise<number>;
}

/** Hears of accounts whose usage of a month grew, in the transaction in which it did. The month is "2026-11". */
export type OnUsage = (transaction: SqlTransaction, accountIds: readonly string[], month: string) => Promise<void>;
