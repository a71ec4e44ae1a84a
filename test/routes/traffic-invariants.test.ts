import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toUnits } from '../../src/kernel/geo.ts';
import { askBetween } from '../../src/routing/ask/between.ts';
import { placePoint } from '../../src/routing/ask/placing.ts';
import { openProfile } from '../../src/routing/open.ts';
import type { Departure } from '../../src/routing/traffic/departure.ts';
import { LIVE_MS, noTraffic, type Traffic } from '../../src/routing/traffic/speeds.ts';
import { openStateKeys } from '../../src/routing/traffic/state-keys.ts';
import type { Upload } from '../../src/routing/traffic/upload.ts';
import { randomTown } from './random-town.ts';
import {
  degreesOf, leaving, matrixIn, moscow, routeBetween, routeIn, trafficTown, type TrafficTown,
} from './traffic-town.ts';

const towns = Array.from({ length: 8 }, (_, index) => {
  const { town, nodes } = randomTown(index + 1, 5);
  // The two halves of the town are in different time zones.
  const open = trafficTown(town, (_lat, lon) => ({ country: lon < 37.006e7 ? 'RU' : 'KZ', isUrban: true }));
  // Failures name the town's number.
  return { ...open, nodes, keys: openStateKeys(open.tables), [fc.toStringMethod]: () => `town ${index}` };
});

interface Row {
  /** An index into all segments of the town, in either direction. */
  readonly segment: number;
  readonly kmh: number;
  readonly hour: number;
}

const rowsWith = (kmh: fc.Arbitrary<number>): fc.Arbitrary<Row[]> =>
  fc.array(fc.record({ segment: fc.nat(10_000), kmh, hour: fc.nat(167) }), { minLength: 1, maxLength: 40 });

const anySpeed = fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 90 }) }, fc.constant(0));
const aTown = fc.constantFrom(...towns);
const aMinute = fc.integer({ min: 0, max: 7 * 24 * 60 - 1 });
/** Shortly before the hour changes, so that journeys continue into the next. */
const nearTheTurn = fc.tuple(fc.integer({ min: 1, max: 166 }), fc.integer({ min: 1, max: 400 }))
  .map(([hour, seconds]) => moscow('Mo 00:00') + hour * 3_600_000 - seconds * 1000);
const points = fc.uniqueArray(fc.nat(24), { minLength: 2, maxLength: 4 });

function segmentsOf({ tables: { roadWays, roadWayNodes, roadNodes } }: TrafficTown): [from: number, to: number][] {
  const segments: [number, number][] = [];
  for (let way = 0; way < roadWays.rows; way++) {
    for (let slot = roadWays.nodes[way]; slot + 1 < roadWays.nodes[way + 1]; slot++) {
      const [a, b] = [roadNodes.osm[roadWayNodes.node[slot]], roadNodes.osm[roadWayNodes.node[slot + 1]]];
      segments.push([a, b], [b, a]);
    }
  }
  return segments;
}

function uploadFor(town: TrafficTown, rows: readonly Row[], isTypical = false): Upload {
  const all = segmentsOf(town);
  const ends = rows.map(({ segment }) => all[segment % all.length]);
  const none = new Float64Array(0);
  return {
    from: Float64Array.from(ends, ([from]) => from), to: Float64Array.from(ends, ([, to]) => to),
    kmh: Float32Array.from(rows, ({ kmh }) => kmh),
    hour: isTypical ? Uint8Array.from(rows, ({ hour }) => hour) : undefined,
    line: Uint32Array.from(rows.keys()),
    turns: { from: none, via: none, to: none, seconds: new Float32Array(0), line: new Uint32Array(0) },
  };
}

const namesOf = (nodes: readonly string[], chosen: readonly number[]): string[] => chosen.map((one) => nodes[one]);

const settings = { seed: 5, numRuns: 150 };

test('with traffic off all durations are those of empty roads, for every profile', () => {
  fc.assert(fc.property(
    aTown, points, aMinute, rowsWith(anySpeed), fc.constantFrom('car', 'walk', 'bike'),
    (town, chosen, minute, rows, profile) => {
      const departure = leaving(moscow('Mo 00:00') + minute * 60_000, profile === 'car' ? 'off' : 'auto');
      const { traffic } = town.engine.match(uploadFor(town, rows), noTraffic, departure.nowMs);
      const names = namesOf(town.nodes, chosen);
      const found = routeIn(town, profile, names, departure, traffic);
      if (found) {
        assert.ok(Math.abs(found.routes[0].durationSeconds - found.routes[0].staticSeconds) < 1e-6);
        assert.ok(Math.abs(found.routes[0].typicalSeconds - found.routes[0].staticSeconds) < 1e-6);
        assert.equal(found.traffic.mode, 'off');
      }
      const { durationsSeconds, staticSeconds } = matrixIn(town, profile, names, departure, traffic);
      assert.deepEqual(durationsSeconds, staticSeconds);
    },
  ), settings);
});

/** The weights of the best routes, regardless of later durations. */
function weightsOf(town: TrafficTown, names: readonly string[], departure: Departure, traffic: Traffic): Uint32Array {
  const { pace, base, metric } = town.engine.state('car', departure, traffic);
  const roads = openProfile(town.tables, 'car').at(pace, base, metric);
  const at = names.map((name) => degreesOf(town.town, name)).map(({ lat, lon }) =>
    ({ lat: toUnits(lat), lon: toUnits(lon) }));
  const [starts, ends] = (['start', 'end'] as const).map((role) => at.map((point) => placePoint(roads, point, role)!));
  return askBetween(roads, starts, ends).table.weight;
}

test('a slower segment never makes a route better', () => {
  fc.assert(fc.property(
    aTown, points, aMinute, rowsWith(fc.integer({ min: 1, max: 90 })), fc.nat(40), fc.double({ min: 0.05, max: 1 }),
    (town, chosen, minute, rows, which, factor) => {
      const departure = leaving(moscow('Mo 00:00') + minute * 60_000);
      const slower = rows.map((row, at) => (at === which % rows.length ? { ...row, kmh: row.kmh * factor } : row));
      const names = namesOf(town.nodes, chosen);
      const [before, after] = [rows, slower].map((list) => {
        const { traffic } = town.engine.match(uploadFor(town, list), noTraffic, departure.nowMs);
        return weightsOf(town, names, departure, traffic);
      });
      before.forEach((weight, cell) => assert.ok(after[cell] >= weight));
    },
  ), settings);
});

test('a matrix equals the routes between its places, also when the hour changes or speeds expire on the way', () => {
  let late = 0;
  fc.assert(fc.property(
    aTown, points, nearTheTurn, rowsWith(fc.integer({ min: 1, max: 60 })), rowsWith(anySpeed), fc.boolean(),
    fc.integer({ min: 0, max: LIVE_MS / 1000 }),
    (town, chosen, departureMs, rows, usual, hasTypical, age) => {
      const departure = leaving(departureMs);
      const known = hasTypical ? town.engine.match(uploadFor(town, usual, true), noTraffic, 0).traffic : noTraffic;
      const { traffic } = town.engine.match(uploadFor(town, rows), known, departureMs - age * 1000);
      const names = namesOf(town.nodes, chosen);
      const matrix = matrixIn(town, 'car', names, departure, traffic);
      let [whole, covered] = [0, 0];
      const modes = new Set<string>();
      for (const [row, from] of matrix.origins.entries()) {
        for (const [column, to] of matrix.destinations.entries()) {
          const isUnmoved = from.unmovedTo?.includes(column);
          const places = isUnmoved ? [from.nearest ?? from, to.nearest ?? to] : [from, to];
          const found = routeBetween(town, 'car', places, departure, traffic);
          const cell = matrix.durationsSeconds[row][column];
          if (row === column && cell === 0) continue; // a point may begin and end journeys at different places
          assert.equal(cell === null, found === undefined);
          if (!found || cell === null) continue;
          const { durationSeconds, distanceMeters, typicalSeconds, staticSeconds } = found.routes[0];
          assert.ok(Math.abs(cell - durationSeconds) <= 0.1 + durationSeconds * 0.0001, `${cell} ${durationSeconds}`);
          // Places are told to a centimetre.
          assert.ok(Math.abs(matrix.distancesMeters[row][column]! - distanceMeters) < 0.25);
          assert.ok(Math.abs(matrix.staticSeconds[row][column]! - staticSeconds) < 0.05);
          if (!traffic.live) assert.ok(Math.abs(typicalSeconds - durationSeconds) < 1e-6);
          if (departureMs + durationSeconds * 1000 > Math.ceil(departureMs / 3_600_000) * 3_600_000) late++;
          whole += distanceMeters;
          if (found.traffic.mode === matrix.traffic.mode) covered += distanceMeters * found.traffic.coverage;
          modes.add(found.traffic.mode);
        }
      }
      assert.ok(matrix.traffic.mode !== 'live' || matrix.traffic.coverage >= 0.001);
      if (whole > 0 && modes.size === 1) {
        assert.ok(modes.has(matrix.traffic.mode));
        assert.ok(Math.abs(matrix.traffic.coverage - covered / whole) < 0.02, `${matrix.traffic.coverage}`);
      }
    },
  ), settings);
  assert.ok(late > 100, `${late} ways went on into another hour`);
});

test('no answer claims live or typical speeds without any', () => {
  fc.assert(fc.property(
    aTown, points, aMinute, rowsWith(anySpeed), rowsWith(anySpeed), fc.constantFrom('auto', 'live', 'typical', 'off'),
    (town, chosen, minute, rows, usual, requested) => {
      const departure = leaving(moscow('Mo 00:00') + minute * 60_000, requested);
      const known = town.engine.match(uploadFor(town, usual, true), noTraffic, 0).traffic;
      const { traffic } = town.engine.match(uploadFor(town, rows), known, departure.nowMs);
      const found = routeIn(town, 'car', namesOf(town.nodes, chosen), departure, traffic);
      if (!found) return;
      const { mode, coverage, dataAsOf } = found.traffic;
      assert.ok(mode === 'live' || mode === 'typical' ? coverage >= 0.001 && coverage <= 1 : coverage === 0);
      assert.equal(dataAsOf, mode === 'live' ? departure.nowMs : undefined);
      assert.equal(mode === 'off', requested === 'off');
      if (requested === 'typical') assert.notEqual(mode, 'live');
    },
  ), settings);
});

test('expired speeds change nothing, and later departures share the state without them', () => {
  fc.assert(fc.property(aTown, points, aMinute, rowsWith(anySpeed), (town, chosen, minute, rows) => {
    const departure = leaving(moscow('Mo 00:00') + minute * 60_000);
    const { traffic } = town.engine.match(uploadFor(town, rows), noTraffic, departure.nowMs - LIVE_MS);
    const names = namesOf(town.nodes, chosen);
    assert.equal(town.keys('car', departure, traffic), town.keys('car', departure, noTraffic));
    assert.deepEqual(
      routeIn(town, 'car', names, departure, traffic), routeIn(town, 'car', names, departure, noTraffic),
    );
  }), settings);
});

test('no route uses a closed segment', () => {
  fc.assert(fc.property(aTown, points, aMinute, rowsWith(fc.constant(0)), (town, chosen, minute, rows) => {
    const departure = leaving(moscow('Mo 00:00') + minute * 60_000);
    const upload = uploadFor(town, rows);
    const { traffic } = town.engine.match(upload, noTraffic, departure.nowMs);
    const found = routeIn(town, 'car', namesOf(town.nodes, chosen), departure, traffic);
    if (!found) return;
    const { geometry } = found.routes[0];
    assert.ok(geometry !== null && typeof geometry === 'object');
    const { roadNodes } = town.tables;
    const place = (osm: number): string => {
      const row = roadNodes.osm.indexOf(osm);
      return `${roadNodes.lat[row]} ${roadNodes.lon[row]}`;
    };
    const closed = new Set(Array.from(upload.from, (from, row) => `${place(from)} ${place(upload.to[row])}`));
    const passed = geometry.coordinates.map(([lon, lat]) => `${toUnits(lat)} ${toUnits(lon)}`);
    passed.slice(1).forEach((to, at) => assert.ok(!closed.has(`${passed[at]} ${to}`)));
  }), settings);
});

test('states with the same key have the same roads', () => {
  fc.assert(fc.property(
    aTown, aMinute, aMinute, rowsWith(anySpeed), fc.constantFrom('car', 'walk', 'bike'),
    (town, one, other, usual, profile) => {
      const { traffic } = town.engine.match(uploadFor(town, usual, true), noTraffic, 0);
      for (const known of [noTraffic, traffic]) {
        const [a, b] = [one, other].map((minute) => leaving(moscow('Mo 00:00') + minute * 60_000));
        if (town.keys(profile, a, known) !== town.keys(profile, b, known)) continue;
        const [here, there] = [a, b].map((departure) => town.engine.state(profile, departure, known));
        assert.deepEqual(here.pace, there.pace);
        assert.deepEqual(here.metric, there.metric);
      }
    },
  ), { ...settings, numRuns: 300 });
});
