import { phrasesIn, packs, wordsIn } from '../packs/list.ts';
import { typeClasses, type TypeCode } from '../packs/type-classes.ts';
import { fold } from '../text/fold.ts';
import { houseWords } from './house-words.ts';

/**
 * Type words ("улица", "д.", "мкр"), as people write them, collected from the packs of all languages. A short form can
 * have several readings: they are hints, and the atlas decides.
 */
export type TypeLevel = 'street' | 'settlement' | 'area' | 'planning' | 'building' | 'room';

export interface TypeWord {
  /** The class, equal for all spellings and languages. */
  readonly code: string;
  readonly level: TypeLevel;
}

/** A class with all its spellings. */
interface TypeClass extends TypeWord {
  readonly words: readonly string[];
  readonly phrases: readonly string[];
}

const classesOf = (level: keyof typeof typeClasses): TypeClass[] => typeClasses[level].map((code: TypeCode) => ({
  code, level,
  words: packs.flatMap(({ types }) => wordsIn(types[code])),
  phrases: packs.flatMap(({ typePhrases }) => phrasesIn(typePhrases?.[code])),
}));

const classes: readonly TypeClass[] = [
  ...classesOf('street'), ...classesOf('settlement'), ...classesOf('area'), ...classesOf('planning'),
  ...houseWords.map(({ code, words, phrases }): TypeClass =>
    ({ code, level: 'building', words, phrases: phrasesIn(phrases) })),
  ...classesOf('room'),
];

/** Readings by folded word, or by several joined by "-" (`б-р`, `с/т`, `п.г.т`). */
const readings = new Map<string, TypeWord[]>();

const ownScripts = [...Map.groupBy(packs, ({ script }) => script)].filter(([, { length }]) => length === 1);
const ofOwnScript = new RegExp(`[${ownScripts.map(([script]) => `\\p{Script=${script}}`).join('')}]`, 'u');
const FEWEST_LETTERS_IN_LATIN = 5;

/**
 * Returns words of a script with a single language as they are: the Georgian "ქ." is short for ქუჩა, never the Russian
 * "к." of the same sound, and "Харьк" begins Харьков, not the Armenian հարկ. Long ones are read in Latin letters as
 * well: "Rustavelis gamziri".
 */
export const ownTypeKey = (word: string): string | undefined => (ofOwnScript.test(word) ? word : undefined);

/** Returns the key of a word of the packs. */
const foldedKey = (word: string): string =>
  word.split(/[-/.]/u).map((part) => (part === '№' ? 'n' : fold(part))).filter(Boolean).join('-');
const typeKey = (word: string): string => ownTypeKey(word) ?? foldedKey(word);

function addReading(key: string, { code, level }: TypeWord): void {
  const list = readings.get(key);
  if (!list) readings.set(key, [{ code, level }]);
  else if (!list.some((type) => type.code === code)) list.push({ code, level });
}

const phraseKeys = new Set<string>();
const phraseBeginnings = new Set<string>();

function addPhrase(phrase: string, type: TypeWord): void {
  const key = foldedKey(phrase.replaceAll(' ', '-'));
  addReading(key, type);
  if (!/[\s-]/u.test(phrase)) return;
  phraseKeys.add(key);
  phraseBeginnings.add(key.split('-', 1)[0]);
}

for (const type of classes) for (const word of type.words) addReading(typeKey(word), type);
const inLatin = classes.flatMap((type) => type.words
  .filter((word) => ofOwnScript.test(word) && foldedKey(word).length >= FEWEST_LETTERS_IN_LATIN)
  .map((word) => [foldedKey(word), type] as const));
for (const type of classes) for (const phrase of type.phrases) addPhrase(phrase, type);

/** Contractions to a last letter: "стр-е", "пр-д". */
const contractions = new Set(classes.flatMap(({ words }) => words)
  .filter((word) => /^[^-.]{2,}-.$/u.test(word)).map(foldedKey));
/** Whether a hyphen ties the key together and no dot may: "пр. д. 28" and "стр. Е" are no пр-д and no стр-е. */
export const isContraction = (key: string): boolean => contractions.has(key);

export const beginsTypePhrase = (key: string): boolean => phraseBeginnings.has(key);
/** Whether the key is of a type of several words: "рабочий посёлок". */
export const isTypePhrase = (key: string): boolean => phraseKeys.has(key);

export const typeReadings = (key: string): readonly TypeWord[] | undefined => readings.get(key);

const fullWords = classes.flatMap(({ words }) => words)
  .filter((word) => foldedKey(word).length >= 5 && !foldedKey(word).includes('-'));

/** Folded full words of five letters or more, which misspelt words are compared with. */
export const fullTypeWords: readonly string[] = [...new Set(fullWords.map(foldedKey))];

/** The same words as written. */
export const writtenTypeWords: readonly string[] = [...new Set(fullWords)];

/** Classes that are half of the name: "Земляной Вал", "Кузнецкий Мост", "Садовое кольцо". */
export const halfNames: ReadonlySet<string> = new Set([
  'val', 'most', 'kolco', 'liniya', 'naberejnaia', 'sloboda', 'park', 'sad', 'ryad', 'gorodok', 'spusk', 'razezd',
  'km', 'ploshad', 'trakt', 'doroga', 'aeroport', 'ferma', 'zona', 'massiv', 'platforma', 'stanciya',
  'vokzal',
]);

/** Classes that reforms turn into each other, while maps lag: "Озёрский район" is now a муниципальный округ. */
const families: readonly (readonly string[])[] = [
  ['rayon', 'mrn', 'mo', 'go', 'okrug', 'vnter'], ['sp', 'gp', 'selsovet'], ['vokzal', 'stanciya'],
];
const kin = new Map(families.flatMap((family) =>
  family.map((code) => [code, family.filter((sibling) => sibling !== code)] as const)));

/** Whether all readings are "metro" or "railway station". */
export const areStationWords = (types: readonly TypeWord[] | undefined): boolean =>
  types !== undefined && types.length > 0 && types.every(({ code }) => code === 'metro' || code === 'vokzal');

/** Whether the type words include "№" or "номер", which come between a word and its number. */
export const isNumberSign = (types: readonly TypeWord[] | undefined): boolean =>
  types?.some(({ code }) => code === 'nomer') ?? false;

/** Lists the classes that people use in place of this one. */
export const kinOf = (code: string): readonly string[] => kin.get(code) ?? [];

/** Readings by the first letter, of words in Cyrillic. */
const cyrillicInitials = new Map<string, TypeWord[]>();
/** Readings by the letters that words begin with. */
const beginnings = new Map<string, TypeWord[]>();
/** Readings by the first letter, of words in all languages. */
const initials = new Map<string, TypeWord[]>();
/** Keys of the first word of each class, by code. */
const firstWords = new Map<string, string>();
for (const { code, words } of classes) {
  for (const word of words) {
    const key = typeKey(word);
    if (/^\p{Script=Cyrillic}/u.test(word)) addWords(cyrillicInitials, key.slice(0, 1), readings.get(key) ?? []);
  }
  firstWords.set(code, typeKey(words[0]));
}
const firstKeys = new Set(firstWords.values());
for (const [key, words] of readings) {
  // A single letter counts only for the first word of a class: "у" for "улица", but "к" not for "көшесі".
  for (let length = firstKeys.has(key) ? 1 : 2; length <= key.length; length++) {
    addWords(beginnings, key.slice(0, length), words);
  }
  addWords(initials, key.slice(0, 1), words);
}
for (const [key, type] of inLatin) addReading(key, type);

function addWords(lists: Map<string, TypeWord[]>, key: string, words: readonly TypeWord[]): void {
  const list = lists.get(key) ?? [];
  list.push(...words.filter(({ code, level }) => !list.some((type) => type.code === code && type.level === level)));
  lists.set(key, list);
}

/**
 * Lists the classes that a half-typed type word could be. After a word of a name, a single letter can begin a word of
 * any language with that script.
 */
export const typesBeginning = (key: string, behindWord?: 'cyrillic' | 'other'): readonly TypeWord[] =>
  (behindWord && (behindWord === 'cyrillic' ? cyrillicInitials : initials).get(key)) ?? beginnings.get(key)
    ?? readings.get(key) ?? [];

/** Whether these letters begin the first word of a class: "ст" does not begin улица, despite the German "St.". */
export const beginsFirstWord = (key: string, code: string): boolean => firstWords.get(code)?.startsWith(key) ?? false;

/** Classes of regions. */
export const regionCodes: ReadonlySet<string> = new Set(['oblast', 'kray', 'respublika', 'ao']);
