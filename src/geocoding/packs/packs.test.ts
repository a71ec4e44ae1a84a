import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isLatin, romanize } from '../language/romanize.ts';
import { ownTypeKey, typeReadings } from '../language/type-words.ts';
import { fold } from '../text/fold.ts';
import { packs, wordsIn } from './list.ts';

test('each language has its own code, and Russian is first', () => {
  const codes = packs.map(({ code }) => code);
  assert.deepEqual(codes, [...new Set(codes)]);
  assert.equal(codes[0], 'ru');
});

for (const table of ['keys', 'keysOfRuns', 'latin', 'latinAtBeginning'] as const) {
  test(`letters are lower-case, as in folded texts: ${table}`, () => {
    const letters = packs.flatMap((pack) => Object.keys(pack[table] ?? {}));
    assert.deepEqual(letters.filter((letter) => letter !== letter.toLowerCase()), []);
  });

  test(`languages that share a letter agree on it: ${table}`, () => {
    const entries = packs.flatMap((pack) => Object.entries(pack[table] ?? {}));
    const byLetter = Map.groupBy(entries, ([letter]) => letter);
    const disputed = [...byLetter].filter(([, rows]) => new Set(rows.map(([, key]) => key)).size > 1);
    assert.deepEqual(disputed, []);
  });
}

describe('every letter in the words of a language has a key and a Latin spelling', () => {
  for (const { code, script, types, houseParts = {} } of packs) {
    const words = [...Object.values(types), ...Object.values(houseParts)].flatMap(wordsIn);
    test(code, () => {
      const letters = words.join('').match(/\p{L}/gu) ?? [];
      assert.deepEqual(letters.filter((letter) => fold(letter) === '' && !'ьъ'.includes(letter)), []);
      if (script !== 'Latin') assert.deepEqual(words.filter((word) => !isLatin(romanize(word))), []);
    });
  }
});

test('every type word of every language is read as its class', () => {
  const missing = packs.flatMap(({ code, types }) => Object.entries(types).flatMap(([type, words]) =>
    wordsIn(words).filter((word) => {
      const key = ownTypeKey(word) ?? word.split(/[-/.]/u).map((part) => fold(part)).filter(Boolean).join('-');
      return !typeReadings(key)?.some((reading) => reading.code === type);
    }).map((word) => `${code}: ${type} ${word}`)));
  assert.deepEqual(missing, []);
});
