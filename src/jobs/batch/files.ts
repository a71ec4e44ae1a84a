import type { ResultPart } from './ports.ts';

/** All files of a batch begin with this. */
export const filesOf = (batchId: string): string => `batches/${batchId}/`;

/** The table as it was sent, made UTF-8 without BOM. */
export const inputName = (batchId: string): string => `${filesOf(batchId)}input.csv`;

/**
 * A worker that was given up for dead may still be writing: it writes under the number of its own turn, and so never
 * over what its successor has kept.
 */
export const partName = (batchId: string, { number, turn }: Pick<ResultPart, 'number' | 'turn'>): string =>
  `${filesOf(batchId)}part-${String(number).padStart(6, '0')}.${turn}.csv`;
