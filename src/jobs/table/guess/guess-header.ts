import { isKnownName } from './column-words.ts';

type Rows = readonly (readonly string[])[];

const isNumber = (cell: string): boolean => /\d/u.test(cell) && /^[+\-\d\s.,]*$/u.test(cell);

/**
 * Whether the first row is a header. In doubt it is data: an address taken for a header would be lost, while a
 * header taken for an address is only one row not found.
 */
export function guessHeader([first, ...others]: Rows): boolean {
  if (first.some(isNumber)) return false;
  const isRepeated = (cell: string, column: number): boolean => others.some((cells) => cells[column] === cell);
  if (first.some((cell, column) => isKnownName(cell) && !isRepeated(cell, column))) return true;
  // A word above a column of numbers.
  return first.some((cell, column) => {
    const below = others.map((cells) => cells[column] ?? '').filter((text) => text.trim() !== '');
    return cell.trim() !== '' && !/\d/u.test(cell) && below.length >= 2 && below.every(isNumber);
  });
}
