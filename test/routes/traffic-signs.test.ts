import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../src/routing/graph.ts';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import { openStateKeys } from '../../src/routing/traffic/state-keys.ts';
import { rowsOf } from './table.ts';
import { drawTown } from './town.ts';
import { leaving, lettersOf, moscow, routeIn, trafficTown, uploadOf } from './traffic-town.ts';

const around = (tags: string) => ({
  map: `
    a--b-------c--d
       |       |
       e-------f
  `,
  ways: { ab: 'primary', bc: `primary ${tags}`, cd: 'primary', be: 'primary', ef: 'primary', fc: 'primary' },
});

/** `tags | profile from to | when | letters, or nowhere` */
const cases = `
  motor_vehicle:conditional=no @ (Mo-Fr 07:00-10:00)       | car a d  | Mo 08:00 | abefcd
  motor_vehicle:conditional=no @ (Mo-Fr 07:00-10:00)       | car a d  | Mo 06:59 | abcd
  motor_vehicle:conditional=no @ (Mo-Fr 07:00-10:00)       | car a d  | Mo 10:00 | abcd
  motor_vehicle:conditional=no @ (Mo-Fr 07:00-10:00)       | car a d  | Sa 08:00 | abcd
  motor_vehicle:conditional=no @ (Mo-Fr 07:00-10:00)       | bike a d | Mo 08:00 | abcd
  motor_vehicle=no motor_vehicle:conditional=yes @ (22:00-06:00) | car a d  | Mo 23:00 | abcd
  motor_vehicle=no motor_vehicle:conditional=yes @ (22:00-06:00) | car a d  | Mo 12:00 | abefcd
  foot:conditional=no @ (Sa)                               | walk a d | Sa 12:00 | abefcd
  foot:conditional=no @ (Sa)                               | walk a d | Su 12:00 | abcd
  bicycle:conditional=no @ (08:00-18:00)                   | bike a d | Tu 12:00 | abefcd
  oneway:conditional=yes @ (06:00-12:00)                   | car d a  | Tu 07:00 | dcfeba
  oneway:conditional=yes @ (06:00-12:00)                   | car a d  | Tu 07:00 | abcd
  maxspeed:conditional=10 @ (07:00-19:00)                  | car a d  | Tu 12:00 | abefcd
  maxspeed:conditional=10 @ (07:00-19:00)                  | car a d  | Tu 20:00 | abcd
`;
for (const wish of ['auto', 'off'] as const) {
  for (const [tags, question, when, letters] of rowsOf(cases)) {
    const [profile, from, to] = question.split(' ');
    test(`${question} with traffic ${wish}, ${when}, where ${tags}: ${letters}`, () => {
      const town = trafficTown(drawTown(around(tags)));
      const found = routeIn(town, profile as Profile, [from, to], leaving(moscow(when), wish))!;
      assert.equal(lettersOf(town, found), letters);
      if (wish === 'off') assert.ok(Math.abs(found.routes[0].durationSeconds - found.routes[0].staticSeconds) < 1e-6);
    });
  }
}

test('a turn is forbidden in its hours, on the way and at its end', () => {
  const town = trafficTown(drawTown({
    map: `
      a--b--c
         |
         d
    `,
    ways: { ab: '', bc: '', bd: '' },
    turns: { 'ab b bd': 'type=restriction restriction:conditional=no_right_turn @ (Mo-Fr 07:00-19:00)' },
  }));
  const at = (when: string, to: string) => {
    const found = routeIn(town, 'car', ['a', to], leaving(moscow(when)));
    return found ? lettersOf(town, found) : 'nowhere';
  };
  assert.equal(at('Sa 12:00', 'd'), 'abd');
  assert.equal(at('Mo 12:00', 'd'), 'abcbd');
  assert.equal(at('Mo 12:00', 'c'), 'abc');
});

test('signs are read by the clocks of their place', () => {
  const drawn = drawTown(around('motor_vehicle:conditional=no @ (Mo-Fr 07:00-10:00)'));
  const inKazakhstan = trafficTown(drawn, () => ({ country: 'KZ', isUrban: true }));
  for (const [when, letters] of [['Mo 05:00', 'abefcd'], ['Mo 08:00', 'abcd']]) {
    const found = routeIn(inKazakhstan, 'car', ['a', 'd'], leaving(moscow(when)))!;
    assert.equal(lettersOf(inKazakhstan, found), letters);
  }
});

test('a road that signs open has the speeds of traffic too', () => {
  const town = trafficTown(drawTown(around('motor_vehicle=no motor_vehicle:conditional=yes @ (22:00-06:00)')));
  const night = moscow('Tu 23:30');
  const { traffic, matched } = town.teller.match(uploadOf(town.town, ['bc 5']), noTraffic, night);
  assert.equal(matched, 1);
  assert.equal(lettersOf(town, routeIn(town, 'car', ['a', 'd'], leaving(night), traffic)!), 'abefcd');
});

test('states have keys by what matters of their time', () => {
  const town = trafficTown(drawTown(around('motor_vehicle:conditional=no @ (Mo-Fr 07:00-10:00)')));
  const keys = openStateKeys(town.tables);
  const at = (profile: Profile, when: string, wish: 'auto' | 'off' = 'auto') =>
    keys(profile, leaving(moscow(when), wish), noTraffic);
  assert.equal(at('car', 'Mo 02:00'), at('car', 'Th 03:40'));
  assert.notEqual(at('car', 'Mo 08:00'), at('car', 'Mo 12:00'));
  assert.notEqual(at('car', 'Mo 08:00', 'off'), at('car', 'Mo 12:00', 'off'));
  assert.equal(at('car', 'Tu 12:00', 'off'), at('car', 'Sa 09:00', 'off'));
  assert.equal(at('walk', 'Mo 08:00'), at('walk', 'Mo 12:00'));
});
