import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chanceOf } from './chance.ts';
import { editDistance } from './edit-distance.ts';
import { misspell } from './typos.ts';

const names = [
  'Мясницкая', 'Льва Толстого', '2-я Тверская-Ямская', 'Набережная Обводного канала', 'Amir Temur', 'Абовяна',
];

test('the requested number of typos is made, only in letters', () => {
  for (const name of names) {
    for (let seed = 0; seed < 200; seed++) {
      for (const typos of [1, 2]) {
        const changed = misspell(name, typos, chanceOf(seed, name), []);
        if (changed === undefined) continue;
        assert.equal(editDistance(changed.toLowerCase(), name.toLowerCase()), typos, `${name}: ${changed}`);
        assert.deepEqual(changed.match(/\d+/g), name.match(/\d+/g), changed);
      }
    }
  }
});

for (const [text, typos] of [['Мира', 1], ['5', 1], ['8 Мая', 1], ['Чехова', 2], ['Лесі', 1]] as const) {
  test(`${text} has too few letters for ${typos}`, () => {
    for (let seed = 0; seed < 50; seed++) assert.equal(misspell(text, typos, chanceOf(seed, ''), []), undefined);
  });
}

test('a misspelt name is never as close to another name as to its own', () => {
  const rivals = ['чехова', 'чекова', 'чеховна', 'чесова', 'черкова'];
  for (let seed = 0; seed < 300; seed++) {
    const changed = misspell('Чехова', 1, chanceOf(seed, ''), rivals.slice(1))?.toLowerCase();
    if (changed === undefined) continue;
    for (const rival of rivals.slice(1)) assert.ok(editDistance(changed, rival) > 1, `${changed} is ${rival} as well`);
  }
});

test('the first letter is rarely wrong', () => {
  const wrong = Array.from({ length: 500 }, (_, seed) => misspell('Мясницкая', 1, chanceOf(seed, ''), []) ?? '')
    .filter((text) => text[0] !== 'М').length;
  assert.ok(wrong > 0 && wrong < 50, `${wrong} of 500`);
});

test('the same seed makes the same typos, another seed others', () => {
  const make = (seed: number): string | undefined => misspell('Электрозаводская', 2, chanceOf(seed, 'x'), []);
  assert.equal(make(3), make(3));
  assert.ok(new Set([1, 2, 3, 4, 5, 6].map(make)).size > 3);
});

/** The definition, without a table. */
function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const isSwap = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  const swap = isSwap ? slowDistance(a.slice(2), b.slice(2)) + 1 : Infinity;
  return Math.min(
    swap, slowDistance(a.slice(1), b) + 1, slowDistance(a, b.slice(1)) + 1,
    slowDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  );
}

test('the distance of two words equals its definition', () => {
  const word = fc.stringMatching(/^[абв]{0,6}$/);
  fc.assert(fc.property(word, word, (a, b) => editDistance(a, b) === slowDistance(a, b)), { seed: 7, numRuns: 300 });
});
