import type { Components, Place } from '../contract.gen.ts';
import type { AreaAround, HouseNear, Nearest, NearestAnswer, PlaceNear, StreetNear } from '../geocoding/nearest.ts';
import type { Geocoder, NearestWish } from './services.ts';

const LANGUAGES = { ru: 'ru', en: 'en', local: undefined } as const;

/** The reverse engine's base as the API sees it: houses, else streets, else the settlement around. */
export const nearestGeocoder = (open: () => { readonly nearest: Nearest; readonly version: string }): Geocoder => ({
  get version() {
    return open().version;
  },
  nearest(lat, lon, wish) {
    const { radiusMeters, limit, lang } = wish;
    const answer = open().nearest.nearest(lat, lon, { radiusMeters, limit, language: LANGUAGES[lang] });
    return toPlaces(answer, wish);
  },
});

/** Nearest first; streets and places only where no house is near. */
export function toPlaces(answer: NearestAnswer, { radiusMeters, limit }: NearestWish): Place[] {
  const around = componentsOf(answer.areas);
  const houses = answer.houses.filter((house) => house.label !== '');
  if (houses.length > 0) return houses.slice(0, limit).map((house) => fromHouse(house, around));
  const streets = answer.streets.filter((street) => street.name);
  if (streets.length > 0) return streets.slice(0, limit).map((street) => fromStreet(street, around));
  const places = answer.places.filter((place) => place.name && place.distanceMeters <= radiusMeters);
  return places.slice(0, limit).map((place) => fromSettlement(place, around));
}

function fromHouse(house: HouseNear, around: Components): Place {
  const components: Components = {
    ...withPlace(around, house.place),
    ...(house.street && { street: house.street }),
    house: house.label,
    ...postcode(house.postcode),
  };
  return toPlace(house, components, { precision: 'house', type: 'building', sure: 0.99 });
}

const fromStreet = (street: StreetNear, around: Components): Place =>
  toPlace(
    street,
    { ...withPlace(around, street.place), street: street.name! },
    { precision: 'street', type: 'street', sure: 0.6 },
  );

const fromSettlement = (place: PlaceNear, around: Components): Place =>
  toPlace(place, withPlace(around, place.name), { precision: 'settlement', type: place.kind, sure: 0.5 });

interface Verdict {
  readonly precision: Place['precision'];
  readonly type: string;
  readonly sure: number;
}

function toPlace(
  { osm, lat, lon, distanceMeters }: Pick<HouseNear, 'osm' | 'lat' | 'lon' | 'distanceMeters'>,
  components: Components,
  { precision, type, sure }: Verdict,
): Place {
  return {
    id: idOf(osm),
    address: addressOf(components),
    lat,
    lon,
    precision,
    // Next door is a mistake that is made more easily the farther off the point is.
    confidence: Math.round(sure * Math.max(0.5, 1 - distanceMeters / 500) * 100) / 100,
    distance_m: Math.round(distanceMeters * 10) / 10,
    postal_code: components.postal_code ?? '',
    type,
    district: components.district ?? components.area ?? '',
    components,
  };
}

/** "way/123" is "w123". */
const idOf = (osm: string): string => osm.replace(/^(.)[^/]*\//, '$1');

function componentsOf(areas: readonly AreaAround[]): Components {
  const found: Components = {};
  // What has districts within it is a city, whatever its place node says.
  const hasDistricts = areas.some(({ level }) => level === 9);
  for (const { name, kind, level, postcode: code } of areas) {
    if (code) found.postal_code = code;
    const part = name && partOf(kind, level, hasDistricts);
    if (part) found[part] ??= name;
  }
  return found;
}

type Part = 'country' | 'region' | 'area' | 'city' | 'settlement' | 'district' | 'place';

const byKind: Readonly<Record<string, Part>> = {
  city: 'city',
  town: 'settlement',
  village: 'settlement',
  hamlet: 'settlement',
  suburb: 'district',
  quarter: 'place',
  neighbourhood: 'place',
  allotments: 'place',
  residential: 'settlement',
};
const byLevel: Readonly<Record<number, Part>> = {
  2: 'country',
  4: 'region',
  5: 'area',
  6: 'area',
  7: 'settlement',
  8: 'settlement',
  9: 'district',
  10: 'place',
};

function partOf(kind: string, level: number, inCity: boolean): Part | undefined {
  if (level > 0) return level === 8 && inCity ? 'city' : byLevel[level];
  return byKind[kind];
}

function withPlace(around: Components, place: string | undefined): Components {
  const known = [around.city, around.settlement, around.place, around.district, around.region];
  if (place === undefined || known.includes(place)) return around;
  return around.city || around.settlement ? { ...around, place } : { ...around, settlement: place };
}

const postcode = (code: string | undefined): Components => (code ? { postal_code: code } : {});

const addressOf = ({ country, region, area, city, settlement, district, place, street, house }: Components): string =>
  [...new Set([country, region, city ? undefined : area, city, settlement, district, place, street, house])]
    .filter(Boolean)
    .join(', ');
