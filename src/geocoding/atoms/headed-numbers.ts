import type { Atom } from './atoms.ts';
import { typeReadings, type TypeLevel } from '../language/type-words.ts';

/** Forms have their heads before the numbers: "д/кв 8А/12" is "д 8А, кв 12", "дом/корп/кв 8/2/12" likewise. */
export function withHeadsBeside(atoms: readonly Atom[]): readonly Atom[] {
  const at = atoms.findIndex((atom, one) => isOf(atom, 'building', 'dom') && atoms[one + 1]?.before === '/');
  if (at < 0) return atoms;
  let first = at + 1;
  while (isOf(atoms[first], 'building') || isOf(atoms[first], 'room')) {
    if (atoms[first].before !== '/') return atoms;
    first++;
  }
  const heads = atoms.slice(at, first);
  if (!isOf(heads.at(-1), 'room') || !atoms[first]?.isNumber) return atoms;
  const numbers: Atom[][] = [];
  let end = first;
  for (; end < atoms.length; end++) {
    const { isNumber, before, text } = atoms[end];
    if (isNumber && (end === first || before === '/')) numbers.push([{ ...atoms[end], before: ' ' }]);
    else if (before === '' && text.length === 1) numbers.at(-1)!.push(atoms[end]);
    else break;
  }
  if (numbers.length > heads.length) return atoms;
  // A house of its own has no flat.
  const pairs = numbers.flatMap((number, one) => {
    const { start } = number[0];
    return [{ ...heads[one], before: one === 0 ? heads[0].before : ',', start, end: start }, ...number];
  });
  return [...atoms.slice(0, at), ...pairs, ...atoms.slice(end)];
}

const isOf = (atom: Atom | undefined, level: TypeLevel, code?: string): boolean =>
  atom?.typeKey !== undefined && !atom.isNumber
  && typeReadings(atom.typeKey)?.some((own) => own.level === level && (!code || own.code === code)) === true;
