import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../src/routing/graph.ts';
import { told } from './steps-in.ts';
import type { Drawn } from './town.ts';

/** A pavement from A to D that dips towards the kerb of the lane at B, 2 m before it is crossed between K and L. */
const dip: Drawn = {
  map: `
                  N
                  |
    A-----------B |
               P K|L--------D
                  |
                  |
                  S
  `,
  meters: 2,
  ways: { AB: 'footway footway=sidewalk', BK: 'footway footway=sidewalk', PK: 'footway', KL: 'footway footway=crossing',
    LD: 'footway', NS: 'residential name=Lane foot=no' },
};

/** From A to D over a rounded corner at B, C and E, which bends by 30 degrees at each, with a path at B and at C. */
const rounded: Drawn = {
  map: `
                                                                        x
                                                                                   y
    A------------------------------------------------------------B



                                                                       C






                                                                            E
                                                                            |${`
                                                                            |`.repeat(60)}
                                                                            D
  `,
  meters: 0.55,
  ways: {
    AB: 'footway footway=sidewalk', BC: 'footway footway=sidewalk', CE: 'footway footway=sidewalk',
    ED: 'footway footway=sidewalk', Bx: 'path', Cy: 'path',
  },
};

/** From a street AE to a path CD, some metres to the left or right of it, over a jog BC. */
const jog = (side: 'left' | 'right'): Drawn => {
  const [street, path] = ['A--------------B---------------E', '               C---------------D'];
  return {
    map: (side === 'left' ? [path, street] : [street, path]).join('\n'), meters: 4,
    ways: { ABE: 'secondary name=Main', BC: 'path bicycle=designated', CD: 'path bicycle=designated' },
  };
};

/** Two tracks that meet at B and C, less than a metre apart: the drawn line BC leads back. */
const spike: Drawn = {
  map: `
              E
              |
              |
              |
              C
    A---------B
              F
  `,
  meters: 3,
  ways: { AC: 'track', CB: 'track', BE: 'track', BF: 'track' },
};

/** A square's edge AB, of which BC leads that many metres aside, and a footway CDE that leads back beside it. */
const spur = (meters: number): Drawn => ({
  map: `
    ${' '.repeat(60)}x
    ${' '.repeat(60)}|
    ${' '.repeat(60)}CD
    ${'\n'.repeat(9)}
    A${'-'.repeat(59)}B|
    ${`${' '.repeat(61)}|\n    `.repeat(20)}
    ${' '.repeat(61)}E
  `,
  meters: meters / 11, ways: { AB: 'pedestrian', BC: 'pedestrian', CDE: 'footway', xC: 'footway' },
});

const journeys: readonly (readonly [what: string, drawn: Drawn, path: string, expected: string, by?: Profile])[] = [
  ['a dip before a crossing is no turn', dip, 'AD', 'Cross Lane and continue straight along the footway'],
  ['a rounded corner is one turn', rounded, 'AD', 'Turn right onto the pavement'],
  ['a path that begins some metres to the left is on the left', jog('left'), 'AD',
    'Keep left onto the path along Main', 'bike'],
  ['one to the right is on the right', jog('right'), 'AD', 'Keep right onto the path along Main', 'bike'],
  ['a spike where two ways meet is neither a turn nor a U-turn', spike, 'AE', 'Turn left onto the track', 'bike'],
];
for (const [meters, there, back] of [
  [19, 'Turn right onto the footway', 'Turn left onto the pedestrian street'],
  [21, 'Turn back along the footway', 'Turn back along the pedestrian street'],
] as const) {
  test(`steps: ${meters} m aside and back are ${meters < 20 ? 'a corner' : 'a way'} on foot`, () => {
    assert.deepEqual(told(spur(meters), 'AE').slice(1, -1), [there]);
    assert.deepEqual(told(spur(meters), 'EA').slice(1, -1), [back]);
  });
}

for (const [what, drawn, path, expected, by] of journeys) {
  test(`steps: ${what}`, () => assert.deepEqual(told(drawn, path, by).slice(1, -1), [expected]));
}

for (const [meters, expected] of [
  [4.9, 'Keep left onto the path along Main'], [5.1, 'Turn left onto the path along Main'],
] as const) {
  test(`steps: a jog of ${meters} m: ${expected}`, () =>
    assert.deepEqual(told({ ...jog('left'), meters }, 'AD', 'bike').slice(1, -1), [expected]));
}

test('a cyclist who pushes is told of stairs', () => {
  const town: Drawn = {
    map: 'A-----B-----C---D-----E\n', meters: 5, ways: { AB: 'name=Main', BC: 'footway', CD: 'steps', DE: 'footway' },
  };
  const stairs = told(town, 'AE', 'bike').filter((one) => one.includes('stairs'));
  assert.deepEqual(stairs, ['Continue straight along the stairs, walking your bicycle']);
});
