import { namesOfCountries } from '../../kernel/country-names.ts';
import { cityLines } from './city-list.ts';
import { stemOf } from '../text/stem.ts';
import { fold } from '../text/fold.ts';
import { namesOfCities, namesOfRegions } from './known-names.ts';

/**
 * A name that people know as that of a town without its type word, whatever an atlas holds: who writes it does not
 * mean its namesake by a slip, nor a house in another one.
 */
export interface KnownCity {
  /** The keys of the usual names of the towns called so: "Питер" is Санкт-Петербург. */
  readonly cities: ReadonlySet<string>;
  /** The name is as well that of a person, of a street by itself, or a plain word. */
  readonly isSoft: boolean;
}

/** Equal for all spellings of a name of one or more words. Of "нн" folding leaves one letter: it stays as it is. */
export const nameKey = (name: string): string => {
  const key = name.split(/[\s.-]+/u).map((word) => fold(word)).filter(Boolean).join(' ');
  return key.length > 1 ? key : name.toLowerCase();
};

const known = new Map<string, KnownCity & { readonly cities: Set<string> }>();
/** By the name of a region without its type word: the key of its centre. */
const centres = new Map<string, string>();
/** By the key of a city: the centres of the regions that have one of that name. */
const regions = new Map<string, Set<string>>();

function add(name: string, city: string, isSoft: boolean): void {
  const key = nameKey(name);
  const found = known.get(key);
  if (found) found.cities.add(city);
  else known.set(key, { cities: new Set([city]), isSoft });
}

function readLine(line: string): void {
  const [names, towns] = line.split(/: ?/u);
  let centre: string | undefined;
  for (const spellings of towns.split(/,\s+/u).map((town) => town.split('/'))) {
    const city = nameKey(spellings[0].replace('*', ''));
    centre ??= city;
    for (const name of spellings) add(name.replace('*', ''), city, name.endsWith('*'));
    if (names !== '') regions.set(city, (regions.get(city) ?? new Set()).add(centre));
  }
  for (const region of names.split('/')) if (region !== '' && centre) centres.set(nameKey(region), centre);
}

for (const line of cityLines.trim().replaceAll('\n  ', ' ').split(/\n+/u)) readLine(line);
for (const [city, names] of namesOfCities()) for (const name of names) add(name, nameKey(city), true);
const typeOfRegion = / (?:область|край|республика|автономный округ)$|^республика /iu;
for (const [region, names] of namesOfRegions()) {
  const centre = centres.get(nameKey(region.replace(typeOfRegion, '')));
  for (const name of centre === undefined ? [] : names) {
    if (!centres.has(nameKey(name))) centres.set(nameKey(name), centre!);
  }
}
const centreKeys = new Set(centres.values());
const stems = new Set([...known].flatMap(([key, { isSoft }]) =>
  (isSoft || key.length < 5 ? [] : stemOf(key) ?? [])));
const firstWords = new Set([...known.keys(), ...centres.keys()].map((key) => key.split(' ', 1)[0]));

const countries = new Map([...namesOfCountries()].map(([name, code]) => [nameKey(name), code]));
const countryWords = new Set([...countries.keys()].map((key) => key.split(' ', 1)[0]));

export const beginsCountry = (key: string): boolean => countryWords.has(key);
export const isCountry = (key: string): boolean => countries.has(key);
export const codeOfCountry = (key: string): string | undefined => countries.get(key);
/** In a case of speech: "в Новосибирске". */
export const isKnownCityStem = (key: string): boolean => stems.has(stemOf(key) ?? '');
/** Whether a city or region begins with this word; most words need not be looked at further. */
export const beginsKnownName = (key: string): boolean => firstWords.has(key);
export const findKnownCity = (key: string): KnownCity | undefined => known.get(key);
/** Of the region whose name without its type word has this key: the key of its centre. */
export const centreOfRegion = (key: string): string | undefined => centres.get(key);
export const isCentreOfRegion = (key: string): boolean => centreKeys.has(key);
/** Whether there is a city of this key in the region with that centre. */
export const isCityOfRegion = (key: string, centre: string): boolean => regions.get(key)?.has(centre) === true;
