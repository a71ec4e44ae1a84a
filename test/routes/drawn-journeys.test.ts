import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seededRandom } from '../../src/kernel/random.ts';
import { TextReader } from '../../src/kernel/text.ts';
import type { DescribedRoute, RouteAnswer } from '../../src/routing/answer/route.ts';
import { openRoutingEngine } from '../../src/routing/answer/routing-engine.ts';
import type { Degrees } from '../../src/routing/answer/snapped.ts';
import { profiles, type Profile } from '../../src/routing/graph.ts';
import type { RoutingTables } from '../../src/routing/open.ts';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import { mapFiles, roadsOf, somePlaces } from './map-roads.ts';
import { leaving, moscow } from './traffic-town.ts';

/** Places in groups of three: of a start, an end and a stop. */
const GROUPS = 60;
const departure = leaving(moscow('Tu 08:10'), 'off');
/** What rounding to centiseconds and decimetres adds up to for each part of a sum. */
const ROUNDED = 0.006;

type Ask = (points: readonly Degrees[], maxSnapMeters?: number) => RouteAnswer | undefined;

for (const file of mapFiles) {
  describe(`journeys drawn on ${file ?? 'the demonstration country'}`, async () => {
    const tables = await roadsOf(file);
    const groups = placesBesideRoads(tables);
    const askerOf = openAskers(tables);
    for (const profile of profiles) {
      test(`by ${profile}: steps add up to their legs, legs to their route, and each begins on its line`, () => {
        const ask = askerOf(profile);
        const answers = groups.flatMap(([start, end, stop]) => [ask([start, end]), ask([start, stop, end])]);
        const found = answers.filter((answer) => answer !== undefined);
        assert.ok(found.length > GROUPS, `${found.length} were found`);
        for (const { routes } of found) checkSums(routes[0]);
      });
      test(`by ${profile}: no point is put farther away than the limit`, () => {
        const ask = askerOf(profile);
        let found = 0;
        for (const [index, points] of groups.flatMap(inPairs).entries()) {
          const limit = 2 + (index % 8);
          const answer = ask(points, limit);
          if (answer) found++;
          for (const { distanceMeters } of answer?.points ?? []) assert.ok(distanceMeters <= limit, `${index}`);
        }
        assert.ok(found > 0, 'some are found');
      });
    }
    test('on foot no stop makes a journey shorter', () => {
      const ask = askerOf('walk');
      for (const [index, [start, end, stop]] of groups.entries()) {
        const [direct, through] = [ask([start, end]), ask([start, stop, end])];
        if (!direct || !through) continue;
        const { routes: [{ durationSeconds }] } = direct;
        assert.ok(durationSeconds <= through.routes[0].durationSeconds + 2 * ROUNDED, `${index}`);
      }
    });
    test('a leg between equal points has only its end to tell', () => {
      const [start, end] = groups.find(([one, other]) => askerOf('walk')([one, other]))!;
      const { routes: [{ legs }] } = askerOf('walk')([start, start, end])!;
      assert.deepEqual(legs[0].steps.map(({ maneuver }) => maneuver), ['arrive']);
      assert.equal(legs[1].steps[0].maneuver, 'depart');
    });
  });
}

const inPairs = ([start, end, stop]: readonly Degrees[]): Degrees[][] => [[start, stop], [stop, end], [end, start]];

/** Up to 30 m beside the road nodes: some at a kerb, some in a yard. */
function placesBesideRoads(tables: RoutingTables): Degrees[][] {
  const random = seededRandom(41);
  const beside = (): number => (random() - 0.5) * 0.0005 * random() ** 3;
  return somePlaces(tables, GROUPS * 2, 3, 43).filter((group) => group.length === 3)
    .map((group) => group.map(({ lat, lon }) => ({ lat: lat + beside(), lon: lon + beside() })));
}

function openAskers(tables: RoutingTables): (profile: Profile) => Ask {
  const text = new TextReader(tables);
  const engine = openRoutingEngine(tables, (tags) => text.tags(tags).name ?? '');
  return (profile) => {
    const state = engine.state(profile, departure, noTraffic);
    return (points, maxSnapMeters) => {
      const answer = engine.route(profile, state, {
        points, alternatives: 0, steps: true, geometry: 'geojson', language: 'en', departure, maxSnapMeters,
      });
      return 'missed' in answer ? undefined : answer;
    };
  };
}

function checkSums({ legs, geometry, ...route }: DescribedRoute): void {
  assert.ok(geometry !== null && typeof geometry === 'object');
  const line = new Set(geometry.coordinates.map(([lon, lat]) => `${lat} ${lon}`));
  for (const sum of ['distanceMeters', 'durationSeconds'] as const) {
    assertSum(legs.map((leg) => leg[sum]), route[sum]);
    for (const leg of legs) assertSum(leg.steps.map((step) => step[sum]), leg[sum]);
  }
  for (const { lat, lon } of legs.flatMap(({ steps }) => steps)) assert.ok(line.has(`${lat} ${lon}`), `${lat} ${lon}`);
}

function assertSum(parts: readonly number[], whole: number): void {
  const sum = parts.reduce((total, part) => total + part, 0);
  assert.ok(Math.abs(sum - whole) <= ROUNDED * (parts.length + 1), `${sum} ${whole}`);
}
