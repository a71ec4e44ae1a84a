import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIVE_MS, noTraffic } from '../../src/routing/traffic/speeds.ts';
import { drawTown } from './town.ts';
import { leaving, lettersOf, matrixIn, moscow, routeIn, trafficTown, uploadOf } from './traffic-town.ts';

/** A straight road and a way round it. */
const twoWays = trafficTown(drawTown({
  map: `
    a--b-------c--d
       |       |
       e-------f
  `,
  ways: { abcd: 'primary', be: 'secondary', ef: 'secondary', fc: 'secondary' },
}));
const night = moscow('We 03:00');
const live = (...lines: string[]) =>
  twoWays.engine.match(uploadOf(twoWays.town, lines), noTraffic, night).traffic;

const ways: readonly (readonly [what: string, rows: readonly string[], letters: string])[] = [
  ['nothing is known', [], 'abcd'],
  ['the straight road is slow', ['bc 5'], 'abefcd'],
  ['it is slow in the other direction', ['cb 5'], 'abcd'],
  ['it is closed', ['bc 0'], 'abefcd'],
  ['the way round is closed too', ['bc 0', 'ef 0'], 'nowhere'],
  ['both are slow', ['bc 5', 'ef 3'], 'abcd'],
];
for (const [what, rows, letters] of ways) {
  test(`the route is ${letters} where ${what}`, () => {
    const found = routeIn(twoWays, 'car', ['a', 'd'], leaving(night), rows.length > 0 ? live(...rows) : noTraffic);
    assert.equal(found ? lettersOf(twoWays, found) : 'nowhere', letters);
  });
}

test('the duration of a segment follows from its speed, and the answer has the share of known speeds', () => {
  const [before] = routeIn(twoWays, 'car', ['a', 'b'], leaving(night))!.routes;
  const after = routeIn(twoWays, 'car', ['a', 'd'], leaving(night), live('bc 36'))!;
  const bc = 800;
  const [route] = after.routes;
  assert.ok(Math.abs(route.durationSeconds - (route.staticSeconds / 14 * 6 + bc / 10)) < 0.5);
  assert.ok(before.durationSeconds === before.staticSeconds);
  assert.equal(after.traffic.mode, 'live');
  assert.equal(after.traffic.dataAsOf, night);
  assert.ok(Math.abs(after.traffic.coverage - 8 / 14) < 0.01);
  assert.equal(route.typicalSeconds, route.staticSeconds);
});

test('live speeds expire after twenty minutes, and do not count for departures at another time', () => {
  const traffic = live('bc 5');
  const plain = routeIn(twoWays, 'car', ['a', 'd'], leaving(night));
  for (const departure of [
    leaving(night + LIVE_MS), leaving(night + LIVE_MS, 'auto', night), leaving(night - 2 * LIVE_MS, 'auto', night),
    leaving(night, 'typical'),
  ]) {
    assert.deepEqual(routeIn(twoWays, 'car', ['a', 'd'], departure, traffic), plain);
  }
  const lettersAt = (beforeMs: number): string =>
    lettersOf(twoWays, routeIn(twoWays, 'car', ['a', 'd'], leaving(night + LIVE_MS - beforeMs), traffic)!);
  assert.equal(lettersAt(600_000), 'abefcd');
  assert.equal(lettersAt(1), 'abcd', 'on the way it is forgotten too');
});

test('a duration from the model alone counts as not measured', () => {
  const departure = leaving(moscow('Mo 08:30'));
  const expected = { mode: 'profile', coverage: 0, hasClosures: false };
  assert.deepEqual(routeIn(twoWays, 'car', ['a', 'd'], departure)!.traffic, expected);
  assert.deepEqual(matrixIn(twoWays, 'car', ['a', 'd'], departure).traffic, expected);
  assert.deepEqual(routeIn(twoWays, 'car', ['a', 'a'], departure)!.traffic, expected);
});

test('traffic does not affect walkers, bicycles and requests for empty roads', () => {
  const traffic = live('bc 5', 'ab 3');
  for (const [profile, requestedTraffic] of [['walk', 'auto'], ['bike', 'live'], ['car', 'off']] as const) {
    const found = routeIn(twoWays, profile, ['a', 'd'], leaving(moscow('Mo 08:30'), requestedTraffic), traffic)!;
    assert.deepEqual(found.traffic, { mode: 'off', coverage: 0, hasClosures: false });
    assert.equal(found.routes[0].durationSeconds, found.routes[0].staticSeconds);
    assert.equal(lettersOf(twoWays, found), 'abcd');
  }
});

test('typical speeds count in their hour; in others the road class does', () => {
  const { traffic } = twoWays.engine.match(
    uploadOf(twoWays.town, ['bc 5 We 03', 'bc 50 We 04', 'ef 0 We 04', 'bc 7 We 03']), noTraffic, night,
  );
  const at = (text: string) => routeIn(twoWays, 'car', ['a', 'd'], leaving(moscow(text)), traffic)!;
  assert.equal(lettersOf(twoWays, at('We 03:10')), 'abefcd');
  assert.equal(at('We 03:10').traffic.mode, 'profile', 'no road of it is known');
  assert.equal(lettersOf(twoWays, at('We 04:10')), 'abcd');
  assert.equal(at('We 04:10').traffic.mode, 'typical');
  assert.equal(at('We 05:10').traffic.mode, 'profile');
  const slow = routeIn(twoWays, 'car', ['b', 'c'], leaving(moscow('We 03:10'), 'typical'), traffic)!;
  assert.equal(slow.traffic.mode, 'profile');
});

test('live speeds take precedence over typical ones, and the typical duration is reported as well', () => {
  const typical = twoWays.engine.match(
    uploadOf(twoWays.town, ['bc 20 We 03', 'ab 10 We 03']), noTraffic, night,
  ).traffic;
  const { traffic } = twoWays.engine.match(uploadOf(twoWays.town, ['bc 40']), typical, night);
  const found = routeIn(twoWays, 'car', ['a', 'd'], leaving(night), traffic)!;
  assert.equal(found.traffic.mode, 'live');
  assert.ok(Math.abs(found.routes[0].typicalSeconds - found.routes[0].durationSeconds - 72) < 0.5);
});

test('rows that match no road are counted by reason, with the line of the first', () => {
  const town = trafficTown(drawTown({
    map: `
      a--b--c--d--e
         |     |
         f     g
    `,
    ways: { abc: 'primary', cd: 'primary oneway=yes', de: 'footway', bf: 'residential', dg: 'residential' },
  }));
  const { matched, unmatched, traffic } = town.engine.match(
    uploadOf(town.town, ['ab 30', 'a? 30', 'ac 20', 'dc 10', 'cd 10', 'de 5', 'fg 4', 'ba 31', 'ab 32']), noTraffic, 0,
  );
  assert.equal(matched, 3);
  assert.deepEqual(unmatched, {
    unknown_node: { rows: 1, firstLine: 3 },
    not_neighbours: { rows: 2, firstLine: 4 },
    not_on_roads_of_cars: { rows: 1, firstLine: 7 },
    against_oneway: { rows: 1, firstLine: 5 },
    replaced_by_a_later_row: { rows: 1, firstLine: 2 },
  });
  assert.deepEqual(Array.from(traffic.live!.kmh).sort(), [10, 31, 32]);
  assert.equal(traffic.version, 1);
});

test('of several rows for one pair and hour the last counts', () => {
  const usual = twoWays.engine.match(
    uploadOf(twoWays.town, ['ab 30 Mo 08', 'ab 20 Mo 08', 'ab 40 Mo 09', 'ba 50 Mo 08']), noTraffic, 0,
  );
  assert.deepEqual([usual.matched, usual.unmatched], [3, { replaced_by_a_later_row: { rows: 1, firstLine: 2 } }]);
  assert.deepEqual(Array.from(usual.traffic.typical!.kmh).sort(), [20, 40, 50]);
});

test('an impossible speed counts as the highest speed of its road', () => {
  const town = trafficTown(drawTown({
    map: 'a--b--c--d', ways: { ab: 'motorway', bc: 'secondary_link', cd: 'residential' },
  }));
  const { matched, traffic } = town.engine.match(
    uploadOf(town.town, ['ab 250', 'bc 250', 'cb 139', 'cd 250', 'dc 0']), noTraffic, 0,
  );
  assert.equal(matched, 5);
  assert.deepEqual(Array.from(traffic.live!.kmh).sort((a, b) => a - b), [0, 100, 139, 140, 250]);
});

test('each hour of the week has its own speeds, by road class', () => {
  const lasts = (text: string) => routeIn(twoWays, 'car', ['a', 'd'], leaving(moscow(text)))!.routes[0].durationSeconds;
  assert.ok(lasts('Mo 08:05') > lasts('Mo 12:05'));
  assert.ok(lasts('Mo 12:05') > lasts('Mo 03:05'));
  assert.ok(lasts('Fr 17:05') > lasts('Su 17:05'));
  assert.equal(routeIn(twoWays, 'car', ['a', 'd'], leaving(moscow('Mo 08:05')))!.traffic.mode, 'profile');
});

test('a matrix gives the same durations', () => {
  const traffic = live('bc 5');
  const { durationsSeconds, traffic: used } = matrixIn(twoWays, 'car', ['a', 'd', 'f'], leaving(night), traffic);
  for (const [row, from] of ['a', 'd', 'f'].entries()) {
    for (const [column, to] of ['a', 'd', 'f'].entries()) {
      const route = routeIn(twoWays, 'car', [from, to], leaving(night), traffic)!.routes[0];
      assert.ok(Math.abs(durationsSeconds[row][column]! - route.durationSeconds) < 0.001, `${from}${to}`);
    }
  }
  assert.equal(used.mode, 'profile');
});
