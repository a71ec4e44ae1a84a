import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Бишкек', population: '900000' });
  const streets = [
    'улица Ахунбаева Исы', 'проспект Юнусалиева Болота', 'улица Пушкина', 'улица Орлова', 'улица Орлов',
    'улица Кирова', 'Hauptstraße', 'проспект Независимости', '8-й микрорайон',
  ];
  for (const [at, name] of streets.entries()) {
    const houseTags = { 'addr:city': 'Бишкек' };
    drawStreet(drawing, at * 200, 0, { name, labels: ['3', '5', '17В', '21А'], houseTags });
  }
});

const cases: Readonly<Record<string, readonly (readonly [query: string, expected: string])[]>> = {
  'a person in the nominative, as in Kyrgyz and Kazakh, is the street named after him': [
    ['Ахунбаев 17в', 'house: Бишкек, улица Ахунбаева Исы, 17В'],
    ['Иса Ахунбаев көч. 21а', 'house: Бишкек, улица Ахунбаева Исы, 21А'],
    ['Isa Akhunbaev 21a', 'house: Бишкек, улица Ахунбаева Исы, 21А'],
    ['Юнусалиев 5', 'house: Бишкек, проспект Юнусалиева Болота, 5'],
    ['Бишкек, Юнусалиев проспектиси', 'street: Бишкек, проспект Юнусалиева Болота'],
    ['Пушкин көчөсү 5', 'house: Бишкек, улица Пушкина, 5'],
  ],
  'but a street that has that very name goes first': [
    ['Орлов 5', 'house: Бишкек, улица Орлов, 5'], ['ул. Орлов, 5', 'house: Бишкек, улица Орлов, 5'],
    ['Орлова 5', 'house: Бишкек, улица Орлова, 5'],
  ],
  'type words come in their cases in Belarusian and Ukrainian too': [
    ['на вуліцы Кірава 5', 'house: Бишкек, улица Кирова, 5'], ['па вуліцы Кірава, 5', 'house: Бишкек, улица Кирова, 5'],
    ['на вулиці Кірова 5', 'house: Бишкек, улица Кирова, 5'],
    ['на праспекце Независимости 5', 'house: Бишкек, проспект Независимости, 5'],
  ],
  'the end of a German street may be left out': [
    ['Hauptstr. 5', 'house: Бишкек, Hauptstraße, 5'], ['Бишкек, Hauptstr 5', 'house: Бишкек, Hauptstraße, 5'],
    ['Hauptstrasse 5', 'house: Бишкек, Hauptstraße, 5'],
  ],
  'and without the possessive in Kazakh': [
    ['8-ықшамаудан, 5-үй', 'house: Бишкек, 8-й микрорайон, 5'],
    ['8 ықшамаудан 5', 'house: Бишкек, 8-й микрорайон, 5'],
    ['Бишкек, 8-ықшамауданында 5 үй', 'house: Бишкек, 8-й микрорайон, 5'],
  ],
};
for (const [what, rows] of Object.entries(cases)) {
  describe(what, () => {
    for (const [query, expected] of rows) {
      test(query, () => {
        assert.equal(town.first(query), expected);
        assert.deepEqual(town.geocode(query)[0].unparsed, []);
      });
    }
  });
}

test('a declined name is that of the street in this case, not of one that is spelt so', () => {
  const town = openTown((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
    for (const [at, name] of ['Посадской проезд', 'Посадская улица', 'Луговой переулок', 'Луговая улица'].entries()) {
      drawStreet(drawing, at * 300, 0, { name, labels: ['9', '11'], houseTags: { 'addr:city': 'Тверь' } });
    }
  });
  for (const query of ['на Посадской 11', 'Тверь, на Посадской, 11', 'по Посадской, дом 11']) {
    assert.equal(town.first(query), 'house: Тверь, Посадская улица, 11', query);
  }
  assert.equal(town.first('Тверь, Посадской 11'), 'house: Тверь, Посадской проезд, 11');
  assert.equal(town.first('на Посадском проезде 11'), 'house: Тверь, Посадской проезд, 11');
  assert.equal(town.first('на Луговой 9'), 'house: Тверь, Луговая улица, 9');
});
