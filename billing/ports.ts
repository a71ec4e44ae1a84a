import type { SqlTransaction } from '../src/kernel/sql.ts';

/** One answered, metered request, as the journal stores it. */
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

/** A request whose answer reached nobody. `at`: when it was received. */
export type Withdrawal = Pick<UsageLine, 'requestId' | 'accountId' | 'keyId' | 'operation' | 'at'>;

export interface UsageJournal {
  /** Never waits or throws; the line is on disk within 50 ms. */
  record(line: UsageLine): void;
  /** Calls back, once, when each line recorded so far is in a file. */
  whenWritten(then: () => void): void;
  /** For the lines of one more thread. */
  openAside(): AsideReceiver;
  /** Everything recorded so far is on disk. */
  flush(): Promise<void>;
  /** Books everything recorded so far, or throws; unbooked lines are booked later. */
  book(): Promise<void>;
  close(): Promise<void>;
  readonly state: JournalState;
}

/** Receives the usage of another thread, which keeps it in a file of its own until it is written here. */
export interface AsideReceiver {
  readonly aside: Aside;
  record(line: UsageLine): void;
  /** That thread has ended, and all of its lines were received. */
  end(): void;
}

/** What that thread is given: where its file may be, and memory in which stands how many of its lines are written. */
export interface Aside {
  readonly paths: readonly string[];
  readonly written: SharedArrayBuffer;
}

export interface JournalState {
  /** Lines waiting in memory, and lines on disk not yet booked. */
  readonly waiting: number;
  readonly unbooked: number;
  /** Closed segments that are not booked yet, and when the oldest of them was closed. */
  readonly segments: number;
  readonly oldestAt?: number;
  /** Lines dropped because no disk accepted them for too long, in the customers' favour. */
  readonly lost: number;
  /** Lines not counted, because they had been counted before or because their month was closed. */
  readonly repeated: number;
  readonly late: number;
  /** Lines with a wrong checksum: their contents are unknown. */
  readonly damaged: number;
  /** The last error of the disk or the ledger, until it works again. */
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
  /** Both days are included; days in Moscow, "2026-11-21". */
  getUsage(accountId: string, fromDay: string, toDay: string, groups: readonly UsageGroup[]): Promise<UsageRow[]>;
  /** The last day with usage of each key, including that under an earlier account. */
  getLastDays(accountId: string, keyIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Units of one month, "2026-11". */
  getMonthUnits(accountId: string, month: string): Promise<number>;
}

/** Called with accounts whose usage of a month ("2026-11") grew, in the same transaction. */
export type OnUsage = (transaction: SqlTransaction, accountIds: readonly string[], month: string) => Promise<void>;
