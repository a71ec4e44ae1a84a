import type { Components as ContractComponents, Place } from '../contract.gen.ts';
import type { Components } from '../geocoding/components.ts';
import type { NearestTables } from '../geocoding/nearest.ts';
import { openReverse, type Reverse, type Reversed } from '../geocoding/reverse.ts';
import type { Geocoder } from './services.ts';

/** The engines over one atlas. `version` changes whenever answers may change. */
export interface Engines {
  readonly version: string;
  readonly reverse: Reverse;
}

export const openEngines = (tables: NearestTables, version: string): Engines => ({
  version,
  reverse: openReverse(tables),
});

/** The engines as the API sees them: the words of the contract for what they find. */
export const atlasGeocoder = (open: () => Engines): Geocoder => ({
  get version() {
    return open().version;
  },
  reverse: (lat, lon, { radiusMeters, limit, lang }) =>
    open().reverse.reverse(lat, lon, { radiusMeters, limit, language: lang }).map(toPlace),
});

const toPlace = ({ distanceMeters, postalCode, components, confidence, ...rest }: Reversed): Place => ({
  ...rest,
  confidence: Math.round(confidence * 1000) / 1000,
  distance_m: Math.round(distanceMeters * 10) / 10,
  postal_code: postalCode,
  components: toComponents(components),
});

function toComponents({ countryCode, houseParts, postalCode, ...rest }: Components): ContractComponents {
  return {
    ...rest,
    ...(countryCode !== undefined && { country_code: countryCode }),
    ...(houseParts !== undefined && { house_parts: houseParts }),
    ...(postalCode !== undefined && { postal_code: postalCode }),
  };
}
