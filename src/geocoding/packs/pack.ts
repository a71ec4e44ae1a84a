import type { HousePartCode } from './house-parts.ts';
import type { TypeCode } from './type-classes.ts';

/** Words separated by spaces, or phrases separated by commas, as people write them, full words first. */
type Words = string;

/**
 * What the engine knows about one language. A new language is a file of this kind, a line in `list.ts`, and rows in
 * `test/relevance/`. All fields but `types` are optional; the tables of all languages are merged, and several can have
 * the same word.
 */
export interface LanguagePack {
  /** ISO 639-1. */
  readonly code: string;
  /** The script's name in Unicode: Cyrillic, Latin, Armenian. */
  readonly script: string;

  /** The folded spelling of each small letter (`text/fold.ts`), so that я and "ya" meet. Plain Latin needs none. */
  readonly keys?: Readonly<Record<string, string>>;
  /** The same for letters that together spell one sound. */
  readonly keysOfRuns?: Readonly<Record<string, string>>;
  /** Letters that may melt into the letter before them, by script: "мари" may become "мария", and ия folds like я. */
  readonly meltingLetters?: string;
  /** The spelling of each letter for English readers: "Շ" is "Sh". */
  readonly latin?: Readonly<Record<string, string>>;
  /** Letters that sound different at the beginning of a word. */
  readonly latinAtBeginning?: Readonly<Record<string, string>>;

  /** Type words by class: "փողոց" is an `ul`. */
  readonly types: { readonly [Code in TypeCode]?: Words };
  /** Words for parts of a house number; the Russian ones are in `house-parts.ts`. */
  readonly houseParts?: { readonly [Code in HousePartCode]?: Words };
  /** Types of several words. */
  readonly typePhrases?: { readonly [Code in TypeCode]?: Words };
  /** Type words that occur in cases: "на проспекте". */
  readonly inflectedTypes?: Words;
  /** Type words by their English name in addresses: Street for "փողոց". */
  readonly english?: Readonly<Record<string, Words>>;

  /** Endings of nouns and adjectives, besides the empty one. */
  readonly endings?: Words;
  /** Changes of a name from case to case that endings alone do not cover. */
  readonly cases?: readonly CaseChange[];

  /** Ordinals of streets in words: "второй". A `~` stands for each of `ordinalEndings`. */
  readonly ordinals?: Readonly<Record<number, Words>>;
  readonly ordinalEndings?: Words;
  /** Endings of cases, which count only in whole words: a half-typed "первом" could become "Первомайская". */
  readonly spokenOrdinalEndings?: Words;
  /** Endings of ordinals in digits: "я" in 3-я. */
  readonly ordinalSuffixes?: Words;
  /** House numbers in words: "дом двенадцать". */
  readonly cardinals?: Readonly<Record<number, Words>>;
  /** Words that make the number before them part of a name: "50-летия", "1905 года". */
  readonly yearWords?: Words;

  /** Prepositions and articles, which find no names and are not missed. */
  readonly smallWords?: Words;
  /** Phrases that stand for a missing value in a form: "б/н", "не указано". */
  readonly placeholders?: Words;
  /** Words of Russian names, each with its translations into this language: "9 May street". */
  readonly nameWords?: Readonly<Record<string, Words>>;
  /** Words that many leave out of a name. */
  readonly lightWords?: Words;
  /** Words like "имени". */
  readonly namedAfter?: Words;
  /** Words between the two streets of a corner. */
  readonly cornerWords?: Words;
  /** Words between the numbers of two houses. */
  readonly orWords?: Words;
  /** Words that take back the number before them: "12, ой, 25". */
  readonly takeBackWords?: Words;
  /** Words for a flat after its number: "12-xonadon". */
  readonly flatsBehind?: Words;

  /** The country of the language: its Russian name, and its other names separated by commas. */
  readonly country?: { readonly code: string; readonly name: string; readonly otherNames: string };
}

/** Lets "Ахунбаев" find Ахунбаева: `ending` becomes `changed`, in keys with this many letters. */
export interface CaseChange {
  readonly ending: string;
  readonly changed: string;
  readonly fewestLetters?: number;
  readonly mostLetters?: number;
}
