/** Tongue of `name` on the map, by country: for countries that a map only has as a code. */
const localTongues: Readonly<Record<string, string>> = {
  RU: 'ru', KZ: 'kk', BY: 'be', UA: 'uk', UZ: 'uz', KG: 'ky', TJ: 'tg', TM: 'tk', AZ: 'az', AM: 'hy', GE: 'ka',
  MD: 'ro', EE: 'et', LV: 'lv', LT: 'lt', PL: 'pl', DE: 'de', FI: 'fi', MN: 'mn', CN: 'zh', TR: 'tr',
};

const known = new Map<string, string>();

/** The country's name as people write it; the code itself where nobody knows it. */
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

/** The code of a country that a map only names, for countries of the region. */
export function findCountryCode(name: string): string | undefined {
  if (isCode(name)) return name;
  const wanted = name.toLowerCase();
  return Object.keys(localTongues).find((code) =>
    (['ru', 'en', 'local'] as const).some((language) => countryName(code, language).toLowerCase() === wanted));
}

/** Countries of the region by all their names: those of `countryName`, and what else people call them. */
export function* namesOfCountries(): Iterable<readonly [name: string, code: string]> {
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

const isCode = (text: string): boolean => /^[A-Z]{2}$/u.test(text);
