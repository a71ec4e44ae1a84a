import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const { geocode, first } = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Дальний', population: '300000' });
  drawing.node(40_000, 0, { place: 'city', name: 'Ближний', population: '200000' });
  drawing.node(40_500, 500, { railway: 'station', name: 'Ближний-Пассажирский' });
  drawing.node(40_900, 5000, { railway: 'halt', name: 'Ближний-Сортировочная' });
  drawing.building(900, 900, { building: 'train_station', name: 'Дальний I' });
  drawing.building(700, 900, { tourism: 'hotel', name: 'Дальний' });
  drawing.node(500, 500, { railway: 'station', station: 'subway', name: 'Площадь Мира' });
  drawing.node(510, 500, { highway: 'bus_stop', name: 'Метро «Комсомольская»' });
  drawing.node(520, 500, { shop: 'convenience', name: 'Копейка' });
  drawing.building(400, -300, { 'addr:place': 'Дальний', 'addr:housenumber': '1', 'addr:city': 'Дальний' });
  drawing.building(430, -300, { 'addr:place': 'Дальний', 'addr:housenumber': 'к1505', 'addr:city': 'Дальний' });
  for (const [at, name] of ['улица Мира', 'Комсомольская улица', 'площадь Мира', 'Тургеневская площадь'].entries()) {
    drawStreet(drawing, at * 200, 0, { name, labels: ['1', '3', '10'], houseTags: { 'addr:city': 'Дальний' } });
  }
});

describe('a station is found by its town', () => {
  for (const query of [
    'Дальний, вокзал', 'вокзал Дальний', 'жд вокзал Дальний', 'ж/д вокзал Дальний 1', 'вокзал Дальний-1',
    'Дальний вокзал',
  ]) {
    test(query, () => assert.equal(first(query), 'poi: Дальний, Дальний I'));
  }
});

test('the main station of a town is found by the name of the town alone', () => {
  for (const query of ['станция Ближний', 'вокзал Ближний', 'Ближний вокзал', 'Ближний, ж/д вокзал']) {
    assert.equal(first(query), 'poi: Ближний, Ближний-Пассажирский', query);
  }
  assert.equal(first('Ближний'), 'city: Ближний');
});

test('without a town, stations are found with low confidence', () => {
  for (const query of ['вокзал', 'Вокзал', 'ж/д вокзал', 'железнодорожный вокзал']) {
    const found = geocode(query);
    assert.ok(found.length === 2 && found.every(({ kind }) => kind === 'poi') && found[0].confidence <= 0.6, query);
  }
});

describe('beside an address a station or a firm is a remark', () => {
  for (const [query, expected] of [
    ['метро Комсомольская, ул. Мира 10', 'house: Дальний, улица Мира, 10'],
    ['ул. Мира 10, м. Площадь Мира', 'house: Дальний, улица Мира, 10'],
    ['Комсомольская 3, рядом с метро Комсомольская', 'house: Дальний, Комсомольская улица, 3'],
    ['станция метро Площадь Мира Комсомольская 3', 'house: Дальний, Комсомольская улица, 3'],
    ['Копейка, Комсомольская 3', 'house: Дальний, Комсомольская улица, 3'],
    ['Дальний, м. Площадь Мира, корп. 1505', 'house: Дальний, к1505'],
    ['м. Площадь Мира, Дальний, корпус 1505', 'house: Дальний, к1505'],
    ['м. Площадь Мира', 'metro: Дальний, Площадь Мира'],
    ['Комсомольская 99, м. Площадь Мира', 'street: Дальний, Комсомольская улица'],
  ]) {
    test(query, () => assert.equal(first(query), expected));
  }
});

test('if the requested station is not on the map, another feature with its name has low confidence', () => {
  for (const query of ['метро Тургеневская', 'метро Дальний']) {
    const [found] = geocode(query);
    assert.ok(found === undefined || (found.confidence <= 0.5 && found.unparsed.includes('метро')), query);
  }
});
