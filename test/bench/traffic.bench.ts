import { toDegrees } from '../../src/kernel/geo.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { openRoutingEngine } from '../../src/routing/answer/routing-engine.ts';
import { graphOf } from '../../src/routing/graph.ts';
import type { Departure } from '../../src/routing/traffic/departure.ts';
import { UploadReader } from '../../src/routing/traffic/read-upload.ts';
import { simulateMorning } from '../../src/routing/traffic/simulate.ts';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import { demoAtlas } from '../harness/demo-atlas.ts';
import type { Bench } from './bench.ts';
import type { Trial } from './measure.ts';

/** A Monday at half past eight, in the far east. */
const NOW = Date.UTC(2026, 10, 22, 21, 30);

/** From a file of live speeds to the first answer that it changes, for all larger roads of an atlas. */
export const traffic: Bench = async ({ atlas: given }) => {
  const atlas = given ?? (await demoAtlas());
  const graph = graphOf(atlas, 'car');
  const engine = openRoutingEngine(atlas, () => '');
  const middle = atlas.roadNodes.lat.length >> 1;
  const [lat, lon] = [atlas.roadNodes.lat[middle], atlas.roadNodes.lon[middle]];
  const { rows } = simulateMorning(atlas, [{ lat, lon, reachMeters: 1_000_000 }], seededRandom(1));
  const text = new TextEncoder().encode(
    `from_osm_node,to_osm_node,speed_kmh\n${rows.map((row) => row.join(',')).join('\n')}`,
  );
  const read = () => {
    const reader = new UploadReader();
    for (let from = 0; from < text.length; from += 65_536) reader.add(text.subarray(from, from + 65_536));
    return reader.finish().upload;
  };
  const upload = read();
  const departure: Departure = { departureMs: NOW, nowMs: NOW, requestedTraffic: 'auto' };
  const { traffic: known } = engine.match(upload, noTraffic, NOW);
  const points = [atlas.roadNodes, atlas.roadNodes].map(({ lat: lats, lon: lons }, index) => {
    const node = Math.floor(lats.length * (0.4 + index * 0.2));
    return { lat: toDegrees(lats[node]), lon: toDegrees(lons[node]) };
  });
  const query = { points, alternatives: 0, steps: false, geometry: 'none', language: 'ru', departure } as const;
  const few = (name: string, run: Trial['run']): Trial => ({ name, calls: 5, warmUp: 1, run });
  return {
    facts: { 'nodes for cars': graph.nodes.rows, 'rows of the file': rows.length, 'bytes of the file': text.length },
    trials: [
      few('a file is read', read),
      few('its rows are matched', () => engine.match(upload, noTraffic, NOW)),
      few('a state for cars is made', () => engine.state('car', departure, known)),
      few('from the file to the first changed answer', () => {
        const { traffic: changed } = engine.match(read(), noTraffic, NOW);
        return engine.route('car', engine.state('car', departure, changed), query);
      }),
      few('a state for walkers', () => engine.state('walk', departure, known)),
      few('a state for bicycles', () => engine.state('bike', departure, known)),
    ],
  };
};
