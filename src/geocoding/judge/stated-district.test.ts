import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boundary } from '../../../test/drawn-country.ts';
import type { Drawing } from '../../../test/osm-fixture.ts';
import type { StructuredQuery } from '../query/found.ts';
import { drawStreet, openTown } from '../search.test-data.ts';

const labels = ['1', '2', '3', '4', '5', '6'];

/**
 * A city of two districts that are drawn, and two rural districts, with a village of the same name in each; in another
 * map a city whose districts are cut off.
 */
function city(drawing: Drawing): void {
  boundary(drawing, [-20_000, -20_000, 40_000, 40_000], 4, { name: 'Область' });
  boundary(drawing, [-20_000, -20_000, 40_000, 17_000], 6, { name: 'Лесной район' });
  boundary(drawing, [-20_000, 3000, 40_000, 17_000], 6, { name: 'Озёрский район' });
  const node = drawing.node(0, 500, { place: 'city', name: 'Ветроград', population: '500000' });
  boundary(drawing, [-2000, -3000, 4000, 6000], 8, { name: 'Ветроград' }, node);
  boundary(drawing, [-2000, -3000, 4000, 3000], 9, { name: 'Западный район' });
  boundary(drawing, [-2000, 0, 4000, 3000], 9, { name: 'Центральный район' });
  const tags = { houseTags: { 'addr:city': 'Ветроград' } };
  const west = ['2-я Съезжинская улица', 'улица 30 лет Победы', 'Малая Луговая улица', 'Кольцевая улица'];
  const middle = ['Съезжинская улица', 'улица Победы', 'Малая Липовая улица', '4-я Кольцевая улица'];
  for (const [at, name] of west.entries()) drawStreet(drawing, at * 300 - 600, -2000, { name, labels, ...tags });
  for (const [at, name] of middle.entries()) drawStreet(drawing, at * 300 - 600, 1000, { name, labels, ...tags });
  for (const [north, east] of [[9000, -9000], [9000, 9000]] as const) {
    drawing.node(north, east, { place: 'village', name: 'Советск' });
  }
  drawing.node(-9000, -9000, { place: 'town', name: 'Кировск' });
}
const { geocode, first } = openTown(city);

const cut = openTown((drawing) => {
  const lost = { type: 'way', id: 999_999, role: 'outer' } as const;
  for (const name of ['Ленинский район', 'Московский район']) {
    const tags = { type: 'boundary', boundary: 'administrative', admin_level: '9', name };
    drawing.relation([lost, { type: 'node', id: drawing.node(0, 0), role: 'admin_centre' }], tags);
  }
  drawing.node(0, 0, { place: 'city', name: 'Ветроград', population: '500000' });
  for (const [at, name] of ['Советская улица', 'Морская улица'].entries()) {
    drawStreet(drawing, at * 300, 0, { name, labels, houseTags: { 'addr:city': 'Ветроград' } });
  }
});

type Asked = string | StructuredQuery;
const shown = (asked: Asked): string => (typeof asked === 'string' ? asked : Object.values(asked).join(' | '));
const where = { city: 'Ветроград' } as const;

const right: readonly (readonly [Asked, string])[] = [
  [{ ...where, district: 'Центральный', street: 'Съезжинская', house: '5' }, 'house: Ветроград, Съезжинская улица, 5'],
  [{ ...where, district: 'Центральный район', street: 'Победы', house: '5' }, 'house: Ветроград, улица Победы, 5'],
  [{ district: 'Западный', street: 'Малая Луговая', house: '2' }, 'house: Ветроград, Малая Луговая улица, 2'],
  ['Ветроград, Центральный район, Съезжинская улица, 5', 'house: Ветроград, Съезжинская улица, 5'],
  [{ ...where, district: 'Центральный' }, 'district: Центральный район'],
  [{ ...where, district: 'Западный район' }, 'district: Западный район'],
  ['Ветроград, Центральный район', 'district: Центральный район'],
  ['Озёрский район, Советск', 'settlement: Советск'],
];
describe('a correct district raises no doubt', () => {
  for (const [asked, expected] of right) {
    test(shown(asked), () => {
      const [found] = geocode(asked);
      assert.deepEqual([first(asked), found.unparsed], [expected, []]);
      assert.ok(found.confidence >= 0.9, String(found.confidence));
    });
  }
});

/** The republic also has a longer name, which contains a word of the name of its district. */
const republic = openTown((drawing) => {
  const names = { name: 'Республика Кедрия', official_name: 'Республика Кедрия — Янтарный Берег' };
  boundary(drawing, [-20_000, -20_000, 40_000, 40_000], 4, names);
  boundary(drawing, [-20_000, -20_000, 40_000, 40_000], 6, { name: 'Янтарный район' });
  const town = drawing.node(6000, 500, { place: 'town', name: 'Красноморск', population: '30000' });
  boundary(drawing, [4000, -2000, 4000, 4000], 8, { name: 'Красноморск' }, town);
  drawing.node(2000, -2500, { place: 'village', name: 'Прибойное' });
  const village = drawing.node(9500, 500, { place: 'village', name: 'Янтарное' });
  boundary(drawing, [9000, -1000, 2000, 2000], 8, { name: 'Янтарное' }, village);
  drawStreet(drawing, 6000, -500, { name: 'Слободской бульвар', labels, houseTags: { 'addr:city': 'Красноморск' } });
  drawStreet(drawing, 9700, -500, { name: 'Западная улица', labels, houseTags: { 'addr:city': 'Янтарное' } });
});
describe('a correct district raises no doubt beside its region and its town', () => {
  const region = 'Республика Кедрия';
  const district = 'Янтарный район';
  for (const [asked, expected] of [
    ['Республика Кедрия, Янтарный район, Красноморск, Слободской бульвар, 4',
      'house: Красноморск, Слободской бульвар, 4'],
    ['Слободской бульвар, 4, Красноморск, Янтарный район, Республика Кедрия',
      'house: Красноморск, Слободской бульвар, 4'],
    [{ region, district, city: 'Янтарное', street: 'Западная улица', house: '4' },
      'house: Янтарное, Западная улица, 4'],
    ['Республика Кедрия, Янтарный район, Янтарное', 'settlement: Янтарное'],
    ['Янтарный район, Красноморск', 'city: Красноморск'],
    ['Красноморск, Янтарный район', 'city: Красноморск'],
    [{ district, city: 'Прибойное' }, 'settlement: Прибойное'],
    [{ district, city: 'Янтарное' }, 'settlement: Янтарное'],
    ['Республика Кедрия, Янтарный район', 'district: Янтарный район'],
  ] satisfies (readonly [Asked, string])[]) {
    test(shown(asked), () => {
      const [found] = republic.geocode(asked);
      assert.deepEqual([republic.first(asked), found.unparsed], [expected, []]);
      assert.ok(found.confidence >= 0.9, String(found.confidence));
    });
  }
});

const wrong: readonly (readonly [Asked, string, string])[] = [
  [{ ...where, district: 'Западный район', street: 'Победы', house: '5' }, 'Западный район', 'улица Победы, 5'],
  [{ district: 'Западный', street: 'улица Победы', house: '5' }, 'Западный', 'улица Победы, 5'],
  [{ ...where, district: 'Центральный район', street: 'Кольцевая улица', house: '4' }, 'Центральный район',
    'Кольцевая улица, 4'],
  [{ ...where, district: 'Центральный район', street: 'улица 30 лет Победы', house: '4' }, 'Центральный район',
    'улица 30 лет Победы, 4'],
  ['Ветроград, Центральный район, улица 30 лет Победы, 4', 'Центральный район', 'улица 30 лет Победы, 4'],
  ['Ветроград, Центральный район, Малая Луговая улица, 6', 'Центральный район', 'Малая Луговая улица, 6'],
  ['Ветроград, район Центральный, ул. Малая Луговая, д. 6', 'район Центральный', 'Малая Луговая улица, 6'],
  ['Ветроград, Озёрский район, Малая Луговая улица, 6', 'Озёрский район', 'Малая Луговая улица, 6'],
];
describe('with a wrong district of the city the street and the house stay, with a lower confidence', () => {
  for (const [asked, district, expected] of wrong) {
    test(shown(asked), () => {
      const [found, ...others] = geocode(asked);
      assert.deepEqual([first(asked), found.unparsed], [`house: Ветроград, ${expected}`, [district]]);
      assert.ok(found.confidence <= 0.8 && found.confidence > 0.5, String(found.confidence));
      assert.ok(others.every(({ confidence }) => confidence < 0.7));
    });
  }
});

test('a numbered street of the district could be meant, or the street elsewhere without a number', () => {
  for (const asked of [
    { ...where, district: 'Западный район', street: 'Съезжинская', house: '5' },
    { district: 'Западный', street: 'Съезжинская', house: '5' }, 'Ветроград, Западный район, Съезжинская 5',
  ] satisfies Asked[]) {
    const [found, second] = geocode(asked);
    assert.deepEqual([first(asked), found.unparsed], ['house: Ветроград, 2-я Съезжинская улица, 5', []], shown(asked));
    assert.deepEqual([second.precision, second.unparsed.length], ['house', 1], shown(asked));
    assert.ok(found.confidence <= 0.5 && second.confidence < 0.5, shown(asked));
  }
});

test('a street of exactly that name in the stated district ranks above one elsewhere that has the house', () => {
  const twice = openTown((drawing) => {
    city(drawing);
    const tags = { houseTags: { 'addr:city': 'Ветроград' } };
    drawStreet(drawing, 1200, -2000, { name: 'Садовая улица', labels: ['1', '3'], ...tags });
    drawStreet(drawing, 1200, 1000, { name: 'Садовая улица', labels: ['1', '3', '55'], ...tags });
  });
  const [found] = twice.geocode('Ветроград, Западный район, Садовая улица, 55');
  assert.notEqual(found.precision, 'house');
  assert.ok(found.confidence <= 0.7);
});

describe('a settlement is found though its district is wrong, with low confidence unless it is a town', () => {
  for (const [asked, expected, most] of [
    ['Западный район, Советск', 'settlement: Советск', 0.4], ['Озёрский район, Кировск', 'city: Кировск', 0.8],
    [{ district: 'Озёрский район', city: 'Кировск' }, 'city: Кировск', 0.8],
  ] satisfies (readonly [Asked, string, number])[]) {
    test(shown(asked), () => {
      const [found] = geocode(asked);
      assert.equal(first(asked), expected);
      assert.ok(found.confidence <= most, String(found.confidence));
      assert.equal(found.unparsed.length, 1);
    });
  }
});

test('a village whose bounding box merely overlaps that of the district is not in the district', () => {
  const [found] = openTown((drawing) => {
    const corners = [[-9000, -9000], [-9000, 9000], [9000, -9000], [-9000, -9000]] as const;
    const border = drawing.way([...corners]);
    drawing.relation([{ type: 'way', id: border, role: 'outer' }],
      { type: 'boundary', boundary: 'administrative', admin_level: '6', name: 'Лесной район' });
    const node = drawing.node(5000, 5000, { place: 'village', name: 'Советск' });
    boundary(drawing, [4500, 4500, 1000, 1000], 8, { name: 'Советск' }, node);
  }).geocode('Лесной район, Советск');
  assert.ok(found.confidence <= 0.4, String(found.confidence));
  assert.deepEqual(found.unparsed, ['Лесной район']);
});

describe('a district with a cut-off border, or on no map, is no evidence for or against a house', () => {
  const street = { street: 'Советская', house: '5' } as const;
  for (const district of ['Ленинский район', 'Ленинский', 'Московский район', 'Небывалый район', 'Небывалый']) {
    test(district, () => {
      const free = `Ветроград, ${district}, Советская, 5`;
      const asked = { ...where, district, ...street };
      const [found] = cut.geocode(asked);
      assert.deepEqual([cut.first(asked), found.unparsed], ['house: Ветроград, Советская улица, 5', [district]]);
      assert.ok(found.confidence >= 0.9, String(found.confidence));
      if (district.endsWith('район')) assert.equal(cut.geocode(free)[0].confidence, found.confidence);
      const [alone] = cut.geocode({ district, ...street });
      assert.ok(alone.confidence <= 0.8 && alone.precision === 'house', 'without its town');
    });
  }
});
