import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  const inTver = { 'addr:city': 'Тверь' };
  const street = (north: number, name: string, labels: string, tags?: Record<string, string>): void =>
    drawStreet(drawing, north, 0, { name, labels: labels.split(', '), tags, houseTags: inTver });
  street(0, '2-я Набережная улица', '7, 9');
  street(200, 'Большая Набережная улица', '6, 8');
  street(400, 'Цветочная улица', '5, 7');
  street(600, 'Ясная улица', '27, 29');
  street(800, 'улица Островского', '4, 8');
  street(1000, 'улица Николая Островского', '6, 23');
  street(1200, 'улица Ленина', '2, 4, 7, 7Б, 11А/2', { old_name: 'Кольцевая улица' });
  street(1400, 'Кольцевая улица', '2, 6');
  street(1600, 'улица Дружбы', '9, 11');
  street(1800, 'Сколковское шоссе', 'вл31');
  street(2000, 'Ткацкая улица', '25');
  street(2200, 'улица Ткачей', '25, 27');
  street(2400, 'Осенняя улица', '28');
  street(2600, 'Шоссейная улица', '28');
  street(2800, 'Берёзовая улица', '3, 5');
  street(3000, 'Берёзовый переулок', '3, 5');
  drawing.node(5000, 0, { place: 'neighbourhood', name: '4-й микрорайон' });
  drawing.building(5020, 20, { 'addr:place': '4-й микрорайон', 'addr:housenumber': '14', 'addr:city': 'Тверь' });
  drawing.node(5500, 0, { place: 'neighbourhood', name: 'микрорайон В' });
  drawing.building(5520, 20, { 'addr:place': 'микрорайон В', 'addr:housenumber': '13', 'addr:city': 'Тверь' });
  drawing.node(6500, 0, { place: 'allotments', name: 'СНТ «Ветеран»' });
  drawing.building(6520, 20, { 'addr:place': 'СНТ «Ветеран»', 'addr:housenumber': '124' });
  drawing.node(300_000, 0, { place: 'town', name: 'Дружба', population: '7000' });
});

describe('a misspelt query finds its address', () => {
  for (const [query, expected] of [
    ['4-й микорайон, 14', 'house: 4-й микрорайон, 14'],
    ['в 4-м микрорайоне дом 14', 'house: 4-й микрорайон, 14'],
    ['в Твери в микрорайоне В 13', 'house: микрорайон В, 13'],
    ['уилца Цветочная, 5', 'house: Тверь, Цветочная улица, 5'],
    ['веточная улица, 5', 'house: Тверь, Цветочная улица, 5'],
    ['Тверь, сная улица, 27', 'house: Тверь, Ясная улица, 27'],
    ['Тверь, улица Шоссенйая, 28', 'house: Тверь, Шоссейная улица, 28'],
    ['ulica Tkackaja 25', 'house: Тверь, Ткацкая улица, 25'],
    ['на Берёзовой улице дом 3', 'house: Тверь, Берёзовая улица, 3'],
    ['Сколковское ш.,двл31', 'house: Тверь, Сколковское шоссе, вл31'],
    ['Ktybyf 7? Ndthm', 'house: Тверь, улица Ленина, 7'],
    ['Ndthm? Ktybyf 7,', 'house: Тверь, улица Ленина, 7Б'],
    ['Ndthm, Ktybyf, 7', 'house: Тверь, улица Ленина, 7'],
    ['ek/ Ktybyf 11f/2', 'house: Тверь, улица Ленина, 11А/2'],
  ] as const) test(query, () => assert.equal(town.first(query), expected));
});

describe('words beside an address do not keep it from being found', () => {
  for (const [query, expected] of [
    ['Доставка: СНТ «Ветеран», 124, ключ у охраны', 'house: СНТ «Ветеран», 124'],
    ['адрес доставки Тверь, Ленина 4', 'house: Тверь, улица Ленина, 4'],
    ['ООО «Ясная 27», Тверь, Ленина, 4', 'house: Тверь, улица Ленина, 4'],
    ['Тверь, Ленина, 4, ЖК «Заря 7»', 'house: Тверь, улица Ленина, 4'],
  ] as const) test(query, () => assert.equal(town.first(query), expected));
});

describe('a wrong house is worse than a street', () => {
  for (const [query, never] of [
    ['Тверь, 2-я Вишнёвая улица, 9', /house/],
    ['Тверь, Большая Морская улица, 6', /house/],
    ['Дружба, Дземжирганская улица, 9', /house/],
    ['Тверь, улица Островского, 23', /house: .*Николая/],
    ['Тверь, Кольцевая улица, 4', /house: .*Ленина/],
    ['домофон 2', /./],
  ] as const) {
    test(query, () => {
      const [found] = town.geocode(query);
      assert.doesNotMatch(found ? town.first(query) : '', never);
    });
  }
  test('a street of exactly the requested name ranks above longer names', () => {
    assert.match(town.first('Тверь, улица Островского, 23'), /Тверь, улица Островского/);
    assert.match(town.first('Тверь, Кольцевая улица, 4'), /Тверь, Кольцевая улица/);
    assert.equal(town.first('Тверь, Кольцевая улица, 7'), 'street: Тверь, Кольцевая улица');
  });
});

test('the postcode decides between equal numbers of one street', () => {
  const twice = openTown((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
    drawStreet(drawing, 0, 0, { name: 'улица Мира', labels: ['3', '5'], houseTags: { 'addr:city': 'Тверь' } });
    for (const [east, code] of [[100, '170001'], [900, '170002']] as const) {
      drawing.building(30, east, {
        'addr:street': 'улица Мира', 'addr:housenumber': '9', 'addr:city': 'Тверь', 'addr:postcode': code,
      });
    }
  });
  const [first, second] = ['170001', '170002'].map((code) => twice.geocode(`${code}, Тверь, Мира 9`)[0]);
  assert.ok(first.lon < second.lon, `${first.lon} ${second.lon}`);
});

describe('a corner house is found by the number of its other street', () => {
  const corner = openTown((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
    const houseTags = { 'addr:city': 'Тверь' };
    drawing.way([[-400, 300], [0, 300], [400, 300]], { highway: 'residential', name: 'Садовая улица' });
    for (const [north, label] of [[60, '19'], [-60, '23'], [-90, '25']] as const) {
      drawing.building(north, 285, { 'addr:street': 'Садовая улица', 'addr:housenumber': label, ...houseTags });
    }
    drawing.way([[0, 0], [0, 600]], { highway: 'residential', name: 'Невский проспект' });
    for (const [east, label] of [[200, '26'], [280, '28/21'], [420, '30/1'], [520, '32/90']] as const) {
      drawing.building(20, east, { 'addr:street': 'Невский проспект', 'addr:housenumber': label, ...houseTags });
    }
    drawing.building(-20, 290, {
      'addr:street': 'Невский проспект', 'addr:housenumber': '39/52 с1', 'addr2:street': 'Садовая улица',
      'addr2:housenumber': '52/39 с1', ...houseTags,
    });
  });
  test('one side of a part has low confidence: there may be a 39 с1 as well', () => {
    for (const [query, isConfident] of [['39с1', false], ['39 строение 1', false], ['39/52 с1', true]] as const) {
      const [found] = corner.geocode(`Тверь, Невский ${query}`);
      assert.equal(found.precision, 'house', query);
      assert.equal(found.confidence >= 0.9, isConfident, `${query} ${found.confidence}`);
    }
  });
  for (const [query, expected] of [
    ['Тверь, Садовая 21', 'house: Тверь, Невский проспект, 28/21'],
    ['Тверь, Невский 28/21', 'house: Тверь, Невский проспект, 28/21'],
    ['Тверь, Садовая 19', 'house: Тверь, Садовая улица, 19'],
    ['Тверь, Садовая 28/21', 'house: Тверь, Невский проспект, 28/21'],
    ['Тверь, Садовая 21/28', 'house: Тверь, Невский проспект, 28/21'],
    ['Тверь, Невский 21/28', 'house: Тверь, Невский проспект, 28/21'],
    ['Тверь, Невский 1/30', 'street: Тверь, Невский проспект'],
    ['Тверь, Невский 90/32', 'street: Тверь, Невский проспект'],
    ['Тверь, Садовая 90', 'street: Тверь, Садовая улица'],
    ['Тверь, Садовая 1', 'street: Тверь, Садовая улица'],
  ] as const) test(query, () => assert.equal(corner.first(query), expected));
});

describe('a number after a slash is read as the town mostly uses slashes', () => {
  const town = (labels: readonly string[]) => openTown((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
    drawing.way([[-400, 300], [0, 300], [400, 300]], { highway: 'residential', name: 'Садовая улица' });
    drawing.way([[0, 0], [0, 600]], { highway: 'residential', name: 'Невский проспект' });
    const build = (street: string, north: number, east: number, label: string): void => {
      const tags = { 'addr:street': street, 'addr:housenumber': label, 'addr:city': 'Тверь' };
      drawing.building(north, east, tags);
    };
    build('Садовая улица', 60, 285, '3');
    build('Невский проспект', 20, 280, '28/1');
    for (const [at, label] of labels.entries()) build('Невский проспект', 20, 40 + at * 30, label);
  });
  const [ofCorners, ofParts] = [town(['26', '24']), town(['26', '26/1', '24', '24/1', '24/2'])];
  for (const [query, corner, part] of [
    ['Тверь, Садовая 1', 'house: Тверь, Невский проспект, 28/1', 'nearest_house: Тверь, Садовая улица, 3'],
    ['Тверь, Невский 28', 'house: Тверь, Невский проспект, 28/1', 'house_part: Тверь, Невский проспект, 28/1'],
    ['Тверь, Невский 28/1', 'house: Тверь, Невский проспект, 28/1', 'house: Тверь, Невский проспект, 28/1'],
  ] as const) {
    test(query, () => assert.deepEqual([ofCorners.first(query), ofParts.first(query)], [corner, part]));
  }
});

describe('a hyphenated number that two quarters with similar names read differently has even confidence', () => {
  const quarters = openTown((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
    for (const [north, name, label] of [[300, 'Кок-Джар', '5'], [370, 'Кок-Жар', '5/1']] as const) {
      const houseTags = { 'addr:city': 'Тверь' };
      drawStreet(drawing, north, 0, { name: `микрорайон ${name}`, labels: [label], houseTags });
    }
  });
  for (const query of ['Кок-Жар 5-1', 'мкр Кок-Жар №5-1', 'Тверь, Кок-Жар, 5-1']) {
    test(query, () => assert.ok(quarters.geocode(query)[0].confidence <= 0.5, quarters.first(query)));
  }
  for (const query of ['Кок-Жар 5/1', 'Кок-Джар 5', 'Кок-Жар 5 кв 1']) {
    test(query, () => assert.ok(quarters.geocode(query)[0].confidence >= 0.9, quarters.first(query)));
  }
});

test('a namesake with a number is not another reading of a corner house', () => {
  const corner = openTown((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
    const houseTags = { 'addr:city': 'Тверь' };
    drawStreet(drawing, 0, 0, { name: 'Штормовая улица', labels: ['6', '8', '10/8'], houseTags });
    drawing.way([[-400, 100], [0, 100], [400, 100]], { highway: 'residential', name: '2-я Штормовая улица' });
    drawing.building(60, 85, { 'addr:street': '2-я Штормовая улица', 'addr:housenumber': '6', ...houseTags });
  });
  assert.ok(corner.geocode('Тверь; Штормовая улица; 8')[0].confidence >= 0.9);
});

describe('the number in a date that names a street is not a house of the town itself', () => {
  const dated = openTown((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
    drawing.building(30, 40, { 'addr:place': 'Тверь', 'addr:housenumber': '1', 'addr:city': 'Тверь' });
    drawing.building(30, 80, { 'addr:place': 'Тверь', 'addr:housenumber': '8', 'addr:city': 'Тверь' });
  });
  for (const query of ['Тверь, 1 Мая, 24', 'Тверь, 8 Марта 24', 'Тверь 1 Мая д. 24']) {
    test(query, () => {
      const [found] = dated.geocode(query);
      assert.ok(!found || found.kind !== 'house' || found.confidence <= 0.5, dated.first(query));
    });
  }
  for (const query of ['Тверь, 1', 'Тверь, д. 8, кв. 24', 'Тверь 8, 2 этаж']) {
    test(query, () => assert.ok(dated.geocode(query)[0].confidence >= 0.9, dated.first(query)));
  }
});
