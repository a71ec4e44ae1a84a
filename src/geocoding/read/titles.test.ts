import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from '../search.test-data.ts';

const houseTags = { 'addr:city': 'Тверь' };
const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  const street = (north: number, name: string): void =>
    drawStreet(drawing, north, 0, { name, labels: ['5', '7', '50', '52'], houseTags });
  street(0, 'проспект Ленина');
  street(200, 'улица Ленина');
  street(400, 'улица Чуйкова');
  street(600, 'улица Петрова');
  street(800, 'улица Генерала Петрова');
  street(1000, 'улица имени Пушкина');
  street(1200, 'улица 50 лет Октября');
});

describe('a street is found with and without the titles of the person it is named after', () => {
  for (const [query, expected] of [
    ['пр-кт им. В.И. Ленина, д. 7', 'проспект Ленина'],
    ['пр-кт им. В.И.Ленина, 7', 'проспект Ленина'],
    ['проспект имени Ленина 7', 'проспект Ленина'],
    ['ул. им. В. И. Ленина, 7', 'улица Ленина'],
    ['ул им Ленина В.И., 7', 'улица Ленина'],
    ['ул. им. маршала Чуйкова, 7', 'улица Чуйкова'],
    ['ул. маршала Чуйкова, 7', 'улица Чуйкова'],
    ['ул. Чуйкова маршала, 7', 'улица Чуйкова'],
    ['ул. ген. Чуйкова, 7', 'улица Чуйкова'],
    ['ул. им. Маршала Советского Союза Чуйкова, 7', 'улица Чуйкова'],
    ['ул. Пушкина, 7', 'улица имени Пушкина'],
    ['ул. им. Пушкина, 7', 'улица имени Пушкина'],
    ['ул. им. А.С. Пушкина, 7', 'улица имени Пушкина'],
    ['ул. генерала Петрова, 7', 'улица Генерала Петрова'],
    ['ул. 50-летия Октября, 50', 'улица 50 лет Октября'],
    ['50-летия Октября, 50', 'улица 50 лет Октября'],
    ['Пятидесятилетия Октября 7', 'улица 50 лет Октября'],
  ] as const) {
    test(query, () => {
      const [found] = town.geocode(`Тверь, ${query}`);
      assert.match(town.first(`Тверь, ${query}`), new RegExp(`^house: Тверь, ${expected}, `, 'u'));
      assert.ok(found.confidence >= 0.9, `${found.confidence}`);
      assert.deepEqual(found.unparsed, []);
    });
  }
});
