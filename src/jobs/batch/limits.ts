import type { TableLimits } from '../table/ports.ts';

/** Of one file. */
export const tableLimits: TableLimits = { rows: 1_000_000, bytes: 256 * 1024 * 1024 };

/** So long after its end a result can be read. */
export const RESULT_KEPT_MS = 30 * 86_400_000;
