import { languageOf, meaningsOf, typeWordsOf, type Language } from './type-words.ts';

/** A parsed name of a street or quarter: "улица Льва Толстого" is "улица" before "Льва Толстого". */
export interface StreetName {
  readonly whole: string;
  readonly language: Language;
  /** As in the table of type words, in lower case; absent in "Арбат". */
  readonly type?: string;
  /** Words before and after the type word, as on the map. */
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

export function toStreetName(whole: string): StreetName {
  const language = languageOf(whole);
  const words = whole.trim().split(/\s+/u);
  const small = words.map((word) => word.toLowerCase());
  const phrases = typeWordsOf(language).map(({ full }) => full).toSorted((a, b) => b.length - a.length);
  // In "Набережная улица" the second word is the type: a capitalized one more likely belongs to the name.
  const found = phrases.flatMap((phrase) => positionsOf(small, phrase).map((at) => ({ phrase, at })))
    .toSorted((a, b) => rank(words[a.at]) - rank(words[b.at]));
  const [best] = found;
  if (!best || words.length === best.phrase.split(' ').length) return { whole, language, before: words, behind: [] };
  const length = best.phrase.split(' ').length;
  return {
    whole, language, type: best.phrase, before: words.slice(0, best.at), behind: words.slice(best.at + length),
  };
}

const rank = (word: string): number => (word[0] === word[0].toLowerCase() ? 0 : 1);

function positionsOf(words: readonly string[], phrase: string): number[] {
  const parts = phrase.split(' ');
  return words.flatMap((_, at) => (parts.every((part, i) => words[at + i] === part) ? [at] : []));
}

/** The name without its type: "Льва Толстого", "2-я Тверская-Ямская". */
export const bareName = ({ before, behind }: StreetName): string => [...before, ...behind].join(' ');

export const fold = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replaceAll(/[’‘ʻ`´]/gu, "'");

/** Equal for names that differ only in type word, order, case and punctuation. */
export const bareKey = (name: StreetName): string =>
  fold(bareName(name)).split(/[^\p{L}\p{M}\p{N}']+/u).filter(Boolean).toSorted().join(' ');

/** A spelling, and the type words that it could mean; undefined means any. */
export interface Spelling {
  readonly text: string;
  readonly types: readonly string[] | undefined;
}

export const asOnMap = (name: StreetName): Spelling => ({ text: name.whole, types: typesOf(name) });

const typesOf = ({ type }: StreetName): readonly string[] | undefined => (type === undefined ? undefined : [type]);

/** The name with each short form of its type word, with and without a dot; empty without a type word. */
export function shortened(name: StreetName): Spelling[] {
  const { type, language, before, behind } = name;
  const shorts = typeWordsOf(language).find(({ full }) => full === type)?.short ?? [];
  return shorts.flatMap((short) => {
    const forms = /[-/]/u.test(short) ? [short] : [`${short}.`, short];
    return forms.map((form) => ({ text: [...before, form, ...behind].join(' '), types: meaningsOf(language, short) }));
  });
}

/** The name with its type word on the other side: "Ленина улица", "улица Садовая". */
export function turned(name: StreetName): Spelling | undefined {
  const { type, language, before, behind } = name;
  if (type === undefined || (before.length > 0 && behind.length > 0)) return undefined;
  // "В микрорайон" would not be a name.
  if (before.length + behind.length === 1 && [...before, ...behind][0].length === 1) return undefined;
  // In other languages the order is fixed.
  if (!['ru', 'be', 'uk'].includes(language)) return undefined;
  const words = before.length > 0 ? [type, ...before] : [...behind, type];
  return { text: words.join(' '), types: typesOf(name) };
}

export const withoutType = (name: StreetName): Spelling => ({ text: bareName(name), types: undefined });
