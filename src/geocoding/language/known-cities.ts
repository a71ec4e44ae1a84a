import { namesOfAllCountries } from '../../kernel/country-names.ts';
import { cityLines } from './city-list.ts';
import { findInCase, withoutTurkicEnding } from './declensions.ts';
import { worldLines } from './world-cities.ts';
import { EDIT, typoCost } from '../text/typo-costs.ts';
import { fold } from '../text/fold.ts';
import { namesOfCities, namesOfRegions } from './known-names.ts';

/**
 * A name known as a town's even without a type word, whatever the atlas holds: a query with it means neither a similar
 * name nor a house in another town.
 */
export interface KnownCity {
  /** Keys of the usual names of these towns: "Питер" is Санкт-Петербург. */
  readonly cities: ReadonlySet<string>;
  /** The name is also that of a person, a street by itself, or a plain word. */
  readonly isSoft: boolean;
}

/** Names that lose letters in a key: "нн" would leave one letter, "ннов" would be short for Новая. */
const isLostInKey = (name: string, key: string): boolean =>
  key.length <= 1 || (key.startsWith('n') && /^нн/iu.test(name));

/** The key of a word as known names have it. */
export const keyOfWord = (word: string, key = fold(word)): string =>
  (isLostInKey(word, key) ? word.toLowerCase() : key);

/** Returns a key equal for all spellings of a name. */
export const nameKey = (name: string): string => {
  const key = name.split(/[\s.-]+/u).map((word) => fold(word)).filter(Boolean).join(' ');
  return isLostInKey(name, key) ? name.toLowerCase() : key;
};

const known = new Map<string, KnownCity & { readonly cities: Set<string> }>();
/** Keys of the centres of regions, by the region's name without its type word. */
const centres = new Map<string, string>();
/** Centres of the regions that have a city of this key. */
const regions = new Map<string, Set<string>>();
/** Keys of cities that are regions of their own. */
const ownRegions = new Set<string>();
/** Codes of countries, by the keys of the centres of their regions. */
const homes = new Map<string, string>();

function add(name: string, city: string, isSoft: boolean): void {
  const key = nameKey(name);
  const found = known.get(key);
  if (found) found.cities.add(city);
  else known.set(key, { cities: new Set([city]), isSoft });
}

/** First words of the cities of several words, by the key of their other words: "Нижний" and "Великий" by Новгород. */
const firstOfNames = new Map<string, string[]>();
function addFirstWord(name: string): void {
  const [first, ...others] = name.split(/[\s-]+/u);
  if (others.length === 0) return;
  const key = nameKey(others.join(' '));
  firstOfNames.set(key, [...firstOfNames.get(key) ?? [], first]);
}

function readLine(line: string, country: string): void {
  const [names, towns] = line.split(/: ?/u);
  let centre: string | undefined;
  for (const spellings of towns.split(/,\s+/u).map((town) => town.split('/'))) {
    const city = nameKey(spellings[0].replace(/[*+]/u, ''));
    centre ??= city;
    if (spellings[0].endsWith('+')) ownRegions.add(city);
    for (const name of spellings) add(name.replace(/[*+]/u, ''), city, name.endsWith('*'));
    addFirstWord(spellings[0].replace(/[*+]/u, ''));
    if (names !== '') regions.set(city, (regions.get(city) ?? new Set()).add(centre));
  }
  for (const region of names.split('/')) {
    if (region === '' || centre === undefined) continue;
    centres.set(nameKey(region), centre);
    homes.set(centre, country);
  }
}

let country = '';
for (const line of `${cityLines.trim()}\n${worldLines.trim()}`.replaceAll('\n  ', ' ').split('\n')) {
  if (line.startsWith('[')) country = line.slice(1, -1);
  else readLine(line, country);
}
/** Whole foreign names, "Moscow", are neither persons nor words; short ones, "kzn", could be. */
const foreignName = /^[\p{Script=Latin}\s]{5,}$/u;
for (const [city, names] of namesOfCities()) {
  for (const name of names) add(name, nameKey(city), !foreignName.test(name));
}
const typeOfRegion = / (?:область|край|республика|автономный округ)$|^республика /iu;
for (const [region, names] of namesOfRegions()) {
  const centre = centres.get(nameKey(region.replace(typeOfRegion, '')));
  for (const name of centre === undefined ? [] : names) {
    if (!centres.has(nameKey(name))) centres.set(nameKey(name), centre!);
  }
}
const centreKeys = new Set(centres.values());
const firstWords = new Set([...known.keys(), ...centres.keys()].map((key) => key.split(' ', 1)[0]));

/** Codes of all countries, by the key of each name; of equal names the first counts. */
const countries = new Map<string, string>();
for (const [name, code] of namesOfAllCountries()) {
  const key = nameKey(name);
  if (!countries.has(key)) countries.set(key, code);
}
const countryWords = new Set([...countries.keys()].map((key) => key.split(' ', 1)[0]));

export const beginsCountry = (key: string): boolean => countryWords.has(key);
export const isCountry = (key: string): boolean => countries.has(key);
const codeOfCountry = (key: string): string | undefined => countries.get(key);
const FEWEST_LETTERS = 5;
const LONG_LETTERS = 9;
const sureKeys = [...known].flatMap(([key, { isSoft }]) => (isSoft || key.length < FEWEST_LETTERS ? [] : [key]));
const sureKeysByInitial = Map.groupBy(sureKeys, (key) => key[0]);
/** Whether the key could be a misspelt known city: behind the first letter one differs, two in a long name. */
export const resemblesKnownCity = (key: string): boolean => (sureKeysByInitial.get(key[0]) ?? []).some((city) => {
  const letters = city.length >= LONG_LETTERS ? 2 : 1;
  return Math.abs(city.length - key.length) <= letters && typoCost(key, city, letters * EDIT) <= letters * EDIT;
});
/** Whether a city or region begins with this word: a quick test that rules most words out. */
export const beginsKnownName = (key: string): boolean => firstWords.has(key);
export const findKnownCity = (key: string): KnownCity | undefined => known.get(key);
/** Finds the first word of a city by its first letters and the key of its other words: "н" and "новгород". */
export function findShortenedCity(letters: string, others: string): string | undefined {
  const found = firstOfNames.get(others)?.filter((first) => fold(first).startsWith(letters)) ?? [];
  return found.length === 1 && fold(found[0]) !== letters ? found[0] : undefined;
}
/** Finds a city by its name in any case, as after a preposition: "в Омске". */
export const findCityInCase = (key: string): KnownCity | undefined =>
  findInCase(key, findKnownCity, beginsKnownName) ?? findSuffixedCity(key);
/** Finds a city by its name with a case ending that stands for a preposition: "Алматыда". */
export function findSuffixedCity(key: string): KnownCity | undefined {
  const city = findKnownCity(withoutTurkicEnding(key) ?? '');
  return city?.isSoft === false ? city : undefined;
}
/** Finds the code of a country by its name in any case: "во Франции". */
export const codeOfCountryInCase = (key: string): string | undefined =>
  findInCase(key, codeOfCountry, beginsCountry);
/** Finds the key of a region's centre by the name of the region in any case: "в Омской области". */
export const centreOfRegionInCase = (key: string): string | undefined =>
  findInCase(key, centreOfRegion, beginsKnownName);
/** Parts of names such as "Республика Саха (Якутия)", "Ханты-Мансийский автономный округ — Югра". */
const betweenNames = /\s+[—–-]\s+|[()]/u;
/** Returns the key of a region's centre, by the name of the region on a map. */
export const centreOfNamedRegion = (name: string): string | undefined => name.split(betweenNames)
  .flatMap((part) => [part, part.trim().replace(typeOfRegion, '')])
  .map((part) => centres.get(nameKey(part))).find((centre) => centre !== undefined);
/** Returns the key of a region's centre, by the key of its name without the type word. */
export const centreOfRegion = (key: string): string | undefined => centres.get(key);
/** Returns the key of the centre of a region that bears the centre's name: "Алматы облысы". */
export const centreOfNamesake = (key: string): string | undefined =>
  [...known.get(key)?.cities ?? []].find((city) => centreKeys.has(city));
/** Returns the code of the country of the region with this centre. */
export const countryOfRegion = (centre: string): string | undefined => homes.get(centre);
/** Whether a city is a region of its own, like Москва. */
export const isOwnRegion = (key: string): boolean => ownRegions.has(key);
export const isCentreOfRegion = (key: string): boolean => centreKeys.has(key);
/** The keys of the centres of the regions that have a city of this key. */
export const centresOfCity = (key: string): Iterable<string> => regions.get(key) ?? [];
/** Whether the region with this centre has a city of this key. */
export const isCityOfRegion = (key: string, centre: string): boolean => regions.get(key)?.has(centre) === true;
