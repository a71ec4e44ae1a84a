import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { assembled } from '../../test/osm-fixture.ts';
import { buildIndexes } from './near/indexes.ts';
import { buildSearch } from './names/search-index.ts';
import { drawStreet } from './search.test-data.ts';
import { buildSuggest } from './suggest/lists.ts';
import { openSuggest, type SuggestOptions } from './suggest.ts';

const { gazetteer, text } = assembled((drawing) => {
  const town = (north: number, east: number, name: string, population: string): void =>
    void drawing.node(north, east, { place: 'city', name, population });
  town(0, 0, 'Москва', '13000000');
  town(60_000, 0, 'Клин', '70000');
  town(-60_000, 0, 'Мирный', '30000');
  const street = (north: number, name: string, labels: string, city = 'Москва', tags?: Record<string, string>): void =>
    drawStreet(drawing, north, 0, {
      name, labels: labels.split(', '), tags, houseTags: { 'addr:city': city, 'addr:postcode': '101000' },
    });
  street(0, 'Тверская улица', '1, 2, 3, 5, 7, 9, 15', 'Москва', { old_name: 'улица Горького' });
  street(200, 'улица Ленина', '1, 1/3, 1А, 1к2, 1к10, 2, 10, 10А, 11, 12, 100, 21, 21с5, 21А с7', 'Москва');
  street(400, 'проспект Мира', '5, 7');
  street(600, 'улица Мира', '5, 9, 10к2');
  street(800, 'улица Марии Ульяновой', '4, 6');
  street(1000, 'улица Академика Королёва', '12');
  street(1200, '16-я Парковая улица', '4, 6');
  street(1400, 'Щедрая улица', '4, 6');
  street(1600, 'улица 8 Марта', '4, 15');
  street(1800, 'Ореховый проезд', '4');
  street(2000, 'Ипподромная улица', '4');
  street(2200, 'набережная 62-й Армии', '4');
  street(2400, 'улица Тридцать Первого Полка', '4');
  street(2600, 'Семнадцатая улица', '4');
  street(2800, 'Первомайская улица', '4');
  street(60_000, 'улица Ленина', '5, 8, 10', 'Клин');
  street(60_200, 'Мясницкая улица', '5, 8', 'Клин');
  street(60_400, 'Московская улица', '5, 8', 'Клин');
  drawing.node(500, 500, { railway: 'station', station: 'subway', name: 'Тверская' });
});
const search = buildSearch({ ...gazetteer, ...text });
const tables = {
  ...gazetteer, ...text, ...buildIndexes(gazetteer), ...search, ...buildSuggest({ ...gazetteer, ...text, ...search }),
};
const { suggest } = openSuggest(tables);
const texts = (query: string, options?: SuggestOptions): string[] => suggest(query, options).map(({ text }) => text);

describe('what comes first', () => {
  const rows: readonly (readonly [query: string, first: string])[] = [
    ['м', 'Москва'], ['мос', 'Москва'], ['мир', 'Мирный'], ['vjc', 'Москва'], ['mos', 'Москва'], ['МОС', 'Москва'],
    ['г мос', 'Москва'], ['ул тв', 'Москва, Тверская улица'],
    ['твер ул', 'Москва, Тверская улица'], ['клин лен', 'Клин, улица Ленина'], ['лен клин', 'Клин, улица Ленина'],
    ['кли мяс', 'Клин, Мясницкая улица'], ['клин, мясницк', 'Клин, Мясницкая улица'],
    ['клин, меясниц', 'Клин, Мясницкая улица'], ['кслин, мясницкая', 'Клин, Мясницкая улица'],
    ['просп мира', 'Москва, проспект Мира'], ['мира просп', 'Москва, проспект Мира'], ['ул мира', 'Москва, улица Мира'],
    ['королев', 'Москва, улица Академика Королёва'], ['королёв', 'Москва, улица Академика Королёва'],
    ['ак кор', 'Москва, улица Академика Королёва'], ['мари', 'Москва, улица Марии Ульяновой'],
    ['о', 'Москва, Ореховый проезд'], ['О', 'Москва, Ореховый проезд'], ['o', 'Москва, Ореховый проезд'],
    ['и', 'Москва, Ипподромная улица'], ['ип', 'Москва, Ипподромная улица'],
    ['shched', 'Москва, Щедрая улица'], ['s', 'Москва, Щедрая улица'], ['горьк', 'Москва, Тверская улица'],
    ['8 мар', 'Москва, улица 8 Марта'], ['16 парк', 'Москва, 16-я Парковая улица'],
    ['16-я п', 'Москва, 16-я Парковая улица'], ['метро тв', 'Москва, метро Тверская'],
    ['клин ленина 8', 'Клин, улица Ленина, 8'], ['ленина 8, клин', 'Клин, улица Ленина, 8'],
    ['москва мира 10к', 'Москва, улица Мира, 10 к2'], ['8 марта 15', 'Москва, улица 8 Марта, 15'],
    ['москва ленина д 21 кв 5', 'Москва, улица Ленина, 21'],
    ['шестнадцатая п', 'Москва, 16-я Парковая улица'], ['шестнадцатой парковой 4', 'Москва, 16-я Парковая улица, 4'],
    ['шестьдесят второй ар', 'Москва, набережная 62-й Армии'], ['шестьдесят второй', 'Москва, набережная 62-й Армии'],
    ['тридцать первого по', 'Москва, улица Тридцать Первого Полка'],
    ['первом', 'Москва, Первомайская улица'],
    ['тридцать первого', 'Москва, улица Тридцать Первого Полка'],
    ['тридцать п', 'Москва, улица Тридцать Первого Полка'], ['семнадцатая', 'Москва, Семнадцатая улица'],
    ['семнадцатая ул 4', 'Москва, Семнадцатая улица, 4'], ['семнадц', 'Москва, Семнадцатая улица'],
  ];
  for (const [query, first] of rows) test(query, () => assert.equal(texts(query)[0], first));
});

describe('houses of a street', () => {
  const rows: readonly (readonly [query: string, numbers: string])[] = [
    ['москва ленина 1', '1, 1/3, 1А, 1 к2, 1 к10, 10, 10А, 11, 12, 100'],
    ['москва ленина 1 ', '1, 1/3, 1А, 1 к2, 1 к10'],
    ['москва ленина 10', '10, 10А, 100'],
    ['москва ленина 1к', '1 к2, 1 к10'],
    ['москва ленина 1 корп 10', '1 к10'],
    ['москва ленина 1/', '1/3'],
    ['москва ленина 1/3', '1/3'],
    ['москва ленина 1а', '1А'],
    ['москва, ул ленина, д. 2', '2, 21, 21А с7, 21 с5'],
    ['москва ленина 21 стр 5', '21 с5'],
    ['москва ленина 21, стр.5', '21 с5'],
    ['москва ленина 21стр5', '21 с5'],
    ['москва ленина 21А стр 7', '21А с7'],
    ['москва ленина 21астр7', '21А с7'],
    ['москва, ленина, 21, стр. 5', '21 с5'],
    ['москва, ул ленина, 21, стр. 5', '21 с5'],
    ['москва, ленина, 21 стр', '21, 21А с7, 21 с5'],
  ];
  for (const [query, numbers] of rows) {
    test(query, () => {
      const found = suggest(query, { limit: 20 }).filter(({ precision }) => precision === 'house');
      const street = found.filter(({ text }) => text.startsWith('Москва, улица Ленина, '));
      assert.equal(street.map(({ text }) => text.split(', ').at(-1)).join(', '), numbers);
    });
  }
  test('streets of two towns are both shown, each with the exact number first', () => {
    const found = texts('ленина 10', { limit: 4 });
    assert.ok(found.includes('Москва, улица Ленина, 10') && found.includes('Клин, улица Ленина, 10'), found.join('; '));
  });
  test('the street stays for a number that is not on the map', () => {
    assert.equal(texts('москва ленина 77')[0], 'Москва, улица Ленина');
  });
});

const klin = gazetteer.places.lat[1] / 1e7;
const near = { lat: klin, lon: gazetteer.places.lon[1] / 1e7 };

describe('near a point', () => {
  test('streets of the nearest town come first, with their distances', () => {
    const [first] = suggest('лен', { near });
    assert.equal(first.text, 'Клин, улица Ленина');
    assert.ok(first.distanceMeters !== undefined && first.distanceMeters < 1000);
    assert.equal(suggest('лен')[0].text, 'Москва, улица Ленина');
    assert.equal(suggest('лен')[0].distanceMeters, undefined);
  });
  test('a much better match elsewhere stays first', () => {
    assert.equal(texts('москва', { near })[0], 'Москва');
    assert.equal(texts('проспект мира', { near })[0], 'Москва, проспект Мира');
  });
});

describe('options', () => {
  test('types are chosen before the list is cut', () => {
    assert.deepEqual(texts('т', { types: ['metro'], limit: 1 }), ['Москва, метро Тверская']);
    assert.deepEqual(texts('м', { types: ['city'] }), ['Москва', 'Мирный']);
    assert.ok(suggest('м', { types: ['street'] }).every(({ precision }) => precision === 'street'));
    assert.deepEqual(texts('москва ленина', { types: ['house'], limit: 2 }), [
      'Москва, улица Ленина, 1', 'Москва, улица Ленина, 1/3',
    ]);
    assert.deepEqual(texts('москва ленина 21', { types: ['street'], limit: 1 }), ['Москва, улица Ленина']);
  });
  test('a filter by country keeps places whose country is unknown', () => {
    assert.equal(texts('мос', { countries: ['RU'] })[0], 'Москва');
  });
  test('texts are in English on request', () => {
    const [first] = suggest('клин ленина 8', { language: 'en' });
    assert.equal(first.text, '8 Lenina Street, Klin');
  });
  test('at most the limit is shown, and a limit below one counts as one', () => {
    assert.equal(suggest('м', { limit: 2 }).length, 2);
    assert.equal(suggest('м', { limit: 0 }).length, 1);
  });
});

test('no text makes it throw, no suggestion comes twice, and highlights lie within their text', () => {
  const parts = ['ул', 'ленина', 'д', '10', 'москва', 'к', '-', '/', ',', '«', 'клин', 'м.', '1'.repeat(30), '🏠', 'ё'];
  const mixes = fc.array(fc.constantFrom(...parts), { maxLength: 30 });
  const queries = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: fc.constantFrom(...'абвлмтукс 10,.-/ё'), maxLength: 40 }),
    mixes.map((list) => list.join(' ')), mixes.map((list) => list.join('')),
  );
  fc.assert(fc.property(queries, fc.constantFrom(undefined, near), (query, point) => {
    const found = suggest(query, { near: point });
    assert.ok(found.length <= 7);
    assert.equal(new Set(found.map(({ text }) => text)).size, found.length);
    for (const { text: shown, highlights } of found) {
      let last = -1;
      for (const [from, to] of highlights) {
        assert.ok(from > last && from < to && to <= shown.length, `${shown} ${JSON.stringify(highlights)}`);
        last = to;
      }
    }
  }), { seed: 11, numRuns: 500 });
});

test('a text that is not an address gives an empty list', () => {
  const nothing = ['', ' ', '!!!', '🏠🏡', '-,./', '1'.repeat(200), 'zzzzqqq wwwxxx', 'м'.repeat(401)];
  for (const query of nothing) assert.deepEqual(suggest(query), [], query.slice(0, 20));
});
