/**
 * Common short forms of the type words of streets and quarters, by language. A form can stand for several words ("пр"):
 * then the query means all of them.
 */
export type Language = 'ru' | 'be' | 'uk' | 'kk' | 'ky' | 'uz' | 'tg' | 'tk' | 'az' | 'ro' | 'hy' | 'ka' | 'other';

const table: Readonly<Record<Exclude<Language, 'other'>, string>> = {
  ru: `улица ул у; проспект пр-т пр-кт просп пр п-т; переулок пер п-к; проезд пр-д пр прд; бульвар б-р бул бульв;
    площадь пл пл-дь; набережная наб наб-я; шоссе ш шос; аллея ал; тупик туп; линия лн лин; тракт; дорога дор;
    магистраль маг; автодорога а/д; просека; проулок; ряд; вал; мост; спуск; въезд; заезд ззд; съезд; кольцо;
    микрорайон мкр мкрн м-н мк-н; квартал кв-л кварт к-л; территория тер; массив; городок гор-к`,
  be: `вуліца вул; праспект пр-т пр; завулак зав; праезд пр-д; бульвар б-р бул; плошча пл; набярэжная наб; шаша ш;
    тупік туп; тракт; мікрараён мкр; квартал кв-л`,
  uk: `вулиця вул; проспект просп пр-т; провулок пров; проїзд пр-д; бульвар бульв б-р; площа пл; набережна наб; шосе ш;
    узвіз узв; тупик туп; мікрорайон мкр; квартал кв-л`,
  kk: 'көшесі көш; даңғылы даң; бульвары б-ры; ықшамауданы мкр; тұйығы; алаңы; тас жолы',
  ky: 'көчөсү көч; проспектиси пр пр-т; бульвары б-р; кичирайону мкр; кичирайон мкр; тар көчөсү',
  uz: "shoh ko'chasi; tor ko'chasi; ko'chasi ko'ch; prospekti; mavzesi mvz; kvartal kv-l; daha; maydoni",
  tg: 'кӯчаи кӯч; хиёбони хиёб; тангкӯчаи; маҳаллаи',
  tk: 'köçesi köç; şaýoly; geçelgesi',
  az: 'küçəsi küç; prospekti pr; döngəsi dön; meydanı',
  ro: 'strada str; bulevardul bd; stradela; șoseaua șos; piața',
  hy: 'փողոց փող; պողոտա պող; նրբանցք նրբ',
  ka: 'ქუჩა ქ; გამზირი გამზ; შესახვევი შესახ; ჩიხი; მოედანი',
};

export interface TypeWord {
  readonly full: string;
  readonly short: readonly string[];
}

const wordsOf = (text: string): TypeWord[] =>
  text.split(';').map((entry) => {
    const words = entry.trim().split(/\s+/u);
    const isPhrase = /^(shoh|tor|тас|тар)$/u.test(words[0]);
    return isPhrase ? { full: words.join(' '), short: [] } : { full: words[0], short: words.slice(1) };
  });

const languages = Object.keys(table) as Exclude<Language, 'other'>[];
const typeWords = new Map<Language, readonly TypeWord[]>(languages.map((code) => [code, wordsOf(table[code])]));

/** Includes phrases: "tor ko'chasi". */
export const typeWordsOf = (language: Language): readonly TypeWord[] => typeWords.get(language) ?? [];

/** All full words that a short form could stand for. */
export const meaningsOf = (language: Language, short: string): string[] =>
  typeWordsOf(language).filter((word) => word.short.includes(short)).map(({ full }) => full);

const ownLetters: readonly (readonly [Language, RegExp])[] = [
  ['hy', /\p{Script=Armenian}/u],
  ['ka', /\p{Script=Georgian}/u],
  ['tg', /[ҷҳӣӯ]/iu],
  ['uk', /[їєґ]/iu],
  ['be', /ў/iu],
  ['kk', /[әұһ]/iu],
  ['tk', /[ýž]/iu],
  ['az', /ə/iu],
  ['ro', /[șțăâ]/iu],
];

/** The language of a name by its type word, else by letters of only one language, else Russian for Cyrillic. */
export function languageOf(name: string): Language {
  // In "вуліца Гарадскі Вал" the capitalized word belongs to the name, because another word can be the type.
  const words = name.split(/[\s,]+/u);
  const byType = languagesWithType(words) ?? languagesWithType(words.map((word) => word.toLowerCase())) ?? [];
  const byLetters = ownLetters.find(([, letters]) => letters.test(name))?.[0];
  if (byLetters && (byType.length === 0 || byType.some((code) => code === byLetters))) return byLetters;
  if (byType.length > 0) return byType[0];
  return /\p{Script=Cyrillic}/u.test(name) ? 'ru' : 'other';
}

function languagesWithType(words: readonly string[]): Language[] | undefined {
  const found = languages.filter((code) => typeWordsOf(code).some(({ full }) => includesPhrase(words, full)));
  return found.length > 0 ? found : undefined;
}

function includesPhrase(words: readonly string[], phrase: string): boolean {
  const parts = phrase.split(' ');
  return words.some((_, at) => parts.every((part, i) => words[at + i] === part));
}

/** Words for a house before its number; empty if they are not used. */
export const houseWords: Readonly<Record<Language, readonly string[]>> = {
  ru: ['д.', 'д', 'дом'], be: ['д.', 'дом'], uk: ['буд.'], kk: ['үй'], ky: ['үй'], uz: ['uy'], tg: ['хонаи'],
  tk: ['jaý'], az: ['ev'], ro: ['nr.'], hy: ['շենք'], ka: ['№'], other: [],
};

/** Words for cities only: those for smaller settlements differ from map to map. */
export const cityWords: Readonly<Partial<Record<Language, readonly string[]>>> = {
  ru: ['г.', 'г', 'город'], be: ['г.', 'горад'], uk: ['м.', 'місто'],
};
