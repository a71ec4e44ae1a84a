import { AppError } from '../../../errors.ts';

const AGAIN = 'Import the map again, or copy the atlas again from where it is whole.';

/** An error for a refused atlas: which file, what is wrong with it, and what to do. */
export const refused = (
  path: string, seen: string, details: Readonly<Record<string, unknown>> = {}, todo = AGAIN,
): AppError => new AppError('atlas_refused', `${path}: ${seen} ${todo}`, { path, ...details });

const hex = (sum: number): string => sum.toString(16).padStart(8, '0');

export const wrongSum = (path: string, part: string, expected: number, seen: number): AppError =>
  refused(path, `is damaged: the checksum of ${part} is ${hex(seen)} instead of ${hex(expected)}.`, {
    part,
    expected: hex(expected),
    seen: hex(seen),
  });

export function notAnAtlas(path: string, bytes: Buffer, magic: Buffer): AppError {
  if (bytes.length === 0) return refused(path, 'is empty.');
  if (bytes.includes('OSMHeader')) {
    const todo = 'Make an atlas of it first: geokod import FILE --out NAME.atlas';
    return refused(path, 'is a map file, not an atlas.', {}, todo);
  }
  const expected = magic.toString('hex');
  const seen = bytes.subarray(0, 8).toString('hex');
  const todo = 'Give the file that geokod import wrote.';
  return refused(path, `is not an atlas: it begins with ${seen} instead of ${expected}.`, { expected, seen }, todo);
}
