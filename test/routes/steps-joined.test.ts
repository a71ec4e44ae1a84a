import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepsOn, told } from './steps-in.ts';
import { drawTown, type Drawn } from './town.ts';

/** The pavements of Main and of a lane that crosses it; a column is so many metres wide. */
const corner = (meters = 8): Drawn => ({
  map: `
                 N
                 |
                 |
    A----------B-n-C---------D
    M------------m-----------W
    E----------F-s-G---------H
                 |
                 |
                 S
  `,
  meters,
  ways: {
    AB: 'footway footway=sidewalk', CD: 'footway footway=sidewalk', EF: 'footway footway=sidewalk',
    GH: 'footway footway=sidewalk', BnC: 'footway footway=crossing', FsG: 'footway footway=crossing',
    MmW: 'secondary name=Main foot=no', NnmsS: 'residential name=Lane foot=no', BF: 'footway footway=crossing',
  },
});

test('on foot along a street its side streets are crossed without a word', () => {
  assert.deepEqual(told(corner(), 'AD'), ['Head east on the pavement along Main', 'You have arrived']);
});

test('on foot along a street the crossing of a main road is told', () => {
  const { ways, ...rest } = corner();
  const town = { ...rest, ways: { ...ways, NnmsS: 'primary name=Avenue foot=no' } };
  assert.deepEqual(told(town, 'AD').slice(1, -1), ['Cross Avenue and continue straight on the pavement along Main']);
});

test('on foot the street itself is crossed, and walked along, in one message', () => {
  const steps = stepsOn(corner(), 'AE');
  assert.deepEqual(told(corner(), 'AE'), [
    'Head east on the pavement along Main', 'Turn right, cross Main and turn right onto the pavement',
    'You have arrived',
  ]);
  assert.deepEqual(steps.map(({ maneuver }) => maneuver), ['depart', 'right', 'arrive']);
});

test('on foot of two crossings at a corner each has its message', () => {
  assert.deepEqual(told(corner(), 'AH').slice(1, -1),
    ['Turn right and cross Main', 'Turn left, cross Lane and continue straight on the pavement along Main']);
});

/** The pavement of Valley, which crosses the avenue that many metres beside its straight line. */
const offset = (meters: number): Drawn => ({
  map: `
    V-------------v-------------X
    A-----------BK|LE-----------H
                | | |
                C-m-D
                  |
                  W
  `,
  meters: meters / 2,
  ways: {
    VvX: 'residential name=Valley foot=no', vmW: 'secondary name=Avenue foot=no', CmD: 'footway footway=crossing',
    AB: 'footway', BC: 'footway', DE: 'footway', EH: 'footway', BK: 'footway', LE: 'footway',
  },
});
for (const [meters, expected] of [
  [29, ['Head east on the footway along Valley']],
  [31, [
    'Head east on the footway along Valley', 'Turn right onto the footway',
    'Turn left, cross Avenue and turn left onto the footway', 'Turn right onto the footway along Valley',
  ]],
] as const) {
  test(`on foot along a street with a crossing ${meters} m beside its line`, () =>
    assert.deepEqual(told(offset(meters), 'AH').slice(0, -1), expected));
}

test('on foot a crossing does not hide the path behind it', () => {
  const town: Drawn = {
    map: `
      A------B
      M------m---W
             C
             |
             |
             |
             D
    `,
    meters: 10,
    ways: { AB: 'path', BmC: 'footway footway=crossing', CD: 'path', MmW: 'secondary name=Main foot=no' },
  };
  assert.deepEqual(told(town, 'AD').slice(1, -1), ['Turn right, cross Main and continue straight along the path']);
});

/** From A to D over a few metres BC between two turns; the other ways make B and C junctions. */
const jog = (kind: string, behind: string, meters: number): Drawn => ({
  map: 'A--------B--E\n         |\nF--------C--------D', meters: meters / 2,
  ways: { AB: 'footway', BE: 'footway', BC: kind, FC: 'path', CD: behind },
});
for (const [what, town, expected] of [
  ['29 m between two turns are announced with what follows', jog('path', 'service', 29),
    ['Turn right and immediately left onto the service road']],
  ['31 m are a step', jog('path', 'service', 31), ['Turn right onto the path', 'Turn left onto the service road']],
  ['so is a street of 29 m with a name', jog('name=Short', 'service', 29),
    ['Turn right onto Short', 'Turn left onto the service road']],
  ['14 m of stairs are announced with what follows', jog('steps', 'service', 14),
    ['Turn right, take the stairs and turn left onto the service road']],
  ['16 m of stairs are a step', jog('steps', 'service', 16),
    ['Turn right, by the stairs', 'Turn left onto the service road']],
] as const) {
  test(`on foot ${what}`, () => assert.deepEqual(told(town, 'AD').slice(1, -1), expected));
}

test('on foot the turn to stairs is told, though they begin a few metres aside', () => {
  const town: Drawn = {
    map: '         S\n         |\n         |\n         |\n         D\nA--------B--------C', meters: 6,
    ways: { ABC: 'footway footway=sidewalk', BD: 'footway', DS: 'steps' },
  };
  assert.deepEqual(told(town, 'AS').slice(1, -1), ['Turn left, by the stairs']);
});

test('on foot two turns between two parts of a street are told', () => {
  const town: Drawn = {
    map: 'A--------B--E\n         |\nF--------C--------D', meters: 10,
    ways: { AB: 'name=Main', BE: 'name=Side', BC: 'footway', FCD: 'name=Main' },
  };
  assert.deepEqual(told(town, 'AD').slice(1, -1), ['Turn right and immediately left onto Main']);
});

/** The same for those who drive: onto a street, over a few metres of a drive. */
const ridden = (kind: string, meters: number): Drawn => ({
  ...jog(kind, 'name=Side', meters),
  ways: { AB: 'name=Main', BE: 'name=Main', BC: kind, FC: 'service', CD: 'name=Side' },
});
for (const profile of ['car', 'bike'] as const) {
  test(`by ${profile} 14 m between two turns are announced with what follows, 16 m or a name are a step`, () => {
    const turns = (town: Drawn) => told(town, 'AD', profile).slice(1, -1);
    assert.deepEqual(turns(ridden('service', 14)), ['Turn right and immediately left onto Side']);
    assert.deepEqual(turns(ridden('service', 16)), ['Turn right onto the service road', 'Turn left onto Side']);
    assert.deepEqual(turns(ridden('name=Short', 14)), ['Turn right onto Short', 'Turn left onto Side']);
  });
}

test('on foot a walk is of the kind of its longer part', () => {
  const walk = (longer: string, later: string): Drawn => ({
    map: 'A--B--C--------D\n   |  |\n   E  F', meters: 12,
    ways: { AB: 'name=Main', BC: longer, CD: later, BE: 'footway', CF: 'footway' },
  });
  assert.deepEqual(told(walk('footway', 'path'), 'BD')[0], 'Head east along the path');
  assert.deepEqual(told(walk('path', 'footway'), 'BD')[0], 'Head east along the footway');
});

/** Between a pavement AB and the crossing CD of Main, some metres BC to the right of the first. */
const beforeCrossing = (meters: number): Drawn => ({
  map: `
    A--------------------B--------y
                         |
    x--------------------C
                         |
    M--------------------m--------W
                         |
                         D--------------------E
  `,
  meters: meters / 2,
  ways: {
    ABy: 'footway', BC: 'footway', xC: 'footway', CmD: 'footway footway=crossing', DE: 'footway',
    MmW: 'secondary name=Main foot=no',
  },
});
for (const meters of [8, 28]) {
  test(`on foot the turn to a crossing that is ${meters} m behind a corner is at the corner`, () => {
    const town = beforeCrossing(meters);
    const steps = stepsOn(town, 'AE');
    assert.deepEqual(told(town, 'AE').slice(1, -1), ['Turn right, cross Main and turn left onto the footway']);
    const { network: { roadNodes: { lat, lon } } } = drawTown(town).source;
    const corner = drawTown(town).nodeOf('B');
    assert.deepEqual([steps[1].lat, steps[1].lon], [lat[corner], lon[corner]]);
  });
}
