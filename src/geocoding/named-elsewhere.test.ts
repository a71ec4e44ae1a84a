import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boundary } from '../../test/drawn-country.ts';
import type { Drawing } from '../../test/osm-fixture.ts';
import { drawStreet, openTown } from './search.test-data.ts';

/** Regions with whole borders side by side, each with a city that has its border too, and a village without one. */
function drawRegions(drawing: Drawing): void {
  boundary(drawing, [-90_000, -90_000, 180_000, 400_000], 2, { name: 'Россия', 'ISO3166-1': 'RU' });
  const region = (east: number, name: string, city: string, streets: readonly string[]): void => {
    boundary(drawing, [-40_000, east - 40_000, 80_000, 80_000], 4, { name });
    const node = drawing.node(0, east, { place: 'city', name: city, population: '100000' });
    boundary(drawing, [-4000, east - 4000, 8000, 8000], 8, { name: city }, node);
    for (const [at, street] of streets.entries()) {
      drawStreet(drawing, 200 + at * 300, east, { name: street, labels: ['5', '7'], houseTags: { 'addr:city': city } });
    }
  };
  region(0, 'Кировская область', 'Киров', ['улица Ленина', 'улица Труда']);
  region(100_000, 'Амурская область', 'Благовещенск', ['улица Горького']);
  region(200_000, 'Республика Башкортостан', 'Уфа', ['Лесной переулок', 'Уфимская улица', 'Слободская улица']);
  drawing.node(12_000, 0, { place: 'town', name: 'Слободской', population: '30000' });
  drawStreet(drawing, 12_200, 0, { name: 'улица Грина', labels: ['5', '7'], houseTags: { 'addr:city': 'Слободской' } });
  const forest = drawing.node(-12_000, 0, { place: 'town', name: 'Лесной', population: '20000' });
  boundary(drawing, [-14_000, -2000, 4000, 4000], 8, { name: 'Лесной' }, forest);
  drawStreet(drawing, -12_000, 0, { name: 'улица Мира', labels: ['9'], houseTags: { 'addr:city': 'Лесной' } });
  drawing.node(100, 200_100, { railway: 'station', station: 'subway', name: 'Марьино' });
  drawing.node(6000, 200_000, { place: 'suburb', name: 'Кок-Жар' });
  drawStreet(drawing, 8000, 200_000, { name: 'Кок-Жар улица', labels: ['5'], houseTags: { 'addr:city': 'Уфа' } });
  drawing.node(12_000, 100_000, { place: 'town', name: 'Белогорск', 'name:en': 'Belogorsk', population: '30000' });
  drawStreet(drawing, 4000, 200_000, {
    name: 'Белогорская улица', labels: ['5'], tags: { 'name:ky': 'Белогорск көчөсү' },
    houseTags: { 'addr:city': 'Уфа' },
  });
  drawNamesApart(drawing);
}

/** Names that one town has and another almost has: streets of similar names, a quarter, points of interest. */
function drawNamesApart(drawing: Drawing): void {
  const ofKirov = [
    'Шатурская улица', 'Быковская улица', 'Белорусская улица', 'улица Иванова', 'улица 7-й Гвардейской Дивизии',
    'Dammweg',
  ];
  for (const [at, name] of ofKirov.entries()) {
    drawStreet(drawing, 800 + at * 300, 0, { name, labels: ['5', '7'], houseTags: { 'addr:city': 'Киров' } });
  }
  const quarter = drawing.node(3000, 2000, { place: 'quarter', name: 'Восток-5 микрорайон' });
  boundary(drawing, [2800, 1800, 400, 400], 10, { name: 'Восток-5 микрорайон' }, quarter);
  for (const label of ['5', '7/2']) {
    drawing.building(2900 + label.length * 40, 1900, {
      'addr:place': 'Восток-5 микрорайон', 'addr:housenumber': label, 'addr:city': 'Киров',
    });
  }
  for (const [at, name] of ['Батурская улица', 'Байковского улица'].entries()) {
    drawStreet(drawing, 800 + at * 300, 200_000, { name, labels: ['5', '7'], houseTags: { 'addr:city': 'Уфа' } });
  }
  drawing.node(1600, 200_100, { amenity: 'cafe', name: 'Белорусская хата' });
  drawing.node(1700, 200_100, { railway: 'station', station: 'subway', name: 'Восток' });
  drawing.node(1800, 200_100, { historic: 'memorial', name: 'Иванову Н. М.' });
}
const map = openTown(drawRegions);
const sureHouses = (query: string) =>
  map.geocode(query).filter(({ kind, confidence }) => kind !== 'area' && confidence >= 0.9);

describe('a town is not taken for its namesake in another region', () => {
  for (const query of [
    'Калужская обл, г Киров', 'Калужская область, Киров, улица Ленина, 5', 'Киров, Калужская обл., ул. Ленина, 5',
    'Респ Башкортостан, Благовещенск', 'Башкирия, г. Благовещенск, улица Горького, 5',
    'Амурская область, Киров, улица Ленина, 5',
  ]) {
    test(query, () => assert.deepEqual(sureHouses(query), []));
  }
  for (const [query, first] of [
    ['Кировская обл, г Киров', 'city: Киров'],
    ['Кировская область, Киров, улица Ленина, 5', 'house: Киров, улица Ленина, 5'],
    ['Амурская обл., Благовещенск, Горького 7', 'house: Благовещенск, улица Горького, 7'],
    ['Башкирия, Уфа, Лесной переулок, 5', 'house: Уфа, Лесной переулок, 5'],
  ] as const) {
    test(`a town is found in its own region: ${query}`, () => {
      assert.equal(map.first(query), first);
      assert.ok(map.geocode(query)[0].confidence >= 0.9);
    });
  }
});

describe('a town without the street is the answer itself, with the others after it', () => {
  for (const [query, first] of [
    ['Уфа, улица Ленина, 5', 'city: Уфа'], ['г. Благовещенск, ул. Труда, 7', 'city: Благовещенск'],
    ['Слободской, улица Ленина, 5', 'city: Слободской'], ['Киров, улица Мира, 9', 'city: Киров'],
    ['Лесной, улица Труда, 5', 'city: Лесной'], ['ул. Горького, 5, Киров', 'city: Киров'],
    ['Киров Горького 5', 'city: Киров'],
    ['Уфа, Белорусская улица, 5', 'city: Уфа'], ['Уфа, ул. Белорусская, д. 7', 'city: Уфа'],
    ['Уфа, Восток-5 микрорайон, 5', 'city: Уфа'], ['Уфа, мкр. Восток-5, 7/2', 'city: Уфа'],
    ['Благовещенск, Восток-5 микрорайон, 7/2', 'city: Благовещенск'],
    ['Слободской, улица Иванова, 5', 'city: Слободской'],
    ['Уфа, улица Иванова, 5', 'city: Уфа'], ['Уфа, Быковская улица, 9', 'city: Уфа'],
  ] as const) {
    test(query, () => {
      assert.equal(map.first(query), first);
      const [, ...others] = map.geocode(query);
      for (const { confidence } of others) assert.ok(confidence <= 0.4, String(confidence));
    });
  }
});

describe('nothing is found if the town is not on the map and everything else is elsewhere', () => {
  for (const query of [
    'Калуга, улица Ленина, 5', 'г. Самара, Лесной переулок, 7', 'ул. Горького, 5, г. Тверь', 'Москва, улица Труда, 5',
    'на Горького 5 в Калуге', 'Казань, Труда 5', 'Самара, улица 7-й Гвардейской Дивизии, 5',
    'г. Иркутск, улица 7-й Гвардейской Дивизии, 7', 'Dammweg, 5, Калуга г', 'Dammweg, 5, Тюмень г',
    'Восток-5 микрорайон, 5, Казань г',
  ]) {
    test(query, () => assert.equal(map.first(query), 'nothing'));
  }
  test('a name that a village on the map could bear is still answered', () => {
    assert.notEqual(map.first('Тьмутаракань, улица Ленина, 5'), 'nothing');
  });
});

describe('a street type word without a name does not turn a town into a street', () => {
  for (const [query, first] of [
    ['Лесной, ул. , д. 5', 'city: Лесной'], ['Лесной, ул., 5', 'city: Лесной'], ['Уфа, ул. , 5', 'city: Уфа'],
    ['Лесной, пер., 7', 'city: Лесной'], ['Лесной, улица, дом 5', 'city: Лесной'], ['Уфа; ул; 7', 'city: Уфа'],
    ['Лесной, ул. , ', 'city: Лесной'], ['Уфа; ул; 5', 'city: Уфа'], ['Уфа, улица, дом 5', 'city: Уфа'],
    ['Уфа; улица; 7', 'city: Уфа'],
    ['Слободской ул. 5', 'city: Слободской'], ['Слободской ул. д. 5', 'city: Слободской'],
    ['Слободской ул.', 'city: Слободской'], ['Лесной ул. 5', 'city: Лесной'],
    ['Белогорск ул. 5', 'city: Белогорск'], ['Belogorsk ul. 5', 'city: Белогорск'],
    ['БЕЛОГОРСК УЛ. 5', 'city: Белогорск'], ['Белогорск, ул. н/д, 5', 'city: Белогорск'],
    ['Белогорск ул. д. 5', 'city: Белогорск'], ['Белогорск ул. дом 7', 'city: Белогорск'],
    ['Белогорск ул.', 'city: Белогорск'],
  ] as const) {
    test(query, () => assert.equal(map.first(query), first));
  }
  for (const placeholder of [
    '№', 'N', 'б/н', 'н/д', '#Н/Д', '#N/A', 'не указана', '[не указано]', 'нет', '-', '—', 'null',
  ]) {
    for (const query of [
      `Слободской, ул. ${placeholder}, 5`, `Слободской, улица ${placeholder}, д. 5`, `Слободской, ${placeholder}, 5`,
      `Слободской ул. ${placeholder} 5`,
    ]) {
      test(`nor does a placeholder: ${query}`, () => {
        assert.equal(map.first(query), 'city: Слободской');
        assert.ok(map.geocode(query)[0].confidence <= 0.5);
      });
    }
  }
  for (const [query, first] of [
    ['Уфа, Лесной, пер., 7', 'house: Уфа, Лесной переулок, 7'],
    ['Киров; Ленина; ул; 5', 'house: Киров, улица Ленина, 5'],
    ['Уфа, пер. Лесной, 5', 'house: Уфа, Лесной переулок, 5'],
    ['Слободская ул. 5', 'house: Уфа, Слободская улица, 5'], ['Лесной пер. 5', 'house: Уфа, Лесной переулок, 5'],
    ['Белогорск көчөсү 5', 'house: Уфа, Белогорская улица, 5'],
    ['Белогорская ул. 5', 'house: Уфа, Белогорская улица, 5'],
    ['Уфа, Белогорск ул. 5', 'house: Уфа, Белогорская улица, 5'],
    ['Уфа, Слободской ул. 5', 'house: Уфа, Слободская улица, 5'],
    ['Киров, Кок-Жар улица, 5', 'city: Киров'],
  ] as const) {
    test(`a street in a field of its own is found: ${query}`, () => assert.equal(map.first(query), first));
  }
});

test('a station with another name is not a misspelling', () => {
  for (const query of ['метро Малино, Уфа', 'Уфа, м. Малино', 'метро Малино']) {
    const [found] = map.geocode(query);
    assert.ok(found === undefined || found.confidence <= 0.5, `${query}: ${found?.confidence}`);
  }
  assert.ok(map.geocode('Уфа, метро Марино')[0].confidence > 0.5);
});

describe('a street with a similar name is less certain if another town has exactly the name', () => {
  for (const query of ['Уфа, Шатурская улица, 5', 'Уфа, ул. Шатурская, д. 7', 'г. Уфа, Шатурская 5']) {
    test(query, () => {
      for (const { confidence, kind } of map.geocode(query)) assert.ok(kind !== 'house' || confidence <= 0.8);
    });
  }
  for (const query of ['Уфа, Багурская улица, 5', 'Уфа, Батурска улица, 7']) {
    test(`a street with a similar name is certain if no town has the name: ${query}`, () => {
      assert.match(map.first(query), /Батурская улица/u);
      assert.ok(map.geocode(query)[0].confidence >= 0.9);
    });
  }
});
