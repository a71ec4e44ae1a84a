import type { Atom } from './atoms.ts';
import { fold } from './fold.ts';
import type { TypeWord } from './type-words.ts';

/** Of flats, garages and the like, which are in a house or beside it. */
const beside: ReadonlySet<string> = new Set(['kvartira', 'garazh', 'pavilon', 'sekciya']);
/** Of parts of a house, and of quarters, which some towns number through. */
const parts: ReadonlySet<string> = new Set(['korpus', 'stroenie', 'litera', 'kvartal']);
/** What is counted: sums, times, distances, days. */
const units: ReadonlySet<string> = new Set(`рублей рубля руб часов часа час метров метра остановка остановки остановок
  соток человек машин гаражей места мест штук шт кг утра вечера января февраля марта апреля мая июня июля августа
  сентября октября ноября декабря`.split(/\s+/u).map((word) => fold(word)));

type Types = readonly (readonly TypeWord[])[];

const isBehind = (atoms: readonly Atom[], types: Types, at: number, codes: ReadonlySet<string>): boolean =>
  at > 0 && atoms[at].before !== ',' && types[at - 1].some(({ code }) => codes.has(code));

/** "Садовая, кв. 5", "6 мая": a number that is no house's; `used`: words that have another meaning. */
export function isOfNoHouse(atoms: readonly Atom[], types: Types, at: number, used: number): boolean {
  if (isBehind(atoms, types, at, beside)) return (used & (1 << (at - 1))) === 0;
  const next = atoms[at + 1];
  return next?.before === ' ' && (used & (1 << (at + 1))) === 0 && units.has(next.key);
}

/** "Садовая, корпус 5": the number of the house may be missing. */
export const isOfPart = (atoms: readonly Atom[], types: Types, at: number, used: number): boolean =>
  isBehind(atoms, types, at, parts) && (used & (1 << (at - 1))) === 0;
