import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeWords, streetWords } from '../../kernel/name-key.ts';
import { atomsOf } from '../atoms/atoms.ts';
import { typeReadings } from './type-words.ts';

/** Codes of the type words that a word could be by the packs. */
const codesOf = (word: string): string[] =>
  atomsOf(word).flatMap(({ typeKey }) => (typeKey === undefined ? [] : typeReadings(typeKey) ?? []))
    .map(({ code }) => code);

test('a short type word by which the importer joins names means the same in the language packs', () => {
  const wrong = Object.entries(streetWords).filter(([short, full]) => {
    const codes = codesOf(full);
    return !codesOf(short).some((code) => codes.includes(code));
  });
  assert.deepEqual(wrong, []);
});

test('a type word that the importer drops from the name of a place is one in the language packs', () => {
  assert.deepEqual([...placeWords].filter((word) => codesOf(word).length === 0), []);
});
