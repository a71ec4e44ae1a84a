import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const map = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Москва', population: '9000000' });
  drawing.node(400, 100, { railway: 'station', station: 'subway', name: 'Лубянка' });
  const houseTags = { 'addr:city': 'Москва' };
  drawStreet(drawing, 0, 0, { name: 'улица Большая Лубянка', labels: ['5', '7'], houseTags });
  drawStreet(drawing, 300, 0, { name: 'улица Малая Ордынка', labels: ['5', '7'], houseTags });
  drawing.node(600_000, 0, { place: 'city', name: 'Пермь', population: '900000' });
  const there = { 'addr:city': 'Пермь' };
  drawStreet(drawing, 600_000, 0, { name: 'Московская улица', labels: ['5', '7'], houseTags: there });
  drawStreet(drawing, 600_300, 0, { name: 'улица Москва', labels: ['5', '7'], houseTags: there });
});

for (const query of ['Москва, ул. М. Лубянка, 5', 'Москва, ул. М. Лубянка', 'Москва, ул М Лубянка, д. 7']) {
  test(`an abbreviation before a name does not turn a town into a street: ${query}`, () => {
    assert.doesNotMatch(map.first(query), /Пермь|Московская|Большая Лубянка, [57]/u);
  });
}
for (const [query, first] of [
  ['Москва, ул. М. Ордынка, 5', 'house: Москва, улица Малая Ордынка, 5'],
  ['Москва, ул. Б. Лубянка, 7', 'house: Москва, улица Большая Лубянка, 7'],
  ['Москва, м. Лубянка', 'metro: Москва, Лубянка'],
] as const) {
  test(`an abbreviation stands for the word it shortens: ${query}`, () => assert.equal(map.first(query), first));
}
