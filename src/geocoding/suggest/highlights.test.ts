import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gazetteerOf } from '../../../test/gazetteer-fixture.ts';
import { effortOf } from '../names/dictionary-like.ts';
import { openDictionary } from '../names/dictionary.ts';
import { otherLayout } from '../text/fold.ts';
import { buildSearch } from '../names/search-index.ts';
import { highlightsOf } from './highlights.ts';
import { readSuggestWords } from './words.ts';

const names = [
  'Москва', 'Королёв', 'Щедрая', 'Тверская улица', 'Мясницкая улица', 'проспект Мира', '16-я Парковая улица',
  'Мәңгілік Ел даңғылы', 'Köçe', '𐐀𐐁 Дом', 'Марии Ульяновой',
];
const tables = buildSearch(gazetteerOf({ places: names.map((name) => ({ at: [0, 0] as const, names: { name } })) }));
const dictionary = openDictionary(tables);

const cases: readonly (readonly [typed: string, shown: string, marked: string])[] = [
  ['мос', 'Москва', '[Мос]ква'],
  ['тверская', 'Москва, Тверская улица', 'Москва, [Тверская] улица'],
  ['ул твер', 'Москва, Тверская улица', 'Москва, [Твер]ская [ул]ица'],
  ['королев', 'Королёв', '[Королёв]'],
  ['королё', 'Королев', '[Короле]в'],
  ['shched', 'Щедрая', '[Щед]рая'],
  ['мариул', 'Марии Ульяновой', 'Марии Ульяновой'],
  ['мари ул', 'Марии Ульяновой', '[Мари]и [Ул]ьяновой'],
  ['mir', 'проспект Мира', 'проспект [Мир]а'],
  ['16 пар', '16-я Парковая улица', '[16]-я [Пар]ковая улица'],
  ['16-я пар', '16-я Парковая улица', '[16-я] [Пар]ковая улица'],
  ['манги', 'Мәңгілік Ел даңғылы', '[Мәңгі]лік Ел даңғылы'],
  ['тверская 1', 'Тверская улица, 10', '[Тверская] улица, [1]0'],
  ['тверская 1к', 'Тверская улица, 1 к2', '[Тверская] улица, [1] [к]2'],
  ['коче', 'Ko\u0308c\u0327e', '[Ko\u0308c\u0327e]'],
  ['ко', 'Ko\u0308c\u0327e', '[Ko\u0308]c\u0327e'],
  ['москва мос', 'Москва, Московская улица', '[Москва], [Мос]ковская улица'],
];
for (const [typed, shown, marked] of cases) {
  test(`${typed}: ${marked}`, () => {
    assert.equal(mark(shown, highlightsOf(shown, readSuggestWords(dictionary, typed))), marked);
  });
}

test('a text typed in the other layout marks the intended words', () => {
  const words = readSuggestWords(dictionary, otherLayout('ndthcr'));
  assert.equal(mark('Тверская улица', highlightsOf('Тверская улица', words)), '[Тверск]ая улица');
});

test('a misspelt word is marked up to its length', () => {
  const words = readSuggestWords(dictionary, 'меясницкая', {
    doubtMask: 1, more: false, effort: effortOf(150_000), known: readSuggestWords(dictionary, 'меясницкая'),
  });
  assert.equal(mark('Мясницкая улица', highlightsOf('Мясницкая улица', words)), '[Мясницкая] улица');
});

test('a surrogate pair is never cut', () => {
  for (const typed of ['𐐀', '𐐀𐐁', 'дом', '𐐀𐐁 д']) {
    const shown = '𐐀𐐁 Дом';
    for (const bounds of highlightsOf(shown, readSuggestWords(dictionary, typed))) {
      for (const at of bounds) assert.ok(!/[\uDC00-\uDFFF]/u.test(shown[at] ?? ''), `${typed} ${at}`);
    }
  }
});

function mark(text: string, parts: readonly (readonly [number, number])[]): string {
  return parts.toReversed().reduce(
    (whole, [from, to]) => `${whole.slice(0, from)}[${whole.slice(from, to)}]${whole.slice(to)}`, text,
  );
}
