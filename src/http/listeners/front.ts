import type { Config } from '../../config.ts';
import type { AtlasInfo } from '../../store/files/atlas/info.ts';

/** What is served at the moment; nothing while the atlas is still being made or loaded. */
export interface Served {
  readonly config: Config;
  readonly version: string;
  atlas(): AtlasInfo | undefined;
}

/** A page of JSON that is made anew for each request. */
export type Page = () => { readonly status: number; readonly body: unknown };

/** The address by itself: it says what is here. */
export const frontPage =
  ({ config, version, atlas }: Served): Page =>
    () => {
      const info = atlas();
      return {
        status: info ? 200 : 503,
        body: {
          service: 'geokod',
          version,
          region: config.region,
          ready: info !== undefined,
          atlas: info ? atlasFacts(info) : null,
          attribution: info ? attribution(info) : null,
        },
      };
    };

/** Both are owed: to the map's authors, and to a reader who might take made-up places for real ones. */
const attribution = ({ fictional }: AtlasInfo): string =>
  fictional ? 'fictional demonstration country' : '© OpenStreetMap contributors, ODbL';

const atlasFacts = ({ counts, bbox, dataAsOf, builtAt, fictional }: AtlasInfo): unknown => ({
  fictional,
  data_as_of: dataAsOf,
  built_at: builtAt,
  bbox: bbox && [bbox.minLon, bbox.minLat, bbox.maxLon, bbox.maxLat],
  houses: counts.houses,
  streets: counts.streets,
  places: counts.places,
  areas: counts.areas,
  pois: counts.pois,
});
