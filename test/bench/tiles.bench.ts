import { gzipSync } from 'node:zlib';
import { openNamesIn } from '../../src/geocoding/tell/names-in.ts';
import { AppError } from '../../src/errors.ts';
import { boxAround } from '../../src/kernel/geo.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { graphOf } from '../../src/routing/graph.ts';
import { openPieceSpeeds } from '../../src/routing/traffic/piece-speeds.ts';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import { openTiles } from '../../src/tiles/open-tiles.ts';
import { openSpeedTiles } from '../../src/tiles/speeds.ts';
import { tileAt, type TileAddress } from '../../src/tiles/shape/grid.ts';
import { demoAtlas } from '../harness/demo-atlas.ts';
import type { Bench } from './bench.ts';
import type { Trial } from './measure.ts';

/** How far a city reaches from the centre of the largest place. */
const CITY_METERS = 5000;
const ZOOMS = [8, 10, 11, 12, 13, 14, 15, 16] as const;

/** Tiles of the largest city of an atlas, none cached: the time to make them, and their size. */
export const tiles: Bench = async ({ atlas }) => {
  const tables = atlas ?? (await demoAtlas());
  const { tile } = openTiles(tables, openNamesIn(tables));
  const { places } = tables;
  if (places.rows === 0) throw new AppError('bad_argument', 'The atlas has no place to draw.');
  const greatest = places.population.indexOf(Math.max(...places.population));
  const { minLat, minLon, maxLat, maxLon } = boxAround(places.lat[greatest], places.lon[greatest], CITY_METERS);
  const cover = (z: number): TileAddress[] => {
    const [first, last] = [tileAt(z, maxLat, minLon), tileAt(z, minLat, maxLon)];
    const found: TileAddress[] = [];
    for (let x = first.x; x <= last.x; x++) for (let y = first.y; y <= last.y; y++) found.push({ z, x, y });
    return found;
  };
  const facts: Record<string, number | string> = {};
  for (const z of ZOOMS) {
    const made = cover(z).map(tile);
    const packed = made.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0);
    const plain = made.reduce((sum, bytes) => sum + bytes.length, 0);
    const largest = Math.max(...made.map(({ length }) => length));
    facts[`zoom ${z}`] = `${made.length} tiles, ${kb(plain)} kB, ${kb(packed)} kB packed, largest ${kb(largest)} kB`;
  }
  const random = seededRandom(7);
  const trial = (name: string, addresses: readonly TileAddress[], run: (address: TileAddress) => unknown): Trial => {
    const asked = Array.from({ length: 500 }, () => addresses[Math.floor(random() * addresses.length)]);
    return { name, calls: 400, warmUp: 100, run: (call) => run(asked[call % asked.length]) };
  };
  const drawSpeeds = openSpeedTiles({
    network: tables, pieces: graphOf(tables, 'car').edgePieces,
    stretches: tables.carStretches, stretchBoxes: tables.carStretchBoxes,
  });
  const now = Date.UTC(2026, 10, 26, 15);
  const speedsAt = openPieceSpeeds(tables)({ departureMs: now, nowMs: now, requestedTraffic: 'auto' }, noTraffic);
  return {
    facts,
    trials: [
      ...ZOOMS.map((z) => trial(`zoom ${z}`, cover(z), tile)),
      trial('all zooms', ZOOMS.flatMap(cover), tile),
      trial('packed, zoom 14', cover(14), (address) => gzipSync(tile(address))),
      trial('speeds, zoom 12', cover(12), (address) => drawSpeeds(address, speedsAt)),
      trial('speeds, zoom 14', cover(14), (address) => drawSpeeds(address, speedsAt)),
    ],
  };
};

const kb = (bytes: number): string => (bytes / 1000).toFixed(0);
