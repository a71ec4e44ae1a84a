import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RouteAnswer } from '../../src/routing/answer/route.ts';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import { rowsOf } from './table.ts';
import { drawTown } from './town.ts';
import { degreesOf, leaving, lettersOf, moscow, trafficTown, type TrafficTown } from './traffic-town.ts';

/** Two streets joined by the road in question, and perhaps by a way round. */
const townWith = (tags: string, round: Readonly<Record<string, string>>): TrafficTown => trafficTown(drawTown({
  map: `
    a--b-------c--d
       |       |
       e-------f
  `,
  ways: { ab: 'tertiary', bc: tags, cd: 'tertiary', ...round },
}));
const rounds: readonly Readonly<Record<string, string>>[] = [{}, { be: 'tertiary', ef: 'tertiary', fc: 'tertiary' }];

function rideIn(town: TrafficTown, [from, to]: string, when: string): RouteAnswer {
  const departure = leaving(moscow(when), 'off');
  const points = [from, to].map((name) => degreesOf(town.town, name));
  const query = { points, alternatives: 0, steps: true, geometry: 'geojson', language: 'en', departure } as const;
  const answer = town.engine.route('bike', town.engine.state('bike', departure, noTraffic), query);
  if ('missed' in answer) throw new Error(`no way from ${from} to ${to}`);
  return answer;
}

/** The way, its time and how each of its steps is told. */
const told = (town: TrafficTown, path: string, when: string) => {
  const answer = rideIn(town, path, when);
  const [{ durationSeconds, legs }] = answer.routes;
  const steps = legs.flatMap((leg) => leg.steps.map(({ mode, instruction }) => `${mode}: ${instruction}`));
  return { letters: lettersOf(town, answer), durationSeconds, steps };
};

/** `a sign with hours, at noon and at night | the same sign for ever, at noon | at night` */
const signs = `
  tertiary oneway:conditional=yes @ (06:00-20:00)     | tertiary oneway=yes       | tertiary
  tertiary vehicle:conditional=no @ (06:00-20:00)     | tertiary vehicle=no       | tertiary
  tertiary bicycle:conditional=dismount @ (06:00-20:00) | tertiary bicycle=dismount | tertiary
  tertiary oneway=yes oneway:conditional=no @ (06:00-20:00) | tertiary         | tertiary oneway=yes
  tertiary oneway=yes oneway:conditional=no @ (24/7)  | tertiary                  | tertiary
  tertiary oneway=yes oneway:bicycle:conditional=no @ (06:00-20:00) | tertiary | tertiary oneway=yes
  tertiary oneway=yes bicycle:backward:conditional=yes @ (06:00-20:00) | tertiary | tertiary oneway=yes
  pedestrian bicycle:conditional=yes @ (06:00-20:00)  | pedestrian bicycle=yes    | pedestrian
  pedestrian bicycle=yes bicycle:conditional=dismount @ (06:00-20:00) | pedestrian | pedestrian bicycle=yes
  path motor_vehicle=no bicycle:conditional=no @ (06:00-20:00) | path bicycle=no | path
  footway bicycle=no bicycle:conditional=private @ (06:00-20:00) | footway bicycle=private | footway bicycle=no
`;
for (const [withHours, atNoon, atNight] of rowsOf(signs)) {
  for (const [when, plain] of [['Tu 12:00', atNoon], ['Tu 23:00', atNight]]) {
    test(`a bicycle on ${withHours}, ${when}, is ridden or pushed as on ${plain}`, () => {
      for (const round of rounds) {
        const [timed, permanent] = [withHours, plain].map((tags) => townWith(tags, round));
        for (const path of ['ad', 'da', 'bc', 'cb']) {
          assert.deepEqual(told(timed, path, when), told(permanent, path, when), path);
        }
      }
    });
  }
}

test('a short cut over a pedestrian street is ridden in its hours, and not taken at others', () => {
  const town = trafficTown(drawTown({
    map: `
      a--b---c--d
         |   |
         e---f
    `,
    ways: {
      ab: 'tertiary', bc: 'pedestrian bicycle:conditional=yes @ (08:00-20:00)', cd: 'tertiary', be: 'tertiary',
      ef: 'tertiary', fc: 'tertiary',
    },
  }));
  assert.equal(lettersOf(town, rideIn(town, 'ad', 'Tu 12:00')), 'abcd');
  assert.equal(lettersOf(town, rideIn(town, 'ad', 'Tu 22:00')), 'abefcd');
});

test('a point beside a street that is ridden at that hour is on it, not on the street behind', () => {
  const town = trafficTown(drawTown({
    map: `
      a---b---c
      |       |
      d---e---f
    `,
    meters: 10,
    ways: {
      abc: 'pedestrian bicycle:conditional=yes @ (08:00-20:00)', ad: 'tertiary', cf: 'tertiary', def: 'tertiary',
    },
  }));
  const metersTo = (when: string): number => rideIn(town, 'bd', when).points[0].distanceMeters;
  assert.ok(metersTo('Tu 12:00') < 1);
  assert.ok(metersTo('Tu 22:00') > 15);
});
