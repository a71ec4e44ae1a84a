import type { TableLimits } from '../table/ports.ts';

/** Limits of one file. */
export const tableLimits: TableLimits = { rows: 1_000_000, bytes: 256 * 1024 * 1024 };

/** How long a result can be read after the end of its batch. */
export const RESULT_KEPT_MS = 30 * 86_400_000;
/** How long files stay after that, for downloads that have begun already. */
export const READ_ON_MS = 600_000;

/** A batch of up to so many rows is done in seconds. */
export const SMALL_ROWS = 10_000;
/** How many of an account's places at a node are reserved for batches of at most so many rows. */
export const placesKept = [{ rows: SMALL_ROWS, places: 1 }, { rows: 10 * SMALL_ROWS, places: 2 }] as const;

/** The longest that a busy process goes without looking for further batches; an idle one looks twice a second. */
export const TAKEN_UP_MS = 10_000;
