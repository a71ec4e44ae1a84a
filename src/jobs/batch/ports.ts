import type { SqlTransaction } from '../../kernel/sql.ts';
import type { TableShape } from '../table/ports.ts';

export const batchStates = [
  'queued', 'validating', 'running', 'finalizing', 'completed', 'failed', 'cancelling', 'cancelled', 'expired',
] as const;
export type BatchState = (typeof batchStates)[number];

export interface BatchOptions {
  readonly lang: 'ru' | 'en' | 'local';
  /** ISO codes in capitals; empty means everywhere. */
  readonly countries: readonly string[];
}

/** Progress over the rows of a file. */
export interface RowCounts {
  readonly processed: number;
  /** Rows with an answer; each costs one unit. */
  readonly succeeded: number;
  readonly notFound: number;
  /** Rows that could not be geocoded: malformed or empty. */
  readonly failed: number;
}

/** One file of addresses and the state of its processing. Times are milliseconds since 1970. */
export interface Batch extends RowCounts {
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly state: BatchState;
  readonly label: string;
  readonly options: BatchOptions;
  readonly shape: TableShape;
  readonly rows: number;
  /** Size of the stored input: UTF-8 without BOM. */
  readonly bytes: number;
  /** SHA-256 of the stored input, in hexadecimal. */
  readonly digest: string;
  /** Units of the month of `createdAt` reserved for rows that are not settled yet; 0 in every final state. */
  readonly reservedUnits: number;
  /** Receives the batch's events in addition to the account's own webhooks. */
  readonly webhookUrl: string | undefined;
  readonly region: string;
  /** The atlas that answers; set before the first row is geocoded, and the same for all rows of the result. */
  readonly atlas: string | undefined;
  /** How many times a worker has claimed it; distinguishes the files of successive workers. */
  readonly turn: number;
  /** Number of stored parts of the result, which is also the number of the next part. */
  readonly parts: number;
  /** Where the first row without a stored answer begins in the stored input, in bytes. */
  readonly inputOffset: number;
  readonly createdAt: number;
  readonly startedAt: number | undefined;
  readonly finishedAt: number | undefined;
  readonly expiresAt: number | undefined;
  /** Why it failed: a code of the contract and a text for people. */
  readonly problem: { readonly code: string; readonly detail: string } | undefined;
}

/** A stretch of the result: a file of its own (`partName`) with rows in the order of the input, without the header. */
export interface ResultPart extends RowCounts {
  readonly number: number;
  /** The turn of the worker that stored it. */
  readonly turn: number;
  readonly bytes: number;
  /** Where the next part's first row begins in the stored input. */
  readonly inputOffset: number;
}

/**
 * A process's claim on a batch. Once a lease has expired or the batch was claimed again, even by the same process,
 * every write under it fails.
 */
export interface Lease {
  readonly batchId: string;
  readonly owner: string;
  /** The batch's turn at the claim. */
  readonly turn: number;
}

/** The most that a process may hold. */
export interface MostHeld {
  readonly ofAccount: number;
  /** Whether it has room only for small batches. */
  readonly smallOnly?: boolean;
}

/** What workers need of the table of batches. Each method is one transaction; `false` means that the lease is lost. */
export interface BatchQueue {
  /**
   * Claims the oldest batch without a live lease, queued or orphaned by its worker, from the account of which this
   * process holds the fewest batches, at most `most.ofAccount`. Large batches have fewer places per account
   * (`placesKept`). Batches being cancelled come first and are not counted.
   */
  claim(owner: string, now: number, leaseMs: number, most: MostHeld): Promise<Batch | undefined>;
  /** Prolongs a lease and returns the state of the batch; undefined if the lease is lost. */
  renew(lease: Lease, now: number, leaseMs: number): Promise<BatchState | undefined>;
  /** Returns a batch unchanged to the queue, so that another process may claim it at once. */
  release(lease: Lease): Promise<void>;
  /** Releases all batches of earlier owners of this place, whose names begin with its name; returns how many. */
  releaseEarlier(place: string, owner: string): Promise<number>;
  /** One step of queued -> validating -> running -> finalizing; the first emits `batch.started`. */
  advance(lease: Lease, from: BatchState, to: BatchState, now: number): Promise<boolean>;
  /** Records which atlas answers. If it differs from before, the result starts over: all parts are dropped. */
  useAtlas(lease: Lease, atlas: string, now: number): Promise<boolean>;
  /** The checkpoint: stores the part together with the counts and `inputOffset`. A repeated number is refused. */
  addPart(lease: Lease, part: Omit<ResultPart, 'turn'>, now: number): Promise<boolean>;
  /**
   * finalizing -> completed: books the answered rows, releases the other units, emits `batch.completed`. Completing
   * a batch with unprocessed rows is a bug of the worker, and throws.
   */
  complete(lease: Lease, now: number): Promise<boolean>;
  /** From any working state: books nothing, releases all units, emits `batch.failed`. */
  fail(lease: Lease, problem: { code: string; detail: string }, now: number): Promise<boolean>;
  /** cancelling -> cancelled: books what was answered so far, which stays readable, emits `batch.cancelled`. */
  cancelled(lease: Lease, now: number): Promise<boolean>;
  listParts(batchId: string): Promise<ResultPart[]>;
  /**
   * Batches past their time, to be expired once their files are deleted. A failed batch has files too, but stays
   * failed.
   */
  listOver(now: number, most: number): Promise<Batch[]>;
  expire(batchId: string, now: number): Promise<boolean>;
  /** Whether there is such a batch, in any account and state; files of unknown batches are orphans. */
  isKnown(batchId: string): Promise<boolean>;
  /** How many batches older than this wait while no worker works on any batch. */
  countNeglected(now: number, sinceMs: number): Promise<number>;
  /** The number of batches by state; states without batches are absent. */
  countStates(): Promise<Partial<Record<BatchState, number>>>;
  /** When the oldest queued batch was submitted, in milliseconds since 1970. */
  findOldestQueued(): Promise<number | undefined>;
}

/** Whose batches are visible: an account's or, while its address is unconfirmed, those of one of its keys. */
export interface BatchViewer {
  readonly accountId: string;
  readonly keyId?: string;
}

/** What the API needs of the table of batches. */
export interface BatchStore extends BatchQueue {
  /** The units in `reservedUnits` were granted before. `beside` writes in the same transaction. */
  add(batch: Batch, beside?: (transaction: SqlTransaction) => Promise<void>): Promise<void>;
  find(viewer: BatchViewer, batchId: string): Promise<Batch | undefined>;
  /** Newest first, after the cursor. */
  list(viewer: BatchViewer, page: { after?: string; most: number }): Promise<{ items: Batch[]; next?: string }>;
  /** Any working state -> cancelling; undefined for an unknown batch, false for an ended one. */
  askToCancel(viewer: BatchViewer, batchId: string): Promise<boolean | undefined>;
  /** Units of a month that were taken for an account's batches but are booked nowhere. */
  countUnbooked(accountId: string, month: string): Promise<UnbookedUnits>;
  /** Unanswered rows of all batches ahead of this one, from which `eta_s` is estimated. */
  rowsAhead(batch: Batch): Promise<number>;
  /**
   * The recent throughput of all workers together; undefined if they have been idle for long. For a batch that has
   * begun: undefined until its own answers show a speed.
   */
  rowsPerSecond(now: number, batchId?: string): Promise<number | undefined>;
}

/** Units that the counter of taken units includes and the ledger does not. */
export interface UnbookedUnits {
  /** Reserved for batches that are not settled yet. */
  readonly reserved: number;
  /** Released when batches were settled. */
  readonly returned: number;
}

/**
 * Units on their way from the monthly counter to a batch. The counter is not in the database, so a reservation is
 * written before units are taken and removed when the batch is added: if the process dies in between, the
 * reservation tells.
 */
export interface BatchReservations {
  begin(batch: Pick<Batch, 'id' | 'accountId' | 'rows' | 'createdAt'>): Promise<void>;
  /** In the transaction that adds the batch; `temporarily_unavailable` if the units were released meanwhile. */
  becomeBatch(transaction: SqlTransaction, batchId: string): Promise<void>;
  /** No units were taken. */
  drop(batchId: string): Promise<void>;
  /** Units were taken, or may have been; does nothing if the batch was added. Returns the owners of the units. */
  giveBack(batchId: string): Promise<UnitsOwner[]>;
  /** Releases the reservations of dead processes. */
  giveBackOld(): Promise<UnitsOwner[]>;
}

export interface UnitsOwner {
  readonly accountId: string;
  readonly month: string;
}
