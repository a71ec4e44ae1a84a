import type { Chance } from './chance.ts';
import type { Language } from './type-words.ts';

type Piece = (number: number) => string;

const russian: readonly Piece[] = [
  (n) => `кв. ${n}`, (n) => `кв ${n}`, (n) => `квартира ${n}`, (n) => `этаж ${(n % 9) + 1}`, (n) => `оф. ${n}`,
  (n) => `офис ${n}`,
  (n) => `подъезд ${(n % 6) + 1}`, (n) => `домофон ${n}`, (n) => `под. ${(n % 6) + 1}, эт. ${(n % 9) + 1}, кв. ${n}`,
  (n) => `тел. +7 903 ${100 + n}-45-${10 + (n % 80)}`, () => 'БЦ «Гранит-Сити»', () => '(вход со двора)',
  (n) => `пом. ${n}`,
  (n) => `комната ${n}`, (n) => `${(n % 9) + 1} этаж`, () => 'после 18:00', (n) => `помещение ${n}Н`,
];

/** What people add in the other languages beside the Russian words; only of flats. */
const others: Readonly<Partial<Record<Language, readonly Piece[]>>> = {
  be: [(n) => `кв. ${n}`, (n) => `пад'езд ${(n % 6) + 1}`, (n) => `паверх ${(n % 9) + 1}`],
  uk: [(n) => `кв. ${n}`, (n) => `під'їзд ${(n % 6) + 1}`, (n) => `поверх ${(n % 9) + 1}`],
  kk: [(n) => `кв. ${n}`, (n) => `пәтер ${n}`], ky: [(n) => `кв. ${n}`, (n) => `батир ${n}`],
  uz: [(n) => `xonadon ${n}`, (n) => `kv. ${n}`], az: [(n) => `mənzil ${n}`, (n) => `m. ${n}`], ro: [(n) => `ap. ${n}`],
  tg: [(n) => `кв. ${n}`], tk: [(n) => `öý ${n}`], hy: [(n) => `բն. ${n}`], ka: [(n) => `ბინა ${n}`],
  other: [(n) => `apt. ${n}`],
};

/** One thing, or two of different kinds, that belong to no address of a house. */
export function junk(language: Language, chance: Chance): string {
  const pieces = others[language] ?? russian;
  const first = chance.pick(pieces);
  const rest = pieces.filter((piece) => piece !== first);
  const chosen = rest.length > 3 && chance.often(0.3) ? [first, chance.pick(rest)] : [first];
  return chosen.map((piece) => piece(2 + chance.below(180))).join(', ');
}
