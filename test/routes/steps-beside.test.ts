import assert from 'node:assert/strict';
import { test } from 'node:test';
import { told } from './steps-in.ts';
import type { Drawn } from './town.ts';

test('a way without a name is announced by the street that it follows or crosses', () => {
  const drawn: Drawn = {
    map: 'A-B-----C\nE-x-----F\n  D', ways: {
      AB: 'footway', BC: 'footway footway=sidewalk', BxD: 'footway footway=crossing',
      ExF: 'secondary name=Main foot=no',
    }, meters: 8,
  };
  const expected = ['Head north, cross Main and turn right onto the pavement', 'You have arrived'];
  assert.deepEqual(told(drawn, 'DC'), expected);
});

/** A way from A to B that many columns and rows away, and a street of cars to the east on another row. */
const besideStreet = (kind: string, columns: number, rows: number, streetRow: number, meters: number): Drawn => {
  const lines = Array.from({ length: Math.max(rows, streetRow) + 1 }, () => ' '.repeat(40).split(''));
  [lines[0][10], lines[rows][10 + columns], lines[streetRow][0], lines[streetRow][39]] = ['A', 'B', 'E', 'F'];
  const map = lines.map((line) => line.join('')).join('\n');
  return { map, ways: { AB: kind, EF: 'secondary name=Main foot=no' }, meters };
};
for (const [what, town, expected] of [
  ['a footway at 22° to a street leads along it', besideStreet('footway', 10, 4, 6, 2),
    'Head east on the footway along Main'],
  ['one at 27° does not', besideStreet('footway', 10, 5, 7, 2), 'Head southeast along the footway'],
  ['one 29 m from a street leads along it', besideStreet('footway', 10, 0, 10, 2.9),
    'Head east on the footway along Main'],
  ['one 31 m from it does not', besideStreet('footway', 10, 0, 10, 3.1), 'Head east along the footway'],
  ['a crossing at 42° to a street crosses it', besideStreet('footway footway=crossing', 10, 9, 5, 1),
    'Head southeast across Main'],
  ['one at 39° does not', besideStreet('footway footway=crossing', 10, 8, 4, 1), 'Head southeast along the crossing'],
  ['one whose middle is 11 m from a street crosses it', besideStreet('footway footway=crossing', 0, 2, 11, 1.1),
    'Head south across Main'],
  ['one 13 m from it does not', besideStreet('footway footway=crossing', 0, 2, 11, 1.3),
    'Head south along the crossing'],
] as const) {
  test(`on foot: ${what}`, () => assert.equal(told(town, 'AB')[0], expected));
}

for (const [what, street, path, expected] of [
  ['crossing a street on a straight path is announced, and the path goes on as before', 'name=Main', 'AD',
    ['Head south along the footway', 'Cross Main and continue straight along the footway', 'You have arrived']],
  ['also where the way behind it is another', 'name=Main', 'AE',
    ['Head south along the footway', 'Cross Main and continue straight along the footway', 'Turn left onto the path',
      'You have arrived']],
  ['a road without a name is not announced', 'service', 'AD', ['Head south along the footway', 'You have arrived']],
] as const) {
  test(`on foot: ${what}`, () => {
    const drawn: Drawn = {
      map: '   A\n   |\n   B\nF--m--G\n   C\n   |\n   |\nH--D--E',
      ways: {
        AB: 'footway', BmC: 'footway footway=crossing', CD: 'footway', DE: 'path', HD: 'footway', FmG: street,
      },
      meters: 10,
    };
    assert.deepEqual(told(drawn, path), expected);
  });
}

/** A footway over a street, with its lights at m; nothing says that it is a crossing but its node. */
const overStreet = (street: string, crossing = 'highway=crossing', meters = 10): Drawn => ({
  map: '   A\n   |\n   B\nF--m--G\n   C\n   |\n   |\nH--D--E',
  nodes: { m: crossing },
  ways: { AB: 'footway', BmC: 'footway', CD: 'footway', DE: 'path', HD: 'footway', FmG: street },
  meters,
});
const crossedMain = ['Head south along the footway', 'Cross Main and continue straight along the footway',
  'You have arrived'];
const justOn = ['Head south along the footway', 'You have arrived'];
for (const [what, drawn, expected] of [
  ['where walkers may not use it', overStreet('primary name=Main foot=no'), crossedMain],
  ['where they may', overStreet('primary name=Main'), crossedMain],
  ['where cars stop at lights', overStreet('primary name=Main foot=no', 'highway=traffic_signals'), crossedMain],
  ['not of a side street', overStreet('residential name=Main foot=no'), justOn],
  ['nor of one under a footbridge', overStreet('primary name=Main foot=no', 'man_made=manhole'), justOn],
  ['nor on a way of which the crossing is only a part', overStreet('primary name=Main foot=no', undefined, 45), justOn],
] as const) {
  test(`on foot: a main street crossed by an ordinary footway is announced: ${what}`, () =>
    assert.deepEqual(told(drawn, 'AD'), expected));
}
