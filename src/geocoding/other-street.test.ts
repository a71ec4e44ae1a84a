import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from './search.test-data.ts';

const houseTags = { 'addr:city': 'Тверь' };
const sketches: readonly (readonly [string, Readonly<Record<string, string>>?])[] = [
  ['Грузинская улица'], ['Илекская улица', { 'name:en': 'Ilekskaya', int_name: 'Ilekskaya' }],
  ['улица Демакова', { 'name:en': 'Demakova' }], ['Морская улица', { alt_name: 'Малая Морская улица' }],
  ['Новослободская улица'], ['вуліца Гарадскі Вал'], ['1-й Заводской тупик'], ['улица Богдана Хмельницкого'],
  ['3-я Линия улица'], ['Тверская'], ['Покровка'], ['проспект Академика Лаврентьева'], ['улица Крупской'],
  ['улица Чуйкова'],
  ['улица Героев'], ['улица 7 Апреля'], ['проспект Мира'], ['Зеленоморское шоссе'],
  ['Полевой переулок'], ['улица Пионеров'], ['улица Строителей'], ['улица Славы'],
  ['Советская улица'], ['Большой проспект'], ['улица Маршала Жукова'],
];
const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  drawing.node(40, 40, { place: 'suburb', name: 'Верхняя зона' });
  for (const [at, [name, tags]] of sketches.entries()) {
    drawStreet(drawing, at * 300, 0, { name, labels: ['6', '8'], houseTags, tags });
  }
});
const confidenceOf = (query: string): number => {
  const [found] = town.geocode(query);
  return found?.kind === 'house' ? found.confidence : 0;
};

describe('a qualifier that the street has not makes it another one', () => {
  for (const query of [
    'Малая Грузинская 6', 'Грузинская Малая, 6', 'ул. Большая Грузинская, 6', 'Б. Грузинская 6',
    'Новая Грузинская ул 6', 'Старая Грузинская, 6', 'Верхняя Грузинская 6', 'Нижняя Илекская 6', '2-я Грузинская, 6',
    'Грузинская 2-я, 6',
    'улица Илекская 2-я, 6', 'Новогрузинская 6', 'Тверь, Староилекская, 6', 'Верхняя Демакова 6',
    'В. Грузинская 6', 'Н. Грузинская, 6', 'М. Грузинская 6', 'Б Грузинская 6',
    'Грузинская В., 6', 'Б. 7 Апреля 6', 'В. Мира 6', 'Н. Зеленоморское 6', 'Б. Покровка 6', 'М. Покровка 6',
    'Н. Полевой 6', 'В. Полевой пер., 6', 'Б. Пионеров 6', 'В. Строителей 6', 'Б. Славы 6', 'на В. Грузинской 6',
    'В-Грузинская 6', 'в грузинская 6', 'В ГРУЗИНСКАЯ 6', 'Н. Морская 6', '26-я Академика Лаврентьева, 6',
    'Малая Новослободская 6', 'Bolshaya Gruzinskaya 6', 'Novogruzinskaya 6',
  ]) {
    test(query, () => assert.ok(confidenceOf(query) <= 0.6, `${confidenceOf(query)}`));
  }
});

describe('what is not a qualifier, or is one of the street, costs nothing', () => {
  for (const query of [
    'Грузинская 6', 'Малая Морская 6', 'Морская 6', 'Новослободская 6', 'Ново-Слободская 6', 'Б. Хмельницкого 6',
    'Грузинская 6, 2-й подъезд', 'Тверь, Грузинская ул, 6', 'ул. 1-й Заводской тупик, 6', '3-я Линия 6', 'Тверская 6',
    'Н. Крупской 6', '7 Апреля 6', 'Мира 6', 'Н. К. Крупской, 6', 'В. Чуйкова 6', 'В.И. Чуйкова 6',
    'Б. Чуйкова 6', 'на Полевом 6', 'в Полевом переулке 6', 'Чуйкова В.И., 6', 'маршала Чуйкова 6',
    'М. Морская 6', 'акад. Лаврентьева 6', 'Лаврентьева 6', 'Маршала Жукова 6', 'Жукова 6', 'Тверь Советская 6',
    'Советская Тверь 6', 'на Советской 6', 'Советская 6 Тверь', 'Большой проспект 6', 'Большой пр. 6',
    'ул. Тверская, 6', 'ул. Гарадскі Вал 6', 'Демакова 6',
  ]) {
    test(query, () => assert.ok(confidenceOf(query) >= 0.9, `${confidenceOf(query)}`));
  }
});

describe('a word of the name that the street has not makes it another one', () => {
  for (const query of [
    'Тверь, ул. Героев Сталинграда, 6', 'Героев Сталинграда 6', 'Советской Армии 6', 'Тверь, Советской Армии, 6',
    'Большой Харитоньевский 6', 'Большой Златоустинский, 6', '6 Большая Лубянка', 'большой златоустинский 6 кв 3',
    'Кузьмы Жукова 6', 'Тверь, Кузьмы Чуйкова, 6', 'ул. Ефросиньи Чуйкова, 6',
  ]) {
    test(query, () => assert.ok(confidenceOf(query) <= 0.8, `${confidenceOf(query)}`));
  }
});

describe('a house in a street of another kind is believed alike, whatever the street is called', () => {
  const names = ['Грузинская', 'Илекская', 'Демакова', 'Гарадскі Вал', 'Морская', 'Новослободская'];
  for (const name of names) {

    for (const query of [`переулок ${name}, 6`, `${name} тупик, 6`, `${name} площадь 6`, `Тверь, пр-т ${name}, д. 6`]) {
      test(query, () => {
        assert.ok(confidenceOf(query) <= 0.8, `${confidenceOf(query)}`);
        assert.ok(confidenceOf(query) >= 0.5, `${confidenceOf(query)}`);
      });
    }
  }
});
