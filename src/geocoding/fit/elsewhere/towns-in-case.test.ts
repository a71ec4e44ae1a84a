import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boundary } from '../../../../test/drawn-country.ts';
import { drawStreet, openTown } from '../../search.test-data.ts';

const KILOMETERS = 1000;

/** Two cities far from each other, of which only one has the street, and a village. */
const map = openTown((drawing) => {
  boundary(drawing, [-90 * KILOMETERS, -90 * KILOMETERS, 180 * KILOMETERS, 600 * KILOMETERS], 2, {
    name: 'Россия', 'ISO3166-1': 'RU',
  });
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  drawing.node(0, 400 * KILOMETERS, { place: 'city', name: 'Волгоград', population: '900000' });
  drawing.node(0, 20 * KILOMETERS, { place: 'village', name: 'Берёзовка' });
  drawStreet(drawing, 200, 0, { name: 'Мясницкая улица', labels: ['6', '8'], houseTags: { 'addr:city': 'Тверь' } });
  const houseTags = { 'addr:city': 'Волгоград' };
  drawStreet(drawing, 200, 400 * KILOMETERS, { name: 'Ногинская улица', labels: ['13', '15'], houseTags });
});

describe('a well-known city in a case, which the map lacks, is nothing of the map', () => {
  for (const city of [
    'в Омске', 'из Омска', 'по Омску', 'г. Омска', 'города Омска', 'в городе Омске', 'в Уфе', 'в Перми', 'по Казани',
    'в Туле',
    'в Ельце', 'в Торжке', 'в Орле', 'г. Ярославля', 'в Нижнем Новгороде', 'по Нижнему Новгороду',
    'в Ростове-на-Дону', 'из Набережных Челнов', 'в Великих Луках', 'в Иванове', 'г. Шахт', 'в Одесі', 'Алматыда',
    'Toshkentda', 'в Париже', 'из Вильнюса', 'под Омском',
  ]) {
    test(city, () => {
      for (const query of [
        `${city}, Мясницкая улица, 8`, `${city} Мясницкая улица, 8`, `${city} на Мясницкой улице, 8`,
        `Мясницкая улица, 8, ${city}`,
      ]) {
        const [found] = map.geocode(query);
        assert.ok((found?.confidence ?? 0) <= 0.5, `${query}: ${found?.confidence}`);
      }
    });
  }
});

describe('the city itself in a case is no doubt', () => {
  for (const query of [
    'в Твери на Мясницкой улице, 8', 'по Твери, Мясницкая улица, 8', 'г. Твери, Мясницкая улица, 8',
    'Мясницкая улица, 8 в Твери', 'из Волгограда, Ногинская улица, 15', 'в Волгограде Ногинская улица, 15',
    'в Тверской области, Тверь, Мясницкая улица, 8', 'в России, Тверь, Мясницкая улица, 8',
  ]) {
    test(query, () => {
      const [{ kind, confidence }] = map.geocode(query);
      assert.equal(kind, 'house');
      assert.ok(confidence >= 0.9, String(confidence));
    });
  }
});

test('a surname in a case is not the town that it resembles', () => {
  for (const query of ['по Иванова, Тверь, Мясницкая улица, 8', 'до Фролова, Тверь, Мясницкая улица, 8']) {
    assert.ok(map.geocode(query)[0].confidence > 0.5, query);
  }
});

test('near a city there can be another town', () => {
  assert.ok(map.geocode('под Москвой, Тверь, Мясницкая улица, 8')[0].confidence >= 0.5);
});

describe('a town of the map in a case comes before a house elsewhere', () => {
  for (const [query, first] of [
    ['в Волгограде, Мясницкая улица, 8', 'city: Волгоград'],
    ['в Берёзовке, Ногинская улица, 15', 'settlement: Берёзовка'],
    ['из Твери, Ногинская улица, 15', 'city: Тверь'],
  ] as const) {
    test(query, () => {
      assert.equal(map.first(query), first);
      assert.ok(map.geocode(query).every(({ confidence }) => confidence <= 0.5));
    });
  }
});

describe('a city, country or region abroad, its district or initials are not believed beside a town', () => {
  for (const place of [
    'Берлин', 'London', 'Вильнюс', 'New York', 'Париж', 'Улан-Батор', 'во Франции', 'в Польше', 'на Украине', 'из США',
    'в Польщі', 'в Омской области', 'из Татарстана', 'на Кубани', 'в Приморском крае', 'Пермский кр.', 'СК', 'КК', 'ХК',
    'тлт', 'ннов', 'кзн', 'екб', 'Заельцовский район', 'Заельцовского района',
  ]) {
    test(place, () => {
      for (const query of [`${place}, Волгоград, Ногинская улица, 15`, `Волгоград, Ногинская улица, 15, ${place}`]) {
        const [{ kind, confidence }] = map.geocode(query);
        assert.equal(kind, 'house', query);
        assert.ok(confidence <= 0.5, `${query}: ${confidence}`);
      }
    });
  }
});

describe('what rightly stands beside a town is no doubt', () => {
  for (const query of [
    'Волгоград, Ворошиловский район, Ногинская улица, 15', 'ТО, Тверь, Мясницкая улица, 8', 'влг, Ногинская улица, 15',
  ]) {
    test(query, () => assert.ok(map.geocode(query)[0].confidence >= 0.9, String(map.geocode(query)[0].confidence)));
  }
});
