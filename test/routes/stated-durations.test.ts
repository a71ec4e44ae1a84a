import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openRoutingEngine } from '../../src/routing/answer/routing-engine.ts';
import { profiles } from '../../src/routing/graph.ts';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import { mapFiles, roadsOf, somePlaces } from './map-roads.ts';
import { leaving, moscow } from './traffic-town.ts';

const GROUPS = 250;

/**
 * Durations must be exactly equal: later rounding to tenths of seconds would turn the slightest difference into two
 * different answers.
 */
for (const file of mapFiles) {
  describe(`between places of ${file ?? 'the demonstration country'}`, async () => {
    const tables = await roadsOf(file);
    const engine = openRoutingEngine(tables, () => '');
    const shape = { alternatives: 2, steps: false, geometry: 'none', language: 'ru' } as const;
    for (const profile of profiles) {
      test(`a ${profile} without traffic takes exactly as long as on empty roads, in a matrix and on a route`, () => {
        const departure = leaving(moscow('Tu 08:10'), 'off');
        const state = engine.state(profile, departure, noTraffic);
        let compared = 0;
        for (const points of somePlaces(tables, GROUPS, 4, 29)) {
          const answer = engine.route(profile, state, { ...shape, points, departure });
          if ('missed' in answer) continue;
          const label = `${profile} ${JSON.stringify(points)}`;
          for (const { durationSeconds, staticSeconds, typicalSeconds } of answer.routes) {
            assert.deepEqual([durationSeconds, typicalSeconds], [staticSeconds, staticSeconds], label);
            compared++;
          }
          if (points.length > 2) continue;
          // A matrix of more cells may put both elsewhere: a point has one place in all of them.
          const [origins, destinations] = points.map((point) => [point]);
          const matrix = engine.matrix(profile, state, { origins, destinations, language: 'ru', departure });
          assert.ok(!('missed' in matrix));
          assert.equal(matrix.centiseconds[0] / 100, answer.routes[0].durationSeconds, label);
          assert.equal(matrix.staticCentiseconds[0] / 100, answer.routes[0].staticSeconds, label);
        }
        assert.ok(compared > 100, `${compared} routes`);
      });
    }
    test('a car in typical traffic takes exactly the typical duration', () => {
      const departure = leaving(moscow('Tu 08:58'), 'auto');
      const state = engine.state('car', departure, noTraffic);
      for (const points of somePlaces(tables, GROUPS, 4, 31)) {
        const answer = engine.route('car', state, { ...shape, points, departure });
        if ('missed' in answer) continue;
        for (const { durationSeconds, typicalSeconds } of answer.routes) assert.equal(durationSeconds, typicalSeconds);
      }
    });
  });
}
