import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { mutations } from '../../src/evaluation/mutations.ts';
import { makeQueries } from '../../src/evaluation/queries.ts';
import type { Found } from '../../src/geocoding/query/found.ts';
import { openSearch } from '../../src/geocoding/search.ts';
import { demoAtlas } from '../harness/demo-atlas.ts';

const tables = await demoAtlas();
const search = openSearch(tables);
const { texts } = makeQueries(tables, { sample: 60, seed: 7741 });

/** Ways to write a house that change its parts only, not their order. */
const kinds = [
  'no-postcode', 'one-typo', 'two-typos', 'in-words', 'scanned-digits', 'digit-signs', 'corrected', 'plot',
] as const satisfies readonly (keyof typeof mutations)[];

const houseIn = ([found]: readonly Found[]): string => `house ${found?.house} of ${found?.street}`;

for (const kind of kinds) {
  test(`an address in fields has the house that it has as text: ${kind}`, () => {
    let asked = 0;
    for (const { category, text, house } of texts) {
      const [city, street, ...rest] = text.split(', ');
      const keepsOrder = category === kind && house.street !== undefined && rest.length > 0 && /\p{L}{3}/u.test(street)
        && (kind.endsWith('typos') || city === house.settlement);
      if (!keepsOrder) continue;
      asked++;
      const inFields = search.geocode({ city, street, house: rest.join(', ') });
      assert.equal(houseIn(inFields), houseIn(search.geocode(text)), text);
    }
    assert.ok(asked > 0);
  });
}

test('the number is read so where the street has it too', () => {
  const [asText] = search.geocode('Ветроград, Канская улица, ⁴¹');
  for (const street of ['Канская улица, ⁴¹', 'Канская улица ⁴¹', 'Канская улица, 4l']) {
    const [inField] = search.geocode({ city: 'Ветроград', street });
    assert.equal(inField.house, asText.house);
    assert.ok(inField.confidence <= 0.8);
  }
});
