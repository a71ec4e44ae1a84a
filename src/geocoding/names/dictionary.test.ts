import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { gazetteerOf } from '../../../test/gazetteer-fixture.ts';
import { seededRandom } from '../../kernel/random.ts';
import { effortOf } from './dictionary-like.ts';
import { openDictionary, mostTypoCost } from './dictionary.ts';
import { fold } from '../text/fold.ts';
import { buildSearch } from './search-index.ts';
import { EDIT, insertCost, substituteCost, SWAP_COST } from '../text/typo-costs.ts';

function dictionaryOf(names: readonly string[]) {
  const gazetteer = gazetteerOf({ places: names.map((name) => ({ at: [0, 0] as const, names: { name } })) });
  return openDictionary(buildSearch(gazetteer));
}

/** Computes the same costs by the full table of two words. */
function slowCost(key: string, word: string): number {
  const table = Array.from({ length: word.length + 1 }, () => Array.from(key, () => 0).concat(0));
  const insert = (text: string, at: number): number => insertCost(text.charCodeAt(at)) * (at === 0 ? 2 : 1);
  for (let i = 1; i <= word.length; i++) table[i][0] = table[i - 1][0] + insert(word, i - 1);
  for (let j = 1; j <= key.length; j++) table[0][j] = table[0][j - 1] + insert(key, j - 1);
  for (let i = 1; i <= word.length; i++) {
    for (let j = 1; j <= key.length; j++) {
      const isSame = word[i - 1] === key[j - 1];
      const double = i === 1 && j === 1 ? 2 : 1;
      const substitute = substituteCost(key.charCodeAt(j - 1), word.charCodeAt(i - 1)) * double;
      table[i][j] = Math.min(
        table[i - 1][j - 1] + (isSame ? 0 : substitute),
        table[i - 1][j] + insert(word, i - 1), table[i][j - 1] + insert(key, j - 1),
      );
      const isSwap = i > 1 && j > 1 && !isSame && word[i - 1] === key[j - 2] && word[i - 2] === key[j - 1];
      if (isSwap) table[i][j] = Math.min(table[i][j], table[i - 2][j - 2] + SWAP_COST);
      // ц is two letters in a key, but one for people.
      const [ofWord, ofKey] = [word.slice(0, i).endsWith('ts'), key.slice(0, j).endsWith('ts')];
      if (ofWord) {
        const gone = table[i - 2][j] + EDIT * (i === 2 ? 2 : 1);
        table[i][j] = Math.min(table[i][j], gone, table[i - 2][j - 1] + EDIT);
      }
      if (ofKey) table[i][j] = Math.min(table[i][j], table[i][j - 2] + EDIT, table[i - 1][j - 2] + EDIT);
    }
  }
  return table[word.length][key.length];
}

test('the words found for a misspelt one are those that a comparison with every word finds', () => {
  const word = fc.string({ unit: fc.constantFrom(...'абвеиоктьяцс'), minLength: 3, maxLength: 8 });
  fc.assert(fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 20 }), word, (words, asked) => {
    const dictionary = dictionaryOf(words);
    const key = fold(asked);
    const found = dictionary.like(key, 2 * EDIT).map(({ term, cost }) => `${dictionary.text(term)} ${cost}`).sort();
    const keys = new Set(words.map((text) => fold(text)).filter((text) => dictionary.find(text) >= 0));
    const slow = [...keys].map((text) => [text, slowCost(key, text)] as const).filter(([, cost]) => cost <= 2 * EDIT);
    assert.deepEqual(found, slow.map(([text, cost]) => `${text} ${cost}`).sort());
  }), { seed: 3, numRuns: 200 });
});

test('no word is skipped because of its remaining letters, however long it is and far apart the misspellings', () => {
  const word = fc.string({ unit: fc.constantFrom(...'аеиоцткс'), minLength: 6, maxLength: 14 });
  // Words made from the query by slips: letters left out, added, mistaken, swapped.
  const slips = fc.array(fc.tuple(fc.nat(13), fc.constantFrom('', 'ц', 'и', 'к', 'тс'), fc.nat(2)), { maxLength: 4 });
  const slip = (text: string, [at, letter, kind]: readonly [number, string, number]): string => {
    const next = text.slice(at, at + 1);
    if (kind === 0) return text.slice(0, at) + text.slice(at + 1, at + 2) + next + text.slice(at + 2);
    return text.slice(0, at) + letter + (kind === 1 ? next : '') + text.slice(at + 1);
  };
  const slipped = fc.tuple(word, slips).map(([asked, list]) => [asked, list.reduce(slip, asked)] as const);
  fc.assert(fc.property(fc.array(slipped, { minLength: 1, maxLength: 8 }), (pairs) => {
    const words = pairs.map(([, wrong]) => wrong).filter((text) => fold(text).length > 2);
    const dictionary = dictionaryOf(words);
    const keys = new Set(words.map((text) => fold(text)).filter((text) => dictionary.find(text) >= 0));
    for (const [[asked], most] of pairs.flatMap((pair) => [EDIT, 2.6 * EDIT].map((most) => [pair, most] as const))) {
      const key = fold(asked);
      const found = dictionary.like(key, most).map(({ term, cost }) => `${dictionary.text(term)} ${cost}`).sort();
      const slow = [...keys].map((text) => [text, slowCost(key, text)] as const).filter(([, cost]) => cost <= most);
      assert.deepEqual(found, slow.map(([text, cost]) => `${text} ${cost}`).sort(), key);
    }
  }), { seed: 8, numRuns: 300 });
});

test('words without the remaining letters take little effort, and so do short ones', () => {
  const random = seededRandom(6);
  const wordOf = (letters: string, length: number): string =>
    Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
  const spentAmong = (letters: string, length: number): number => {
    const words = Array.from({ length: 2000 }, () => wordOf('аеио', 2) + wordOf(letters, length));
    const effort = effortOf(1_000_000);
    const { like } = dictionaryOf(words);
    for (let i = 0; i < 20; i++) like(fold(wordOf('аеио', 2) + wordOf('клмнпр', 8)), 2 * EDIT, effort);
    return 1_000_000 - effort.cells;
  };
  const alike = spentAmong('клмнпр', 8);
  const [strange, short] = [spentAmong('бвгдзт', 8), spentAmong('клмнпр', 3)];
  assert.ok(strange * 8 < alike, `${strange} of ${alike} among words of other letters`);
  assert.ok(short * 4 < alike, `${short} of ${alike} among short words`);
});

test('the prefixes found for a misspelt one are those that a comparison with every prefix finds', () => {
  const word = fc.string({ unit: fc.constantFrom(...'абвеиоктья'), minLength: 3, maxLength: 9 });
  fc.assert(fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 12 }), word, (words, asked) => {
    const dictionary = dictionaryOf(words);
    const key = fold(asked);
    const least = (term: number): number => Math.min(...dictionary.beginningLike(key, 2 * EDIT)
      .filter(({ first, end }) => first <= term && term < end).map(({ cost }) => cost));
    for (const name of words) {
      const term = dictionary.find(fold(name));
      if (term < 0) continue;
      const beginnings = [...fold(name)].map((_, at) => slowCost(key, fold(name).slice(0, at + 1)));
      const slow = Math.min(...beginnings);
      assert.equal(least(term), slow <= 2 * EDIT ? slow : Infinity, `${asked} ${name}`);
    }
  }), { seed: 4, numRuns: 200 });
});

test('a search pays for the cells it computes, and ends when nothing is left', () => {
  const random = seededRandom(5);
  const word = (length: number): string =>
    Array.from({ length }, () => 'абвгдеиклмнопрстуя'[Math.floor(random() * 18)]).join('');
  const dictionary = dictionaryOf(Array.from({ length: 3000 }, () => word(4 + Math.floor(random() * 9))));
  const spentOn = (key: string, mostCost: number): number => {
    const effort = effortOf(100_000);
    dictionary.like(key, mostCost, effort);
    return 100_000 - effort.cells;
  };
  // The first letters pass as many words, but more of each row can be near enough.
  assert.ok(spentOn('osnovatel', 2.6 * EDIT) > 3 * spentOn('osnovatel', EDIT));
  const effort = effortOf(20_000);
  for (let i = 0; i < 40; i++) {
    const before = effort.cells;
    dictionary.like(fold(word(12)), 2.6 * EDIT, effort);
    dictionary.beginningLike(fold(word(12)), 2 * EDIT, effort);
    assert.ok(effort.cells <= before);
  }
  // The last row can overdraw a little.
  assert.ok(effort.cells <= 0 && effort.cells > -50, `${effort.cells} are left`);
});

describe('words in another case', () => {
  const dictionary = dictionaryOf(['Тверь', 'Тверская', 'Ленина', 'Ленинградская', 'Казань']);
  const rows: readonly (readonly [spoken: string, onMap: string])[] = [
    ['Твери', 'Тверь'], ['Тверской', 'Тверская'], ['Ленинградской', 'Ленинградская'], ['Казани', 'Казань'],
  ];
  for (const [spoken, onMap] of rows) {
    test(spoken, () => assert.ok(dictionary.inflected(fold(spoken)).includes(dictionary.find(fold(onMap)))));
  }
  test('a different word is not a case of it', () => assert.deepEqual(dictionary.inflected(fold('Лентой')), []));
});

test('a word can be split in two', () => {
  const dictionary = dictionaryOf(['Ново Садовая']);
  assert.deepEqual(dictionary.split('novosadovay')?.map(dictionary.text), ['novo', 'sadovay']);
  assert.equal(dictionary.split('novosadov'), undefined);
});

test('short words allow no typos, long ones two', () => {
  assert.deepEqual([3, 4, 8, 9].map((letters) => mostTypoCost(letters)), [0, EDIT, EDIT, 2 * EDIT]);
});

test('a name that many features bear is stored once', () => {
  const gazetteer = gazetteerOf({ places: [1, 2, 3].map(() => ({ at: [0, 0] as const, names: { name: 'Советск' } })) });
  const tables = buildSearch(gazetteer);
  assert.equal(tables.searchNames.rows, 1);
  assert.deepEqual([...tables.nameFeatures.feature], [0, 1, 2]);
});
