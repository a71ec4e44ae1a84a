import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boundary } from '../../../../test/drawn-country.ts';
import { drawStreet, openTown } from '../../search.test-data.ts';

const houseTags = { 'addr:city': 'Тверь' };
const myasnitskaya = { name: 'Мясницкая улица', labels: ['2', '4', '6', '8'], houseTags };
const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  drawStreet(drawing, 0, 0, myasnitskaya);
});

describe('a query that names another place finds a house here only with low confidence and a mismatch', () => {
  for (const [query, part] of [
    ['Небывалинск, Мясницкая 8', 'place'],
    ['Небывалинск Мясницкая 8', 'place'],
    ['с. Небывалое, Мясницкая 8', 'place'],
    ['Небывалое с, Мясницкая ул, 8', 'place'],
    ['пос. Небывалый, Мясницкая 8', 'place'],
    ['Тверь, п. Небывалый, Мясницкая 8', 'place'],
    ['Калужская область, Мясницкая 8', 'region'],
    ['Калужская обл., г. Тверь, Мясницкая 8', 'region'],
    ['Республика Татарстан, Мясницкая 8', 'region'],
    ['Татарстан, Мясницкая 8', 'region'],
    ['Красноярский край, Мясницкая 8', 'region'],
    ['Небывалая область, Мясницкая 8', 'region'],
  ] as const) {
    test(query, () => {
      const [found] = town.geocode(query);
      assert.ok(found, 'the likeliest is an answer all the same');
      assert.ok(found.confidence <= 0.75, `${found.confidence}`);
      assert.equal(found.match[part], 'wrong');
    });
  }
  test('a structured query with another city does so too', () => {
    const [found] = town.geocode({ city: 'Небывалинск', street: 'Мясницкая улица', house: '8' });
    assert.ok(found.confidence <= 0.5, `${found.confidence}`);
    assert.equal(found.match.place, 'wrong');
  });
});

describe('a query that names a well-known city which the map lacks finds nothing', () => {
  for (const query of [
    'Новосибирск, Мясницкая улица, 8', 'г. Новосибирск, Мясницкая улица, 8', 'Новосибирск Мясницкая 8',
    'Нижний Новгород, Мясницкая 8', 'Ростов-на-Дону, Мясницкая 8', 'Мясницкая 8 Новосибирск',
    'Мясницкая 8, Новосибирск', 'Мясницкая 8 стр Саратов',
    'в Новосибирске Мясницкая 8', '630000, Новосибирск, Мясницкая 8', 'Novosibirsk, Myasnitskaya 8',
  ]) {
    test(query, () => assert.deepEqual(town.geocode(query), []));
  }
  test('a structured query does so too', () => {
    for (const city of ['Новосибирск', 'Обь']) {
      assert.deepEqual(town.geocode({ city, street: 'Мясницкая улица', house: '8' }), []);
    }
  });
});

const forms: readonly ((town: string) => string)[] = [
  (town) => `${town}, ул. Мясницкая, 8`, (town) => `г. ${town}, ул. Мясницкая, д. 8`, (town) => `${town} Мясницкая 8`,
  (town) => `ул. Мясницкая 8, ${town}`, (town) => `Мясницкая 8 ${town}`, (town) => `Мясницкая, д. 8, г. ${town}`,
  (town) => `Мясницкая, ${town}, 8`,
];
const towns = [
  'спб', 'СПб', 'Питер', 'екб', 'нск', 'нн', 'Ленинград', 'Куйбышев', 'Королёв', 'Жуковский', 'Пушкин', 'Чехов', 'Обь',
  'Тюмень',
  'Набережные Челны', 'Гусь-Хрустальный', 'Жодино', 'Юрга', 'Октябрьский', 'Kazan', 'Алма-Ата', 'Київ',
];

describe('a known town under any of its names is a mismatch anywhere in the text', () => {
  for (const name of towns) {
    test(name, () => {
      // "нн" between other words is read as a number sign.
      for (const form of name === 'нн' ? forms.slice(0, -1) : forms) {
        const [found] = town.geocode(form(name));
        if (!found) continue;
        assert.ok(found.confidence <= 0.4, `${form(name)}: ${found.confidence}`);
        assert.equal(found.match.place, 'wrong', form(name));
      }
    });
  }
  for (const query of [
    'Мясницкая 8, с. Петровка', 'Мясницкая, д. 8, д. Ивановка',
    'Тюменская обл., Мясницкая 8',
    'Мясницкая 8, ХМАО', 'НСО, Мясницкая 8',
  ]) {
    test(query, () => {
      const [found] = town.geocode(query);
      assert.ok(found.confidence <= 0.4, `${found.confidence}`);
      assert.ok([found.match.place, found.match.region].includes('wrong'));
    });
  }
});

test('an alias of a town before a rank is the town', () => {
  const ranked = openTown((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
    drawStreet(drawing, 0, 0, { name: 'проспект Академика Лаврентьева', labels: ['6', '8'], houseTags });
  });
  for (const query of ['спб академика лаврентьева 6', 'екб академика лаврентьева 6', 'спб ак. лаврентьева 6']) {
    assert.ok(ranked.geocode(query)[0].confidence <= 0.4, query);
  }
});

describe('a town directly after a house with a letter counts as named', () => {
  const lettered = openTown((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
    drawStreet(drawing, 0, 0, { name: 'Мясницкая улица', labels: ['8Б', '12 к7А', '16', '20/2В'], houseTags });
  });
  for (const query of [
    'Мясницкая 8Б Москва', 'Мясницкая 8 Б Зеленоград', 'Мясницкая улица 8б минск', 'Мясницкая 12 к7А Волгоград',
    'Мясницкая 8-Б Москва', 'Мясницкая 8 «Б» Москва', 'Мясницкая 20/2В Казань', 'Мясницкая 8 лит. Б Нижний Новгород',
    'ул. Мясницкая д. 8Б Питер',
  ]) {
    test(query, () => {
      for (const { confidence, match } of lettered.geocode(query)) {
        assert.ok(confidence <= 0.4, `${confidence}`);
        assert.equal(match.place, 'wrong');
      }
    });
  }
  for (const query of ['Мясницкая 8Б', 'Мясницкая 8Б Тверь', 'Мясницкая 8 Б, Тверь', 'Тверь Мясницкая 12 к7А']) {
    test(query, () => assert.ok(lettered.geocode(query)[0].confidence >= 0.9));
  }
});

test('a street with the name of a town in another language is found where the query names its town', () => {
  const bishkek = openTown((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
    const tags = { 'name:ky': 'Москва көчөсү' };
    drawStreet(drawing, 0, 0, { name: 'Московская улица', labels: ['5', '7'], houseTags, tags });
  });
  const confidenceOf = (query: string): number => bishkek.geocode(query)[0]?.confidence ?? 0;
  for (const query of ['Москва, 7', 'Москва 7', '7, Москва']) assert.ok(confidenceOf(query) <= 0.5, query);
  for (const query of ['Тверь, Москва көчөсү, 7', 'Москва көчөсү 7', 'Тверь, Москва, 7', 'Тверь Москва 7']) {
    assert.ok(confidenceOf(query) >= 0.9, query);
  }
});

describe('the name of a town is not a misspelt street', () => {
  const taken = openTown((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
    drawing.node(9000, 9000, { place: 'village', name: 'Мельничное', population: '100' });
    drawing.node(900, 0, { place: 'quarter', name: 'микрорайон Звёздный' });
    drawing.building(900, 40, { 'addr:place': 'микрорайон Звёздный', 'addr:housenumber': '7', ...houseTags });
    for (const [at, name] of ['Московская улица', 'Мельничная улица', 'улица Казань'].entries()) {
      drawStreet(drawing, at * 300, 0, { name, labels: ['5', '7'], houseTags });
    }
  });
  for (const query of [
    'Москва 7', 'Москва, 7', 'Тверь, Москва, 7', 'Звёздный микрорайон 7 Москва', 'Москва, Звёздный микрорайон, 7',
    'Moskva, 7', 'Мельничное Звёздный 7', 'Мельничное, 7', 'Мельничное 7',
  ]) {
    test(query, () => {
      const [found] = taken.geocode(query);
      assert.ok(!found || found.confidence <= 0.5, `${found?.confidence} ${taken.first(query)}`);
    });
  }
  for (const query of [
    'Московская 7', 'Тверь, Московская ул, 7', 'на Московской 7', 'Мельничная 7', 'на Мельничной 7', 'Казань улица 7',
    'улица Казань, 7', 'ул. Москоская, 7', 'Мельничая улица, 7',
  ]) {
    test(query, () => assert.ok(taken.geocode(query)[0].confidence >= 0.9, taken.first(query)));
  }
});

describe('a settlement near a city without a border does not contain the streets of the city', () => {
  const suburban = openTown((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
    drawStreet(drawing, 0, 0, myasnitskaya);
    drawing.node(3000, 0, { place: 'village', name: 'Нижнее Токово', population: '300' });
    drawing.node(900, 0, { place: 'suburb', name: 'Восток' });
    drawing.building(900, 40, { 'addr:place': 'Восток', 'addr:housenumber': '8', ...houseTags });
    drawing.building(30, 900, {
      'addr:street': 'Мясницкая улица', 'addr:housenumber': '90', 'addr:city': 'Нижнее Токово',
    });
    drawStreet(drawing, 3000, 0, {
      name: 'Дальняя улица', labels: ['5', '7'], houseTags: { 'addr:city': 'Нижнее Токово' },
    });
  });
  for (const query of [
    'Нижнее Токово, Мясницкая улица, 8', 'Мясницкая 8 Нижнее Токово', 'с. Нижнее Токово, ул. Мясницкая, 8',
    'Тверь, Нижнее Токово, Мясницкая 8', 'Нижнее Токово, Восток, 8', 'Восток 8, Нижнее Токово',
  ]) {
    test(query, () => {
      const [found] = suburban.geocode(query);
      assert.ok(found.confidence <= 0.5, `${found.confidence}`);
      assert.ok(found.kind === 'place' || found.match.place === 'wrong', JSON.stringify([found.kind, found.match]));
      assert.ok(found.unparsed.length > 0);
    });
  }
  for (const query of ['Тверь, Дальняя улица, 5', 'Нижнее Токово, Дальняя 5', 'Тверь, Нижнее Токово, Дальняя 5']) {
    test(query, () => {
      const [found] = suburban.geocode(query);
      assert.equal(suburban.first(query), 'house: Нижнее Токово, Дальняя улица, 5');
      assert.ok(found.confidence >= 0.9, `${found.confidence}`);
    });
  }
});

describe('a field that does not contain the answer is a mismatch', () => {
  for (const [field, part] of [
    [{ city: 'Небывалинск' }, 'place'], [{ city: 'нн' }, 'place'], [{ city: 'МО' }, 'place'],
    [{ city: 'город' }, 'place'], [{ city: 'Тверь', region: 'Небывалая' }, 'region'],
    [{ city: 'Тверь', region: 'Тюменская область' }, 'region'], [{ city: 'Тверь', country: 'Казахстан' }, 'region'],
  ] as const) {
    test(JSON.stringify(field), () => {
      const [found] = town.geocode({ ...field, street: 'Мясницкая улица', house: '8' });
      assert.ok(found.confidence <= 0.4, `${found.confidence}`);
      assert.equal(found.match[part], 'wrong');
    });
  }
});

describe('a feature with the name of a town keeps its confidence', () => {
  const streets = [
    'улица Пушкина', 'улица Академика Королёва', 'Тюменская улица', 'улица Артём', 'Казань улица', 'улица Чехова',
    'Октябрьский проспект', 'Обская улица', 'улица Мирный',
  ];
  const named = openTown((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
    for (const [at, name] of streets.entries()) {
      drawStreet(drawing, at * 300, 0, { name, labels: ['5', '8'], houseTags });
    }
  });
  for (const [query, street] of [
    ['Пушкина 5', 'улица Пушкина'], ['Королёва 5', 'улица Академика Королёва'], ['Тюменская 5', 'Тюменская улица'],
    ['Тверь, Артём, 5', 'улица Артём'], ['Казань 5', 'Казань улица'], ['Чехова, 5', 'улица Чехова'],
    ['Октябрьский 5', 'Октябрьский проспект'], ['Обская, 5, Тверь', 'Обская улица'], ['Мирный, 5', 'улица Мирный'],
    ['Калинин, Обская 5', 'Обская улица'], ['Обская 5, Иванов Пётр', 'Обская улица'],
    ['Обская 5 кафе Пушкин', 'Обская улица'],
  ]) {
    test(query, () => {
      const [found] = named.geocode(query);
      assert.equal(named.first(query), `house: Тверь, ${street}, 5`);
      assert.notEqual(found.match.place, 'wrong');
      assert.ok(found.confidence >= 0.8, `${found.confidence}`);
    });
  }
});

describe('a city named beside the address, or around it, contradicts nothing', () => {
  for (const query of [
    'Тверь, Мясницкая улица, 8', 'Тверская область, Тверь, Мясницкая 8', 'Тверская обл., Мясницкая 8',
    'Тверь, Мясницкая 8, ресторан Новосибирск', 'Тверь, Мясницкая 8, БЦ «Казань»', 'в Твери на Мясницкой 8',
    'Тверь, Мясницкая д. 8 с торца', 'ООО «Самара», Тверь, Мясницкая 8',
  ]) {
    test(query, () => {
      const [found] = town.geocode(query);
      assert.ok(found.confidence >= 0.9, `${found.confidence}`);
      assert.notEqual(found.match.place, 'wrong');
      assert.notEqual(found.match.region, 'wrong');
    });
  }
});

test('a region whose border the map lacks could contain the address', () => {
  const cut = openTown((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
    drawStreet(drawing, 0, 0, myasnitskaya);
    drawing.relation([{ type: 'way', id: 999_999, role: 'outer' }], {
      type: 'boundary', boundary: 'administrative', admin_level: '4', name: 'Загорская область',
    });
  });
  const [found] = cut.geocode('Загорская область, Тверь, Мясницкая 8');
  assert.equal(cut.first('Загорская область, Тверь, Мясницкая 8'), 'house: Тверь, Мясницкая улица, 8');
  assert.ok(found.confidence >= 0.9, `${found.confidence}`);
  assert.equal(found.match.region, 'exact');
});

describe('a country code means the country if it stands by itself', () => {
  const russian = openTown((drawing) => {
    boundary(drawing, [-50_000, -50_000, 100_000, 100_000], 2, { name: 'Россия' });
    drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
    drawStreet(drawing, 0, 0, myasnitskaya);
  });
  for (const [query, isRight] of [
    ['RU, Тверь, Мясницкая 8', true], ['Мясницкая 8, Тверь, RU', true],
    ['KZ, Тверь, Мясницкая 8', false], ['Тверь, Мясницкая улица, 8, DE', false],
  ] as const) {
    test(query, () => {
      const [found] = russian.geocode(query);
      assert.equal(russian.first(query), 'house: Тверь, Мясницкая улица, 8');
      assert.equal(found.confidence >= 0.9, isRight, `${found.confidence}`);
      if (isRight) assert.deepEqual(found.unparsed, []);
      else assert.equal(found.match.region, 'wrong');
    });
  }
});
