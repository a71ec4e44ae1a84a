import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from '../search.test-data.ts';

/** Towns side by side without borders, and one far away. */
const map = openTown((drawing) => {
  const town = (north: number, name: string, streets: readonly string[]): void => {
    drawing.node(north, 0, { place: 'town', name, population: '12000' });
    for (const [at, street] of streets.entries()) {
      drawStreet(drawing, north + 200 + at * 300, 0, {
        name: street, labels: ['4', '6', '8'], houseTags: { 'addr:city': name },
      });
    }
  };
  town(0, 'Neckarsteinach', ['Am Schlossberg', 'Kirchenstraße']);
  town(6000, 'Neckargemünd', ['Marktplatz', 'Mühlgasse']);
  town(200_000, 'Кедроград', ['Рахинская улица', 'улица Бондарева']);
  town(300_000, 'Волгоград', ['улица Мира']);
  town(400_000, 'Новосибирск', ['Российская улица']);
});

describe('a town in a field of its own comes before a street elsewhere', () => {
  for (const [query, first] of [
    ['Neckargemünd, Am Schlossberg, 6', 'city: Neckargemünd'], ['Am Schlossberg 6, Neckargemünd', 'city: Neckargemünd'],
    ['Neckarsteinach, Mühlgasse, 4', 'city: Neckarsteinach'], ['Кедроград, Mühlgasse, 4', 'city: Кедроград'],
  ] as const) {
    test(query, () => {
      assert.equal(map.first(query), first);
      assert.ok(map.geocode(query).every(({ confidence }) => confidence <= 0.5));
    });
  }
});

describe('so does a town with one or two letters wrong', () => {
  for (const [query, first] of [
    ['Neckargemnd, Рахинская улица, 6', 'city: Neckargemünd'],
    ['Neckarstienach, Рахинская улица, 6', 'city: Neckarsteinach'],
    ['Кедраград, Am Schlossberg, 4', 'city: Кедроград'], ['Кидроргад, Am Schlossberg, 4', 'city: Кедроград'],
    ['г. Кедрогад, Am Schlossberg, 6', 'city: Кедроград'],
    ['Новосибрск, Рахинская улица, 6', 'city: Новосибирск'],
  ] as const) {
    test(query, () => {
      assert.equal(map.first(query), first);
      assert.ok(map.geocode(query)[0].confidence <= 0.5);
    });
  }
  for (const query of ['Кедраград, Рахинская улица, 6', 'Кедраград, Рахинская, 6', 'Кедроград, Рахинскя улица, 6']) {
    test(`the house is found in its own town: ${query}`, () => {
      assert.equal(map.first(query), 'house: Кедроград, Рахинская улица, 6');
    });
  }
  test('with its own misspelt street', () =>
    assert.equal(map.first('Новосибрск, Росийская улица, 6'), 'house: Новосибирск, Российская улица, 6'));
});

describe('a house in a known city whose name is misspelt is not believed', () => {
  for (const city of ['Чебоксры', 'Заводдауковск', 'Кремерчуг', 'Шлисильбург', 'Салезард', 'Дальгегорск']) {
    test(city, () => {
      for (const { confidence } of map.geocode(`${city}, Рахинская улица, 6`)) assert.ok(confidence <= 0.4);
    });
  }
});

describe('a surname before the town is no misspelt city', () => {
  for (const query of ['Котова, г. Кедроград, Рахинская улица, 6', 'Котова, Волгоград, улица Мира, 4']) {
    test(query, () => assert.ok(map.geocode(query)[0].confidence > 0.5));
  }
});
