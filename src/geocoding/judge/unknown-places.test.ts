import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from '../search.test-data.ts';

const houseTags = { 'addr:city': 'Тверь' };
const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  drawing.node(50, 50, { place: 'neighbourhood', name: 'ЖК «Заря»' });
  drawing.node(9000, 9000, { place: 'hamlet', name: 'Разъезд' });
  drawStreet(drawing, 0, 0, { name: 'Мясницкая улица', labels: ['6', '8', '8Б'], houseTags });
  drawStreet(drawing, 300, 0, { name: 'Тополиный тупик', labels: ['6', '8'], houseTags });
});

describe('a named place of any type that is not on the map could have the address', () => {
  for (const query of [
    'пгт Городище, ул. Мясницкая, 8', 'рп Городище, ул. Мясницкая, 8', 'ул. Мясницкая, 8, пгт Городище',
    'Городище, ул. Мясницкая, 8', 'СНТ Дубки, ул. Мясницкая, 8', 'снт «Ромашка», ул. Мясницкая, 8',
    'днт Берёзка, Мясницкая 8', 'мкр. Жулебино, ул. Мясницкая, 8', 'Ленинский район, ул. Мясницкая, 8',
    'Серпуховский р-н, Мясницкая 8', 'г.о. Химки, ул. Мясницкая, 8', 'тер. ГСК Мотор, ул. Мясницкая, 8',
    'ул. Мясницкая, 8, ст. Клетская', 'ул. Мясницкая, 8, мкр. Жулебино', 'Мясницкая 8 мкр Жулебино',
    'Тверь, Мясницкая 8, ЖК «Альтаир»', 'ул. Мясницкая, 8, ЖК Алые паруса', 'ул. Мясницкая 8, п. Октябрьский',
    'Тверь, СНТ Дубки, ул. Мясницкая, 8', 'Тверь, ГСК Мотор, Мясницкая, 8',
    'с. Кукуево, Мясницкая 8',
  ]) {
    test(query, () => {
      const [found] = town.geocode(query);
      assert.ok(found.confidence <= 0.8, `${found.confidence}`);
      assert.ok(found.unparsed.length > 0);
    });
  }
});

describe('in a query without a town, a name in its position could be the town', () => {
  for (const query of [
    'ул. Мясницкая, 8, Небывалино', 'Мясницкая 8 Небывалино', 'мясницкая 8 небывалино', 'МЯСНИЦКАЯ 8 НЕБЫВАЛИНО',
    'Мясницкая 8Б Небывалино', 'ул. Мясницкая, 8, кв. 5, Небывалино', 'Мясницкая, Небывалино, 8',
    'Мясницкая 8, Малая Небывалина', 'Небывалино 123456 Мясницкая 8', 'Мясницкая 8, САО', 'Мясницкая 8 ЮВАО',
    'Myasnitskaya 8, Nebyvalino', 'Мясницкая 8 Nebylin', 'Мясницкая, 8, Нижне-Небывалинск', 'Мясницкая 8, Россия, Кымь',
  ]) {
    test(query, () => {
      const [found] = town.geocode(query);
      assert.ok(found.confidence <= 0.8, `${found.confidence}`);
      assert.ok(found.unparsed.length > 0);
    });
  }
  test('a hamlet may be named like a type word', () => {
    const [found] = town.geocode('Тополиный тупик 8, Разъезд');
    assert.ok(found.confidence <= 0.5, `${found.confidence}`);
    assert.ok(found.unparsed.length > 0);
  });
});

describe('other words do not lower confidence', () => {
  for (const query of [
    'Тверь, Мясницкая 8, Небывалино', 'Тверь, Заволжский район, Мясницкая 8', 'Тверь, мкр. Южный, Мясницкая 8',
    'Тверь, Небывалово, Мясницкая 8', 'Мясницкая 8, кафе Пушкин', 'Мясницкая 8, ООО «Альтаир»',
    'Мясницкая 8, ТЦ Европа', 'мясницкая 8 срочно', 'Мясницкая 8 срочно', 'Мясницкая 8, вход со двора',
    'Мясницкая 8, получатель Марат', 'Мясницкая 8, ЖК «Заря»', 'Мясницкая 8, магазин «Ритм»', 'Мясницкая 8, Россия',
    'Мясницкая 8 Тверь', 'мясницкая 8 твкрь', 'Мясницкая д. 8 с торца', 'Myasnitskaya 8, Tver, Russia',
    'м. Чкаловская, Тверь, Мясницкая 8', 'Мясницкая 8, для Ирина', 'мясницкая 8 позвонить за час', 'Мясницкая 8 кв 5',
    'Мясницкая 8, 2 этаж', 'Тверская область, Мясницкая 8',
  ]) {
    test(query, () => {
      const [found] = town.geocode(query);
      assert.ok(found.confidence >= 0.9, `${found.confidence}`);
    });
  }
});
