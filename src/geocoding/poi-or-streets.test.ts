import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Волгоград' });
  const streets = ['улица Учёных', 'Комсомольская улица', 'улица Быта', 'улица Чехова', 'Морской проспект'];
  for (const [at, name] of streets.entries()) {
    const houseTags = { 'addr:city': 'Волгоград' };
    drawStreet(drawing, at * 300, 0, { name, labels: ['2', '4', '6', '40'], houseTags });
  }
  drawing.node(2000, 0, { amenity: 'theatre', name: 'Дом Учёных СО РАН' });
  drawing.node(2100, 0, { leisure: 'sports_centre', name: 'Спорткомплекс дома учёных' });
  drawing.node(2200, 0, { shop: 'mall', name: 'Дом быта «Юность»' });
  for (const north of [310, 320, 330]) {
    drawing.node(north, 0, { railway: 'station', station: 'subway', name: 'Комсомольская' });
  }
});

const cases: Readonly<Record<string, readonly (readonly [query: string, expected: string])[]>> = {
  'a POI with "дом" in its name goes before the street of that name': [
    ['Дом ученых', 'poi: Волгоград, Дом Учёных СО РАН'], ['дом Ученых Волгоград', 'poi: Волгоград, Дом Учёных СО РАН'],
    ['Волгоград, дом учёных', 'poi: Волгоград, Дом Учёных СО РАН'], ['дом быта', 'poi: Волгоград, Дом быта «Юность»'],
    ['Спорткомплекс дома учёных', 'poi: Волгоград, Спорткомплекс дома учёных'],
  ],
  'but not before a house of that street, nor where there is no such POI': [
    ['Учёных, дом 4', 'house: Волгоград, улица Учёных, 4'], ['дом 4 Учёных', 'house: Волгоград, улица Учёных, 4'],
    ['Учёных', 'street: Волгоград, улица Учёных'], ['улица Учёных, дом', 'street: Волгоград, улица Учёных'],
    ['дом Чехова', 'street: Волгоград, улица Чехова'],
  ],
  'a number belongs to the street rather than to the station of that name': [
    ['Комсомольская 4', 'house: Волгоград, Комсомольская улица, 4'],
    ['Волгоград Комсомольская 99', 'street: Волгоград, Комсомольская улица'],
    ['Комсомольская, 99', 'street: Волгоград, Комсомольская улица'],
    ['метро Комсомольская', 'metro: Волгоград, Комсомольская'],
    ['метро Комсомольская 99', 'metro: Волгоград, Комсомольская'],
  ],
};
for (const [what, rows] of Object.entries(cases)) {
  describe(what, () => {
    for (const [query, expected] of rows) test(query, () => assert.equal(town.first(query), expected));
  });
}
