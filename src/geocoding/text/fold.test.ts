import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { fold, otherLayout } from './fold.ts';

test('a word keeps its key however many are folded in between, and has another key in its other reading', () => {
  const words = ['Тверская', 'Korolyov', 'ix', 'jack', 'Щ'.repeat(40), '№', ''];
  const keysOf = (): (readonly string[])[] => words.map((word) => [fold(word), fold(word, true)]);
  const before = keysOf();
  for (let i = 0; i < 9000; i++) fold(`слово${i}`);
  assert.deepEqual(keysOf(), before);
  assert.deepEqual(words.map((word) => [fold(word, true), fold(word)].toReversed()), before);
  assert.notEqual(fold('ix'), fold('ix', true));
});

describe('spellings of one word have one key', () => {
  const rows: readonly (readonly string[])[] = [
    ['Тверская', 'ТВЕРСКАЯ', 'Tverskaya', 'Tverskaja', 'Tverskaia'],
    ['Королёв', 'Королев', 'Korolyov', 'Korolev'],
    ['Щусева', 'Shchuseva', 'Ščuseva', 'Shhuseva'],
    ['Советская', 'Sovetskaya', 'Sovetskaja'],
    ['Цветной', 'Tsvetnoy', 'Cvetnoj', 'Czvetnoj'],
    ['Мәңгілік', 'Мангилик', 'Mangilik'],
    ['Жұмабаев', 'Жумабаев', 'Zhumabaev'],
    ['Чүй', 'Чуй', 'Chuy'],
    ['Киівська', 'Київська'],
    ['Незалежнасці', 'Niezaliežnasci'],
    ['ko‘chasi', "ko'chasi", 'koʻchasi', 'kochasi'],
    ['Երևան', 'Yerevan', 'Ереван'],
    ['თბილისი', 'Tbilisi', 'Тбилиси'],
    ['Ștefan', 'Штефан'],
    ['Küçəsi', 'Kuçasi'],
    ['Хохловский', 'Khokhlovskiy', 'Hohlovskij'],
    ['Россия', 'Росия'],
    ['кӯчаи', 'кучаи'],
  ];
  for (const [first, ...others] of rows) {
    test([first, ...others].join(', '), () => {
      for (const other of others) assert.equal(fold(other), fold(first), other);
    });
  }
});

test('different words have different keys', () => {
  for (const [a, b] of [['Мира', 'Мара'], ['Садовая', 'Садовый'], ['Ленина', 'Ленинская'], ['Шаг', 'Чаг']]) {
    assert.notEqual(fold(a), fold(b));
  }
});

test('j and x have a less common reading', () => {
  assert.equal(fold('Jukova', true), fold('Жукова'));
  assert.equal(fold('Xoxlova', true), fold('Хохлова'));
  assert.equal(fold('Naberejnaja', true), fold('Набережная'));
});

test('case and combining marks do not count, and the key of any text is lower-case letters and digits', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
    assert.match(fold(text), /^[a-z0-9]*$/);
    assert.equal(fold(text), fold(text.normalize('NFD').normalize('NFC')));
  }), { seed: 1 });
});

test('a text is retyped in the other keyboard layout', () => {
  assert.equal(otherLayout('vjcrdf ndthcrfz 7'), 'москва тверская 7');
  assert.equal(otherLayout('vjcrdf, ,jkmifz 7'), 'москва, большая 7');
  assert.equal(otherLayout('ьщысщц'), 'moscow');
});
