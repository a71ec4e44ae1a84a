import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const NORTH_METERS = 900_000;

const country = openTown((drawing) => {
  for (const [north, city, street] of [
    [0, 'Дальний', 'Мясницкая улица'], [NORTH_METERS, 'Ближний', 'Сальская улица'],
  ] as const) {
    drawing.node(north, 0, { place: 'city', name: city, population: '400000' });
    drawing.node(north + 400, 0, { railway: 'station', station: 'subway', name: 'Комсомольская' });
    drawStreet(drawing, north, 200, { name: street, labels: ['32', '34'], houseTags: { 'addr:city': city } });
  }
  drawing.node(500, 500, { railway: 'station', station: 'subway', name: 'Лубянка' });
});

for (const query of ['метро Лубянка, Сальская 34', 'Сальская 34, м. Лубянка', 'метро Лубянка, Ближний, Сальская 34']) {
  test(`a house far from its metro station is not believed: ${query}`, () => {
    const [{ confidence }] = country.geocode(query);
    assert.ok(confidence <= 0.4, `${country.first(query)} ${confidence}`);
  });
}

for (const query of ['метро Лубянка, Мясницкая 34', 'м. Комсомольская, Сальская 34', 'Сальская 34, м. Комсомольская']) {
  test(`a house in the city of its station is believed: ${query}`, () => {
    assert.match(country.first(query), /^house: .*, 34$/u);
    assert.ok(country.geocode(query)[0].confidence >= 0.9);
  });
}
