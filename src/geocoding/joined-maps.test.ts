import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundary } from '../../test/drawn-country.ts';
import type { Drawing } from '../../test/osm-fixture.ts';
import { drawStreet, openTown } from './search.test-data.ts';

const EAST_METERS = 900_000;

/** Two cities as far from each other as Москва and Волгоград, each with pieces of borders as extracts have them. */
function drawJoined(drawing: Drawing): void {
  const lost = { type: 'way', id: 999_999, role: 'outer' } as const;
  const tagsOf = (level: number, name: string) =>
    ({ type: 'boundary', boundary: 'administrative', admin_level: String(level), name });
  const cut = (east: number, level: number, name: string): number => {
    const border = drawing.way([[3000, east - 500], [3000, east + 500]]);
    return drawing.relation([{ type: 'way', id: border, role: 'outer' }, lost], tagsOf(level, name));
  };
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  drawing.node(0, EAST_METERS, { place: 'city', name: 'Пермь', population: '900000' });
  cut(0, 4, 'Тверская область');
  const district = cut(0, 6, 'городской округ Тверь');
  drawing.relation([lost, { type: 'relation', id: district, role: 'subarea' }], tagsOf(5, 'Западный округ'));
  cut(EAST_METERS, 6, 'городской округ Пермь');
  drawStreet(drawing, 200, 0, { name: 'Садовая улица', labels: ['1', '3'] });
  drawStreet(drawing, 200, EAST_METERS, { name: 'улица Рокоссовского', labels: ['61', '63'] });
}
const town = openTown(drawJoined);

for (const [query, first] of [
  ['Пермь, улица Рокоссовского, 63', 'house: улица Рокоссовского, 63'],
  ['Тверская область, Тверь, Садовая улица, 3', 'house: Садовая улица, 3'],
  ['Тверская область, Садовая улица, 3', 'house: Садовая улица, 3'],
  ['Западный округ, Тверь, Садовая улица, 3', 'house: Садовая улица, 3'],
]) {
  test(`within its own extract a cut border contains the places named with it: ${query}`, () => {
    assert.match(town.first(query).replace(/(Тверь|Пермь), /u, ''), new RegExp(first, 'u'));
    assert.ok(town.geocode(query)[0].confidence >= 0.9);
  });
}

for (const query of [
  'Тверь, улица Рокоссовского, 63', 'Тверская область, улица Рокоссовского, 63',
  'городской округ Тверь, улица Рокоссовского, 63', 'Пермь, Садовая улица, 3',
  'Западный округ, улица Рокоссовского, 63',
]) {
  test(`a cut border does not extend beyond its extract: ${query}`, () => {
    const found = town.geocode(query);
    assert.ok(found.length > 0);
    for (const { kind, confidence } of found) {
      assert.ok(kind !== 'house' || confidence < 0.5, `${query}: ${kind} ${confidence}`);
    }
  });
}

const NORTH_METERS = 1_000_000;

test('villages joined by a road belong to one extract, however far apart they are', () => {
  const sparse = openTown((drawing) => {
    const border = drawing.way([[-500, -500], [-500, 500]]);
    drawing.relation([{ type: 'way', id: border, role: 'outer' }, { type: 'way', id: 999_999, role: 'outer' }], {
      type: 'boundary', boundary: 'administrative', admin_level: '4', name: 'Республика Кедрия',
    });
    drawing.node(0, 0, { place: 'town', name: 'Кедрск', population: '20000' });
    drawStreet(drawing, 200, 0, { name: 'Садовая улица', labels: ['1', '3'] });
    drawing.node(NORTH_METERS, 0, { place: 'village', name: 'Дальнее' });
    drawStreet(drawing, NORTH_METERS + 200, 0, { name: 'улица Ленина', labels: ['5', '7'] });
    drawing.way(Array.from({ length: 51 }, (_, at) => [at * 20_000, 0] as const), { highway: 'trunk', ref: 'А-360' });
  });
  const query = 'Республика Кедрия, Дальнее, улица Ленина, 5';
  const [{ confidence }] = sparse.geocode(query);
  assert.match(sparse.first(query), /^house: .*улица Ленина, 5$/u);
  assert.ok(confidence >= 0.9, String(confidence));
});

test('a region of Russia is not around a village of another country', () => {
  const abroad = openTown((drawing) => {
    boundary(drawing, [-9000, -9000, 18_000, 18_000], 2, { name: 'Кыргызстан', 'ISO3166-1': 'KG' });
    drawing.node(0, 0, { place: 'village', name: 'Нижний Токольдош' });
    drawStreet(drawing, 200, 0, { name: 'Передовая улица', labels: ['26', '28'] });
  });
  const [found] = abroad.geocode('Калужская область, Нижний Токольдош, Передовая улица, 26');
  assert.ok(found.confidence <= 0.4 && found.match.region === 'wrong', String(found.confidence));
  assert.ok(abroad.geocode('Нижний Токольдош, Передовая улица, 26')[0].confidence >= 0.9);
  assert.ok(abroad.geocode('Чуйская область, Нижний Токольдош, Передовая улица, 26')[0].confidence > 0.5);
});
