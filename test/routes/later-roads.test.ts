import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import { drawTown } from './town.ts';
import { leaving, lettersOf, matrixIn, moscow, routeIn, trafficTown, uploadOf } from './traffic-town.ts';

/** Two streets of one length from A to D; one is quicker until 9:00, the other is a little quicker afterwards. */
const two = trafficTown(drawTown({
  map: '   b\nA     D\n   c', ways: { AbD: 'primary', AcD: 'primary' }, meters: 300,
}));
const departure = leaving(moscow('Mo 08:59') + 59_000);

/** Durations by route and matrix, leaving a second before 9:00, in centiseconds. */
function lasts(laterKmh: number): { readonly route: number; readonly cell: number } {
  const upload = uploadOf(two.town, ['Ab 40 Mo 08', 'bD 40 Mo 08', 'Ac 30 Mo 08', 'cD 30 Mo 08',
    'Ab 36 Mo 09', 'bD 36 Mo 09', `Ac ${laterKmh} Mo 09`, `cD ${laterKmh} Mo 09`]);
  const { traffic } = two.engine.match(upload, noTraffic, departure.departureMs);
  const [{ durationSeconds }] = routeIn(two, 'car', ['A', 'D'], departure, traffic)!.routes;
  const { durationsSeconds: [[, cell]] } = matrixIn(two, 'car', ['A', 'D'], departure, traffic);
  return { route: Math.round(durationSeconds * 100), cell: Math.round(cell! * 100) };
}

test('the route of the next hour is taken from a tenth of a second on, in a route and in a matrix', () => {
  const before = lasts(36);
  for (const kind of ['route', 'cell'] as const) {
    let kmh = 36;
    while (lasts(kmh)[kind] === before[kind] && kmh < 37) kmh += 0.001;
    const gain = before[kind] - lasts(kmh)[kind];
    assert.ok(gain >= 9 && gain <= 11, `${kind}: ${gain} centiseconds at ${kmh} km/h`);
  }
});

/** From A to S and on to B, where a car that came to S from w may not go straight on to n. */
const withStop = trafficTown(drawTown({
  map: `
    B--------n
    |        |
    e--------S
    |        |
    A--------w
  `,
  ways: { AwS: '', AeS: '', SnB: '', eB: '' }, turns: { 'AwS S SnB': 'no_straight_on' },
}));

test('a leg of the next hour is one for those who came by the leg before it', () => {
  const upload = uploadOf(withStop.town, ['Ae 30 Mo 08', 'Aw 60 Mo 08', 'Aw 5 Mo 09', 'wS 5 Mo 09', 'eB 8 Mo 09']);
  const { traffic } = withStop.engine.match(upload, noTraffic, departure.departureMs);
  const before = leaving(moscow('Mo 08:57') + 50_000);
  const letters = (leave: typeof before): string =>
    lettersOf(withStop, routeIn(withStop, 'car', ['A', 'S', 'B'], leave, traffic)!);
  assert.equal(letters(before), 'AwSeB');
  assert.equal(letters(leaving(moscow('Mo 09:00'))), 'AeSnB');
});
