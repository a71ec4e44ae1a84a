import type { MapTiles, RoadsOfMap } from '../../serving/map-tiles.ts';
import type { MapService } from '../services.ts';

/** The map behind the public listener; `roads` gives those in force, once this thread has loaded them. */
export const atlasMap = (open: () => MapTiles, roads: () => RoadsOfMap | Promise<RoadsOfMap>): MapService => ({
  get version() {
    return open().version;
  },
  get facts() {
    return open().facts;
  },
  tile: (address) => open().tile(address),
  speeds: async (address, departure) => open().speeds(address, departure, await roads()),
});
