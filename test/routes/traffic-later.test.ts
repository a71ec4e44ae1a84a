import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LIVE_MS, noTraffic, type Traffic } from '../../src/routing/traffic/speeds.ts';
import type { Upload } from '../../src/routing/traffic/upload.ts';
import { randomTown } from './random-town.ts';
import type { Tags } from './town.ts';
import { leaving, matrixIn, moscow, routeIn, trafficTown, type TrafficTown } from './traffic-town.ts';

const isPriced = (tags: Tags): boolean =>
  /living_street|track|private|destination|gate/u.test(Object.values(tags).join(' '));

/** Prices are no part of a duration, and may be worth it at one hour alone: here only turns have them. */
const withoutPrices = (tags: Tags): Tags =>
  (!isPriced(tags) ? tags : tags.barrier === undefined ? { highway: 'residential' } : {});

const towns = Array.from({ length: 6 }, (_, index) => {
  const { town, nodes } = randomTown(index + 21, 5, withoutPrices, false, 4);
  return { ...trafficTown(town), nodes, [fc.toStringMethod]: () => `town ${index}` };
});

/** Of routes that differ by a tenth of a second the one chosen at departure is kept, and durations are rounded. */
const LEAST_MS = 300;

/** Typical speeds of single segments in the hour before a change and in the one after it. */
const aSpeed = fc.oneof(fc.constant(5), fc.integer({ min: 5, max: 90 }));
const speeds = fc.array(
  fc.record({ segment: fc.nat(10_000), kmh: aSpeed, isAfter: fc.boolean() }), { maxLength: 80 },
);

test('who leaves later does not arrive earlier, where the hour changes on the way', () => {
  let crossing = 0;
  fc.assert(fc.property(
    fc.constantFrom(...towns), fc.nat(24), fc.nat(24), fc.integer({ min: 1, max: 22 }),
    fc.integer({ min: -400, max: 60 }), fc.integer({ min: 1, max: 240 }), speeds,
    (town, from, to, hour, seconds, waitSeconds, rows) => {
      const changesMs = moscow('Mo 00:00') + hour * 3_600_000;
      const { traffic } = town.engine.match(speedsOf(town, rows, hour), noTraffic, 0);
      const names = [town.nodes[from], town.nodes[to]];
      const firstMs = changesMs + seconds * 1000;
      const [early, late] = [firstMs, firstMs + waitSeconds * 1000].map((ms) => arrivalMs(town, names, ms, traffic));
      if (early === undefined || late === undefined) return;
      if (firstMs < changesMs && early > changesMs) crossing++;
      assert.ok(late >= early - LEAST_MS, `${(early - late) / 1000} s earlier`);
    },
  ), { seed: 7, numRuns: 1000 });
  assert.ok(crossing > 200, `the hour changed on ${crossing} ways`);
});

function arrivalMs(
  town: TrafficTown, names: readonly string[], departureMs: number, traffic: Traffic,
): number | undefined {
  const found = routeIn(town, 'car', names, leaving(departureMs), traffic);
  return found && departureMs + found.routes[0].durationSeconds * 1000;
}

test('nor where live speeds expire before or after that', () => {
  let crossing = 0;
  fc.assert(fc.property(
    fc.constantFrom(...towns), fc.nat(24), fc.nat(24), fc.integer({ min: 1, max: 22 }),
    fc.integer({ min: -400, max: 60 }), fc.integer({ min: 1, max: 240 }), speeds, speeds,
    fc.integer({ min: -100, max: 300 }),
    (town, from, to, hour, seconds, waitSeconds, rows, liveRows, liveSeconds) => {
      const changesMs = moscow('Mo 00:00') + hour * 3_600_000;
      const expiresMs = changesMs - liveSeconds * 1000;
      const typical = town.engine.match(speedsOf(town, rows, hour), noTraffic, 0).traffic;
      const { traffic } = town.engine.match(speedsOf(town, liveRows), typical, expiresMs - LIVE_MS);
      const names = [town.nodes[from], town.nodes[to]];
      const firstMs = changesMs + seconds * 1000;
      const [early, late] = [firstMs, firstMs + waitSeconds * 1000].map((ms) => arrivalMs(town, names, ms, traffic));
      if (early === undefined || late === undefined) return;
      const { durationsSeconds: [[, cell]] } = matrixIn(town, 'car', names, leaving(firstMs), traffic);
      const apartMs = firstMs + cell! * 1000 - early;
      assert.ok(Math.abs(apartMs) <= LEAST_MS, `${apartMs} ms later in a matrix`);
      if (firstMs < Math.min(changesMs, expiresMs) && early > Math.max(changesMs, expiresMs)) crossing++;
      assert.ok(late >= early - LEAST_MS, `${(early - late) / 1000} s earlier`);
    },
  ), { seed: 7, numRuns: 1000 });
  assert.ok(crossing > 200, `both changed on ${crossing} ways`);
});

/** Speeds at the hour before a change and at the one after it; live ones if there is no change. */
function speedsOf(
  { tables: { roadWays, roadWayNodes, roadNodes } }: TrafficTown,
  rows: readonly { readonly segment: number; readonly kmh: number; readonly isAfter: boolean }[], hour?: number,
): Upload {
  const slots = Array.from({ length: roadWayNodes.rows - 1 }, (_, slot) => slot)
    .filter((slot) => !roadWays.nodes.includes(slot + 1));
  const endsOf = ({ segment }: { readonly segment: number }): number[] => {
    const slot = slots[(segment >> 1) % slots.length];
    const ends = [slot, slot + 1].map((one) => roadNodes.osm[roadWayNodes.node[one]]);
    return segment % 2 === 0 ? ends : ends.reverse();
  };
  const none = new Float64Array(0);
  return {
    from: Float64Array.from(rows, (row) => endsOf(row)[0]),
    to: Float64Array.from(rows, (row) => endsOf(row)[1]),
    kmh: Float32Array.from(rows, ({ kmh }) => kmh),
    hour: hour === undefined ? undefined : Uint8Array.from(rows, ({ isAfter }) => (isAfter ? hour : hour - 1)),
    line: Uint32Array.from(rows.keys()),
    turns: { from: none, via: none, to: none, seconds: new Float32Array(0), line: new Uint32Array(0) },
  };
}
