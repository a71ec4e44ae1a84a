import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { distanceMeters, toUnits } from '../../src/kernel/geo.ts';
import type { DescribedRoute, RouteAnswer } from '../../src/routing/answer/route.ts';
import { openRoutingEngine } from '../../src/routing/answer/routing-engine.ts';
import { profiles } from '../../src/routing/graph.ts';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import { mapFiles, roadsOf, somePlaces } from './map-roads.ts';
import { drawTown } from './town.ts';
import { degreesOf, leaving, moscow, trafficTown } from './traffic-town.ts';

const PAIRS = 60;
/** In traffic a route is timed along the clock, which weights do not include. */
const departures = {
  'on empty roads': leaving(moscow('Tu 12:00'), 'off'),
  'as the morning begins': leaving(moscow('Tu 06:50'), 'auto'),
};

for (const file of mapFiles) {
  describe(`the alternatives between ${PAIRS} pairs of places of ${file ?? 'the demonstration country'}`, async () => {
    const tables = await roadsOf(file);
    // Rules are trivially kept where no alternatives remain; in a part of a city most places have only one route.
    const least = file ? 2 : 40;
    const engine = openRoutingEngine(tables, () => '');
    for (const profile of profiles) {
      for (const [when, departure] of Object.entries(departures)) {
        if (profile !== 'car' && departure.requestedTraffic !== 'off') continue;
        const state = engine.state(profile, departure, noTraffic);
        test(`last at most 40 % longer and share less than 70 % with any other: ${profile}, ${when}`, () => {
          let found = 0;
          for (const points of somePlaces(tables, PAIRS, 2, 23)) {
            const answer = engine.route(profile, state, {
              points, alternatives: 2, steps: false, geometry: 'geojson', language: 'ru', departure,
            });
            if ('missed' in answer) continue;
            checkAlternatives(answer, `${profile} ${JSON.stringify(points)}`);
            found += answer.routes.length - 1;
          }
          assert.ok(found >= least, `${found} alternatives`);
        });
      }
    }
  });
}

for (const [what, before, expected] of [
  ['more than half of the route is an alternative', 3, 2], ['less than half is only a detour', 6, 1],
] as const) {
  test(`another road along ${what}`, () => {
    const [lead, gap] = ['-'.repeat(before), ' '.repeat(before)];
    const { town, engine } = trafficTown(drawTown({
      map: `A${lead}B------C${lead}D\n ${gap}e------f`, ways: { AB: '', BC: '', CD: '', BefC: '' }, meters: 200,
    }));
    const departure = leaving(moscow('Tu 12:00'), 'off');
    const answer = engine.route('car', engine.state('car', departure, noTraffic), {
      points: [degreesOf(town, 'A'), degreesOf(town, 'D')],
      alternatives: 2, steps: false, geometry: 'none', language: 'ru', departure,
    });
    assert.ok(!('missed' in answer));
    assert.equal(answer.routes.length, expected);
  });
}

function checkAlternatives({ routes }: RouteAnswer, label: string): void {
  const roads = routes.map(segmentsOf);
  assert.ok(routes.length <= 3, label);
  for (const [at, route] of routes.entries()) {
    const longer = tenths(route.durationSeconds) / tenths(routes[0].durationSeconds);
    assert.ok(at === 0 || longer <= 1.4, `${label}: alternative ${at} takes ${longer} times as long`);
    for (let other = 0; other < at; other++) {
      const part = sharedPart(roads[at], roads[other]);
      // Lengths are whole decimetres for each piece of road.
      assert.ok(part < 0.702, `${label}: ${part} of alternative ${at} is in ${other} as well`);
    }
  }
}

/** Durations as answered. */
const tenths = (seconds: number): number => Math.round(seconds * 10);

/** The metres of each segment of the line, regardless of direction. */
function segmentsOf({ geometry }: DescribedRoute): Map<string, number> {
  assert.ok(geometry !== null && typeof geometry === 'object');
  const segments = new Map<string, number>();
  geometry.coordinates.slice(1).forEach((to, at) => {
    const [[lonA, latA], [lonB, latB]] = [geometry.coordinates[at], to].map((one) => one.map(toUnits));
    const ends = [`${latA} ${lonA}`, `${latB} ${lonB}`].sort();
    segments.set(ends.join(), distanceMeters(latA, lonA, latB, lonB));
  });
  return segments;
}

function sharedPart(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const sum = (entries: Iterable<readonly [string, number]>): number => {
    let meters = 0;
    for (const [, length] of entries) meters += length;
    return meters;
  };
  return sum([...a].filter(([segment]) => b.has(segment))) / Math.max(1, Math.min(sum(a), sum(b)));
}
