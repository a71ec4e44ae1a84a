import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDegrees } from '../../src/kernel/geo.ts';
import { noTraffic, type Traffic } from '../../src/routing/traffic/speeds.ts';
import { between, pointOf } from './travel.ts';
import { drawTown } from './town.ts';
import { degreesOf, leaving, moscow, trafficTown, uploadOf } from './traffic-town.ts';

const map = `
  a---b----h----c---d
      |         |
      e---------f---------------------g
`;
const ways = { ab: 'primary', bhc: '', cd: 'primary', be: '', efg: '', fc: '' };
const open = trafficTown(drawTown({ map, ways, meters: 40 }));
const signedWays = { ...ways, bhc: 'residential motor_vehicle:conditional=no @ (Mo-Fr 08:00-20:00)' };
const signed = trafficTown(drawTown({ map, meters: 40, ways: signedWays }));

/** The same with a yard that is reached only by the street. */
const yardMap = map.replace('\n  a', '\n        m--k\n  a');
const yard = { hk: 'service', km: 'service' };
const withYard = trafficTown(drawTown({ map: yardMap, ways: { ...ways, ...yard }, meters: 40 }));
const signedYard = trafficTown(drawTown({
  map: yardMap, meters: 40, ways: { ...signedWays, ...yard },
}));

const closing = (...lines: string[]): Traffic =>
  open.engine.match(uploadOf(open.town, lines), noTraffic, moscow('We 03:00')).traffic;

/** How far each point was moved, in metres; why; the final instruction; and the traffic of the answer. */
function shown(
  from: string, [to, other, share]: readonly [string, string, number], traffic: Traffic, clock: string,
  { town, engine } = clock === 'We 03:00' ? open : signed,
) {
  const departure = leaving(moscow(clock));
  const points = [pointOf(town, from), between(town, to, other, share)]
    .map(({ lat, lon }) => ({ lat: toDegrees(lat), lon: toDegrees(lon) }));
  const state = engine.state('car', departure, traffic);
  const query = { points, language: 'en', departure } as const;
  const answer = engine.route('car', state, { ...query, steps: true, alternatives: 0, geometry: 'none' });
  const matrix = engine.matrix('car', state, { ...query, origins: points });
  assert.ok(!('missed' in matrix));
  if ('missed' in answer) {
    assert.deepEqual([matrix.origins[1].problem, matrix.destinations[1].problem], ['no_route', 'no_route']);
    return [Object.values(answer).join(' '), ...(matrix.traffic.hasClosures ? ['closures'] : [])].join(', ');
  }
  assert.deepEqual(matrix.destinations, answer.points);
  assert.equal(matrix.traffic.hasClosures, answer.traffic.hasClosures);
  const places = answer.points.map(({ distanceMeters, movedBecause = '' }) =>
    `${Math.round(distanceMeters)} ${movedBecause}`.trim());
  const arrival = answer.routes[0].legs[0].steps.at(-1)!.instruction;
  return [...places, arrival, ...(answer.traffic.hasClosures ? ['closures'] : [])].join(', ');
}

const HOUSE = ['b', 'c', 0.25] as const;
test('a street open only by a sign is driven to the house while the sign applies', () => {
  const opened = trafficTown(drawTown({
    map, meters: 40,
    ways: { ...ways, bhc: 'residential motor_vehicle=no motor_vehicle:conditional=yes @ (08:00-20:00)' },
  }));
  assert.equal(shown('a', HOUSE, noTraffic, 'We 10:00', opened), '0, 0, You have arrived');
  assert.equal(shown('a', HOUSE, noTraffic, 'We 21:00', opened),
    '0, 80 restricted, The road ahead is closed: 80 m to the place');
});
for (const [what, traffic, clock, expected, to = HOUSE] of [
  ['an open street is driven to the house', noTraffic, 'We 03:00', '0, 0, You have arrived'],
  ['a street that traffic closes is driven up to the closure', closing('bh 0', 'hb 0'), 'We 03:00',
    '0, 80 closed, The road ahead is closed: 80 m to the place, closures'],
  ['a street that traffic closes in one direction is reached from the other', closing('bh 0'), 'We 03:00',
    '0, 0, You have arrived'],
  ['a street that traffic slows is driven', closing('bh 3', 'hb 3'), 'We 03:00', '0, 0, You have arrived'],
  ['a street that a sign closes at that hour is driven up to the closure', noTraffic, 'We 09:00',
    '0, 80 restricted, The road ahead is closed: 80 m to the place'],
  ['at another hour the street is driven to the house', noTraffic, 'We 21:00', '0, 0, You have arrived'],
  ['a house 672 m up a closed street has no route, because of the closure', closing('fg 0', 'gf 0'), 'We 03:00',
    'no_route 1 to closed, closures', ['f', 'g', 0.8]],
  ['a place at the corner of a closed street is reached as ever', closing('bh 0', 'hb 0'), 'We 03:00',
    '0, 3, You have arrived', ['b', 'c', 0.0075]],
] as const) {
  test(what, () => assert.equal(shown('a', to, traffic, clock), expected));
}

test('a house 672 m up a street that a sign closes has no route, because of the sign', () => {
  const far = 'residential motor_vehicle:conditional=no @ (Mo-Fr 08:00-20:00)';
  const deadEnd = trafficTown(drawTown({
    map, meters: 40, ways: { ab: 'primary', bhc: '', cd: 'primary', be: '', ef: '', fg: far, fc: '' },
  }));
  assert.equal(shown('a', ['f', 'g', 0.8], noTraffic, 'We 09:00', deadEnd), 'no_route 1 to restricted');
});

/** The street changes its kind, and nothing else meets it there. */
const twoKinds = trafficTown(drawTown({
  map, meters: 40, ways: { ab: 'primary', bh: 'tertiary', hc: '', cd: 'primary', be: '', efg: '', fc: '' },
}));
for (const [what, to, expected] of [
  ['the open end of a street is driven to its house', ['b', 'h', 0.5], '0, 0, You have arrived'],
  ['the closed end is driven up to the closure', ['h', 'c', 0.4],
    '0, 80 closed, The road ahead is closed: 80 m to the place, closures'],
] as const) {
  test(`where traffic closes half of a street, ${what}`, () => {
    const upload = uploadOf(twoKinds.town, ['hc 0', 'ch 0']);
    const { traffic } = twoKinds.engine.match(upload, noTraffic, moscow('We 03:00'));
    assert.equal(shown('a', to, traffic, 'We 03:00', twoKinds), expected);
  });
}

for (const [what, to, expected] of [
  ['a house beside a yard that the closure cuts off is reached from the next street', HOUSE,
    '0, 80 closed, The road ahead is closed: 80 m to the place, closures'],
  ['the yard itself is reported as behind a closure', ['m', 'k', 0.5],
    '0, 120 closed, The road ahead is closed: 120 m to the place, closures'],
] as const) {
  test(what, () => {
    const upload = uploadOf(withYard.town, ['bh 0', 'hb 0', 'hc 0', 'ch 0']);
    const { traffic } = withYard.engine.match(upload, noTraffic, moscow('We 03:00'));
    assert.equal(shown('a', to, traffic, 'We 03:00', withYard), expected);
  });
}

for (const [what, streets, lines, clock, expected] of [
  ['a closed street', ways, ['bh 0', 'hb 0', 'hc 0', 'ch 0'], 'We 03:00',
    '0, 120 closed, The road ahead is closed: 120 m to the place, closures'],
  ['a street that a sign closes', signedWays, [], 'We 09:00',
    '0, 120 restricted, The road ahead is closed: 120 m to the place'],
] as const) {
  test(`a road that only leads in, as where the map ends, is reported as behind ${what}`, () => {
    const edge = { hk: 'service oneway=yes', km: 'service oneway=yes' };
    const cut = trafficTown(drawTown({ map: yardMap, meters: 40, ways: { ...streets, ...edge } }));
    const { traffic } = cut.engine.match(uploadOf(cut.town, lines), noTraffic, moscow(clock));
    assert.equal(shown('a', ['m', 'k', 0.5], traffic, clock, cut), expected);
  });
}

for (const [what, lines] of [
  ['a yard behind a street that a sign closes is behind a restriction', []],
  ['a yard behind a restricted street stays restricted where traffic closes another street', ['fg 0', 'gf 0']],
] as const) {
  test(what, () => {
    const { traffic } = signedYard.engine.match(uploadOf(signedYard.town, lines), noTraffic, moscow('We 09:00'));
    assert.equal(shown('a', ['m', 'k', 0.5], traffic, 'We 09:00', signedYard),
      '0, 120 restricted, The road ahead is closed: 120 m to the place');
  });
}

for (const [what, share, expected] of [
  ['4 m nearer to a closed street than to an open one is put on the open one, without a word of arrival', 0.4,
    '0, 12 closed, You have arrived, closures'],
  ['6 m nearer too', 0.35, '0, 13 closed, You have arrived, closures'],
  ['on the closed one, 20 m from the open one, is reported as behind the closure', 0,
    '0, 20 closed, The road ahead is closed: 20 m to the place, closures'],
] as const) {
  test(`a house ${what}`, () => {
    const parallel = trafficTown(drawTown({
      map: 'a---b-h-c---d\n    e-k-f', ways: { ab: '', bhc: '', cd: '', be: '', ekf: '', fc: '' }, meters: 20,
    }));
    const { traffic } = parallel.engine.match(uploadOf(parallel.town, ['bh 0', 'hb 0', 'hc 0', 'ch 0']), noTraffic,
      moscow('We 03:00'));
    assert.equal(shown('a', ['h', 'k', share], traffic, 'We 03:00', parallel), expected);
  });
}

for (const [what, share, lines, expected] of [
  ['nearer to the street', 0.4, ['bh 0', 'hb 0', 'hc 0', 'ch 0'],
    '0, 41 closed, The road ahead is closed: 41 m to the place, closures'],
  ['nearer to the yard', 0.9, ['bh 0', 'hb 0', 'hc 0', 'ch 0'],
    '0, 44 closed, The road ahead is closed: 44 m to the place, closures'],
  ['where the street is open', 0.9, [], '0, 18 cut_off, You have arrived'],
  ['where another street is closed', 0.9, ['ef 0', 'fe 0'], '0, 18 cut_off, You have arrived'],
] as const) {
  test(`a house between a street and a walled yard, ${what}: ${expected}`, () => {
    const walled = trafficTown(drawTown({
      map: '      x--y\na---b-h-c---d\n\n\n    e---f', meters: 20,
      ways: { ab: 'primary', bhc: '', cd: 'primary', be: '', ef: '', fc: '', xy: 'service' },
    }));
    const { traffic } = walled.engine.match(uploadOf(walled.town, lines), noTraffic, moscow('We 03:00'));
    assert.equal(shown('a', ['h', 'x', share], traffic, 'We 03:00', walled), expected);
  });
}

test('a house on a closed street is not snapped behind a private gate', () => {
  const gated = trafficTown(drawTown({
    map: `
  a---b----h----c---d
      |         |
      |    G-k  |
      |    |    |
      e----i----f----g
    `,
    nodes: { G: 'barrier=gate foot=yes' },
    ways: { ab: 'primary', bhc: '', cd: 'primary', be: '', eifg: '', fc: '', iG: 'service', Gk: 'service' }, meters: 40,
  }));
  const { traffic } = gated.engine.match(uploadOf(gated.town, ['bh 0', 'hb 0', 'hc 0', 'ch 0']), noTraffic,
    moscow('We 03:00'));
  assert.equal(shown('a', ['h', 'c', 0.4], traffic, 'We 03:00', gated),
    '0, 113 closed, The road ahead is closed: 113 m to the place, closures');
});

for (const [meters, arrival] of [[99, 'You have arrived'], [101, 'No way leads nearer: 101 m to the place']] as const) {
  test(`a drive to a footpath ${meters} m from all roads for cars ends: ${arrival}`, () => {
    const { town, engine } = trafficTown(drawTown({ map: 'A----B\n  X-Y', ways: { AB: '', XY: 'footway' }, meters }));
    const departure = leaving(moscow('Su 04:00'), 'off');
    const answer = engine.route('car', engine.state('car', departure, noTraffic), {
      points: ['B', 'X'].map((name) => degreesOf(town, name)),
      language: 'en', departure, steps: true, alternatives: 0, geometry: 'none',
    });
    assert.ok(!('missed' in answer));
    assert.equal(answer.routes[0].legs[0].steps.at(-1)!.instruction, arrival);
  });
}

for (const [meters, arrival] of [[19, 'You have arrived'], [21, 'No way leads nearer: 21 m to the place']] as const) {
  test(`a drive that ends ${meters} m from a cut-off yard ends: ${arrival}`, () => {
    const map = 'A----B\n  X-Y';
    const { town, engine } = trafficTown(drawTown({ map, ways: { AB: '', XY: 'service' }, meters }));
    const departure = leaving(moscow('Su 04:00'), 'off');
    const points = ['B', 'X'].map((name) => degreesOf(town, name));
    const answer = engine.route('car', engine.state('car', departure, noTraffic), {
      points, language: 'en', departure, steps: true, alternatives: 0, geometry: 'none',
    });
    assert.ok(!('missed' in answer));
    assert.equal(answer.routes[0].legs[0].steps.at(-1)!.instruction, arrival);
  });
}
