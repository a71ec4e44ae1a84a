import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const houseTags = { 'addr:city': 'Тверь' };
const names = [
  'улица Труда', 'улица Победы', 'Сухонская улица', 'улица Чехова', 'улица Маршала Конева', 'улица Чуйкова',
  'улица Абая', 'улица Строителей', 'улица Кашириных', 'улица Мира', 'улица Героев Панфиловцев',
  'проспект Академика Лаврентьева', 'улица 30 лет Согласия',
];
const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  for (const [at, name] of names.entries()) {
    drawStreet(drawing, at * 300, 0, { name, labels: ['5', '7', '50'], houseTags });
  }
});

describe('a word that the street has not and that makes another of it is told, and hardly believed', () => {
  for (const [query, left] of [
    ['улица Героев Труда, 5', 'Героев'], ['Героев Победы 7', 'Героев'], ['улица Ветеранов Труда, 5', 'Ветеранов'],
    ['улица Строителей Победы 7', 'Победы'], ['улица Героев Чехова, 7', 'Героев'],
    ['ул. Академика Мира, 5', 'Академика'], ['улица маршала Победы 7', 'маршала'], ['ул. ген. Труда, 7', 'ген'],
    ['улица Братьев Чеховых 7', 'Братьев'],
    ['Сестёр Чеховых, 7', 'Сестёр'], ['улица рядового Конева, 7', 'рядового'], ['улица адмирала Конева 7', 'адмирала'],
    ['улица Адмирала Чехова, 7', 'Адмирала'], ['улица космонавта Чехова 7', 'космонавта'],
    ['ул. Святого Чехова 7', 'Святого'], ['улица генерала Сухонская 7', 'генерала'],
    ['улица маршала Строителей 7', 'маршала'], ['Труда, 5', undefined], ['улица Панфиловцев 7', undefined],
    ['улица Николая Победы 7', 'Николая'],
  ] as const) {
    test(query, () => {
      const [found] = town.geocode(`Тверь, ${query}`);
      if (left === undefined) return assert.ok(!found.unparsed.length);
      assert.ok(found.confidence <= 0.5, `${found.confidence}`);
      assert.ok(found.unparsed.some((one) => one.includes(left)), found.unparsed.join());
    });
  }
});

describe('whom a street is named after may have had a title', () => {
  for (const query of [
    'улица писателя Чехова, 7', 'улица имени Чехова 7', 'ул. им. маршала Чуйкова, 7', 'ул. генерала Чуйкова 7',
    'улица Конева, 7', 'ул. марш. Конева 7', 'улица Братьев Кашириных, 7', 'улица поэта Абая 7', 'ак. Лаврентьева, 7',
    'проспект профессора Лаврентьева 7', 'улица Героя Чуйкова, 7', 'улица имени Победы 7',
  ]) {
    test(query, () => {
      const [found] = town.geocode(`Тверь, ${query}`);
      assert.equal(found.precision, 'house');
      assert.ok(found.confidence >= 0.9, `${found.confidence}`);
      assert.deepEqual(found.unparsed, []);
    });
  }
});

describe('a number of years is of the name: no house is told of a street that has it not', () => {
  for (const query of [
    '50-летия Победы, 7', 'улица 50 лет Победы, 7', 'ул. 50-летия Труда 5', '1905 года Чехова, 5', '7 лет Мира 5',
  ]) {
    test(query, () => {
      const [found] = town.geocode(`Тверь, ${query}`);
      assert.notEqual(found.kind, 'house');
      assert.ok(found.confidence <= 0.5, `${found.confidence}`);
    });
  }
  test('but of a street that has it', () =>
    assert.equal(town.first('Тверь, 30-летия Согласия, 5'), 'house: Тверь, улица 30 лет Согласия, 5'));
});
