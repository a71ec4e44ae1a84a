import type { InstructionParts } from './instruction-parts.ts';
import { armenian } from './tongues/armenian.ts';
import { azerbaijani } from './tongues/azerbaijani.ts';
import { belarusian } from './tongues/belarusian.ts';
import { inEnglish } from './tongues/english.ts';
import { kazakh } from './tongues/kazakh.ts';
import { kyrgyz } from './tongues/kyrgyz.ts';
import { inWordsOf, type Phrasebook } from './tongues/phrasebook.ts';
import { inRussian } from './tongues/russian.ts';
import { uzbek } from './tongues/uzbek.ts';

const inBook = (book: Phrasebook) => (parts: InstructionParts): string => inWordsOf(book, parts);

/** By language code. A new language needs a row here, a phrasebook, and a value of `RouteLang` in the contract. */
const sentences = {
  ru: inRussian,
  en: inEnglish,
  kk: inBook(kazakh),
  uz: inBook(uzbek),
  ky: inBook(kyrgyz),
  be: inBook(belarusian),
  hy: inBook(armenian),
  az: inBook(azerbaijani),
} as const;

/** A language of instructions. Names are the map's in that language. */
export type Tongue = keyof typeof sentences;

/** The language of names and instructions: `local` has names as on the signs, with instructions in English. */
export type RouteLanguage = Tongue | 'local';

/** One sentence without a full stop, as spoken to somebody on the way. */
export const instruction = (parts: InstructionParts, language: RouteLanguage): string =>
  sentences[language === 'local' ? 'en' : language](parts);
