import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readRows } from '../../../test/relevance/row.ts';
import { demoAtlas } from '../../../test/harness/demo-atlas.ts';
import type { StructuredQuery } from '../query/found.ts';
import { openSearch } from '../search.ts';

const { geocode } = openSearch(await demoAtlas());

/** The meaning of each word: "посатская: name (Посадская улица)". */
const meanings = (query: string | StructuredQuery): string[] =>
  geocode(query, { limit: 1, explain: true })[0].understanding!.words
    .map(({ text, takenFor, name }) => `${text}: ${takenFor}${name ? ` (${name})` : ''}`);

describe('every word of a query is explained', () => {
  const rows: readonly (readonly [query: string | StructuredQuery, meanings: readonly string[]])[] = [
    ['Ветроград, ул. Посадская, д. 11, кв. 40', [
      'Ветроград: container (Ветроград)', 'ул: type_word (Посадская улица)', 'Посадская: name (Посадская улица)',
      'д: type_word', '11: number', 'кв: remark', '40: remark',
    ]],
    ['900051 ветроград посатская 11', [
      '900051: postcode', 'ветроград: container (Ветроград)', 'посатская: name (Посадская улица)', '11: number',
    ]],
    ['Ветроград, улица Чехова, 4А', [
      'Ветроград: container (Ветроград)', 'улица: type_word (улица Чехова)', 'Чехова: name (улица Чехова)',
      '4: number', 'А: number',
    ]],
    ['900051', ['900051: postcode (900051)']],
    ['Ветроград', ['Ветроград: name (Ветроград)']],
    ['Ветроград, Посадская 11, срочно', [
      'Ветроград: container (Ветроград)', 'Посадская: name (Посадская улица)', '11: number', 'срочно: left_over',
    ]],
    [{ city: 'Ветроград', street: 'Посадская', house: '11' }, [
      'Ветроград: container (Ветроград)', 'Посадская: name (Посадская улица)', '11: number',
    ]],
    // In the wrong keyboard layout words stay as they were typed.
    ['dtnhjuhfl gjcflcrfz 11', [
      'dtnhjuhfl: container (Ветроград)', 'gjcflcrfz: name (Посадская улица)', '11: number',
    ]],
  ];
  for (const [query, expected] of rows) {
    test(JSON.stringify(query), () => assert.deepEqual(meanings(query), expected));
  }
});

test('for every answer to every relevance row the words are at their stated positions, in order', () => {
  const wrong = readRows().filter(({ options }) => options.ask === 'geocode').flatMap(({ query }) =>
    geocode(query, { limit: 3, explain: true }).flatMap(({ understanding }) => {
      if (!understanding) return [];
      const { text, words } = understanding;
      const astray = words.filter((word, at) =>
        word.text !== text.slice(word.from, word.to) || word.text === '' || word.from < (words[at - 1]?.from ?? 0));
      return astray.map((word) => `${query}: ${JSON.stringify(word)}`);
    }));
  assert.deepEqual(wrong, []);
});

test('an answer has no explained words unless requested', () => {
  assert.equal(geocode('Ветроград, Посадская 11')[0].understanding, undefined);
});
