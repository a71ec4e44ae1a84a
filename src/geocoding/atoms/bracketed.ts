import type { Atom } from './atoms.ts';
import { typeReadings } from '../language/type-words.ts';

/**
 * Moves a street's type word from after a bracket to the name before it: "Рокоссовского (Волгоград) улица, 127".
 * Everything else stays as typed.
 */
export function withTypesBeside(text: string, atoms: readonly Atom[]): readonly Atom[] {
  const closed = text.indexOf(')');
  const opened = closed < 0 ? -1 : text.lastIndexOf('(', closed);
  if (opened < 0) return atoms;
  const first = atoms.findIndex(({ start }) => start > opened);
  const type = atoms.findIndex(({ start }) => start > closed);
  if (first < 1 || type <= first || atoms[first - 1].isNumber) return atoms;
  const next = atoms[type + 1];
  const isLast = next === undefined || next.isNumber || next.before === ',';
  if (!isLast || !isStreetType(atoms[type]) || /[,;]/u.test(text.slice(closed, atoms[type].start))) return atoms;
  const moved = [...atoms.slice(0, first), { ...atoms[type], before: ' ' }, ...atoms.slice(first, type)];
  return next === undefined ? moved : [...moved, { ...next, before: ',' }, ...atoms.slice(type + 2)];
}

const isStreetType = ({ typeKey }: Atom): boolean => {
  const types = typeKey === undefined ? [] : typeReadings(typeKey) ?? [];
  return types.length > 0 && types.every(({ level }) => level === 'street');
};
