import type { Told } from './told.ts';
import { armenian } from './tongues/armenian.ts';
import { azerbaijani } from './tongues/azerbaijani.ts';
import { belarusian } from './tongues/belarusian.ts';
import { inEnglish } from './tongues/english.ts';
import { kazakh } from './tongues/kazakh.ts';
import { kyrgyz } from './tongues/kyrgyz.ts';
import { inWordsOf, type Phrasebook } from './tongues/phrasebook.ts';
import { inRussian } from './tongues/russian.ts';
import { uzbek } from './tongues/uzbek.ts';

const inBook = (book: Phrasebook) => (told: Told): string => inWordsOf(book, told);

/** By the code of the tongue. A tongue is added as a row here, a phrasebook, and a value of `RouteLang`. */
const tellers = {
  ru: inRussian,
  en: inEnglish,
  kk: inBook(kazakh),
  uz: inBook(uzbek),
  ky: inBook(kyrgyz),
  be: inBook(belarusian),
  hy: inBook(armenian),
  az: inBook(azerbaijani),
} as const;

/** In which instructions can be given; names are told as the map has them in it. */
export type Tongue = keyof typeof tellers;

/** Of names and instructions: `local` is what stands on the signs, with instructions in English. */
export type RouteLanguage = Tongue | 'local';

/** One sentence without a full stop, as one would say it to somebody on the way. */
export const instruction = (told: Told, language: RouteLanguage): string =>
  tellers[language === 'local' ? 'en' : language](told);
