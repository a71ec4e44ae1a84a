import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import { drawTown } from './town.ts';
import { leaving, matrixIn, moscow, routeIn, trafficTown, uploadOf } from './traffic-town.ts';

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
