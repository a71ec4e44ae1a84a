import { atlasMap } from '../../src/http/engines/map.ts';
import { openMapTiles } from '../../src/serving/map-tiles.ts';
import { someFacts } from '../../src/store/files/atlas/random-tables.test-data.ts';
import { townTables } from './small-geocoder.ts';
import { openSmallRoads } from './small-roads.ts';

const tiles = openMapTiles({ tables: townTables(), facts: { ...someFacts, fictional: true }, bytes: 1 });

/** The map of the town of ten houses, and speeds on the roads used by the contract's examples. */
export const smallMap = atlasMap(() => tiles, openSmallRoads);
