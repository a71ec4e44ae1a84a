import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  const houseTags = { 'addr:city': 'Тверь' };
  const street = (north: number, name: string, labels: readonly string[]): void =>
    drawStreet(drawing, north, 0, { name, labels, houseTags });
  street(0, 'улица Труда', [
    '5', '5К', '12', '12/3', '16А', '25', '30', '30В', '40', '63', '125', '540', '640', '1020',
  ]);
  street(300, 'Садовая улица', ['5', '5 литБ', '7 литА', '9', '9 к2', '9 к2 с1']);
  street(600, 'Лесная улица', ['1', '1Б', '3', '5', '9', '19', '30', '40', '50А']);
  drawing.node(9000, 0, { place: 'village', name: 'Верховье' });
  for (const label of ['5', '8']) {
    drawing.building(9000 + Number(label) * 20, 0, { 'addr:place': 'Верховье', 'addr:housenumber': label });
  }
});

for (const [what, rows] of [
  ['numbers in words', [
    ['Тверь, Труда тридцать в', 'улица Труда, 30В'], ['Тверь, улица Труда, дом тридцать в', 'улица Труда, 30В'],
    ['Тверь, Труда тридцать', 'улица Труда, 30'], ['Тверь, Труда, двенадцать дробь три', 'улица Труда, 12/3'],
    ['Тверь, Труда, дом двенадцать дробь три', 'улица Труда, 12/3'],
    ['Тверь, Труда, пятьсот сорок', 'улица Труда, 540'], ['Тверь, Труда, сто двадцать пять', 'улица Труда, 125'],
    ['Тверь, Труда, дом тысяча двадцать', 'улица Труда, 1020'],
    ['Тверь, Труда двадцать пять, Ирина', 'улица Труда, 25'],
  ]],
  ['a литера glued to its word', [
    ['Тверь, Садовая, 5литб', 'Садовая улица, 5 литБ'], ['Тверь, Садовая, 5 литб', 'Садовая улица, 5 литБ'],
    ['Тверь, Садовая, 5 ЛИТБ', 'Садовая улица, 5 литБ'], ['Тверь, Садовая, 7ЛИТА', 'Садовая улица, 7 литА'],
    ['ТВЕРЬ, САДОВАЯ, 7 ЛИТА', 'Садовая улица, 7 литА'],
  ]],
  ['a корпус misspelt', [
    ['Тверь, Садовая, 9 копр 2', 'Садовая улица, 9 к2'], ['Тверь, Садовая, 9 корп 2 / ст 1', 'Садовая улица, 9 к2 с1'],
    ['Тверь, Садовая, д. 9, корп. 2, ст 1', 'Садовая улица, 9 к2 с1'],
    ['Тверь, Садовая 9, крп. 2', 'Садовая улица, 9 к2'],
  ]],
  ['a time after the house', [
    ['Тверь, Труда 5 к 15:30', 'улица Труда, 5'], ['Тверь, Труда, 5, к 15:30', 'улица Труда, 5'],
    ['Тверь, Труда, 5 в 9:00', 'улица Труда, 5'], ['Тверь, Труда, 5 с 10:00 до 18:00', 'улица Труда, 5'],
    ['Тверь, Труда 5 к 15.30', 'улица Труда, 5'], ['Тверь, Труда 5 в 15-30', 'улица Труда, 5'],
    ['Тверь, Труда 5 к 9 00', 'улица Труда, 5'], ['Тверь, Труда, 5 до 18-00', 'улица Труда, 5'],
    ['Тверь, Труда 5, в 12.00', 'улица Труда, 5'], ['Тверь, Труда 5 с 9-00 до 18-00', 'улица Труда, 5'],
    ['Тверь, Садовая 9 к 2-30', 'Садовая улица, 9 к2'], ['Тверь, Садовая 9 к 2 30', 'Садовая улица, 9 к2'],
  ]],
  ['a number in digits of another script', [
    ['Тверь, Труда, ٢٥', 'улица Труда, 25'], ['Тверь, Труда ۱۲۵', 'улица Труда, 125'],
    ['Тверь, Труда, १२', 'улица Труда, 12'], ['Тверь, Труда ２５', 'улица Труда, 25'],
    ['Тверь, Труда, ١٢/٣', 'улица Труда, 12/3'], ['Тверь, Садовая ٩ к٢', 'Садовая улица, 9 к2'],
    ['Тверь, Труда, 𝟐𝟓', 'улица Труда, 25'], ['Тверь, Труда, 𞥒𞥕', 'улица Труда, 25'],
    ['Тверь, Труда, 2️⃣5️⃣', 'улица Труда, 25'], ['Тверь, Труда, 1️⃣2️⃣/3️⃣', 'улица Труда, 12/3'],
    ['Тверь, Труда, 2̲5̲', 'улица Труда, 25'], ['Тверь, Труда, 25º', 'улица Труда, 25'],
  ]],
  ['an entrance or floor behind a number in words', [
    ['Тверь, Труда двадцать пять второй подъезд', 'улица Труда, 25'],
    ['Тверь, улица Труда, двадцать пять третий этаж', 'улица Труда, 25'],
    ['Тверь, улица Труда, двенадцать двадцать вторая квартира', 'улица Труда, 12'],
    ['Тверь, Садовая, девять второй корпус', 'Садовая улица, 9 к2'],
    ['Тверь, Труда двадцать пять, к 10 утра', 'улица Труда, 25'],
    ['Тверь, Труда 25 к десяти утра', 'улица Труда, 25'], ['Тверь, Труда 25 в семь вечера', 'улица Труда, 25'],
  ]],
] as const) {
  describe(`${what} is read`, () => {
    for (const [query, house] of rows) test(query, () => assert.equal(town.first(query), `house: Тверь, ${house}`));
  });
}

describe('a village is found by any type word', () => {
  for (const word of [
    'п.', 'п', 'пос.', 'посёлок', 'нп', 'н.п.', 'населённый пункт', 'с.', 'село', 'д.', 'дер.', 'деревня', 'х.',
  ]) {
    test(word, () => {
      assert.equal(town.first(`${word} Верховье, д. 5`), 'house: Верховье, 5');
      assert.equal(town.first(`${word} Верховье, 8`), 'house: Верховье, 8');
      assert.equal(town.first(`Верховье ${word}, дом 5`), 'house: Верховье, 5');
    });
  }
  for (const word of ['пгт', 'рп', 'ст-ца', 'снт', 'сл', 'у', 'ст', 'м']) {
    test(`${word} behind the name`, () => assert.equal(town.first(`Верховье ${word}, дом 5`), 'house: Верховье, 5'));
  }
});

describe('on the wrong keyboard layout the slash key is read as a slash', () => {
  for (const query of ['Ndthm? Nhelf 12|3', 'Ndthm, Nhelf 12|3', 'ndthm nhelf 12|3', 'Ndthm, Nhelf, 12\\3']) {
    test(query, () => assert.equal(town.first(query), 'house: Тверь, улица Труда, 12/3'));
  }
});

describe('letters inside a number are read as the digits that they resemble, with lower confidence', () => {
  for (const [query, house] of [
    ['Тверь, Труда, 54О', 'улица Труда, 540'], ['Тверь, Труда, l2', 'улица Труда, 12'],
    ['Тверь, Труда, l25', 'улица Труда, 125'],
    ['Тверь, Труда б40', 'улица Труда, 640'], ['Тверь, Труда, З0', 'улица Труда, 30'],
    ['Тверь, Труда 1О2О', 'улица Труда, 1020'], ['Тверь, Труда бЗ', 'улица Труда, 63'],
    ['Тверь, Труда, lбА', 'улица Труда, 16А'], ['Тверь, ул. Труда, д. ЗО', 'улица Труда, 30'],
    ['Труда ЗОВ, Тверь', 'улица Труда, 30В'], ['Тверь, Труда, lО2О', 'улица Труда, 1020'],
    ['Тверь, Труда I25', 'улица Труда, 125'], ['Тверь, Труда бЗ кв 5', 'улица Труда, 63'],
    ['Тверь, Труда 1 2 5', 'улица Труда, 125'], ['Тверь, Труда 5 4 0', 'улица Труда, 540'],
  ] as const) {
    test(query, () => {
      assert.equal(town.first(query), `house: Тверь, ${house}`);
      assert.ok(town.geocode(query)[0].confidence <= 0.8);
    });
  }
  test('a house that the map lacks leaves its street, with lower confidence', () => {
    assert.equal(town.first('Тверь, Труда бб'), 'street: Тверь, улица Труда');
    assert.ok(town.geocode('Тверь, Труда бб')[0].confidence <= 0.6);
  });
  test('a house with the letter is found with high confidence', () => {
    assert.equal(town.first('Тверь, Труда, 5К'), 'house: Тверь, улица Труда, 5К');
    assert.ok(town.geocode('Тверь, Труда, 5К')[0].confidence > 0.9);
  });
});

/** The first answer with its confidence if that is higher than allowed. */
const answered = (query: string, most: number): string => {
  const { confidence = 0 } = town.geocode(query)[0] ?? {};
  return town.first(query) + (confidence > most ? ` at ${confidence}` : '');
};

describe('a number in signs that are not quite digits is found, with lower confidence', () => {
  for (const [number, house] of [
    ['²⁵', '25'], ['₂₅', '25'], ['㉕', '25'], ['②⑤', '25'], ['⑫', '12'], ['⓬', '12'], ['⑿', '12'], ['⒓', '12'],
    ['❺', '5'], ['十二', '12'], ['二十五', '25'], ['二五', '25'], ['一百二十五', '125'], ['十二号', '12'], ['伍', '5'], ['д. ⑫', '12'],
    ['12²', '12'], ['12①', '12'],
  ]) {
    test(number, () => assert.equal(answered(`Тверь, Труда, ${number}`, 0.8), `house: Тверь, улица Труда, ${house}`));
  }
  test('a sign that counts the lines of a list does not change the house', () =>
    assert.equal(town.first('① Тверь, Труда, 25'), 'house: Тверь, улица Труда, 25'));
  test('square metres are no house', () => assert.equal(town.first('Тверь, Труда, м²'), 'street: Тверь, улица Труда'));
  test('a house that the map lacks leaves its street, with lower confidence', () =>
    assert.match(answered('Тверь, Труда, ㉗', 0.6), /^nearest_house: [^.]*$/u));
});

describe('a number that was corrected is not believed', () => {
  for (const query of [
    '12, ой, 25', '12 ой 25', '12 нет 25', '12, нет, 25', '12, то есть 25', '12 то есть 25', '12, т.е. 25',
    '12 в смысле 25', '12, точнее 25', '12, а точнее, 25', '12 пардон 25', '12 ошибся 25', '12А, ой, 25', 'не 12, а 25',
    '25 не 12', '25, не 12', '12, тьфу ты, 25',
  ]) {
    test(query, () => assert.equal(answered(`Тверь, улица Труда, ${query}`, 0.5), 'house: Тверь, улица Труда, 25'));
  }
  test('of a settlement without streets', () =>
    assert.equal(answered('Верховье, не 8, а 5', 0.5), 'house: Верховье, 5'));
});

describe('one of two numbers is not believed', () => {
  for (const query of [
    '12 либо 25', '12 или 25', '12 может 25', '12 он же 25', '12? 25', '12=25', '12 (25)', '12 → 25', '12 -> 25',
    '12||25', 'с 12 по 25', 'от 12 до 25', '12 по 25', '12 до 25',
  ]) {
    test(query, () => assert.equal(answered(`Тверь, улица Труда, ${query}`, 0.5), 'house: Тверь, улица Труда, 12'));
  }
  test('nor one of two addresses with an arrow between', () =>
    assert.equal(answered('Труда улица, 25 → Садовая улица, 9', 0.8), 'house: Тверь, улица Труда, 25'));
});

describe('a number with strange signs at it is not believed', () => {
  for (const number of ['25%', '25шт', '25 шт', '25 коробок', '25°']) {
    test(number, () => assert.equal(answered(`Тверь, улица Труда, ${number}`, number === '25°' ? 1 : 0.5),
      'house: Тверь, улица Труда, 25'));
  }
  for (const query of ['5ББ', 'T5', 'G5', 'ч5', '|5', '5|', 'б5', '5ЗЗ', '2BА', '5ОА', 'lБ', 'З', 'l', '|']) {
    test(query, () => assert.match(answered(`Тверь, улица Труда, ${query}`, 0.8), /^[^.]*$/u));
  }
  test('a letter in place of a number', () =>
    assert.equal(answered('Тверь, улица Труда, B', 0.6), 'street: Тверь, улица Труда'));
  for (const [number, house] of [['5ОА', '50А'], ['З0', '30'], ['З', '3'], ['lБ', '1Б'], ['|9', '19'],
    ['ч0', '40']] as const) {
    test(`${number} is ${house}`, () => {
      assert.equal(answered(`Тверь, Лесная улица, ${number}`, 0.8), `house: Тверь, Лесная улица, ${house}`);
    });
  }
});

describe('streets with numbers as names and plots as houses are found', () => {
  const plots = openTown((drawing) => {
    drawing.node(0, 0, { place: 'town', name: 'Верея', population: '15000' });
    const houseTags = { 'addr:city': 'Верея' };
    for (const at of [7, 8, 9]) {
      drawStreet(drawing, at * 300, 0, { name: `улица № ${at}`, labels: ['уч5', 'уч7', 'уч9'], houseTags });
    }
    drawStreet(drawing, 0, 0, { name: 'Садовая улица', labels: ['5', '7'], houseTags });
  });
  for (const query of [
    'Верея, улица № 9, уч7', 'Верея, ул. №9, участок 7', 'Верея, улица 9, уч. 7', 'Верея, улица №9 уч 7',
    'уч. 7, улица № 9, Верея',
  ]) {
    test(query, () => {
      assert.equal(plots.first(query), 'house: Верея, улица № 9, уч7');
      assert.ok(plots.geocode(query)[0].confidence >= 0.9);
    });
  }
  test('a house with the number of a plot is less certain', () => {
    assert.equal(plots.first('Верея, Садовая улица, участок 7'), 'house: Верея, Садовая улица, 7');
    assert.ok(plots.geocode('Верея, Садовая улица, участок 7')[0].confidence <= 0.8);
  });
});
