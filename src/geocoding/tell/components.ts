import { NONE } from '../../kernel/columns.ts';
import type { TextReader } from '../../kernel/text.ts';
import { countryName } from '../../kernel/country-names.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import type { HouseParts, HouseText } from '../houses/parts.ts';
import type { Language, NamesIn } from './names-in.ts';
import type { Location } from './location.ts';

/** The parts of an address in one language. Unknown parts are absent, never empty. */
export interface Components {
  country?: string;
  countryCode?: string;
  region?: string;
  /** A rural or municipal district, between region and settlement; in Moscow the administrative okrug. */
  area?: string;
  /** A part of a city; outside cities the rural municipality. */
  district?: string;
  /** A city or town. */
  city?: string;
  /** A village or hamlet, or a town within the border of a city. */
  settlement?: string;
  /** A quarter, micro-district or gardeners' partnership. */
  place?: string;
  street?: string;
  house?: string;
  houseParts?: HouseParts;
  postalCode?: string;
  /** Stations in walking distance, nearest first. */
  metro?: string[];
}

export interface Words {
  readonly tables: Gazetteer;
  readonly text: TextReader;
  readonly names: NamesIn;
  readonly houseText: (label: string) => HouseText;
}

/** Puts the parts of an address into words, except the postcode and the metro. */
export function componentsOf(words: Words, location: Location, language: Language, asked?: string): Components {
  const { tables: { areas, places, streets }, names } = words;
  const area = (row: number): string => (row === NONE ? '' : names.name(areas.names[row], language));
  const place = (row: number): string => (row === NONE ? '' : names.ordered(places.names[row], language));
  const found: Components = {};
  const country = countryOf(words, location, language);
  if (country) found.country = country;
  if (location.code) found.countryCode = location.code;
  put(found, 'region', area(location.region));
  put(found, 'city', place(location.city));
  put(found, 'settlement', place(location.settlement));
  const rural = area(location.area);
  if (!found.city || rural.replace(districtOfTown, '') !== found.city) put(found, 'area', rural);
  const district = area(location.district) || (location.city === NONE ? area(location.municipality) : '');
  const suburb = location.suburb === NONE ? '' : names.ordered(areas.names[location.suburb], language);
  put(found, 'district', district || suburb);
  if (location.street !== NONE) put(found, 'street', names.ordered(streets.names[location.street], language));
  const quarter = location.quarter === NONE ? '' : names.ordered(areas.names[location.quarter], language);
  const part = place(location.part) || quarter;
  const known = [found.settlement, found.city, found.street, found.district];
  if (!known.includes(part) || (location.part !== NONE && part === found.district)) put(found, 'place', part);
  if (found.settlement === found.city) delete found.settlement;
  putHouse(words, location, found, language, asked);
  return found;
}

/** Begins the name of a district that is one town, which says nothing beyond the town. */
const districtOfTown = /^(?:городской округ|муниципальный округ|город(?:ская администрация)?|г\.о\.) /iu;

type TextPart = Exclude<keyof Components, 'houseParts' | 'metro'>;

function put(found: Components, slot: TextPart, value: string): void {
  if (value !== '') found[slot] = value;
}

/** The country's name on the map, else the usual name for its code: of some countries the map has only the code. */
function countryOf({ tables: { areas }, names }: Words, { country, code }: Location, language: Language): string {
  const written = country === NONE ? '' : names.name(areas.names[country], language);
  if (code === '') return written;
  const known = countryName(code, language);
  // A map that says "Россия" may lack the English name.
  const isBetter = written === '' || written === code || (language === 'en' && known !== code);
  return isBetter ? known : written;
}

function putHouse(
  { tables: { houses }, text, houseText }: Words, { house }: Location, found: Components, language: Language,
  asked: string | undefined,
): void {
  const written = asked ?? (house === NONE ? undefined : text.string(houses.label[house]));
  if (!written) return;
  const { label, latin, parts } = houseText(written);
  found.house = language === 'en' ? latin : label;
  if (parts) found.houseParts = parts;
}
