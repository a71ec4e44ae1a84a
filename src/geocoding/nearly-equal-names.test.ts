import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boundary } from '../../test/drawn-country.ts';
import type { Drawing } from '../../test/osm-fixture.ts';
import { drawStreet, openTown } from './search.test-data.ts';

function draw(drawing: Drawing): void {
  boundary(drawing, [-90_000, -90_000, 180_000, 180_000], 2, { name: 'Россия', 'ISO3166-1': 'RU' });
  boundary(drawing, [-80_000, -80_000, 160_000, 160_000], 4, { name: 'Владимирская область' });
  const city = drawing.node(0, 0, { place: 'city', name: 'Владимир', population: '350000' });
  boundary(drawing, [-5000, -5000, 10_000, 10_000], 8, { name: 'Владимир' }, city);
  boundary(drawing, [-5000, -5000, 10_000, 5000], 9, { name: 'муниципальный округ Проспект Вернадского' });
  const street = (north: number, east: number, name: string, labels: readonly string[], town: string): void =>
    drawStreet(drawing, north, east, { name, labels, houseTags: { 'addr:city': town } });
  street(0, -3000, 'проспект Вернадского', ['76', '78'], 'Владимир');
  street(300, -3000, 'улица Вернадской', ['76', '78'], 'Владимир');
  street(1800, 1000, 'улица 40 лет ВЛКСМ', ['5', '7'], 'Владимир');
  street(2100, 1000, 'улица 35-й Гвардейской Дивизии', ['5', '7'], 'Владимир');
  boundary(drawing, [20_000, 20_000, 30_000, 30_000], 6, { name: 'Александровский район' });
  drawing.node(25_000, 25_000, { place: 'town', name: 'Александров', population: '60000' });
  drawing.node(45_000, 45_000, { place: 'town', name: 'Карабаново', population: '14000' });
  street(45_000, 45_000, 'улица Победы', ['5', '7'], 'Карабаново');
  boundary(drawing, [-60_000, 20_000, 30_000, 30_000], 6, { name: 'Наро-Фоминский городской округ' });
  drawing.node(-55_000, 25_000, { place: 'town', name: 'Наро-Фоминск', population: '60000' });
  drawing.node(-35_000, 45_000, { place: 'town', name: 'Апрелевка', population: '30000' });
  street(-35_000, 45_000, 'Парковая улица', ['5', '7'], 'Апрелевка');
}
const map = openTown(draw);

for (const [what, rows] of [
  ['an exact name goes before one that is a letter off', [
    ['муниципальный округ Проспект Вернадского, проспект Вернадского, 76', 'house: Владимир, проспект Вернадского, 76'],
    [
      'Владимир, муниципальный округ Проспект Вернадского, проспект Вернадского, 76',
      'house: Владимир, проспект Вернадского, 76',
    ],
  ]],
  ['a town goes before its district', [
    ['Александровский р-н, г Карабаново', 'city: Карабаново'],
    ['Владимирская обл, Александровский р-н, г Карабаново', 'city: Карабаново'],
    ['Александровский район, Карабаново, Победы 5', 'house: Карабаново, улица Победы, 5'],
  ]],
  ['of two towns in a row the second is meant where it lies in the округ of the first', [
    ['г Наро-Фоминск, г Апрелевка', 'city: Апрелевка'],
    ['г Наро-Фоминск, г Апрелевка, Парковая улица, 5', 'house: Апрелевка, Парковая улица, 5'],
    ['Наро-Фоминск, Апрелевка, ул Парковая, 7', 'house: Апрелевка, Парковая улица, 7'],
    ['г Александров, г Карабаново, ул Победы, 7', 'house: Карабаново, улица Победы, 7'],
  ]],
  ['numbers of names are known', [
    ['Владимир, 40 летия ВЛКСМ, 5', 'house: Владимир, улица 40 лет ВЛКСМ, 5'],
    ['Владимир, 35 Гвардейской, 7', 'house: Владимир, улица 35-й Гвардейской Дивизии, 7'],
    ['Владимир, 35 Гвардейской 7', 'house: Владимир, улица 35-й Гвардейской Дивизии, 7'],
  ]],
] as const) {
  describe(what, () => {
    for (const [query, first] of rows) test(query, () => assert.equal(map.first(query), first));
  });
}

test('a street with the name of its district lies in it', () => {
  const [{ confidence, unparsed }] = map.geocode('муниципальный округ Проспект Вернадского, проспект Вернадского, 76');
  assert.ok(confidence >= 0.9 && unparsed.length === 0, `${confidence} ${unparsed.join()}`);
});

test('a street of the second town is not one of the first', () => {
  const [{ confidence }] = map.geocode('Наро-Фоминск, Парковая улица, 5');
  assert.ok(confidence <= 0.5, `${confidence}`);
});

const street = (drawing: Drawing, north: number, east: number, town: string): void =>
  drawStreet(drawing, north, east, { name: 'улица Ленина', labels: ['5'], houseTags: { 'addr:city': town } });

test('a town with a border is a city, not a district, behind the centre of its округ', () => {
  const bordered = openTown((drawing) => {
    boundary(drawing, [0, 0, 20_000, 20_000], 6, { name: 'Наро-Фоминский городской округ' });
    for (const [north, name] of [[5000, 'Наро-Фоминск'], [12_000, 'Апрелевка']] as const) {
      const node = drawing.node(north, north, { place: 'town', name, population: '30000' });
      boundary(drawing, [north - 2000, north - 2000, 4000, 4000], 8, { name }, node);
      street(drawing, north - 1000, north, name);
    }
  });
  assert.equal(bordered.first('г Наро-Фоминск, г Апрелевка'), 'city: Апрелевка');
});
