import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const houseTags = { 'addr:city': 'Тверь' };
const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  drawing.node(50_000, 0, { place: 'village', name: 'Степное' });
  const street = (north: number, name: string, labels: string): void =>
    drawStreet(drawing, north, 0, { name, labels: labels.split(', '), houseTags });
  street(0, 'улица Покровка', '19, 21-23/25 с1, 21-23/25 с4, 27');
  street(300, 'Армянский переулок', '1, 3-5 с1, 3-5 с8, 3-5 с30, 4, 7, 9/11');
  street(600, 'улица Маросейка', '4, 6-8 с9, 8, 10');
  street(900, 'улица Скрябина', '40, 42/2-42/1, 44');
  street(1200, 'улица 7 Апреля', '1, 2-10, 3, 5, 7, 8А, 12');
  street(1500, 'улица Ткачёва', '18, 20Г/к2, 22, 17/6 с2, 17/6 с2А, 17/6 к3Б, 23/5В');
  street(1800, 'улица Ленина', '2, 2 к1, 4, 4А, 6А, 50');
  street(2100, 'улица 1905 года', '3, 5');
  street(2400, 'улица Мира', '24, 26, 24');
  street(2700, 'улица Сирени', '24, 24');
  street(3000, 'Длинная улица', '100-2, 102, 14-90, 20');
  drawing.building(3300, 0, { 'addr:city': 'Тверь', 'addr:housenumber': '7' });
  drawing.building(3300, 80, { 'addr:city': 'Тверь', 'addr:housenumber': '11' });
  drawing.building(3300, 160, { 'addr:city': 'Тверь', 'addr:housenumber': 'к2019' });
  drawing.building(50_000, 40, { 'addr:place': 'Степное', 'addr:housenumber': '7' });
});

describe('a number is found as the map has it, as one end of a range and as a part of the house', () => {
  for (const [query, expected] of [
    ['Покровка 21-23/25 с1', 'улица Покровка, 21-23/25 с1'], ['Покровка 21-23/25с4', 'улица Покровка, 21-23/25 с4'],
    ['Покровка, 23/25 стр. 4', 'улица Покровка, 21-23/25 с4'], ['Армянский 5с30', 'Армянский переулок, 3-5 с30'],
    ['Армянский пер., 5, стр. 1', 'Армянский переулок, 3-5 с1'], ['Армянский 3 с8', 'Армянский переулок, 3-5 с8'],
    ['Маросейка 8 с9', 'улица Маросейка, 6-8 с9'], ['Маросейка 8', 'улица Маросейка, 8'],
    ['Скрябина, 42/2-42/1', 'улица Скрябина, 42/2-42/1'], ['7 Апреля 10', 'улица 7 Апреля, 2-10'],
    ['7 Апреля, 4', 'улица 7 Апреля, 2-10'], ['улица Ткачёва, 20Г/к2', 'улица Ткачёва, 20Г/к2'],
    ['улица Ткачёва, 20Г к2', 'улица Ткачёва, 20Г/к2'], ['улица Ткачёва, 17/6 с2-а', 'улица Ткачёва, 17/6 с2А'],
    ['Ткачёва 17/6 стр. 2-А', 'улица Ткачёва, 17/6 с2А'], ['Ткачёва 17/6 с2', 'улица Ткачёва, 17/6 с2'],
    ['Ткачёва 17/6 корп. 3-б', 'улица Ткачёва, 17/6 к3Б'], ['Ткачёва 23/5-в', 'улица Ткачёва, 23/5В'],
  ] as const) {
    test(query, () => {
      const [found] = town.geocode(query);
      assert.equal(town.first(query), `house: Тверь, ${expected}`);
      assert.ok(found.confidence >= 0.9, `${found.confidence}`);
      assert.deepEqual(found.unparsed, []);
    });
  }
  for (const query of ['Покровка 23', 'Армянский переулок 5', 'Армянский 5 с7']) {
    test(`${query} may be any part of the house`, () => assert.match(town.first(query), /^house_part: /u));
  }
  for (const query of ['Армянский 6', '7 Апреля 11', 'Длинная 101', 'Маросейка 8 с8']) {
    test(`${query} is not a part of the house`, () => assert.doesNotMatch(town.first(query), /^house: /u));
  }
});

describe('a литера is the letter of a house, with low confidence if a house without the letter exists too', () => {
  for (const [query, label, isSure] of [
    ['Ленина 6, литер А', '6А', true], ['Ленина 4А', '4А', true], ['Ленина 4, литера А', '4А', false],
  ] as const) {
    test(query, () => {
      assert.equal(town.first(query), `house: Тверь, улица Ленина, ${label}`);
      assert.equal(town.geocode(query)[0].confidence >= 0.9, isSure);
    });
  }
});

test('a street named after another day of the month is another street', () => {
  for (const query of ['ул. 10 Апреля, 5', '10 Апреля 5', 'Тверь, улица 17 Апреля, 3', '12 Апреля']) {
    assert.ok((town.geocode(query)[0]?.confidence ?? 0) <= 0.5, query);
  }
});

describe('the number may be in the street field', () => {
  for (const [street, expected] of [
    ['ул. Ленина, 2', 'house: Тверь, улица Ленина, 2'], ['ул. Ленина 2', 'house: Тверь, улица Ленина, 2'],
    ['Ленина д.2 корп.1', 'house: Тверь, улица Ленина, 2 к1'], ['ул. 1905 года', 'street: Тверь, улица 1905 года'],
    ['ул. 1905 года, 5', 'house: Тверь, улица 1905 года, 5'], ['7 Апреля', 'street: Тверь, улица 7 Апреля'],
  ]) test(street, () => assert.equal(town.first({ city: 'г. Тверь', street }), expected));
  test('a number that is not on the map is reported as unparsed', () => {
    const [found] = town.geocode({ city: 'Тверь', street: 'ул. Ленина, 999' });
    assert.deepEqual([found.precision, found.unparsed], ['street', ['999']]);
    assert.ok(found.confidence <= 0.6, `${found.confidence}`);
  });
  test('beside a house field a number in the street field belongs to the name', () =>
    assert.equal(town.first({ city: 'Тверь', street: '7 Апреля', house: '3' }), 'house: Тверь, улица 7 Апреля, 3'));
});

describe('a town and a number find a house without a street with low confidence, and no similar number', () => {
  for (const query of ['Тверь, 7', 'Тверь, 9', 'Тверь дом 11', 'Тверь, 12']) {
    test(query, () => {
      const [found] = town.geocode(query);
      assert.ok(found.confidence <= 0.5, `${found.confidence}`);
      assert.ok(found.precision === 'house' || found.precision === 'city', found.precision);
    });
  }
  test('a structured query finds no such house', () =>
    assert.equal(town.first({ city: 'Тверь', house: '9' }), 'city: Тверь'));
  for (const query of ['Тверь, к2019', 'Тверь корпус 2019', 'Степное, 7']) {
    test(`${query} is certain`, () => assert.ok(town.geocode(query)[0].confidence >= 0.9));
  }
});

describe('houses of one number that stand apart are all returned, none with high confidence', () => {
  for (const [query, count] of [['улица Мира, 24', 2], ['улица Сирени 24', 1]] as const) {
    test(query, () => {
      const found = town.geocode(query).filter(({ precision }) => precision === 'house');
      assert.equal(found.length, count);
      assert.equal(found[0].confidence < 0.9, count > 1);
      assert.equal(new Set(found.map(({ house }) => house)).size, count);
    });
  }
});
