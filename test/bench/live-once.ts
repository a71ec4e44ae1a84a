import { seededRandom } from '../../src/kernel/random.ts';
import type { Entry } from '../../src/routing/hierarchy/arcs.ts';
import { openProfile } from '../../src/routing/open.ts';
import type { RoadState } from '../../src/routing/road-state.ts';
import type { Departure } from '../../src/routing/traffic/departure.ts';
import { openStateMaker } from '../../src/routing/traffic/make-state.ts';
import { openMatcher } from '../../src/routing/traffic/match.ts';
import { UploadReader } from '../../src/routing/traffic/read-upload.ts';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import { clocksOf } from '../../src/routing/traffic/zone-clock.ts';
import { roadsOf } from './roads-of.ts';
import { slowSpeeds } from './slow-speeds.ts';
import { lines, often, once, whole } from './figure-lines.ts';

/**
 * From a file of live speeds to the first route that it changes, for cars, in a process of its own: over joined copies
 * of an atlas's roads. `node live-once.ts ATLAS COPIES`
 */
const tables = await roadsOf(process.argv[2], Number(process.argv[3]), ['car']);
const roads = openProfile(tables, 'car');
const match = openMatcher(tables);
const makeState = openStateMaker(tables, 'car', roads.graph, clocksOf(tables), roads.customise);
const random = seededRandom(3);
const nowMs = Date.UTC(2026, 10, 17, 5, 10); // a Tuesday morning
const departure: Departure = { departureMs: nowMs, nowMs, requestedTraffic: 'auto' };

const { from, to, kmh } = slowSpeeds(tables, random);
const rows = Array.from(from, (node, row) => `${node},${to[row]},${kmh[row]}`);
const file = new TextEncoder().encode(`from_osm_node,to_osm_node,speed_kmh\n${rows.join('\n')}\n`);
lines.push(`a file of ${whole(from.length)} live speeds, ${whole(file.length)} bytes`);

const read = () => {
  const reader = new UploadReader();
  for (let at = 0; at < file.length; at += 65_536) reader.add(file.subarray(at, at + 65_536));
  return reader.finish().upload;
};
const anywhere = (): Entry => ({ node: Math.floor(random() * roads.graph.nodes.rows), weight: 0, carried: [0, 0] });
const ends = [anywhere(), anywhere()];
const changed = (state: RoadState): number => {
  const table = roads.at(state.pace, state.base, state.metric).finder.beginTable();
  return table.join([table.addStart([ends[0]])], [table.addEnd([ends[1]])]).weight[0];
};

const upload = read();
const { traffic, matched } = match(upload, noTraffic, nowMs);
lines.push(`${whole(matched)} of them are on its roads`);
const update = (): number => changed(makeState(departure, match(read(), noTraffic, nowMs).traffic));
once('from the file to the first changed way, the first time', update);
often('the file is read', 5, 1, read);
often('its rows are matched', 5, 1, () => match(upload, noTraffic, nowMs));
often('a state is made of them', 5, 1, () => makeState(departure, traffic));
often('from the file to the first changed way', 9, 1, update);

console.log(JSON.stringify(lines));
