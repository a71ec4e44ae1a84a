import type { Config } from '../../config.ts';
import type { AtlasInfo } from '../../store/files/atlas/info.ts';

/** What the process serves; `atlas` gives undefined while the atlas is being built or loaded. */
export interface Served {
  readonly config: Config;
  readonly version: string;
  atlas(): AtlasInfo | undefined;
}

/** A JSON page, computed for each request. */
export type Page = () => { readonly status: number; readonly body: unknown };

/** The page at `/`: describes the service and its atlas. */
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

/** Credits the map's authors, or warns readers that the places are made up. */
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
