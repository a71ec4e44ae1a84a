import type { TableLimits } from '../table/ports.ts';

/** Of one file. */
export const tableLimits: TableLimits = { rows: 1_000_000, bytes: 256 * 1024 * 1024 };

/** So long after its end a result can be read. */
export const RESULT_KEPT_MS = 30 * 86_400_000;
/** Nobody begins to read it afterwards; whoever had begun has so long to come to its end. */
export const READ_ON_MS = 600_000;

/** A batch of so many rows is done in seconds. */
export const SMALL_ROWS = 10_000;
/** Of the places that an account has at a node, so many are closed to batches of more rows than that. */
export const placesKept = [{ rows: SMALL_ROWS, places: 1 }, { rows: 10 * SMALL_ROWS, places: 2 }] as const;

/** A process that works looks for more batches at least so often; one that works on none, twice a second. */
export const TAKEN_UP_MS = 10_000;
