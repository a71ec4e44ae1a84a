import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { distanceMeters, toDegrees, toUnits } from '../../../src/kernel/geo.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { TextReader } from '../../../src/kernel/text.ts';
import { openRoutingEngine, type RoutingEngine } from '../../../src/routing/answer/routing-engine.ts';
import type { Degrees } from '../../../src/routing/answer/snapped.ts';
import { noTraffic } from '../../../src/routing/traffic/speeds.ts';
import { roadsOf } from '../../routes/map-roads.ts';
import { roadsidePoints } from '../roadside-points.ts';
import { openEarlier } from './earlier.ts';
import { openOsrm } from './osrm.ts';
import { streetEnds } from './street-ends.ts';
import { buildTiles, openValhalla } from './valhalla.ts';

/**
 * `GEOKOD_EXTRACTS=FOLDER node passed-by-all.ts NAME.osm.pbf [--before CHECKOUT] [--osrm HOME]`: what the routes of our
 * engine, of another version of it, of OSRM and of Valhalla between the same points pass, counted in the same way by
 * nodes of the map. Without `--osrm` only ours.
 */
const { positionals: [name], values: { before, osrm: osrmHome } } = parseArgs({
  allowPositionals: true, options: { before: { type: 'string' }, osrm: { type: 'string' } },
});
const file = join(process.env.GEOKOD_EXTRACTS ?? '', basename(name));
const ROUTES = 400;
const MOVED_METERS = 100;
const tables = await roadsOf(basename(name));
const text = new TextReader(tables);
const { roadNodes, roadWays, roadWayNodes } = tables;
/** `wish`: for versions before b21d6750. */
const departure = { departureMs: 0, nowMs: 0, requestedTraffic: 'off', wish: 'off' } as const;

/** The tags of the way between two neighbouring nodes, by their rows. */
const segments = new Map<string, number>();
const rowOfId = new Map<number, number>();
const rowAt = new Map<string, number>();
const keyAt = (lat: number, lon: number): string => `${Math.round(lat / 10)} ${Math.round(lon / 10)}`;
const ends = streetEnds(tables, text);
for (let way = 0; way < roadWays.rows; way++) {
  for (let slot = roadWays.nodes[way]; slot < roadWays.nodes[way + 1]; slot++) {
    const node = roadWayNodes.node[slot];
    rowOfId.set(roadNodes.osm[node], node);
    rowAt.set(keyAt(roadNodes.lat[node], roadNodes.lon[node]), node);
    if (slot > roadWays.nodes[way]) segments.set(`${roadWayNodes.node[slot - 1]} ${node}`, roadWays.tags[way]);
  }
}

/** Nodes as rows, and how far the ends are from the points asked. */
interface Passed {
  readonly nodes: readonly number[];
  readonly moved: readonly number[];
  /** The duration, and how long a bicycle is pushed, if the engine says. */
  readonly seconds?: number;
  readonly pushedSeconds?: number;
}
type Engine = (points: readonly Degrees[]) => Promise<Passed | undefined>;
type Vehicle = 'car' | 'bike';

const pointOf = (row: number): Degrees => ({ lat: toDegrees(roadNodes.lat[row]), lon: toDegrees(roadNodes.lon[row]) });
/** A ninth of Valhalla's points is a millionth of a degree beside its node, in either direction. */
const around = [0, -10, 10].flatMap((dLat) => [0, -10, 10].map((dLon) => [dLat, dLon]));
const rowsOn = (line: readonly (readonly [lon: number, lat: number])[]): number[] =>
  line.flatMap(([lon, lat]) => around.map(([dLat, dLon]) => rowAt.get(keyAt(toUnits(lat) + dLat, toUnits(lon) + dLon)))
    .find((row) => row !== undefined) ?? []);

function ourWay(engine: RoutingEngine, vehicle: Vehicle): Engine {
  const state = engine.state(vehicle, departure, noTraffic);
  return async (points) => {
    const answer = engine.route(vehicle, state, {
      points, alternatives: 0, steps: true, geometry: 'geojson', language: 'en', departure,
    });
    if ('missed' in answer) return undefined;
    const { geometry, legs, durationSeconds } = answer.routes[0];
    if (geometry === null || typeof geometry === 'string') throw new TypeError('a line was asked for');
    const nodes = rowsOn(geometry.coordinates.map(([lon, lat]) => [lon, lat]));
    const pushed = legs.flatMap(({ steps }) => steps).filter(({ mode }) => mode === 'push');
    return {
      nodes, moved: answer.points.map((one) => one.distanceMeters), seconds: durationSeconds,
      pushedSeconds: pushed.reduce((sum, step) => sum + step.durationSeconds, 0),
    };
  };
}

const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)} %`;

async function measure(what: string, engine: Engine, vehicle: Vehicle): Promise<void> {
  const random = seededRandom(5);
  const anywhere = (): Degrees => pointOf(ends[Math.floor(random() * ends.length)]);
  const sums = {
    found: 0, meters: 0, tracks: 0, paths: 0, named: 0, closed: 0, signals: 0, lit: 0, seconds: 0, pushed: 0,
  };
  for (let route = 0; route < ROUTES; route++) {
    const passed = await engine([anywhere(), anywhere()]);
    if (!passed) continue;
    sums.found++;
    sums.seconds += passed.seconds ?? 0;
    sums.pushed += passed.pushedSeconds ?? 0;
    let since = Infinity;
    passed.nodes.forEach((node, at) => {
      const before = passed.nodes[at - 1];
      const tagsOfWay = segments.get(`${before} ${node}`) ?? segments.get(`${node} ${before}`);
      if (at > 0 && tagsOfWay !== undefined) {
        const { lat, lon } = roadNodes;
        const meters = distanceMeters(lat[before], lon[before], lat[node], lon[node]);
        const { highway, bicycle } = text.tags(tagsOfWay);
        sums.meters += meters;
        since += meters;
        if (highway === 'track') sums.tracks += meters;
        if (['footway', 'pedestrian', 'steps'].includes(highway) && bicycle === undefined) sums.paths += meters;
      }
      const tags = text.tags(roadNodes.tags[node]);
      const values = [tags.access, tags.vehicle, tags.motor_vehicle, tags.motorcar].filter((one) => one !== undefined);
      if (/gate$/u.test(tags.barrier ?? '')) {
        if (values.some((one) => one === 'private' || one === 'no')) sums.closed++;
        else if (values.length === 0 && (tags.foot ?? tags.bicycle) !== undefined) sums.named++;
      }
      if (tags.highway !== 'traffic_signals' && tags.crossing !== 'traffic_signals') return;
      sums.signals++;
      if (since > 40) sums.lit++;
      since = 0;
    });
  }
  const near = seededRandom(23);
  const moved: number[] = [];
  for (let point = 0; point < ROUTES; point++) {
    const points = [roadsidePoints(tables, vehicle, 1, near)[0], anywhere()];
    const passed = await engine(points);
    if (passed) moved.push(passed.moved[0]);
  }
  const { found, meters, tracks, paths, named, closed, signals, lit, seconds, pushed } = sums;
  const own = vehicle === 'car'
    ? `tracks ${share(tracks, meters)}, gates a 100 routes: private ${((closed * 100) / found).toFixed(1)}, naming ` +
      `others ${((named * 100) / found).toFixed(1)}; signals ${signals} nodes at ${lit} junctions, ` +
      `${(signals / lit).toFixed(1)} each`
    : `on footways, squares and stairs not open to bicycles ${share(paths, meters)}` +
      (seconds > 0 ? `, pushed ${share(pushed, seconds)} of time` : '');
  const far = moved.filter((one) => one > MOVED_METERS).length;
  console.log(`${what} ${vehicle}: ${found} routes of ${(meters / found / 1000).toFixed(2)} km, ${own}; ` +
    `moved over ${MOVED_METERS} m ${share(far, moved.length)} of ${moved.length}`);
}

const folder = await mkdtemp(join(tmpdir(), 'geokod-peers-'));
try {
  if (osrmHome) await buildTiles(file, folder);
  const valhalla = osrmHome ? await openValhalla(folder) : undefined;
  const ours = openRoutingEngine(tables, () => '');
  const earlier = before === undefined ? undefined : await openEarlier(before, basename(name));
  for (const vehicle of ['car', 'bike'] as const) {
    if (earlier) await measure('before', ourWay(earlier, vehicle), vehicle);
    await measure('ours', ourWay(ours, vehicle), vehicle);
    if (!osrmHome || !valhalla) continue;
    const osrm = await openOsrm(osrmHome, file, folder, vehicle === 'car' ? 'car' : 'bicycle');
    await measure('OSRM', async (points) => {
      const found = await osrm.way(points);
      return found && { ...found, nodes: found.nodes.flatMap((id) => rowOfId.get(id) ?? []) };
    }, vehicle).finally(osrm.close);
    await measure('Valhalla', async (points) => {
      const line = await valhalla.line(vehicle, points);
      if (!line) return undefined;
      const at = ([lon, lat]: readonly [number, number], { lat: toLat, lon: toLon }: Degrees): number =>
        distanceMeters(toUnits(lat), toUnits(lon), toUnits(toLat), toUnits(toLon));
      return { nodes: rowsOn(line), moved: [at(line[0], points[0]), at(line.at(-1)!, points[1])] };
    }, vehicle);
  }
} finally {
  await rm(folder, { recursive: true });
}
