import type { ResultPart } from './ports.ts';

/** The prefix of all files of a batch. */
export const filesOf = (batchId: string): string => `batches/${batchId}/`;

/** The uploaded table, as UTF-8 without BOM. */
export const inputName = (batchId: string): string => `${filesOf(batchId)}input.csv`;

/**
 * The file of one part. A worker that was presumed dead may still be writing, so the name includes the worker's
 * turn: it can never overwrite a part of its successor.
 */
export const partName = (batchId: string, { number, turn }: Pick<ResultPart, 'number' | 'turn'>): string =>
  `${filesOf(batchId)}part-${String(number).padStart(6, '0')}.${turn}.csv`;
