import type {
  Components as ContractComponents, GeocodeResult, Match, Place, Precision, Suggestion,
} from '../contract.gen.ts';
import type { Components } from '../geocoding/components.ts';
import { openComposer, openMaterials, type Composed, type Composer } from '../geocoding/compose.ts';
import type { Search, SearchOptions, StructuredQuery } from '../geocoding/found.ts';
import { subjectOf } from '../geocoding/found-subject.ts';
import type { Gazetteer } from '../geocoding/gazetteer.ts';
import { openReverse, type Reverse, type Reversed } from '../geocoding/reverse.ts';
import { openSearch } from '../geocoding/search.ts';
import { openSuggest, type Suggest, type SuggestableTables } from '../geocoding/suggest.ts';
import { typedPoint } from '../geocoding/typed-point.ts';
import { distanceMeters, toUnits } from '../kernel/geo.ts';
import type { GeocodeWish, Geocoder, SearchWish, SuggestWish } from './services.ts';

/** The engines over one atlas. `version` changes whenever answers may change. */
export interface Engines {
  readonly version: string;
  readonly tables: Gazetteer;
  readonly search: Search;
  readonly composer: Composer;
  readonly reverse: Reverse;
  readonly suggest: Suggest;
}

export function openEngines(tables: SuggestableTables, version: string): Engines {
  const materials = openMaterials(tables);
  return {
    version,
    tables,
    search: openSearch(tables),
    composer: openComposer(materials),
    reverse: openReverse(tables, materials),
    suggest: openSuggest(tables, materials),
  };
}

/** The engines as the API sees them: the words of the contract for what they find. */
export const atlasGeocoder = (open: () => Engines): Geocoder => ({
  get version() {
    return open().version;
  },
  geocode: (address, wish) => geocode(open(), address, wish),
  reverse: (lat, lon, { radiusMeters, limit, lang }) =>
    open().reverse.reverse(lat, lon, { radiusMeters, limit, language: lang }).map(toPlace),
  suggest: (text, wish) => suggest(open(), text, wish),
});

function geocode(engines: Engines, address: string | StructuredQuery, wish: GeocodeWish): GeocodeResult[] {
  const { limit, near: bias, box, countries, lang } = wish;
  const found = engines.search.geocode(address, { limit, bias, box: box && toBox(box), countries });
  return found.flatMap((one): GeocodeResult[] => {
    if (one.precision === 'point') {
      return whatIsAt(engines, one, wish).map((place) => ({ ...place, match: nothingSaid, unparsed: [] }));
    }
    const { precision, confidence, expectedErrorMeters: distanceMeters, match, unparsed } = one;
    const composed = engines.composer.compose(subjectOf(engines.tables, one), lang);
    return [{ ...toPlace({ ...composed, precision, confidence, distanceMeters }), match, unparsed: [...unparsed] }];
  });
}

const nothingSaid: Match = {
  house: 'absent', street: 'absent', place: 'absent', region: 'absent', postal_code: 'absent',
};

const toBox = ([minLon, minLat, maxLon, maxLat]: readonly number[]): SearchOptions['box'] =>
  ({ minLon, minLat, maxLon, maxLat });

function suggest(engines: Engines, text: string, { lang, ...wish }: SuggestWish): Suggestion[] {
  const point = wish.types ? undefined : typedPoint(text);
  if (point) return whatIsAt(engines, point, { lang, ...wish }).map((place) => toPointSuggestion(place, wish.near));
  return engines.suggest.suggest(text, { ...wish, language: lang }).map((one) => {
    const { highlights, postalCode, precision, distanceMeters, ...rest } = one;
    return {
      ...rest,
      highlights: highlights.map(([from, to]): [number, number] => [from, to]),
      precision: precision as Precision,
      postal_code: postalCode,
      ...(distanceMeters !== undefined && { distance_m: toMeters(distanceMeters) }),
    };
  });
}

function toPointSuggestion({ address, id, lat, lon, type, precision, ...place }: Place, near: SuggestWish['near']) {
  const meters = near && distanceMeters(toUnits(near.lat), toUnits(near.lon), toUnits(lat), toUnits(lon));
  return {
    text: address, highlights: [], address, id, lat, lon, type, precision, postal_code: place.postal_code,
    ...(meters !== undefined && { distance_m: toMeters(meters) }),
  };
}

/** A point that was typed is no address: what is there, and how far from it. */
function whatIsAt(
  { reverse }: Engines, { lat, lon }: { lat: number; lon: number }, { lang, countries = [] }: SearchWish,
): Place[] {
  return reverse
    .reverse(lat, lon, { language: lang })
    .filter(({ components: { countryCode: code = '' } }) => countries.length === 0 || countries.includes(code))
    .map(toPlace);
}

type Worded = Composed & Pick<Reversed, 'confidence' | 'distanceMeters'> & Pick<Place, 'precision'>;

const toPlace = ({ distanceMeters, postalCode, components, confidence, ...rest }: Worded): Place => ({
  ...rest,
  confidence: Math.round(confidence * 1000) / 1000,
  distance_m: toMeters(distanceMeters),
  postal_code: postalCode,
  components: toComponents(components),
});

const toMeters = (exact: number): number => Math.round(exact * 10) / 10;

function toComponents({ countryCode, houseParts, postalCode, ...rest }: Components): ContractComponents {
  return {
    ...rest,
    ...(countryCode !== undefined && { country_code: countryCode }),
    ...(houseParts !== undefined && { house_parts: houseParts }),
    ...(postalCode !== undefined && { postal_code: postalCode }),
  };
}
