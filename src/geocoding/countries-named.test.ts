import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boundary } from '../../test/drawn-country.ts';
import type { Drawing } from '../../test/osm-fixture.ts';
import { drawStreet, openTown } from './search.test-data.ts';

/** A country with a city that is a region of its own, a city in a region, and names that resemble countries. */
function drawCountry(drawing: Drawing): void {
  boundary(drawing, [-90_000, -90_000, 180_000, 400_000], 2, { name: 'Россия', 'ISO3166-1': 'RU' });
  const cities = [['Москва', 'Москва', 0], ['Тверь', 'Тверская область', 100_000]] as const;
  for (const [city, region, east] of cities) {
    boundary(drawing, [-40_000, east - 40_000, 80_000, 80_000], 4, { name: region });
    const node = drawing.node(0, east, { place: 'city', name: city, population: '400000' });
    boundary(drawing, [-4000, east - 4000, 8000, 8000], 8, { name: city }, node);
    for (const [at, name] of ['Садовая улица', 'Калужская улица', 'улица Н. Островского'].entries()) {
      drawStreet(drawing, 200 + at * 300, east, { name, labels: ['5', '7'], houseTags: { 'addr:city': city } });
    }
    drawing.node(1500, east, { amenity: 'embassy', name: 'Посольство Беларуси' });
    drawing.node(1600, east, { amenity: 'theatre', name: `${city.slice(0, -1)}ский театр им. А. Островского` });
    drawing.node(1700, east, { railway: 'station', name: `${city} I` });
  }
}
const map = openTown(drawCountry);

const countries = [
  'США', 'USA', 'U.S.A.', 'Германия', 'Deutschland', 'Türkiye', 'Соединённые Штаты Америки', 'Сполучені Штати',
  'Німеччина', 'АҚШ', 'Қытай', 'Հայաստան', 'Գերմանիա', 'საქართველო', 'Italia', 'España', 'Беларусь', 'Англия',
  'Республика Корея', 'France',
];

describe('a country that the town does not lie in is not believed, and the town comes first', () => {
  for (const country of countries) {
    test(country, () => {
      for (const [query, first] of [
        [`${country}, Тверь`, 'city: Тверь'], [`Тверь, ${country}`, 'city: Тверь'],
        [`${country}, Тверь, Садовая улица, 5`, 'house: Тверь, Садовая улица, 5'],
        [`Тверь, Садовая улица, 5, ${country}`, 'house: Тверь, Садовая улица, 5'],
      ] as const) {
        assert.equal(map.first(query), first, query);
        const { confidence, match } = map.geocode(query)[0];
        assert.ok(confidence <= 0.4, `${query}: ${confidence}`);
        assert.equal(match.region, 'wrong', query);
      }
    });
  }
});

describe('the country of the town under any name is no doubt', () => {
  for (const country of ['Россия', 'Russia', 'Росія', 'Russland', 'Ресей', 'РФ', 'Ռուսաստան', 'რუსეთი', 'Rossiya']) {
    test(country, () => {
      const house = 'Тверь, Садовая улица, 5';
      for (const query of [`${country}, Тверь`, `${country}, ${house}`, `${house}, ${country}`]) {
        assert.ok(map.geocode(query)[0].confidence >= 0.9, query);
      }
    });
  }
});

describe('a region that does not hold the town is not believed, and the town comes first', () => {
  for (const region of [
    'МО', 'Приморье', 'Калужская область', 'Київська область', 'Алматы облысы', 'Бавария', 'Кахетия', 'Оренбуржье',
    'Гродзенская вобласць',
  ]) {
    test(region, () => {
      assert.equal(map.first(`${region}, Тверь`), 'city: Тверь');
      const house = 'Тверь, Садовая улица, 5';
      for (const query of [`${region}, Тверь`, `${region}, ${house}`, `${house}, ${region}`]) {
        assert.ok(map.geocode(query)[0].confidence <= 0.4, query);
      }
    });
  }
});

describe('a city that is a region of its own is likely what is meant with the region around it', () => {
  for (const region of ['Московская область', 'МО', 'Подмосковье', 'Moskovskaya oblast']) {
    test(region, () => {
      for (const [query, first] of [
        [`${region}, г Москва`, 'city: Москва'], [`${region}, Москва, Садовая, 5`, 'house: Москва, Садовая улица, 5'],
        [`Москва, Садовая, 5, ${region}`, 'house: Москва, Садовая улица, 5'],
      ] as const) {
        assert.equal(map.first(query), first);
        assert.equal(map.geocode(query)[0].confidence, 0.8, query);
      }
    });
  }
});

test('a word is an initial only with the surname behind it', () => {
  assert.equal(map.first('Алтай, Тверь'), 'city: Тверь');
  assert.equal(map.first('Тверь, улица Николая Островского, 5'), 'house: Тверь, улица Н. Островского, 5');
});

describe('a known city alone is not the street named after the man', () => {
  const streets = openTown((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Кедроград', population: '400000' });
    for (const [at, man] of ['Киров', 'Чехов', 'Пушкин', 'Жуков', 'Королёв', 'Калинин'].entries()) {
      const name = `улица ${man}а`;
      drawStreet(drawing, at * 300, 0, { name, labels: ['5'], houseTags: { 'addr:city': 'Кедроград' } });
    }
  });
  for (const [city, street] of [
    ['Киров', 'Кирова'], ['Чехов', 'Чехова'], ['Пушкин', 'Пушкина'], ['Королёв', 'Королёва'], ['Калинин', 'Калинина'],
  ]) {
    test(city, () => {
      for (const { confidence } of streets.geocode(city)) assert.ok(confidence <= 0.4, `${confidence}`);
      for (const query of [street, `ул. ${city}`, `Кедроград, ${city}`, `${city} 5`]) {
        assert.ok(streets.geocode(query)[0].confidence >= 0.9, query);
      }
    });
  }
});
