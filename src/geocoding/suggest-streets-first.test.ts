import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boundary, drawnTables } from '../../test/drawn-country.ts';
import { buildSearch } from './names/search-index.ts';
import { drawStreet } from './search.test-data.ts';
import { buildSuggest } from './suggest/lists.ts';
import { openSuggest } from './suggest.ts';
import { openMaterials } from './tell/compose.ts';

/** A city with a district of the street's name around its middle; once with the border of the city, once without. */
const suggesting = (hasBorder: boolean) => {
  const drawn = drawnTables((drawing) => {
    boundary(drawing, [-60_000, -60_000, 120_000, 120_000], 2, {
      name: 'Россия', old_name: 'Русь;Российская Советская Федеративная Социалистическая Республика',
    });
    boundary(drawing, [-40_000, -40_000, 80_000, 80_000], 4, { name: 'Свердловская область' });
    const city = drawing.node(0, 0, { place: 'city', name: 'Екатеринбург', population: '1500000' });
    if (hasBorder) boundary(drawing, [-9000, -9000, 18_000, 18_000], 8, { name: 'Екатеринбург' }, city);
    boundary(drawing, [-3000, -3000, 6000, 6000], 9, { name: 'Советский район' });
    const houseTags = { 'addr:city': 'Екатеринбург' };
    drawStreet(drawing, 300, 0, { name: 'Советская улица', labels: ['1', '3'], houseTags });
    drawStreet(drawing, 600, 0, { name: 'улица Малышева', labels: ['1', '3'], houseTags });
    drawStreet(drawing, 900, 0, { name: 'Российская улица', labels: ['1', '3'], houseTags });
  });
  const tables = { ...drawn, ...buildSearch(drawn) };
  const { suggest } = openSuggest({ ...tables, ...buildSuggest(tables) }, openMaterials(tables));
  return (text: string): string => suggest(text, { limit: 3 })[0]?.text ?? 'nothing';
};

for (const hasBorder of [true, false]) {
  const first = suggesting(hasBorder);
  describe(`a street is suggested before its city, ${hasBorder ? 'with' : 'without'} the city's border`, () => {
    for (const [text, expected] of [
      ['екатеринбург, советская', 'Екатеринбург, Советская улица'],
      ['екатеринбург советск', 'Екатеринбург, Советская улица'],
      ['Екатеринбург, Мал', 'Екатеринбург, улица Малышева'],
      // and not the city of a country that begins so
      ['Екатеринбург, рос', 'Екатеринбург, Российская улица'],
      ['екатеринбург росси', 'Екатеринбург, Российская улица'],
      ['Екатеринбург, Россия', 'Екатеринбург'],
      ['Екатеринбург, свердловск', 'Екатеринбург'],
      ['Свердловская область, Екатеринбург', 'Екатеринбург'],
    ] as const) {
      test(text, () => assert.equal(first(text), expected));
    }
    test('a district is suggested before its city', () =>
      assert.match(first('екатеринбург, советский район'), /, Советский район$/u));
  });
}

describe('a city with a type word of streets is not the street of another city that has its name abroad', () => {
  const drawn = drawnTables((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Москва', population: '12000000' });
    drawing.node(0, 900_000, { place: 'city', name: 'Бишкек', population: '900000' });
    const houseTags = { 'addr:city': 'Москва' };
    drawStreet(drawing, 300, 0, { name: 'Мясницкая улица', labels: ['1', '3'], houseTags });
    drawStreet(drawing, 300, 900_000, {
      name: 'Московская улица', labels: ['1', '3'], houseTags: { 'addr:city': 'Бишкек' },
      tags: { 'name:ky': 'Москва көчөсү' },
    });
  });
  const tables = { ...drawn, ...buildSearch(drawn) };
  const { suggest } = openSuggest({ ...tables, ...buildSuggest(tables) }, openMaterials(tables));
  for (const text of ['Москва ул', 'Москва улица', 'Москва, ул', 'Москва,%20ул.%20Мясни']) {
    test(text, () => assert.match(suggest(text, { limit: 3 })[0]?.text, /^Москва/u));
  }
});
