import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  const border = drawing.box(-9000, -9000, 18_000, 18_000);
  drawing.relation([{ type: 'way', id: border, role: 'outer' }], {
    type: 'boundary', boundary: 'administrative', admin_level: '2', name: 'Россия',
    official_name: 'Российская Федерация', 'ISO3166-1': 'RU',
  });
  const houseTags = { 'addr:city': 'Тверь' };
  const street = (north: number, name: string, labels: string): void =>
    drawStreet(drawing, north, 0, { name, labels: labels.split(', '), houseTags });
  street(0, 'Российская улица', '13, 13А');
  street(200, 'Двинская улица', '14, 14А, 17Г, 17');
  street(400, 'Разъезжая улица', '5');
  street(600, 'улица Молдокулова А.', '1, 1А/1');
  street(1400, 'улица Шабдан Баатыр', '5, 7');
  street(800, 'улица Ногина', '7, 9');
  street(1000, 'площадь Ленина', '3');
  street(1200, 'Рижский проспект', '9');
  for (const name of ['улица Ногина', 'площадь Ленина']) drawing.node(830, 30, { highway: 'bus_stop', name });
  drawing.node(230, 30, { highway: 'bus_stop', public_transport: 'platform', name: 'Двинская улица' });
  drawing.node(700, 30, { amenity: 'cafe', name: 'Казан' });
  drawing.node(5000, 0, { place: 'neighbourhood', name: 'микрорайон Восток-5' });
  drawing.building(5020, 20, { 'addr:place': 'микрорайон Восток-5', 'addr:housenumber': '23', 'addr:city': 'Тверь' });
});

/** The first answer, with a question mark where its confidence is low. */
const firstAnswer = (query: string): string => {
  const [found] = town.geocode(query);
  return `${town.first(query)}${!found || found.confidence >= 0.9 ? '' : '?'}`;
};

const cases: Readonly<Record<string, readonly (readonly [query: string, expected: string])[]>> = {
  'a repeated word may have two meanings': [
    ['Российская Федерация, г.Тверь, улица Российская, д.13А, кв.1', 'house: Тверь, Российская улица, 13А'],
    ['Российская Федерация, Тверь, Российская, 13', 'house: Тверь, Российская улица, 13'],
    ['Российская Федерация, Калуга, Российская, 13', 'nothing'],
    ['Молдокулова А. 1 литера А дробь 1', 'house: Тверь, улица Молдокулова А., 1А/1'],
    ['Тверь Тверь Двинская улица 14', 'house: Тверь, Двинская улица, 14'],
    ['Тверь, Тверь, Двинская 14А', 'house: Тверь, Двинская улица, 14А'],
    ['Тверь Тверь микрорайон Восток-5 23', 'house: микрорайон Восток-5, 23'],
  ],
  'a town in brackets does not separate a street from its type word': [
    ['Двинская (Тверь) улица, 14', 'house: Тверь, Двинская улица, 14'],
    ['Двинская (Тверь) улица, 14 лит. А', 'house: Тверь, Двинская улица, 14А?'],
    ['Двинская улица (Тверь), 14', 'house: Тверь, Двинская улица, 14'],
  ],
  'words leading up to an address are not part of it': [
    ['рядом с улица Двинская 14', 'house: Тверь, Двинская улица, 14'],
    ['рядом с домом Двинская 14', 'house: Тверь, Двинская улица, 14'],
    ['недалеко от Двинская 14', 'house: Тверь, Двинская улица, 14'],
    ['доставка по адресу: Двинская 14', 'house: Тверь, Двинская улица, 14'],
    ['ООО «Двина», Двинская 14', 'house: Тверь, Двинская улица, 14'],
  ],
  'a word for a flat is not one inside a name': [
    ['Шабдан Баатыр 5', 'house: Тверь, улица Шабдан Баатыр, 5'],
  ],
  'two streets that do not meet have no corner': [
    ['Тверь, Разъезжая/Двинская', 'street: Тверь, Двинская улица?'],
    ['угол Российской и Двинской', 'street: Тверь, Двинская улица?'],
    ['Тверь, Российская улица', 'street: Тверь, Российская улица'],
  ],
  'a town is less certain if the query asks for something unknown in it': [
    ['ГУМ Тверь', 'city: Тверь?'],
    ['Тверь, Курган', 'city: Тверь?'],
    ['город Тверь', 'city: Тверь'],
  ],
  'a remark that there is no address is not a name': [
    ['адрес не указан', 'nothing'],
    ['не указан', 'nothing'],
    ['Казан', 'poi: Тверь, Казан'],
  ],
  'a letter attached to a number is not a type word for what follows': [
    ['17G Dvinskaya st, Tver', 'house: Тверь, Двинская улица, 17Г'],
    ['17г Двинская ул, Тверь', 'house: Тверь, Двинская улица, 17Г'],
  ],
  'a type word is understood in any case form, even if a stop has the name of the street': [
    ['улице Ногина 7', 'house: Тверь, улица Ногина, 7'],
    ['в Твери на улице Ногина дом 7', 'house: Тверь, улица Ногина, 7'],
    ['живу на площади Ленина 3', 'house: Тверь, площадь Ленина, 3'],
    ['на Рижском проспекте 9', 'house: Тверь, Рижский проспект, 9'],
    ['в микрорайоне Восток-5 23', 'house: микрорайон Восток-5, 23'],
  ],
  'a noun does not take the endings of adjectives': [
    ['Тверь, Разъездая улица, 5', 'house: Тверь, Разъезжая улица, 5'],
    ['Разъездая улица', 'street: Тверь, Разъезжая улица'],
  ],
};

for (const [what, rows] of Object.entries(cases)) {
  describe(what, () => {
    for (const [query, expected] of rows) test(query, () => assert.equal(firstAnswer(query), expected));
  });
}

describe('unparsed words are reported as typed', () => {
  for (const [query, expected] of [
    ['Двинская 14-1, 2,3', ['1, 2,3']],
    ['Двинская 14- 1,2,3,4', ['1,2,3,4']],
    ['Ldbycrfz 14 ,jhjlf', [',jhjlf']],
    ['Ndthm? Ldbycrfz? 14? rd 5', ['rd 5']],
    ['г. Небывалинск, Двинская 14', ['г. Небывалинск']],
    ['Двинская (Небывалинск) улица, 14', ['Небывалинск']],
  ] as const) test(query, () => assert.deepEqual(town.geocode(query)[0].unparsed, expected));
});
