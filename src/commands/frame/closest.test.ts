import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closest, editDistance } from './closest.ts';

const words = ['serve', 'import', 'demo', 'info', 'nearest', 'version', 'help'];

for (const [typed, expected] of [
  ['improt', 'import'], // two letters swapped
  ['nearst', 'nearest'],
  ['sevre', 'serve'],
  ['inf', 'info'],
  ['near', 'nearest'], // the only word with this prefix
  ['hlep', 'help'],
  ['i', undefined],
  ['xyz', undefined],
  ['', undefined],
] as const) {
  test(`"${typed}" was probably ${expected ?? 'none of the commands'}`, () => {
    assert.equal(closest(typed, words), expected);
  });
}

for (const [a, b, edits] of [
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', 'acb', 1],
  ['kitten', 'sitting', 3],
  ['same', 'same', 0],
] as const) {
  test(`"${a}" and "${b}" are ${edits} edits apart, both ways`, () => {
    assert.equal(editDistance(a, b), edits);
    assert.equal(editDistance(b, a), edits);
  });
}
