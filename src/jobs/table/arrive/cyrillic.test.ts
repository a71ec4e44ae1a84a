import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inAlphabet } from '../intake.test-data.ts';
import { guessAlphabet } from './cyrillic.ts';

const alphabets = ['windows-1251', 'koi8-r', 'ibm866'];

describe('an alphabet is recognised by', () => {
  for (const [what, text] of [
    ['a table', 'id;адрес\n1;Москва, ул. Тверская, д. 7\n2;Нижний Новгород, проспект Гагарина, 23\n'],
    ['small letters', 'москва, улица тверская, дом 7\nнижний новгород, проспект гагарина, 23\n'],
    ['capitals', 'МОСКВА, УЛ. ТВЕРСКАЯ, Д. 7\nНИЖНИЙ НОВГОРОД, ПРОСПЕКТ ГАГАРИНА, 23\n'],
    ['one name', 'Тверская улица'],
    ['a name beside Latin ones', 'Moscow;Tverskaya;Москва, Тверская\n'],
  ] as const) {
    test(what, () => {
      for (const alphabet of alphabets) assert.equal(guessAlphabet(inAlphabet(text, alphabet)), alphabet);
    });
  }

  test('signs that several alphabets share', () => {
    assert.equal(guessAlphabet(inAlphabet('id;№\n1;«x»\n', 'windows-1251')), 'windows-1251');
  });
});

for (const text of ['Café, Rue de la Santé 5', 'Müllerstraße 7, Köln']) {
  test(`no Cyrillic alphabet is guessed for: ${text}`, () => {
    assert.equal(guessAlphabet(inAlphabet(text, 'windows-1252')), undefined);
  });
}
