import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { StructuredQuery } from './query/found.ts';
import { drawStreet, openTown } from './search.test-data.ts';

/** Every letter has its house in one street and none in the other. */
const letters = [...'абвгдежзийклмнопрстуфхцчшщыэюя'];
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'A', в: 'B', с: 'C', е: 'E', н: 'H', к: 'K', м: 'M', о: 'O', р: 'P', т: 'T', х: 'X', у: 'Y',
};

const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  const houseTags = { 'addr:city': 'Тверь' };
  const street = (north: number, name: string, labels: readonly string[]): void =>
    drawStreet(drawing, north, 0, { name, labels, houseTags });
  street(0, 'Садовая улица', ['10', ...letters.map((letter) => `10${letter.toUpperCase()}`)]);
  street(200, 'Ясная улица', ['10', '12']);
  street(400, 'проспект Мира', ['7', '7 к2', '7 с2', '7 литБ', '7/2', '9/3', '9/3 к1 с4', '11А/2', '11 к2А', '13Ак1']);
  street(600, 'Тихая улица', ['7', '9', '11', '13']);
  street(800, 'Речная улица', ['2', '4', '8']);
});

const written = (number: string, letter: string): readonly string[] => {
  const capital = letter.toUpperCase();
  return [
    number + letter, number + capital, `${number} ${letter}`, `${number} ${capital}`, `${number}-${letter}`,
    `${number}-${capital}`, `${number} - ${capital}`, `${number} «${capital}»`, `${number}«${letter}»`,
    `${number} "${capital}"`, `${number}"${letter}"`, `${number}''${capital}''`, `${number} '${letter}'`,
    `${number}(${capital})`, `${number} (${letter})`, `${number} литера ${capital}`, `${number} лит. ${letter}`,
    `${number}лит${capital}`, `${number}, литера «${capital}»`,
    // "б. р." is the бульвар.
    ...(letter === 'р' ? [] : [`${number} б. ${capital}`]),
    `${number} буква ${capital}`, `${number}, буква «${letter}»`, `${number}/${capital}`, `${number}/${letter}`,
  ];
};
const behind = ['', ', кв 5', ' кв 5', ' кв. 5', ' оф 3', ', офис 3', ' подъезд 1', ' этаж 2', ', 2 этаж', ', Тверь'];

/** The label of the first answer, if that is a house with high confidence. */
function confidentLabel(query: string | StructuredQuery): string | undefined {
  const [found] = town.geocode(query);
  if (found?.precision !== 'house' || found.confidence < 0.9) return undefined;
  return town.first(query).split(', ').at(-1);
}

/** Queries that confidently find another house than `label`; undefined means that no house is right. */
const wrong = (queries: readonly (string | StructuredQuery)[], label: string | undefined): string[] =>
  queries.flatMap((query) => {
    const got = confidentLabel(query);
    return got === undefined || got === label ? [] : [`${JSON.stringify(query)}: ${got}`];
  });

/** Queries that do not find the house; few, since only some letters begin other words. */
const missed = (queries: readonly (string | StructuredQuery)[], label: string): string[] =>
  queries.filter((query) => town.first(query).split(', ').at(-1) !== label).map((query) => JSON.stringify(query));

describe('a house letter is read however it is written', () => {
  for (const letter of letters) {
    const label = `10${letter.toUpperCase()}`;
    const ways = [...written('10', letter), ...(letter in lookAlikes ? [`10${lookAlikes[letter]}`] : [])];
    const inStreet = (name: string): (string | StructuredQuery)[] => [
      // Each ending is combined with every way of writing by one letter or another.
      ...ways.flatMap((way, at) => [0, 1, 2].map((turn) =>
        `${name}, ${way}${behind[(at + letters.indexOf(letter) + turn * 3) % behind.length]}`)),
      ...ways.map((way) => `Тверь, ${name}, д. ${way}`),
      // "у" before a street is its type word.
      ...ways.filter((way) => !/ у$|литу|«у|\/у$/iu.test(way)).map((way) => `${way} ${name}`),
      ...ways.map((house) => ({ city: 'Тверь', street: name, house })),
    ];
    test(`${label} in a street with it`, () => {
      assert.deepEqual(wrong(inStreet('Садовая улица'), label), []);
      assert.deepEqual(missed(inStreet('Садовая улица'), label), []);
    });
    test(`${label} in a street without it`, () => assert.deepEqual(wrong(inStreet('Ясная улица'), undefined), []));
  }
});

describe('a house letter may be glued to the word for a part of the house', () => {
  for (const [query, label] of [
    ['проспект Мира, д.13лит.Акорп.1', '13Ак1'], ['Тверь,пр.Мира,д.13литераАКОРП.1', '13Ак1'],
    ['проспект Мира 13 Акорп. 1', '13Ак1'], ['проспект Мира 13лит.Ак1', '13Ак1'],
  ] as const) {
    test(query, () => assert.equal(confidentLabel(query), label));
  }
});
