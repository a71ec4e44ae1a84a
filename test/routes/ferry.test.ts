import assert from 'node:assert/strict';
import { test } from 'node:test';
import { durationSeconds } from '../../src/routing/profile/ferry.ts';
import { ask } from './ask.ts';
import { rowsOf, townTable, wayTable } from './table.ts';
import { drawTown } from './town.ts';

const durations = `
  00:20      | 1200
  1:10       | 4200
  01:10:30   | 4230
  25         | 1500
  25 min     | 1500
  2.5        | 150
  PT20M      | 1200
  PT1H10M    | 4200
  P1DT2H     | 93600
  soon       | nothing
`;
for (const [text, seconds] of rowsOf(durations)) {
  test(`duration "${text}" is ${seconds} s`, () => assert.equal(String(durationSeconds(text) ?? 'nothing'), seconds));
}

// Capitals: boarding has a price beyond the time, so that a boat is not taken to gain a minute.
wayTable('who may use a ferry', `
  route=ferry                                   | FF | FF | FF
  route=ferry motor_vehicle=yes                 | FF | FF | FF
  route=ferry motor_vehicle=no                  | -- | FF | FF
  route=ferry motorcar=no                       | -- | FF | FF
  route=ferry vehicle=no                        | -- | -- | FF
  route=ferry foot=yes                          | -- | FF | FF
  route=ferry foot=yes bicycle=yes              | -- | FF | FF
  route=ferry foot=yes bicycle=yes motor_vehicle=yes | FF | FF | FF
  route=ferry foot=no                           | FF | FF | --
  route=ferry bicycle=no                        | FF | -- | FF
  route=ferry access=no                         | -- | -- | --
  route=ferry access=private                    | FF | FF | FF
  route=ferry access=no foot=yes                | -- | -- | FF
  route=ferry hgv=no                            | FF | FF | FF
  route=ferry oneway=yes                        | F- | F- | F-
  highway=primary ferry=yes                     | FF | FF | FF
  route=shuttle_train motor_vehicle=yes foot=no | TT | TT | --
  route=shuttle_train motor_vehicle=yes foot=no bicycle=no | TT | -- | --
  route=bus                                     | -- | -- | --
`);

const crossing = (tags: string) => ({ map: 'a--b----c----d--e', ways: { ab: '', bcd: tags, de: '' } });

test('a ferry takes as long as its timetable states', () => {
  const town = drawTown(crossing('route=ferry duration=00:20'));
  assert.equal(ask(town, 'car', 'b', 'd')?.seconds, 1200);
  assert.equal(ask(town, 'walk', 'd', 'b')?.seconds, 1200);
  assert.equal(ask(town, 'car', 'b', 'd')?.modes, 'ferry');
  assert.equal(ask(town, 'car', 'a', 'e')?.modes, 'drive,ferry,drive');
});

test('the duration is shared out by length if another ferry calls on the way', () => {
  const town = drawTown({
    map: `
      a--b----c----d--e
              |
              f
    `,
    ways: { ab: '', bcd: 'route=ferry duration=00:20', cf: 'route=ferry duration=5', de: '' },
  });
  assert.equal(ask(town, 'car', 'b', 'c')?.seconds, 600);
  assert.equal(ask(town, 'car', 'c', 'f')?.seconds, 300);
});

test('without a timetable it takes the usual speed of ferries', () => {
  const seconds = ask(drawTown(crossing('route=ferry')), 'car', 'b', 'd')?.seconds ?? 0;
  assert.ok(seconds > 290 && seconds < 310, String(seconds));
  const quick = ask(drawTown(crossing('route=ferry maxspeed=30')), 'car', 'b', 'd')?.seconds ?? 0;
  assert.equal(Math.round(quick / 10), 12);
});

townTable('a nearby bridge is better than a ferry', {
  map: `
    a--b----c--d
       |    |
       e----f
  `,
  ways: { ab: '', bc: 'route=ferry duration=00:01', cd: '', be: '', ef: 'bridge=yes', fc: '' },
}, `
  car a d  | abefcd
  car d a  | dcfeba
`);
townTable('an island without a bridge is reached by ferry', crossing('route=ferry duration=01:00'), `
  car a e  | abcde
  bike e a | edcba
`);
