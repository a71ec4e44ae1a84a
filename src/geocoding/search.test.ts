import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { drawStreet, openTown } from './search.test-data.ts';

const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Москва', population: '13000000' });
  drawing.node(2000, 0, { place: 'neighbourhood', name: '4-й микрорайон' });
  const inMoscow = { 'addr:city': 'Москва', 'addr:postcode': '101000' };
  const street = (north: number, east: number, name: string, labels: string, tags?: Record<string, string>): void =>
    drawStreet(drawing, north, east, { name, labels: labels.split(', '), tags, houseTags: inMoscow });
  street(0, 0, 'Тверская улица', '1, 2, 3, 5, 7, 9, 15, 39с79, 39с80', { old_name: 'улица Горького' });
  street(200, 0, 'Мясницкая улица', '2, 4А, 8/2, 10 к2 с1, 12/3 к2 с1, 14 к3, вл31');
  street(400, 0, '3-я улица Ямского Поля', '2 к7, 2');
  street(600, 0, '16-я Парковая улица', '4, 6');
  street(800, 0, 'улица 8 Марта', '15, 17');
  street(1000, 0, 'улица 26 Бакинских Комиссаров', '4 к2');
  street(1200, 0, 'Малая Никитская улица', '2/1 с1, 4');
  street(1400, 0, 'Большая Никитская улица', '2, 4');
  street(1600, 0, 'улица Николая Островского', '6');
  street(1800, 0, 'улица Академика Королёва', '12');
  street(2200, 0, 'проспект Мира', '5, 7');
  street(2400, 0, 'улица Мира', '5, 9');
  street(2600, 0, 'набережная Обводного канала', '123 литА');
  street(2800, 0, '7-я линия В.О.', '34');
  street(3000, 0, 'улица Ленина', '5, 12-18');
  drawing.way([[-200, 100], [0, 100], [3100, 100]], { highway: 'residential', name: 'Садовая улица' });
  drawing.building(2020, 20, { 'addr:place': '4-й микрорайон', 'addr:housenumber': '14', 'addr:city': 'Москва' });
  drawing.node(300, 300, { railway: 'station', station: 'subway', name: 'Тверская' });
  drawing.node(60_000, 0, { place: 'town', name: 'Клин', population: '70000' });
  const inKlin = { 'addr:city': 'Клин', 'addr:postcode': '141600' };
  drawStreet(drawing, 60_000, 0, { name: 'улица Ленина', labels: ['5', '8'], houseTags: inKlin });
});

const tverskaya7 = 'house: Москва, Тверская улица, 7';

test('a text is settled before it is read, whoever asks', () => {
  for (const query of ['Москва,%20Тверская%20улица,%207', 'Москва,&nbsp;Тверская&nbsp;улица, 7']) {
    assert.equal(town.first(query), tverskaya7);
  }
  assert.equal(town.first({ city: 'Москва&nbsp;', street: 'Тверская%20улица', house: '7' }), tverskaya7);
});

describe('an address is found however it is written', () => {
  const rows: readonly (readonly [query: string, expected: string])[] = [
    ['101000, г. Москва, ул. Тверская, д. 7', tverskaya7],
    ['Тверская 7 Москва', tverskaya7],
    ['7, Тверская улица, Москва', tverskaya7],
    ['мск тверская 7', tverskaya7],
    ['г.Москва,ул.Тверская,д7', tverskaya7],
    ['улТверская7', tverskaya7],
    ['Moskva Tverskaya 7', tverskaya7],
    ['Tverskaja ulica 7', tverskaya7],
    ['vjcrdf ndthcrfz 7', tverskaya7],
    ['на улице Тверской в Москве дом 7', tverskaya7],
    ['ул твирская 7', tverskaya7],
    ['Горького 7, Москва', tverskaya7],
    ['Москва, Тверская улица, дом 7, подъезд 2, этаж 3, кв 15', tverskaya7],
    ['999999, Москва, Тверская, 7', tverskaya7],
    ['Москва, Тверская, 7, кв. № 15', tverskaya7],
    ['Москва, Тверская, 7, 8 903 555 77 63, после 18:00', tverskaya7],
    ['Москва, Тверская, 7, +7 (903) 555-77-63', tverskaya7],
    ['Москва, Тверская, 7 (вход со двора)', tverskaya7],
    ['39 Строение 79 Тверская', 'house: Москва, Тверская улица, 39с79'],
    ['Мясницкая 8', 'house_part: Москва, Мясницкая улица, 8/2'],
    ["Мясницкая 4''А''", 'house: Москва, Мясницкая улица, 4А'],
    ['Мясницкая, 4 - а', 'house: Москва, Мясницкая улица, 4А'],
    ['Мясницкая 12/3к2с1', 'house: Москва, Мясницкая улица, 12/3 к2 с1'],
    ['Мясницкая 12/3 К.2 СТР.1', 'house: Москва, Мясницкая улица, 12/3 к2 с1'],
    ['Мясницкая 14/3', 'house: Москва, Мясницкая улица, 14 к3'],
    ['Мясницкая, владение 31', 'house: Москва, Мясницкая улица, вл31'],
    ['3-я ул. Ямского Поля, 2 корп. 7', 'house: Москва, 3-я улица Ямского Поля, 2 к7'],
    ['3-я Ямского Поля ул 2к7', 'house: Москва, 3-я улица Ямского Поля, 2 к7'],
    ['третья ямского поля 2', 'house: Москва, 3-я улица Ямского Поля, 2'],
    ['16-Парковая, 4', 'house: Москва, 16-я Парковая улица, 4'],
    ['8 марта 15', 'house: Москва, улица 8 Марта, 15'],
    ['26 бакинских, 4 корпус 2', 'house: Москва, улица 26 Бакинских Комиссаров, 4 к2'],
    ['Никитская М., 2/1, строение 1', 'house: Москва, Малая Никитская улица, 2/1 с1'],
    ['Б. Никитская 4', 'house: Москва, Большая Никитская улица, 4'],
    ['Н. Островского, 6', 'house: Москва, улица Николая Островского, 6'],
    ['Ак. Королева 12', 'house: Москва, улица Академика Королёва, 12'],
    ['пр-т Мира 5', 'house: Москва, проспект Мира, 5'],
    ['ул. Мира, 5', 'house: Москва, улица Мира, 5'],
    ['наб. Обводного канала, д.123 Лит А', 'house: Москва, набережная Обводного канала, 123 литА'],
    ['7 линия ВО 34', 'house: Москва, 7-я линия В.О., 34'],
    ['4 микрорайон, 14', 'house: 4-й микрорайон, 14'],
    ['Москва, мкр. 4-й', 'place: 4-й микрорайон'],
    ['метро Тверская', 'metro: Москва, Тверская'],
    ['Тверская', 'street: Москва, Тверская улица'],
    ['ул. Тверская / ул. Садовая', 'intersection: Москва, Тверская улица, Садовая улица'],
    ['Клин, Ленина 5', 'house: Клин, улица Ленина, 5'],
    ['Москва', 'city: Москва'],
    ['101000', 'postcode: 101000'],
    ['55.7558, 37.6173', 'point: '],
    ["55°45'20\"N 37°37'03\"E", 'point: '],
    ['Москва, Ленина, 14', 'house: Москва, улица Ленина, 12-18'],
    [`Тверская ${'им. '.repeat(26)}улица`, 'street: Москва, Тверская улица'],
  ];
  for (const [query, expected] of rows) test(query, () => assert.equal(town.first(query), expected));
});

describe('nothing is made up that the map lacks', () => {
  const rows: readonly (readonly [query: string, precision: string, house: string])[] = [
    ['Москва, Тверская, 39', 'house_part', 'fuzzy'],
    ['Москва, Тверская, 13', 'interpolated', 'wrong'],
    ['Москва, Тверская, 4', 'nearest_house', 'wrong'],
    ['Москва, Тверская, 900', 'street', 'wrong'],
    ['Москва, улица Небывалая, 7', 'city', 'wrong'],
  ];
  for (const [query, precision, house] of rows) {
    test(query, () => {
      const [found] = town.geocode(query);
      assert.deepEqual([found.precision, found.match.house], [precision, house]);
      assert.ok(found.confidence <= 0.85, `${found.confidence}`);
    });
  }
});

test('words beside the address are reported as unparsed', () => {
  assert.deepEqual(town.geocode('Москва, Тверская, 7, кв. 12, домофон 34')[0].unparsed, ['кв. 12', 'домофон 34']);
  assert.deepEqual(town.geocode('Москва, Тверская 7-12')[0].unparsed, ['12']);
});

test('an answer under an old name says so', () => {
  assert.equal(town.geocode('улица Горького, 7')[0].isRenamed, true);
  assert.equal(town.geocode('улица Тверская, 7')[0].isRenamed, false);
});

test('equal streets of two towns are both returned without certainty, the nearer first', () => {
  const query = 'улица Ленина, 5';
  assert.equal(town.geocode(query).filter(({ kind }) => kind === 'house').length, 2);
  assert.ok(town.geocode(query)[0].confidence <= 0.6);
  const [{ lat, lon }] = town.geocode('Клин, улица Ленина, 5');
  assert.equal(town.first(query, { bias: { lat, lon } }), 'house: Клин, улица Ленина, 5');
  assert.equal(town.first(query, { bias: { lat: lat - 0.55, lon } }), 'house: Москва, улица Ленина, 5');
  const box = { minLat: lat - 0.1, maxLat: lat + 0.1, minLon: lon - 0.1, maxLon: lon + 0.1 };
  assert.equal(town.geocode(query, { box }).length, 1);
});

test('a postcode decides between equals, and a wrong one does no harm', () => {
  assert.equal(town.first('141600, улица Ленина, 5'), 'house: Клин, улица Ленина, 5');
  const [found] = town.geocode('141600, Москва, Тверская, 7');
  assert.equal(found.match.postal_code, 'wrong');
  assert.ok(found.confidence > 0.9);
  for (const postcode of ['141600', '111111']) {
    const [wrong] = town.geocode({ city: 'Москва', street: 'Тверская', house: '7', postal_code: postcode });
    const [without] = town.geocode({ city: 'Москва', street: 'Тверская', house: '7' });
    assert.ok(wrong.confidence < without.confidence && wrong.confidence > 0.9, `${postcode}: ${wrong.confidence}`);
  }
});

test('the fields of a structured query are read as what they are', () => {
  assert.equal(town.first({ city: 'Клин', street: 'ул. Ленина', house: 'д. 8' }), 'house: Клин, улица Ленина, 8');
  assert.equal(town.first({ city: 'Москва', street: '8 Марта', house: '15' }), 'house: Москва, улица 8 Марта, 15');
  assert.equal(town.first({ city: 'Москва' }), 'city: Москва');
});

test('the order of the parts does not matter', () => {
  const parts = ['101000', 'г. Москва', 'ул. Мясницкая', 'д. 10 к. 2 стр. 1'];
  fc.assert(fc.property(fc.shuffledSubarray(parts, { minLength: 4 }), (order) => {
    assert.equal(town.first(order.join(', ')), 'house: Москва, Мясницкая улица, 10 к2 с1');
  }), { seed: 1, numRuns: 30 });
});

test('no text makes it throw, and every answer stays within its bounds', () => {
  const parts = ['ул.', 'д.', 'к', 'с', '-', '/', '5', '12', 'мкр', 'Тверская', 'угол', '«', 'кв', '1'.repeat(40)];
  const words = fc.constantFrom(...parts);
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
    fc.array(words, { maxLength: 12 }).map((list) => list.join('')),
  );
  fc.assert(fc.property(texts, (text) => {
    const found = town.geocode(text, { limit: 3 });
    assert.ok(found.length <= 3);
    for (const { lat, lon, confidence } of found) {
      assert.ok(Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && confidence >= 0 && confidence <= 1);
    }
  }), { seed: 2, numRuns: 400 });
});

test('a text that is not an address gives an empty list', () => {
  for (const text of ['', ' ', '!!!', '🏠🏡', 'улица '.repeat(2000), '1'.repeat(300), 'qqqqqq wwwwww']) {
    assert.deepEqual(town.geocode(text), [], text.slice(0, 20));
  }
});
