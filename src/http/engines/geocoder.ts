import type {
  Components as ContractComponents, GeocodeResult, Place, Precision, Suggestion,
} from '../../contract.gen.ts';
import type { Components } from '../../geocoding/tell/components.ts';
import type { Composed } from '../../geocoding/tell/compose.ts';
import type { SearchOptions, StructuredQuery } from '../../geocoding/query/found.ts';
import type { Reversed } from '../../geocoding/reverse.ts';
import { typedPoint } from '../../geocoding/read/typed-point.ts';
import { distanceMeters, toUnits } from '../../kernel/geo.ts';
import { geocode, whatIsAt, type Engines } from '../../serving/engines.ts';
import { toExplanation } from './explanation.ts';
import type { GeocodeOptions, Geocoder, SuggestOptions } from '../services.ts';

/** The address engine behind the API: converts its results to the contract's form. */
export const atlasGeocoder = (open: () => Engines): Geocoder => ({
  get version() {
    return open().version;
  },
  pinned() {
    const engines = open();
    return atlasGeocoder(() => engines);
  },
  geocode: (address, options) => find(open(), address, options),
  reverse: (lat, lon, { radiusMeters, limit, lang }) =>
    open().reverse.reverse(lat, lon, { radiusMeters, limit, language: lang }).map(toPlace),
  suggest: (text, options) => suggest(open(), text, options),
});

function find(
  engines: Engines, address: string | StructuredQuery,
  { limit, near: bias, box, countries, lang: language, explain }: GeocodeOptions,
): GeocodeResult[] {
  const engineOptions = { limit, bias, box: box && toBox(box), countries, language, explain };
  return geocode(engines, address, engineOptions).map(({ match, unparsed, explained, ...place }) => ({
    ...toPlace(place), match, unparsed: [...unparsed],
    ...(explained && { explanation: toExplanation(explained, address, language) }),
  }));
}

const toBox = ([minLon, minLat, maxLon, maxLat]: readonly number[]): SearchOptions['box'] =>
  ({ minLon, minLat, maxLon, maxLat });

function suggest(engines: Engines, text: string, { lang, ...options }: SuggestOptions): Suggestion[] {
  const point = options.types ? undefined : typedPoint(text);
  if (point) {
    const found = whatIsAt(engines, point, { language: lang, ...options });
    return found.map((place) => toPointSuggestion(toPlace(place), options.near));
  }
  return engines.suggest.suggest(text, { ...options, language: lang }).map((suggestion) => {
    const { highlights, postalCode, postalCodeSource, precision, distanceMeters, ...rest } = suggestion;
    return {
      ...rest,
      highlights: highlights.map(([from, to]): [number, number] => [from, to]),
      precision: precision as Precision,
      postal_code: postalCode,
      postal_code_source: postalCodeSource,
      ...(distanceMeters !== undefined && { distance_m: toMeters(distanceMeters) }),
    };
  });
}

function toPointSuggestion({ address, id, lat, lon, type, precision, ...place }: Place, near: SuggestOptions['near']) {
  const meters = near && distanceMeters(toUnits(near.lat), toUnits(near.lon), toUnits(lat), toUnits(lon));
  return {
    text: address, highlights: [], address, id, lat, lon, type, precision,
    postal_code: place.postal_code, postal_code_source: place.postal_code_source,
    ...(meters !== undefined && { distance_m: toMeters(meters) }),
  };
}

type EnginePlace = Composed & Pick<Reversed, 'confidence' | 'distanceMeters'> & Pick<Place, 'precision'>;

const toPlace = (
  { distanceMeters, postalCode, postalCodeSource, components, confidence, ...rest }: EnginePlace,
): Place => ({
  ...rest,
  confidence: Math.round(confidence * 1000) / 1000,
  distance_m: toMeters(distanceMeters),
  postal_code: postalCode,
  postal_code_source: postalCodeSource,
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
