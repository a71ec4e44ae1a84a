import { armenian } from './armenian.ts';
import { azerbaijani } from './azerbaijani.ts';
import { belarusian } from './belarusian.ts';
import { english } from './english.ts';
import { georgian } from './georgian.ts';
import { german } from './german.ts';
import { kazakh } from './kazakh.ts';
import { kyrgyz } from './kyrgyz.ts';
import type { LanguagePack } from './pack.ts';
import { romanian } from './romanian.ts';
import { russian } from './russian.ts';
import { tajik } from './tajik.ts';
import { turkmen } from './turkmen.ts';
import { ukrainian } from './ukrainian.ts';
import { uzbek } from './uzbek.ts';

/** All languages of the engine. Russian is first: its first words represent the classes. */
export const packs: readonly LanguagePack[] = [
  russian, belarusian, kazakh, kyrgyz, uzbek, ukrainian, azerbaijani, armenian, georgian, romanian, tajik, turkmen,
  english, german,
];

export type WordList = 'inflectedTypes' | 'endings' | 'yearWords' | 'smallWords' | 'lightWords' | 'namedAfter'
  | 'cornerWords' | 'orWords' | 'takeBackWords' | 'flatsBehind' | 'ordinalSuffixes';
type LetterTable = 'keys' | 'keysOfRuns' | 'latin' | 'latinAtBeginning';

/** Merges a table of letters of all languages. Languages that share a letter agree on it. */
export const recordOfAll = (table: LetterTable): Readonly<Record<string, string>> =>
  Object.assign({}, ...packs.map((pack) => pack[table]));

/** Returns a word list of all languages. */
export const wordsOfAll = (list: WordList): string[] => packs.flatMap((pack) => wordsIn(pack[list]));

export const wordsIn = (words = ''): string[] => words.trim().split(/\s+/u).filter(Boolean);
export const phrasesIn = (phrases = ''): string[] => phrases.trim().split(/,\s+/u).filter(Boolean);

/** Lists the words of a table of numbers with their numbers; a `~` stands for every ending. */
export function numbersIn(
  table: Readonly<Record<number, string>> = {}, endings = '',
): (readonly [word: string, number: number])[] {
  return Object.entries(table).flatMap(([number, words]) => wordsIn(words)
    .flatMap((word) => (word.endsWith('~') ? wordsIn(endings).map((end) => word.slice(0, -1) + end) : [word]))
    .map((word) => [word, Number(number)] as const));
}
