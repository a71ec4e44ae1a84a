import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from './ask.ts';
import { drawTown } from './town.ts';

test('a plain town', () => {
  const town = drawTown({
    map: `
      a--b--c
         |
         d--e--f
    `,
    ways: { abc: 'residential', bde: 'residential', ef: 'residential oneway=yes' },
  });
  console.log(ask(town, 'car', 'a', 'f'), ask(town, 'car', 'f', 'a'), ask(town, 'bike', 'f', 'a'), ask(town, 'walk', 'a', 'f'));
  assert.equal(ask(town, 'car', 'a', 'f')?.nodes, 'abdef');
});

test('a turn', () => {
  const town = drawTown({
    map: `
      a--b--c
         |
         d
    `,
    ways: { ab: '', bc: '', bd: '' },
    turns: { 'ab b bd': 'no_right_turn' },
  });
  console.log(ask(town, 'car', 'a', 'd'));
  assert.equal(ask(town, 'car', 'a', 'd')?.nodes, 'abcbd');
});
