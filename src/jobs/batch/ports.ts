import type { SqlTransaction } from '../../kernel/sql.ts';
import type { TableShape } from '../table/ports.ts';

export const batchStates = [
  'queued', 'validating', 'running', 'finalizing', 'completed', 'failed', 'cancelling', 'cancelled', 'expired',
] as const;
export type BatchState = (typeof batchStates)[number];

export interface BatchOptions {
  readonly lang: 'ru' | 'en' | 'local';
  /** ISO codes in capitals; empty: everywhere. */
  readonly countries: readonly string[];
}

/** How far the rows of a file have come. */
export interface RowCounts {
  readonly processed: number;
  /** Rows with an answer, which are the ones that cost a unit. */
  readonly succeeded: number;
  readonly notFound: number;
  /** Rows that could not be asked: broken, or empty. */
  readonly failed: number;
}

/** One file of addresses on its way to a result. Times are milliseconds since 1970. */
export interface Batch extends RowCounts {
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly state: BatchState;
  readonly label: string;
  readonly options: BatchOptions;
  readonly shape: TableShape;
  readonly rows: number;
  /** Of the input as it is kept: UTF-8 without BOM. */
  readonly bytes: number;
  /** SHA-256 of the input as it is kept, in hexadecimal. */
  readonly digest: string;
  /** Units of the month of `createdAt` that are set aside for rows not yet settled; 0 in every last state. */
  readonly reservedUnits: number;
  /** Where its events are told besides the account's own webhooks. */
  readonly webhookUrl: string | undefined;
  readonly region: string;
  /** Which atlas answers; set when the first row is asked, and the same for all rows of the result. */
  readonly atlas: string | undefined;
  /** How many times a worker took it, which tells the files of one worker from those of another. */
  readonly turn: number;
  /** Parts of the result that are kept; the next one has this number. */
  readonly parts: number;
  /** Where the first row without a kept answer begins in the kept input, in bytes. */
  readonly inputOffset: number;
  readonly createdAt: number;
  readonly startedAt: number | undefined;
  readonly finishedAt: number | undefined;
  readonly expiresAt: number | undefined;
  /** Why it failed: a code of the contract and words for a person. */
  readonly problem: { readonly code: string; readonly detail: string } | undefined;
}

/** A stretch of the result: a file of its own (`partName`), rows in the order of the input, without the header line. */
export interface ResultPart extends RowCounts {
  readonly number: number;
  /** In which the worker kept it. */
  readonly turn: number;
  readonly bytes: number;
  /** Where the next part's first row begins in the kept input. */
  readonly inputOffset: number;
}

/**
 * Which process works on a batch, and by which claim. A lease that is over, or was followed by another claim, of the
 * same process too, makes every write of it fail.
 */
export interface Lease {
  readonly batchId: string;
  readonly owner: string;
  /** Of the batch when it was claimed. */
  readonly turn: number;
}

/** What a process may hold. */
export interface MostHeld {
  readonly ofAccount: number;
  /** It has room for small batches alone. */
  readonly smallOnly?: boolean;
}

/** What workers need of the table of batches. Each method is one transaction; `false` means: not yours any more. */
export interface BatchQueue {
  /**
   * Takes the oldest batch without a living lease, of the account of which this process holds the fewest and at most
   * so many: a queued one, or one whose worker died. Large ones have fewer places of an account (`placesKept`). Those
   * that are being cancelled come first and are not counted.
   */
  claim(owner: string, now: number, leaseMs: number, most: MostHeld): Promise<Batch | undefined>;
  /** Prolongs a lease and tells what became of the batch meanwhile; undefined when the lease is lost. */
  renew(lease: Lease, now: number, leaseMs: number): Promise<BatchState | undefined>;
  /** Gives a batch back, as it is, so that another process may take it at once. */
  release(lease: Lease): Promise<void>;
  /** The same for all that other owners of a place have, whose names begin with its own; how many there were. */
  releaseEarlier(place: string, owner: string): Promise<number>;
  /** queued -> validating -> running -> finalizing, one step; the first tells `batch.started`. */
  advance(lease: Lease, from: BatchState, to: BatchState, now: number): Promise<boolean>;
  /** Says which atlas answers. Another one than before begins the result anew: all parts are forgotten. */
  useAtlas(lease: Lease, atlas: string, now: number): Promise<boolean>;
  /** The checkpoint: the part is kept, and counts and `inputOffset` go with it. The same number twice is refused. */
  addPart(lease: Lease, part: Omit<ResultPart, 'turn'>, now: number): Promise<boolean>;
  /**
   * finalizing -> completed: the rows that were answered are booked, the rest is given back, `batch.completed`. To
   * finish a batch with rows that were not processed is a bug of the worker, and throws.
   */
  complete(lease: Lease, now: number): Promise<boolean>;
  /** From any working state: nothing is booked, everything is given back, `batch.failed`. */
  fail(lease: Lease, problem: { code: string; detail: string }, now: number): Promise<boolean>;
  /** cancelling -> cancelled: what was answered until then is booked and can be read, `batch.cancelled`. */
  cancelled(lease: Lease, now: number): Promise<boolean>;
  listParts(batchId: string): Promise<ResultPart[]>;
  /** Those whose time is over: expired when their files are gone. A failed one has files too, and stays failed. */
  listOver(now: number, most: number): Promise<Batch[]>;
  expire(batchId: string, now: number): Promise<boolean>;
  /** Whether there is such a batch, of whatever account and in whatever state: files of others are nobody's. */
  isKnown(batchId: string): Promise<boolean>;
  /** Of those that came so long ago, how many wait while nobody works on any batch. */
  countNeglected(now: number, sinceMs: number): Promise<number>;
  /** How many there are in each state that has any. */
  countStates(): Promise<Partial<Record<BatchState, number>>>;
  /** When the first that nobody has begun came, in milliseconds since 1970. */
  findOldestQueued(): Promise<number | undefined>;
}

/** Who looks at batches: an account or, while nobody has confirmed whose it is, one key of it. */
export interface BatchViewer {
  readonly accountId: string;
  readonly keyId?: string;
}

/** What the API needs of the same table. */
export interface BatchStore extends BatchQueue {
  /** The units of `reservedUnits` were granted before. `beside` is written with it, or neither is. */
  add(batch: Batch, beside?: (transaction: SqlTransaction) => Promise<void>): Promise<void>;
  find(who: BatchViewer, batchId: string): Promise<Batch | undefined>;
  /** Newest first, after the cursor. */
  list(who: BatchViewer, page: { after?: string; most: number }): Promise<{ items: Batch[]; next?: string }>;
  /** To cancelling from any working state; undefined for an unknown one, false when it has ended. */
  askToCancel(who: BatchViewer, batchId: string): Promise<boolean | undefined>;
  /** Units of a month that were taken for batches of an account and are booked nowhere. */
  countUnbooked(accountId: string, month: string): Promise<UnbookedUnits>;
  /** Of all batches ahead of this one, that are not answered yet: what `eta_s` is estimated from. */
  rowsAhead(batch: Batch): Promise<number>;
  /** What all workers together have lately done; undefined when they have done nothing for long. */
  rowsPerSecond(now: number): Promise<number | undefined>;
}

/** What a counter of taken units has, and the ledger has not. */
export interface UnbookedUnits {
  /** Set aside for batches that are not settled yet. */
  readonly reserved: number;
  /** Given back when they were settled. */
  readonly returned: number;
}

/**
 * Units on their way from the counter of a month to a batch. The counter is no part of the database: a reservation is
 * written before units are taken, and gone when the batch is there, so that a process that dies in between leaves word.
 */
export interface BatchReservations {
  begin(batch: Pick<Batch, 'id' | 'accountId' | 'rows' | 'createdAt'>): Promise<void>;
  /** In the transaction that adds the batch; `temporarily_unavailable` when the units were given back meanwhile. */
  becomeBatch(transaction: SqlTransaction, batchId: string): Promise<void>;
  /** No units were taken. */
  drop(batchId: string): Promise<void>;
  /** They were, or it is in doubt; nothing happens when the batch was added. Answers whose they were. */
  giveBack(batchId: string): Promise<UnitsOwner[]>;
  /** Of processes that died. */
  giveBackOld(): Promise<UnitsOwner[]>;
}

export interface UnitsOwner {
  readonly accountId: string;
  readonly month: string;
}
