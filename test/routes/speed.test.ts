import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasLimits, limitsOf } from '../../src/routing/profile/limits-by-country.ts';
import { impliedLimit, signedLimit, speedOf } from '../../src/routing/profile/speed-limit.ts';
import { wayUse } from '../../src/routing/profile/way-uses.ts';
import { rowsOf } from './table.ts';
import { readTags } from './town.ts';

const words = `
  60            | 60
  60 km/h       | 60
  60 kmh        | 60
  40 mph        | 64.4
  10 knots      | 18.5
  82.5          | 82.5
  60;80         | 60
  60‖90         | 60
  walk          | 6
  none          | 130
  signals       | nothing
  variable      | nothing
  implicit      | nothing
  fast          | nothing
  0             | nothing
  -20           | nothing
  RU:urban      | 60
  RU:rural      | 90
  RU:motorway   | 110
  RU:living_street | 20
  RU:urban30    | nothing
  RU:zone30     | 30
  RU:zone:20    | 20
  RU:30         | 30
  by:20         | 20
  zone:30       | 30
  DE:zone:30    | 30
  ru:urban      | 60
  UA:urban      | 50
  UA:motorway   | 130
  KZ:rural      | 110
  BY:rural      | 90
  MD:urban      | 50
  XX:urban      | 60
`;
for (const [text, kmh] of rowsOf(words)) {
  test(`maxspeed "${text}" means ${kmh}`, () => {
    const seen = speedOf(text.replace('\u2016', '|'));
    assert.equal(seen === undefined ? 'nothing' : String(Math.round(seen * 10) / 10), kmh);
  });
}

const served = 'RU BY KZ KG UZ TJ TM AM AZ GE MD UA';
test('every country served has limits of its own', () => {
  for (const country of served.split(' ')) {
    assert.ok(hasLimits(country), country);
    const { urban, rural, motorway, livingStreet } = limitsOf(country);
    assert.ok(livingStreet < urban && urban < rural && rural < motorway, country);
  }
});

/** Tags, forward and backward limit of a car; inside and outside a town. */
const limits = `
  residential                                         | 60 60   | 90 90
  motorway                                            | 110 110 | 110 110
  trunk motorroad=yes                                 | 110 110 | 110 110
  living_street                                       | 20 20   | 20 20
  residential living_street=yes                       | 20 20   | 20 20
  primary maxspeed=40                                 | 40 40   | 40 40
  primary maxspeed=80 maxspeed:backward=50            | 80 50   | 80 50
  primary maxspeed:forward=50                         | 50 60   | 50 90
  primary maxspeed=90 maxspeed:motorcar=70            | 70 70   | 70 70
  primary maxspeed=90 maxspeed:hgv=50                 | 90 90   | 90 90
  primary maxspeed:type=RU:urban                      | 60 60   | 60 60
  primary maxspeed:type=RU:rural                      | 90 90   | 90 90
  primary source:maxspeed=RU:rural                    | 90 90   | 90 90
  primary source:maxspeed=sign                        | 60 60   | 90 90
  primary zone:maxspeed=RU:30                         | 30 30   | 30 30
  primary zone:maxspeed=RU:zone30                     | 30 30   | 30 30
  primary zone:traffic=RU:urban                       | 60 60   | 60 60
  primary maxspeed=signals                            | 60 60   | 90 90
  primary rural=yes                                   | 90 90   | 90 90
  primary maxspeed=RU:urban maxspeed:type=RU:rural    | 60 60   | 60 60
`;
for (const [tags, urban, rural] of rowsOf(limits)) {
  test(`${tags} is limited to ${urban} in town, to ${rural} outside`, () => {
    const read = readTags(tags);
    const seen = [true, false].map((isUrban) =>
      (['forward', 'backward'] as const)
        .map((way) => signedLimit(read, way) ?? impliedLimit(read, { country: 'RU', isUrban })).join(' '));
    assert.deepEqual(seen, [urban, rural]);
  });
}

/** Free flow in whole km/h: a car inside and outside a town, then a bicycle and a walker. */
const speeds = `
  motorway                              | 102 102 | -   | -
  trunk                                 | 53 82   | 13  | 4
  primary                               | 47 78   | 14  | 5
  secondary                             | 45 73   | 15  | 5
  tertiary                              | 41 68   | 16  | 5
  unclassified                          | 36 59   | 16  | 5
  residential                           | 30 40   | 16  | 5
  living_street                         | 14 14   | 13  | 5
  service                               | 23 25   | 14  | 5
  service service=parking_aisle         | 10 10   | 14  | 5
  track                                 | 29 30   | 13  | 5
  track tracktype=grade5                | 10 10   | 7   | 5
  primary maxspeed=20                   | 18 18   | 14  | 5
  primary maxspeed=40                   | 33 36   | 14  | 5
  primary maxspeed=90                   | 65 78   | 14  | 5
  primary maxspeed=5                    | 5 5     | 14  | 5
  primary maxspeed=1                    | 4 4     | 14  | 5
  primary maxspeed:advisory=30          | 26 27   | 14  | 5
  motorway maxspeed=none                | 121 121 | -   | -
  primary surface=asphalt               | 47 78   | 14  | 5
  primary surface=gravel                | 45 45   | 10  | 5
  primary surface=cobblestone           | 30 30   | 8   | 5
  primary surface=mud                   | 10 10   | 4   | 3
  primary surface=unknown_thing         | 47 78   | 14  | 5
  primary smoothness=bad                | 40 40   | 11  | 5
  primary smoothness=horrible           | 10 10   | 5   | 5
  primary surface=asphalt smoothness=very_bad | 20 20 | 7 | 5
  unclassified surface=dirt             | 30 30   | 10  | 5
  unclassified surface=sand             | 15 15   | 5   | 4
  unclassified surface=grass            | 15 15   | 7   | 5
  residential surface=paving_stones     | 30 40   | 15  | 5
  residential surface=sett              | 30 40   | 11  | 5
  tertiary surface=unpaved              | 41 45   | 12  | 5
  tertiary surface=compacted            | 41 68   | 15  | 5
  cycleway                              | -       | 17  | 5
  path                                  | -       | 13  | 5
  path surface=sand                     | -       | 5   | 4
  footway                               | -       | 4   | 5
  footway bicycle=yes                   | -       | 11  | 5
  pedestrian bicycle=yes                | -       | 10  | 5
  steps                                 | -       | 2   | 3
  steps ramp:bicycle=yes                | -       | 3   | 3
  steps conveying=forward               | -       | -   | 2
  path sac_scale=mountain_hiking        | -       | 4   | 4
  primary cycleway=lane                 | 47 78   | 16  | 5
  primary bicycle=dismount              | 47 78   | 4   | 5
  residential ford=yes                  | 10 10   | 6   | 3
  track 4wd_only=recommended            | 20 20   | 13  | 5
  path mtb:scale=1                      | -       | 8   | 5
  path mtb:scale=3                      | -       | 4   | 5
  ladder                                | -       | -   | 1
  primary sidewalk=both                 | 47 78   | 14  | 5
`;
for (const [tags, car, bike, walk] of rowsOf(speeds)) {
  test(`${tags} is driven at ${car}, ridden at ${bike} and walked at ${walk} km/h`, () => {
    const read = readTags(tags);
    const kmh = (profile: 'car' | 'bike' | 'walk', isUrban: boolean): string => {
      const use = wayUse(profile, read, { country: 'RU', isUrban });
      return use?.forward ? String(Math.round(use.forward.kmh)) : '-';
    };
    const driven = [kmh('car', true), kmh('car', false)];
    const seen = [driven[0] === '-' ? '-' : driven.join(' '), kmh('bike', true), kmh('walk', true)];
    assert.deepEqual(seen, [car, bike, walk]);
  });
}

/** In Belarus bicycles belong on the pavement if there is no cycle path: mode and speed there and in Russia. */
const footways = `
  footway                        | ride 9  | push 4
  footway footway=sidewalk       | ride 9  | push 4
  footway access=private         | ride 9  | push 4
  footway bicycle=yes            | ride 11 | ride 11
  footway bicycle=no             | push 4  | push 4
  footway bicycle=dismount       | push 4  | push 4
  footway footway=crossing       | push 4  | push 4
  footway indoor=yes             | push 4  | push 4
  pedestrian                     | push 4  | push 4
  steps                          | push 2  | push 2
`;
for (const [tags, inBelarus, inRussia] of rowsOf(footways)) {
  test(`${tags} is for bicycles in Belarus: ${inBelarus}; in Russia: ${inRussia}`, () => {
    const shown = (country: string): string => {
      const { kmh, mode } = wayUse('bike', readTags(tags), { country, isUrban: true })!.forward!;
      return `${mode} ${Math.round(kmh)}`;
    };
    assert.deepEqual([shown('BY'), shown('RU')], [inBelarus, inRussia]);
  });
}

test('free flow stays below the limit, whatever the road and the sign', () => {
  for (const highway of ['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'unclassified', 'residential']) {
    for (const maxspeed of [20, 30, 40, 50, 60, 70, 80, 90, 110, 130]) {
      for (const isUrban of [true, false]) {
        const use = wayUse('car', { highway, maxspeed: String(maxspeed) }, { country: 'RU', isUrban });
        assert.ok(use?.forward && use.forward.kmh < maxspeed, `${highway} ${maxspeed}`);
      }
    }
  }
});

test('a higher limit makes no road slower', () => {
  for (const highway of ['trunk', 'primary', 'residential']) {
    let last = 0;
    for (let maxspeed = 10; maxspeed <= 130; maxspeed += 10) {
      const use = wayUse('car', { highway, maxspeed: String(maxspeed) }, { country: 'RU', isUrban: true });
      assert.ok(use?.forward && use.forward.kmh >= last);
      last = use.forward.kmh;
    }
  }
});
