import { buildIndexes } from '../../src/geocoding/near/indexes.ts';
import { buildSearch } from '../../src/geocoding/names/search-index.ts';
import { buildSuggest } from '../../src/geocoding/suggest/lists.ts';
import { atlasGeocoder } from '../../src/http/engines/geocoder.ts';
import { openEngines } from '../../src/serving/engines.ts';
import { toUnits } from '../../src/kernel/geo.ts';
import { finishTables, newBuilders } from '../../src/kernel/columns.ts';
import { graphSchema } from '../../src/routing/graph.ts';
import { silent } from '../../src/kernel/progress.ts';
import { indexRoads } from '../../src/routing/index-roads.ts';
import { wayTrafficSchema } from '../../src/routing/traffic/way-traffic.ts';
import { networkSchema } from '../../src/routing/network.ts';
import { drawMap } from '../../src/tiles/draw-map.ts';
import { SheetBuilder } from '../../src/tiles/sheets/build.ts';
import { writeAtlas } from '../../src/store/files/atlas/write.ts';
import type { AtlasTables } from '../../src/store/files/atlas/schema.ts';
import { someFacts } from '../../src/store/files/atlas/random-tables.test-data.ts';
import { gazetteerOf } from '../gazetteer-fixture.ts';
import type { Point } from '../polygon-fixture.ts';

const at = (lat: number, lon: number): Point => [toUnits(lat), toUnits(lon)];
const square = (lat: number, lon: number, size: number): Point[] =>
  [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ].map(([a, b]) => at(lat + a * size, lon + b * size));

/** One street of ten houses in one made-up town, around the point of the contract's example. */
const drawTown = (postcode: string): ReturnType<typeof gazetteerOf> => gazetteerOf({
  areas: (
    [
      [2, 'Охотия', 'Okhotia'],
      [4, 'Ветроградская область', 'Vetrograd Oblast'],
      [6, 'городской округ Ветроград'],
      [8, 'Ветроград', 'Vetrograd'],
      [9, 'Центральный район'],
    ] as const
  ).map(([level, name, english]) => ({
    level,
    isAroundAll: true,
    ...(level === 2 && { country: 'XD' }),
    names: { name, ...(english && { 'name:en': english }) },
    squareMeters: 10 ** (12 - level),
    rings: [square(54.44, 148.34, 1 / level)],
  })),
  places: [{ at: at(54.442, 148.3408), kind: 'city', names: { name: 'Ветроград' } }],
  streets: [{ names: { name: 'Посадская улица' }, lines: [[at(54.441, 148.3408), at(54.443, 148.3408)]] }],
  houses: Array.from({ length: 10 }, (_, i) => ({
    at: at(54.4412 + i * 0.0002, 148.3408),
    label: String(2 * i + 1),
    street: 0,
    place: 0,
    postcode,
  })),
});
const POSTCODE = '600001';

function townOf(postcode: string) {
  const gazetteer = drawTown(postcode);
  const search = buildSearch(gazetteer);
  const suggest = buildSuggest({ ...gazetteer, ...search });
  return { gazetteer, tables: { ...gazetteer, ...buildIndexes(gazetteer), ...search, ...suggest } };
}

const engines = openEngines(townOf(POSTCODE).tables, 'small');

export const smallGeocoder = atlasGeocoder(() => engines);

/** All tables of the same town, which has no roads. */
export function townTables(postcode = POSTCODE): AtlasTables {
  const { gazetteer, tables } = townOf(postcode);
  const network = finishTables(networkSchema, newBuilders(networkSchema));
  const graphs = finishTables(graphSchema, newBuilders(graphSchema));
  const roads = indexRoads(network, graphs, silent);
  const wayTraffic = finishTables(wayTrafficSchema, newBuilders(wayTrafficSchema));
  const map = drawMap(new SheetBuilder(), gazetteer, network, gazetteer);
  return { ...tables, ...network, ...graphs, ...wayTraffic, ...roads, ...map };
}

/** The same as an atlas file, for a service in a process of its own. */
export async function writeTownAtlas(path: string, builtAt = someFacts.builtAt, postcode = POSTCODE): Promise<void> {
  await writeAtlas(path, townTables(postcode), { ...someFacts, builtAt });
}
