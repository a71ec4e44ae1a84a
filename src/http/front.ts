import type { Config } from '../config.ts';
import type { AtlasInfo } from '../store/files/atlas-info.ts';
import type { Routes } from './answer.ts';

/** What is served at the moment; nothing while the atlas is still being made or loaded. */
export interface Served {
  readonly config: Config;
  readonly version: string;
  atlas(): AtlasInfo | undefined;
}

/** The public side: for now it says what is here. */
export const frontRoutes = ({ config, version, atlas }: Served): Routes => ({
  '/': () => {
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
  },
});

/** The internal side, for whoever watches over the process. */
export const internalRoutes = ({ atlas }: Served): Routes => ({
  '/healthz': () => ({ status: 200, body: { status: 'alive' } }),
  '/readyz': () =>
    atlas()
      ? { status: 200, body: { status: 'ready' } }
      : { status: 503, body: { status: 'starting', waiting_for: 'atlas' }, headers: { 'retry-after': '1' } },
});

/** Both are owed: to the map's authors, and to a reader who might take made-up places for real ones. */
export const attribution = ({ fictional }: AtlasInfo): string =>
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
