import type { HousePartCode } from './house-parts.ts';
import type { TypeCode } from './type-classes.ts';

/** Words divided by spaces, phrases divided by commas; as people write them, the full ones first. */
type Words = string;

/**
 * What the engine knows of one language. A new language is one such file, a line in `list.ts`, and rows in
 * `test/relevance/`. Whatever a language does not say, it leaves out: the tables of all languages are put together,
 * and a word may stand in several.
 */
export interface LanguagePack {
  /** ISO 639-1. */
  readonly code: string;
  readonly script: 'Cyrillic' | 'Latin' | 'Armenian' | 'Georgian';

  /** The folded spelling of each letter (`text/fold.ts`): Я and "ya" are both `ia`. Plain Latin letters need none. */
  readonly keys?: Readonly<Record<string, string>>;
  /** The same for letters that are one sound together. */
  readonly keysOfRuns?: Readonly<Record<string, string>>;
  /** Each letter for readers of English: "Շ" is "Sh". */
  readonly latin?: Readonly<Record<string, string>>;
  /** Letters that sound otherwise at the beginning of a word. */
  readonly latinAtBeginning?: Readonly<Record<string, string>>;

  /** Words that say what something is, by class: "փողոց" is an `ul`. */
  readonly types: { readonly [Code in TypeCode]?: Words };
  /** Words for the parts of a house's number; the Russian ones stand in `house-parts.ts`. */
  readonly houseParts?: { readonly [Code in HousePartCode]?: Words };
  /** Types of several words. */
  readonly typePhrases?: { readonly [Code in TypeCode]?: Words };
  /** Type words that come in the cases of speech: "на проспекте". */
  readonly inflectedTypes?: Words;
  /** What type words are called in an English address: Street for "փողոց". */
  readonly english?: Readonly<Record<string, Words>>;

  /** Endings that a noun or an adjective takes; none is always one. */
  readonly endings?: Words;
  /** How a name changes from one case to another where endings alone do not tell. */
  readonly cases?: readonly CaseChange[];

  /** Numbers of streets in words: "второй". A `~` stands for each of `ordinalEndings`. */
  readonly ordinals?: Readonly<Record<number, Words>>;
  readonly ordinalEndings?: Words;
  /** Endings in speech alone, and only of whole words: "первом" may as well become "Первомайская". */
  readonly spokenOrdinalEndings?: Words;
  /** What makes a number an ordinal: "я" of 3-я. */
  readonly ordinalSuffixes?: Words;
  /** Numbers of houses in words: "дом двенадцать". */
  readonly cardinals?: Readonly<Record<number, Words>>;
  /** Behind a number, they make it a part of the name: "50-летия", "1905 года". */
  readonly yearWords?: Words;

  /** Prepositions and articles: they find nothing, and nobody misses them. */
  readonly smallWords?: Words;
  /** Words of a name that many leave out. */
  readonly lightWords?: Words;
  /** "имени" */
  readonly namedAfter?: Words;
  /** Between two streets that meet. */
  readonly cornerWords?: Words;
  /** Between two houses. */
  readonly orWords?: Words;
  /** Words for a flat that stand behind its number: "12-xonadon". */
  readonly flatsBehind?: Words;

  /** The country whose language it is: its name in Russian, and what else people call it, divided by commas. */
  readonly country?: { readonly code: string; readonly name: string; readonly otherNames: string };
}

/** "Ахунбаев" is Ахунбаева on the plate: `ending` becomes `changed`, in words of so many letters of the key. */
export interface CaseChange {
  readonly ending: string;
  readonly changed: string;
  readonly fewestLetters?: number;
  readonly mostLetters?: number;
}
