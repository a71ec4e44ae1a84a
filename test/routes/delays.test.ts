import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../src/routing/graph.ts';
import { ask } from './ask.ts';
import { rowsOf, townTable } from './table.ts';
import { drawTown, type Drawn, type Town } from './town.ts';

const secondsOf = (town: Town, profile: Profile, from: string, to: string): number =>
  ask(town, profile, from, to)?.seconds ?? NaN;

/** The seconds that a node in the middle of a way adds for car, bicycle and walker, there and back. */
const table = (wayTags: string, rows: string): void => {
  const plain = (nodes: Record<string, string>) => drawTown({ map: 'a--b--c', ways: { abc: wayTags }, nodes });
  const bare = plain({});
  for (const [tags, ...cells] of rowsOf(rows)) {
    test(`${wayTags} with ${tags} costs ${cells.join(' | ')} s more`, () => {
      const town = plain({ b: tags });
      const more = (profile: Profile, from: string, to: string): number =>
        Math.round((secondsOf(town, profile, from, to) - secondsOf(bare, profile, from, to)) * 10) / 10;
      const seen = (['car', 'bike', 'walk'] as const).map((profile) => {
        const [there, back] = [more(profile, 'a', 'c'), more(profile, 'c', 'a')];
        return Object.is(there, back) ? String(there) : `${there} ${back}`;
      });
      assert.deepEqual(seen.slice(0, cells.length), cells);
    });
  }
};

table('residential', `
  highway=traffic_signals                                    | 8   | 10  | 0
  highway=traffic_signals traffic_signals:direction=forward  | 8 0 | 10 0 | 0
  highway=traffic_signals traffic_signals:direction=backward | 0 8 | 0 10 | 0
  highway=traffic_signals traffic_signals:direction=both     | 8   | 10  | 0
  highway=stop                                               | 4   | 3   | 0
  highway=stop direction=forward                             | 4 0 | 3 0 | 0
  highway=stop direction=backward                            | 0 4 | 0 3 | 0
  highway=give_way direction=backward                        | 0 1.5 | 0 1 | 0
  highway=crossing                                           | 1.5 | 0   | 0
  highway=crossing crossing=unmarked                         | 0.5 | 0   | 0
  highway=crossing crossing=traffic_signals                  | 6   | 5   | 0
  highway=mini_roundabout                                    | 2   | 1   | 0
  railway=level_crossing                                     | 8   | 6   | 3
  railway=tram_crossing                                      | 8   | 6   | 3
  traffic_calming=bump                                       | 3   | 0.5 | 0
  traffic_calming=table                                      | 3   | 0.5 | 0
  traffic_calming=no                                         | 0   | 0   | 0
  barrier=gate                                               | 20  | 8   | 4
  barrier=lift_gate                                          | 12  | 3   | 0
  barrier=toll_booth                                         | 20  | 5   | 0
  barrier=border_control                                     | 900 | 900 | 900
  barrier=security_control                                   | 60  | 30  | 30
  barrier=unheard_of                                         | NaN | 5   | 2
  barrier=cattle_grid                                        | 2   | 3   | 2
  ford=yes                                                   | 10  | 15  | 15
  ford=no                                                    | 0   | 0   | 0
  noexit=yes                                                 | 0   | 0   | 0
`);
table('footway bicycle=yes motor_vehicle=yes', `
  highway=crossing                          | 1.5 | 2  | 2
  highway=crossing crossing=unmarked        | 0.5 | 3  | 3
  highway=crossing crossing=traffic_signals | 6   | 15 | 15
  highway=elevator                          | 0   | 0  | 30
  barrier=cycle_barrier                     | NaN | 5  | 1
  barrier=kissing_gate                      | NaN | 12 | 4
`);

test('lights at a junction delay each approach once', () => {
  const drawn = {
    map: `
      a--b--c
         |
         d
    `,
    ways: { abc: '', bd: '' },
  };
  const [lit, dark] = [drawTown({ ...drawn, nodes: { b: 'highway=traffic_signals' } }), drawTown(drawn)];
  for (const [from, to] of ['ac', 'ca', 'ad', 'da', 'dc', 'cd', 'ab', 'db']) {
    const more = secondsOf(lit, 'car', from, to) - secondsOf(dark, 'car', from, to);
    assert.equal(more.toFixed(2), '8.00', from + to);
  }
  assert.equal(ask(lit, 'car', 'b', 'd')?.seconds, ask(dark, 'car', 'b', 'd')?.seconds);
});

/** The seconds that lights at these nodes add for a car and for a bicycle. */
function addedBy(drawn: Drawn, lights: Record<string, string>, from: string, to: string): number[] {
  const [lit, dark] = [drawTown({ ...drawn, nodes: lights }), drawTown(drawn)];
  return (['car', 'bike'] as const).map((profile) =>
    Math.round((secondsOf(lit, profile, from, to) - secondsOf(dark, profile, from, to)) * 10) / 10);
}
const light = 'highway=traffic_signals';
const [ahead, towards] = ['forward', 'backward'].map((way) => `${light} traffic_signals:direction=${way}`);
/** Two dual carriageways: w and n are the approaches from west and north, x is the exit of a yard. */
const crossing: Drawn = {
  map: `
        n  t
        |  |
    v-k-2--1-g
        |  |
    w-h-3--4-f-e
        |  |
        s  r
  `,
  meters: 10,
  ways: Object.fromEntries(['wh34fe', 'g12kv', 'n23s', 'r41t'].map((way) => [way, 'primary oneway=yes'])),
};

for (const [title, lights, journeys] of [
  ['at its four corners', { 1: light, 2: light, 3: light, 4: light }, ['we', 'wt', 'ns', 'nv', 'ge', 'wv']],
  ['at its stop lines', { h: ahead, g: ahead }, ['we', 'wt', 'wv']],
  ['at corners and stop lines', { h: ahead, 3: light, 4: light, 1: light }, ['we', 'wt', 'wv']],
  ['and at the crossings of its streets',
    { h: 'highway=crossing crossing=traffic_signals', 3: light, 4: light, f: light }, ['we']],
] as const) {
  test(`the lights of one junction, ${title}, count once`, () => {
    for (const [from, to] of journeys) {
      assert.deepEqual(addedBy(crossing, lights, from, to), [8, 10], from + to);
    }
  });
}

test('lights of the next junction count again', () => {
  const street: Drawn = { map: 'a---b---c---d---e', meters: 12, ways: { abcde: '' } };
  assert.deepEqual(addedBy(street, { b: light, c: light }, 'a', 'e'), [16, 20]);
  assert.deepEqual(addedBy({ ...street, meters: 10.25 }, { b: light, c: light }, 'a', 'e'), [16, 20]);
  assert.deepEqual(addedBy({ ...street, meters: 9.75 }, { b: light, c: light }, 'a', 'e'), [8, 10]);
  assert.deepEqual(addedBy({ ...street, meters: 9 }, { b: ahead, c: towards }, 'a', 'e'), [8, 10]);
  assert.deepEqual(addedBy({ ...street, meters: 9 }, { b: ahead, c: towards }, 'e', 'a'), [8, 10]);
});

test('a long row of lights is several junctions, each up to 80 m long', () => {
  const street: Drawn = { map: 'a123456789bc', meters: 35, ways: { a123456789bc: '' } };
  const lit = Object.fromEntries([...'123456789b'].map((name) => [name, light]));
  for (const [from, to] of ['ac', 'ca']) assert.deepEqual(addedBy(street, lit, from, to), [32, 40], from + to);
  const wide: Drawn = { map: 'a--1--2--3--b', meters: 13, ways: { a123b: '' } };
  assert.deepEqual(addedBy(wide, { 1: light, 2: light, 3: light }, 'a', 'b'), [8, 10]);
});

test('lights at the end of a street, which only its own traffic reaches, do not count as passed', () => {
  const street: Drawn = { map: 'a---b---c', meters: 9, ways: { abc: '' } };
  assert.deepEqual(addedBy(street, { a: light, b: light }, 'a', 'c'), [8, 10]);
});

test('a right turn before the lights avoids their delay', () => {
  const slip: Drawn = {
    map: `
      a--b--h--c--d
          \\   |
            \\ |
             --s
               |
               z
    `,
    ways: { abhcd: 'primary', bs: 'primary_link oneway=yes', csz: 'primary' },
  };
  assert.deepEqual(addedBy(slip, { h: ahead }, 'a', 'z'), [0, 0]);
  assert.deepEqual(addedBy(slip, { h: ahead }, 'a', 'd'), [8, 10]);
});

test('walkers wait at each crossing', () => {
  const walk: Drawn = { map: 'a--b--c--d', meters: 5, ways: { abcd: 'footway' } };
  const lit = 'highway=crossing crossing=traffic_signals';
  const seconds = (nodes: Record<string, string>) => secondsOf(drawTown({ ...walk, nodes }), 'walk', 'a', 'd');
  assert.equal(Math.round(seconds({ b: lit, c: lit }) - seconds({})), 30);
});

townTable('a quiet street without lights is quicker than a short one with them', {
  map: `
  x-a-1-2-3-b-y
    |       |
    c-------d
  `,
  nodes: { 1: 'highway=traffic_signals', 2: 'highway=traffic_signals', 3: 'highway=traffic_signals' },
  ways: { xa: '', by: '', a123b: '', ac: 'primary', cd: 'primary', db: 'primary' },
}, `
  car a b  | acdb
  walk a b | a123b
`);

for (const [meters, expected] of [[10, 21.6 + 45], [100, 216 + 45]] as const) {
  test(`an elevator takes 45 s however long it is drawn: ${3 * meters} m, and as much before it`, () => {
    const town = drawTown({ map: 'a--b--c', ways: { ab: 'footway', bc: 'elevator' }, meters });
    assert.equal(secondsOf(town, 'walk', 'a', 'c'), expected);
  });
}
