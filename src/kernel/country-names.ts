/** The language of `name` on the map, by country: for countries that a map has only as a code. */
const localTongues: Readonly<Record<string, string>> = {
  RU: 'ru', KZ: 'kk', BY: 'be', UA: 'uk', UZ: 'uz', KG: 'ky', TJ: 'tg', TM: 'tk', AZ: 'az', AM: 'hy', GE: 'ka',
  MD: 'ro', EE: 'et', LV: 'lv', LT: 'lt', PL: 'pl', DE: 'de', FI: 'fi', MN: 'mn', CN: 'zh', TR: 'tr',
};

const known = new Map<string, string>();

/** The country's name as people write it; the code itself where it is unknown. */
export function countryName(code: string, language: 'ru' | 'en' | 'local'): string {
  const key = `${language} ${code}`;
  let name = known.get(key);
  if (name === undefined) {
    const tongue = language === 'local' ? (localTongues[code] ?? 'en') : language;
    name = isCode(code) ? (new Intl.DisplayNames([tongue], { type: 'region' }).of(code) ?? code) : code;
    if (known.size < 2000) known.set(key, name);
  }
  return name;
}

/**
 * Finds the code of a country by name: those of the region in each other's languages, all others in Russian and
 * English. Codes match in any case.
 */
export function findCountryCode(name: string): string | undefined {
  const code = name.trim().toUpperCase();
  if (isCode(code)) return codesOfAll().includes(code) ? code : undefined;
  codes ??= new Map(Array.from(allNames(), ([text, one]) => [folded(text), one] as const).reverse());
  return codes.get(folded(name));
}

/** All names of countries, for guessing which one a misspelt name means. */
export const countryNames = (): string[] => [...new Set(Array.from(namesOfCountries(), ([name]) => name))];

let codes: ReadonlyMap<string, string> | undefined;

const folded = (name: string): string =>
  name.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replaceAll(/[^\p{L}\p{M}]+/gu, ' ').trim();

/** All names with their codes; the first of equal names counts. */
function* allNames(): Iterable<readonly [name: string, code: string]> {
  yield* namesOfCountries();
  const region = Object.keys(localTongues);
  yield* namesIn([...new Set(Object.values(localTongues))], region);
  yield* namesIn(['ru', 'en'], codesOfAll());
}

function* namesIn(
  tongues: readonly string[], ofCodes: readonly string[], style: 'long' | 'short' = 'long',
): Iterable<readonly [string, string]> {
  for (const tongue of tongues) {
    const names = new Intl.DisplayNames([tongue], { type: 'region', fallback: 'none', style });
    for (const code of ofCodes) {
      const name = names.of(code);
      if (name !== undefined) yield [name, code];
    }
  }
}

let all: string[] | undefined;

/** All two-letter codes of countries and regions. */
function codesOfAll(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return (all ??= letters.flatMap((one) => letters.map((other) => one + other))
    .filter((code) => code !== 'ZZ' && names.of(code) !== undefined));
}

/** Countries of the region by all their names: those of `countryName`, and other common ones. */
function* namesOfCountries(): Iterable<readonly [name: string, code: string]> {
  for (const code of Object.keys(localTongues)) {
    for (const language of ['ru', 'en', 'local'] as const) yield [countryName(code, language), code];
  }
  yield* otherNames;
}

const otherNames = [
  ['РФ', 'RU'], ['Российская Федерация', 'RU'], ['Белоруссия', 'BY'], ['Республика Беларусь', 'BY'],
  ['Республика Казахстан', 'KZ'], ['Киргизия', 'KG'], ['Кыргызстан', 'KG'], ['Молдавия', 'MD'], ['Молдова', 'MD'],
  ['Туркменистан', 'TM'], ['Туркмения', 'TM'], ['Республика Узбекистан', 'UZ'],
] as const;

/** Names that people write for countries of elsewhere, besides those of `Intl`. */
const commonNames = [
  ['Америка', 'US'], ['America', 'US'], ['USA', 'US'], ['U.S.A.', 'US'], ['Соединённые Штаты Америки', 'US'],
  ['United States of America', 'US'], ['Англия', 'GB'], ['Англія', 'GB'], ['England', 'GB'], ['Great Britain', 'GB'],
  ['ФРГ', 'DE'], ['КНР', 'CN'], ['UAE', 'AE'], ['Эмираты', 'AE'], ['Голландия', 'NL'], ['Holland', 'NL'],
  ['Czech Republic', 'CZ'], ['Южная Корея', 'KR'], ['South Korea', 'KR'], ['Северная Корея', 'KP'],
  ['North Korea', 'KP'], ['Turkey', 'TR'], ['ЮАР', 'ZA'], ['Бирма', 'MM'], ['Македония', 'MK'],
] as const;

/** The languages of other countries, each of which is named in its own too: España. */
const otherTongues: Readonly<Record<string, string>> = {
  ES: 'es', IT: 'it', FR: 'fr', PT: 'pt', BR: 'pt', NL: 'nl', SE: 'sv', NO: 'nb', DK: 'da', CZ: 'cs', SK: 'sk',
  HU: 'hu', BG: 'bg', RS: 'sr', HR: 'hr', GR: 'el', IL: 'he',
};

/** Languages in which people name any country: those of addresses, without Mongolian, whose names are plain words. */
const tongues = ['ru', 'en', ...Object.values(localTongues).filter((tongue) => tongue !== 'mn')];
const FEWEST_LETTERS = 3;

/** Names of all countries in all languages of addresses; the same name may come several times. */
export function* namesOfAllCountries(): Iterable<readonly [name: string, code: string]> {
  yield* namesOfCountries();
  yield* commonNames;
  // Former codes, such as DD, are no countries.
  const codes = codesOfAll().filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);
  yield* namesIn(tongues, codes);
  for (const [code, tongue] of Object.entries(otherTongues)) yield* namesIn([tongue], [code]);
  for (const [name, code] of namesIn(tongues, ['US', 'GB'], 'short')) {
    if (name.length >= FEWEST_LETTERS) yield [name, code];
  }
}

const isCode = (text: string): boolean => /^[A-Z]{2}$/u.test(text);
