import { basename } from 'node:path';
import { seededRandom } from '../../../src/kernel/random.ts';
import { toDegrees, toUnits } from '../../../src/kernel/geo.ts';
import { TextReader } from '../../../src/kernel/text.ts';
import { askThrough, isMissed } from '../../../src/routing/ask/ask.ts';
import { placePoint } from '../../../src/routing/ask/placing.ts';
import type { Point, Roads } from '../../../src/routing/ask/roads.ts';
import { CLOSED } from '../../../src/routing/graph.ts';
import { openProfile } from '../../../src/routing/open.ts';
import { PUBLIC_IN, PUBLIC_OUT } from '../../../src/routing/snap/components.ts';
import { LEADS_IN, LEADS_OUT } from '../../../src/routing/snap/main-nodes.ts';
import { openSnapper, type Place, type Snapper } from '../../../src/routing/snap/snapper.ts';
import { stretchesIn } from '../../../src/routing/snap/stretches.ts';
import { roadsOf } from '../../routes/map-roads.ts';
import { roadsidePoints } from '../roadside-points.ts';
import { streetEnds } from './street-ends.ts';

/**
 * `GEOKOD_EXTRACTS=FOLDER node moved-points.ts NAME.osm.pbf`: why the points counted by `passed-by-all.ts` are moved
 * over 100 m, and which ends lose the routes by car that are not found.
 */
const [name] = process.argv.slice(2);
const ROUTES = 400;
const MOVED_METERS = 100;
const FARTHEST_METERS = 5000;
const tables = await roadsOf(basename(name));
const car = openProfile(tables, 'car');
const { graph, freeFlow } = car;
const roads = car.at(freeFlow, freeFlow, car.customise(freeFlow, freeFlow));
const openTo = openSnapperOfAll();
const ends = streetEnds(tables, new TextReader(tables));
const random = seededRandom(5);
const anywhere = (): Point => {
  const node = ends[Math.floor(random() * ends.length)];
  return { lat: tables.roadNodes.lat[node], lon: tables.roadNodes.lon[node] };
};

const lostBy: string[] = [];
for (let route = 0; route < ROUTES; route++) {
  const points = [anywhere(), anywhere()];
  const found = askThrough(roads, points);
  if (!isMissed(found)) continue;
  const { lat, lon } = points[found.point];
  const [open, openAtAll] = [roads.snapper, openTo].map((one) =>
    metersTo(one.snapConnected(lat, lon, FARTHEST_METERS, LEADS_OUT | LEADS_IN)));
  lostBy.push(`${toDegrees(lat)}, ${toDegrees(lon)} ` +
    `(${open} m from a public road in and out, ${openAtAll} m from any)`);
}
console.log(`${lostBy.length} of ${ROUTES} routes by car have no way, by the end at`);
Map.groupBy(lostBy, (one) => one).forEach((all, text) => console.log(`  ${text}: ${all.length}`));

const near = seededRandom(23);
const starts = { answered: 0, moved: 0, gated: 0, cut: 0 };
for (let count = 0; count < ROUTES; count++) {
  const [{ lat, lon }] = roadsidePoints(tables, 'car', 1, near);
  const point = { lat: toUnits(lat), lon: toUnits(lon) };
  if (isMissed(askThrough(roads, [point, anywhere()]))) continue;
  starts.answered++;
  const placed = placePoint(roads, point, 'start');
  if (!placed || placed.place[0].distanceMeters <= MOVED_METERS) continue;
  starts.moved++;
  const any = openTo.snapConnected(point.lat, point.lon, MOVED_METERS, LEADS_OUT);
  if (any) starts.gated++;
  const isCut = placed.moved && leadsToMapEnd(roads, placed.moved.from);
  if (isCut) starts.cut++;
  console.log(`${lat.toFixed(6)}, ${lon.toFixed(6)}: ${metersTo(placed.place)} m, ${placed.moved?.because}, ` +
    `nearest road out at all ${metersTo(openTo.snapConnected(point.lat, point.lon, FARTHEST_METERS, LEADS_OUT))} m` +
    (isCut ? ', its road leads only into one-way streets that end' : ''));
}
console.log(`${starts.moved} of ${starts.answered} starts are put over ${MOVED_METERS} m away: ` +
  `${starts.gated} have a road out within that behind a gate of others, ` +
  `${starts.cut} are on roads that lead only into one-way streets that end`);

/** A snapper that treats roads behind private gates as public ones. */
function openSnapperOfAll(): Snapper {
  const built = stretchesIn(tables, 'car');
  const main = built.stretches.main.map((bits) => bits & ~(PUBLIC_OUT | PUBLIC_IN));
  return openSnapper(tables, graph, { ...built, stretches: { ...built.stretches, main } }, freeFlow);
}

function metersTo(place: Place | undefined): number {
  return Math.round(place?.[0].distanceMeters ?? NaN);
}

/** Whether only a few roads are reachable from a place, among them one-way streets that end: the edge of the map. */
function leadsToMapEnd({ snapper }: Roads, place: Place): boolean {
  if (snapper.isConnected(place, LEADS_OUT)) return false;
  const { arcs, edges, nodes } = graph;
  const isOpen = (arc: number): boolean => arcs.durationCentiseconds[arc] !== CLOSED;
  const seen = new Set<number>();
  const queue: number[] = [];
  const reach = (node: number): void => {
    if (seen.has(node)) return;
    seen.add(node);
    queue.push(node);
  };
  for (const { edge } of place) {
    for (const arc of [edges.forwardArc[edge], edges.backwardArc[edge]]) if (arc < arcs.rows) reach(arcs.head[arc]);
  }
  let sinks = 0;
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    let on = 0;
    for (let arc = nodes.arcs[node]; arc < nodes.arcs[node + 1]; arc++) {
      if (!isOpen(arc)) continue;
      on++;
      reach(arcs.head[arc]);
    }
    if (on === 0) sinks++;
  }
  return sinks > 0;
}
