import { findCountryCode } from '../../kernel/country-names.ts';
import { atomsOf, type Atom } from './atoms.ts';

/** Official country names that share a word with street names, each with the short name. */
const phrases = ([
  ['Российская Федерация', 'Россия'], ['Кыргызская Республика', 'Кыргызстан'], ['Киргизская Республика', 'Киргизия'],
] as const).map(([long, short]) => ({ keys: atomsOf(long).map(({ key }) => key), short: atomsOf(short)[0] }));

/**
 * Replaces the official name of a country at the beginning by the short one if one of its words recurs, so that no
 * street matches the country's word: "Российская Федерация, Тверь, Российская, 13".
 */
export function withOneCountry(atoms: readonly Atom[]): readonly Atom[] {
  const first = atoms.findIndex(({ isNumber }) => !isNumber);
  const phrase = phrases.find(({ keys }) => keys.every((key, i) => atoms[first + i]?.key === key));
  if (!phrase) return atoms;
  const end = first + phrase.keys.length;
  const recurs = atoms.slice(end).some(({ key }) => phrase.keys.includes(key));
  if (atoms[end]?.before !== ',' || !recurs) return atoms;
  const { start, before } = atoms[first];
  const country = { ...phrase.short, start, before, end: atoms[end - 1].end };
  return [...atoms.slice(0, first), country, ...atoms.slice(end)];
}

const isCode = /^[A-Z]{2}$/;

/** Whether atoms are all that stands between two commas, or between one and an end of the text. */
export const areApart = (atoms: readonly Atom[], first: number, last = first): boolean =>
  (first === 0 || atoms[first].before === ',') && (atoms[last + 1]?.before ?? ',') === ',';

/** Finds a country's code between commas: "RU, Москва". */
export function countryCodeAt(
  { atoms, text }: { readonly atoms: readonly Atom[]; readonly text: string }, at: number,
): string | undefined {
  const { start, end } = atoms[at];
  const code = end - start === 2 && areApart(atoms, at) ? text.slice(start, end) : '';
  return isCode.test(code) ? findCountryCode(code) : undefined;
}
