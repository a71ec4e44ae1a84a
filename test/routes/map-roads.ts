import { globSync } from 'node:fs';
import { join } from 'node:path';
import { toDegrees } from '../../src/kernel/geo.ts';
import { silent } from '../../src/kernel/progress.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { assemble } from '../../src/osm/assemble/assemble.ts';
import type { Degrees } from '../../src/routing/answer/snapped.ts';
import { compileAll } from '../../src/routing/compile/compile-all.ts';
import { indexRoads } from '../../src/routing/index-roads.ts';
import type { RoutingTables } from '../../src/routing/open.ts';
import { scanFiles } from '../../src/workers/scan.ts';
import { demoAtlas } from '../harness/demo-atlas.ts';

/** Few maps have journeys across the country, and nearby places have more ways between them. */
const FARTHEST_DEGREES = 0.15;

const folder = process.env.GEOKOD_EXTRACTS;

/** Whole maps: the demonstration country (undefined), and every extract in the folder GEOKOD_EXTRACTS. */
export const mapFiles: readonly (string | undefined)[] =
  [undefined, ...(folder ? globSync('*.osm.pbf', { cwd: folder }).sort() : [])];

export const roadsOf = (file: string | undefined): Promise<RoutingTables> =>
  file ? readMap(join(folder ?? '', file)) : demoAtlas();

async function readMap(path: string): Promise<RoutingTables> {
  const { network, text: texts } = assemble(await scanFiles([path], { workers: 1, progress: silent }), {}, silent);
  const { graphs, wayTraffic, text } = compileAll(network, texts, () => ({ country: 'RU', isUrban: true }), silent);
  return { ...network, ...graphs, ...wayTraffic, ...indexRoads(network, graphs, silent), ...text };
}

/** Random road nodes, in groups in which none is too far from the first. */
export function somePlaces(
  { roadNodes: { lat, lon, rows } }: RoutingTables, groups: number, most: number, seed: number,
): Degrees[][] {
  const random = seededRandom(seed);
  const pick = (): Degrees => {
    const row = Math.floor(random() * rows);
    return { lat: toDegrees(lat[row]), lon: toDegrees(lon[row]) };
  };
  return Array.from({ length: groups }, (_, group) => {
    const places = [pick()];
    while (places.length < 2 + (group % (most - 1))) {
      const next = pick();
      if (Math.hypot(next.lat - places[0].lat, next.lon - places[0].lon) <= FARTHEST_DEGREES) places.push(next);
    }
    return places;
  });
}
