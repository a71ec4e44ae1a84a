import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assembled } from '../../test/osm-fixture.ts';
import { buildIndexes } from './near/indexes.ts';
import { buildSearch } from './names/search-index.ts';
import { drawStreet } from './search.test-data.ts';
import { openSearch } from './search.ts';
import { buildSuggest } from './suggest/lists.ts';
import { openSuggest } from './suggest.ts';

/** A map cut out of a country, with a piece of border, or only the name, of the country and of two districts. */
const { gazetteer, text } = assembled((drawing) => {
  const boundary = (level: number, name: string, tags = {}): Record<string, string> =>
    ({ type: 'boundary', boundary: 'administrative', admin_level: String(level), name, ...tags });
  const lost = { type: 'way', id: 999_999, role: 'outer' } as const;
  const border = drawing.way([[-500, 3000], [500, 3000], [1500, 3000]]);
  const abroad = { 'name:en': 'Russia', 'name:ab': 'Урыстәыла', 'name:et': 'Venemaa' };
  drawing.relation([lost], boundary(2, 'Россия', abroad));
  drawing.relation([{ type: 'way', id: border, role: 'outer' }, lost], boundary(8, 'Дзержинский район'));
  drawing.relation([lost], boundary(8, 'Басманный район'));
  drawing.node(0, 0, { place: 'city', name: 'Дальний', population: '300000' });
  for (const [at, name] of ['Дзержинская улица', 'Урицкая улица', 'Венская улица', 'Рощинская улица'].entries()) {
    drawStreet(drawing, at * 200, 0, { name, labels: ['1', '3'], houseTags: { 'addr:city': 'Дальний' } });
  }
  drawing.node(400, 900, { tourism: 'artwork', name: 'Ф. Э. Дзержинский' });
});
const search = buildSearch({ ...gazetteer, ...text });
const tables = {
  ...gazetteer, ...text, ...buildIndexes(gazetteer), ...search, ...buildSuggest({ ...gazetteer, ...text, ...search }),
};
const { suggest } = openSuggest(tables);
const { geocode } = openSearch(tables);
const letters = [...'абвгдежзийклмнопрстуфхцчшщэюяrvb'];

test('nothing is suggested outside the map', () => {
  const texts = [
    ...letters, ...letters.flatMap((first) => letters.map((second) => first + second)),
    'россия', 'russia', 'басманный', 'басманный район', 'дзержинский район', 'район', 'дальний, басманный',
  ];
  for (const typed of texts) {
    for (const { lat, lon, text: shown } of suggest(typed, { limit: 10 })) {
      assert.ok(Math.abs(lat - 54) < 0.1 && Math.abs(lon - 148) < 0.1, `${typed}: ${shown} at ${lat}, ${lon}`);
    }
  }
});

test('a country is found by its names, but a foreign name does not rank it above streets that begin with it', () => {
  for (const [typed, first] of [
    ['росс', 'Россия'], ['rus', 'Россия'], ['у', 'Дальний, Урицкая улица'], ['урыстә', 'Россия'],
    ['ве', 'Дальний, Венская улица'],
  ]) assert.equal(suggest(typed)[0]?.text, first, typed);
});

for (const query of ['Дзержинский район', 'дзержинский р-н', 'район Дзержинский', 'Дальний, Дзержинский район']) {
  test(`a district is found though the map has only a piece of its border: ${query}`, () => {
    const [found] = geocode(query);
    assert.equal(found.kind, 'area');
    assert.ok(Math.abs(found.lat - 54) < 0.1);
  });
}
