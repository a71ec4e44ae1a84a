import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AppError } from '../../errors.ts';
import { settleQuery } from './settle-query.ts';

type Query = Readonly<Record<string, unknown>>;

describe('a query for an address', () => {
  const rows: readonly (readonly [what: string, query: Query, settled: Query])[] = [
    ['has its white space normalised', { q: '  Тверская \t\r\n 7 ' }, { q: 'Тверская 7' }],
    ['has its letters composed (NFC)', { q: 'Королёв, Бийск'.normalize('NFD') }, { q: 'Королёв, Бийск' }],
    ['has no invisible characters', { q: 'Твер\u00ADская\u200B \u202E7\uFEFF' }, { q: 'Тверская 7' }],
    ['keeps its capitals, for house letters and unparsed words', { q: 'КВ 7А' }, { q: 'КВ 7А' }],
    ['may consist of invisible characters', { q: '\u200B' }, { q: '' }],
    ['has its parts normalised as well', { city: ' Клин ', house: '5\u00A0к2' }, { city: 'Клин', house: '5 к2' }],
    ['has countries in capitals, each once, in order', { q: 'x', country: 'ru,KZ, ru' }, { q: 'x', country: 'KZ,RU' }],
    ['may name a country instead', { country: ' Россия' }, { country: 'Россия' }],
    ['may narrow its parts by codes', { city: 'x', country: 'xd' }, { city: 'x', country: 'XD' }],
    ['is rounded to a metre', { q: 'x', lat: 54.4420001, lon: -0.000001 }, { q: 'x', lat: 54.442, lon: 0 }],
  ];
  for (const [what, query, settled] of rows) {
    test(what, () => {
      assert.deepEqual({ ...settleQuery('geocode', query) }, settled);
      assert.deepEqual({ ...settleQuery('geocode', settleQuery('geocode', query)) }, settled, 'idempotent');
    });
  }
});

describe('a text typed so far', () => {
  const rows: readonly (readonly [what: string, query: Query, settled: Query])[] = [
    ['keeps a space at the end, which finishes the word', { q: ' улица  ' }, { q: 'улица ' }],
    ['may be a space', { q: ' ' }, { q: ' ' }],
    ['has its types in order', { q: 'x', types: ['street', 'city'] }, { q: 'x', types: ['city', 'street'] }],
  ];
  for (const [what, query, settled] of rows) {
    test(what, () => assert.deepEqual({ ...settleQuery('suggest', query) }, settled));
  }
});

describe('rules that the contract has in prose: the error names the parameter', () => {
  const rows: readonly (readonly [query: Query, wrong: string])[] = [
    [{}, 'q required'],
    [{ country: 'RU' }, 'q required'],
    [{ q: 'x', city: 'y', house: '1' }, 'city excluded, house excluded'],
    [{ q: 'x', country: 'Россия' }, 'country format'],
    [{ q: 'x', country: 'RU,' }, 'country format'],
    [{ q: 'x', country: 'RU,QQ' }, 'country enum'],
    // No ASCII letter, though it becomes one in capitals.
    [{ q: 'x', country: '\u017Fu' }, 'country format'],
    [{ q: 'x', lat: 1 }, 'lon required'],
    [{ q: 'x', lon: 1 }, 'lat required'],
    [{ q: 'x', bbox: [10, 91, 11, 92] }, 'bbox maximum'],
    [{ q: 'x', bbox: [10, 5, 11, 5] }, 'bbox order'],
    [{ q: 'x', bbox: [10, 6, 11, 5] }, 'bbox order'],
    [{ q: 'x', bbox: [11, 5, 10, 6] }, 'bbox order'],
    [{ q: 'x', bbox: [10, 5, 10, 6] }, 'bbox order'],
    [{ q: 'x', bbox: [180, 5, -180, 6] }, 'bbox order'],
    [{ q: 'x', city: 'y', country: 'qq', lat: 1, bbox: [11, 5, 10, 6] },
      'city excluded, bbox order, country enum, lon required'],
  ];
  for (const [query, wrong] of rows) {
    test(`${JSON.stringify(query)}: ${wrong}`, () => {
      assert.throws(() => settleQuery('geocode', query), (error: AppError) => {
        const errors = error.details.errors as { parameter: string; code: string; text: { ru: string; en: string } }[];
        assert.equal(error.code, 'invalid_parameter');
        assert.equal(errors.map(({ parameter, code }) => `${parameter} ${code}`).join(', '), wrong);
        assert.ok(errors.every(({ text }) => /[а-я]/u.test(text.ru) && /^[\x20-\x7e]+$/u.test(text.en)));
        return true;
      });
    });
  }
});

test('a box may cross the antimeridian, if it is at most half the globe wide', () => {
  for (const bbox of [[170, 60, -168, 72], [0, 60, -180, 72], [-180, -90, 180, 90]]) {
    assert.deepEqual(settleQuery('geocode', { q: 'x', bbox }).bbox, bbox);
  }
});

test('other operations are left alone', () => {
  const query = { lat: 1.23456789, lon: 2 };
  assert.equal(settleQuery('reverse', query), query);
});
