import type { Atom } from './atoms.ts';
import { typeReadings, type TypeLevel } from '../language/type-words.ts';

/** Puts the part words of forms beside their numbers: "д/кв 8А/12" is "д 8А, кв 12", as is "дом/корп/кв 8/2/12". */
export function withPairedNumbers(atoms: readonly Atom[]): readonly Atom[] {
  const at = atoms.findIndex((atom, index) => isOf(atom, 'building', 'dom') && atoms[index + 1]?.before === '/');
  if (at < 0) return atoms;
  let first = at + 1;
  while (isOf(atoms[first], 'building') || isOf(atoms[first], 'room')) {
    if (atoms[first].before !== '/') return atoms;
    first++;
  }
  const partWords = atoms.slice(at, first);
  if (!isOf(partWords.at(-1), 'room') || !atoms[first]?.isNumber) return atoms;
  const numbers: Atom[][] = [];
  let end = first;
  for (; end < atoms.length; end++) {
    const { isNumber, before, text } = atoms[end];
    if (isNumber && (end === first || before === '/')) numbers.push([{ ...atoms[end], before: ' ' }]);
    else if (before === '' && text.length === 1) numbers.at(-1)!.push(atoms[end]);
    else break;
  }
  if (numbers.length > partWords.length) return atoms;
  // A detached house has no flat, so numbers can be fewer than words.
  const pairs = numbers.flatMap((number, index) => {
    const { start } = number[0];
    return [{ ...partWords[index], before: index === 0 ? partWords[0].before : ',', start, end: start }, ...number];
  });
  return [...atoms.slice(0, at), ...pairs, ...atoms.slice(end)];
}

const isOf = (atom: Atom | undefined, level: TypeLevel, code?: string): boolean =>
  atom?.typeKey !== undefined && !atom.isNumber
  && typeReadings(atom.typeKey)?.some((type) => type.level === level && (!code || type.code === code)) === true;
