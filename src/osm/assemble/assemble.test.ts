import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assembled, type Drawing, type Town } from '../../../test/osm-fixture.ts';

const street = (drawing: Drawing, name: string, north = 0): number =>
  drawing.way([[north, 0], [north, 200], [north, 400]], { highway: 'residential', name });

const house = (drawing: Drawing, label: string, tags: Record<string, string>, north = 20, east = 50): number =>
  drawing.building(north, east, { 'addr:housenumber': label, ...tags });

type Draw = (drawing: Drawing) => void;

const cases: readonly [title: string, draw: Draw, expected: string[]][] = [
  ['a house goes to the street it names', (d) => {
    street(d, 'улица Ленина');
    house(d, '5', { 'addr:street': 'улица Ленина' });
  }, ['улица Ленина, 5']],
  ['spelling of the type word and its place do not matter', (d) => {
    street(d, 'Арстанбап улица');
    house(d, '5', { 'addr:street': 'ул. Арстанбап' });
  }, ['Арстанбап улица, 5']],
  ['ё is е', (d) => {
    street(d, 'улица Королёва');
    house(d, '1', { 'addr:street': 'улица Королева' });
  }, ['улица Королёва, 1']],
  ['a street of another kind is another street', (d) => {
    street(d, 'Заречный проезд');
    house(d, '1', { 'addr:street': 'Заречная улица' });
  }, ['Заречная улица, 1']],
  ['a street that only houses name is made once', (d) => {
    house(d, '1', { 'addr:street': 'улица Без Дороги' });
    house(d, '2', { 'addr:street': 'улица Без Дороги' }, 20, 150);
  }, ['улица Без Дороги, 1', 'улица Без Дороги, 2']],
  ['houses stand in the order of their numbers, not of their digits', (d) => {
    street(d, 'Лесная улица');
    const tags = { 'addr:street': 'Лесная улица' };
    ['10', '9А', '9', '100', '1 к2'].forEach((label, i) => house(d, label, tags, 20, 30 * i));
  }, ['1 к2', '9', '9А', '10', '100'].map((label) => `Лесная улица, ${label}`)],
  ['a micro-district in the place of a street owns its houses', (d) => {
    d.node(50, 50, { place: 'neighbourhood', name: '4-й микрорайон' });
    house(d, '14', { 'addr:street': '4 микрорайон' });
    house(d, '15', { 'addr:street': '4-й мкр' }, 20, 100);
  }, ['4-й микрорайон, 14', '4-й микрорайон, 15']],
  ['a village without streets owns its houses', (d) => {
    d.node(50, 50, { place: 'village', name: 'Верховье' });
    house(d, '6', { 'addr:place': 'Верховье' });
  }, ['Верховье, 6']],
  ['a place that no map shows is made from addr:place', (d) => {
    house(d, 'к2019', { 'addr:place': 'Зеленогорск' });
  }, ['Зеленогорск, к2019']],
  ['a corner building stands on both its streets', (d) => {
    street(d, 'улица Мира');
    street(d, 'Садовая улица', 300);
    house(d, '28', { 'addr:street': 'улица Мира', 'addr:street2': 'Садовая улица', 'addr:housenumber2': '21' });
  }, ['улица Мира, 28', 'Садовая улица, 21']],
  ['several numbers of one building are several houses', (d) => {
    street(d, 'улица Мира');
    house(d, '12;14', { 'addr:street': 'улица Мира' });
    house(d, '16, 18', { 'addr:street': 'улица Мира' }, 20, 100);
  }, ['улица Мира, 12', 'улица Мира, 14', 'улица Мира, 16', 'улица Мира, 18']],
  ['a shop repeats the address of its building', (d) => {
    street(d, 'улица Мира');
    house(d, '3', { 'addr:street': 'улица Мира' });
    d.node(25, 55, { shop: 'bakery', name: 'Хлеб', 'addr:street': 'улица Мира', 'addr:housenumber': '3' });
  }, ['улица Мира, 3']],
  ['the same number far away is another house', (d) => {
    d.way([[0, 0], [0, 900]], { highway: 'residential', name: 'улица Мира' });
    house(d, '3', { 'addr:street': 'улица Мира' });
    house(d, '3', { 'addr:street': 'улица Мира' }, 20, 800);
  }, ['улица Мира, 3', 'улица Мира, 3']],
  ['numbers between two ends are interpolated', (d) => {
    street(d, 'улица Мира');
    const tags = { 'addr:street': 'улица Мира' };
    const ends = [['1', 0], ['7', 300]] as const;
    const nodes = ends.map(([label, east]) => d.node(20, east, { ...tags, 'addr:housenumber': label }));
    d.way(nodes, { 'addr:interpolation': 'odd' });
  }, ['улица Мира, 1', 'улица Мира, 3', 'улица Мира, 5', 'улица Мира, 7']],
  ['the ends of an interpolation stand on the street that the way names', (d) => {
    street(d, 'Лесная улица', 25);
    const ends = [d.node(20, 0, { 'addr:housenumber': '1' }), d.node(20, 300, { 'addr:housenumber': '3' })];
    d.way(ends, { 'addr:interpolation': 'odd', 'addr:street': 'улица Мира' });
  }, ['улица Мира, 1', 'улица Мира, 3']],
  ['two streets in one tag are not a street for each house', (d) => {
    const tags = { 'addr:street': 'улица Мира;Лесная улица' };
    for (const label of ['1', '3', '5']) house(d, label, tags, 20, Number(label) * 40);
  }, ['улица Мира, 1', 'улица Мира, 3', 'улица Мира, 5']],
  ['a relation gives its houses their street', (d) => {
    const way = street(d, 'улица Мира');
    const member = house(d, '8', {});
    d.relation([{ type: 'way', id: way, role: 'street' }, { type: 'way', id: member, role: 'house' }], {
      type: 'associatedStreet', name: 'улица Мира',
    });
  }, ['улица Мира, 8']],
  ['a house that names nothing belongs to the street beside it', (d) => {
    street(d, 'улица Мира');
    house(d, '8', {});
  }, ['улица Мира, 8']],
  ['but between two streets it belongs to neither', (d) => {
    d.node(20, 40, { place: 'village', name: 'Верховье' });
    street(d, 'улица Мира');
    street(d, 'Лесная улица', 50);
    house(d, '8', {});
  }, ['Верховье, 8']],
];

for (const [title, draw, expected] of cases) {
  test(title, () => assert.deepEqual(assembled(draw).houses().sort(), [...expected].sort()));
}

test('houses stand in the order of their numbers within their street', () => {
  const town = assembled((d) => {
    street(d, 'Лесная улица');
    ['10', '9А', '9', '100'].forEach((label, i) => house(d, label, { 'addr:street': 'Лесная улица' }, 20, 30 * i));
  });
  assert.deepEqual(town.houses(), ['9', '9А', '10', '100'].map((label) => `Лесная улица, ${label}`));
  assert.deepEqual([...town.gazetteer.houses.number], [9, 9, 10, 100]);
});

test('the two addresses of a corner building know of each other', () => {
  const town = assembled((d) => {
    street(d, 'улица Мира');
    house(d, '28', { 'addr:street': 'улица Мира', 'addr:street2': 'Садовая улица', 'addr:housenumber2': '21' });
  });
  const { osm, twin } = town.gazetteer.houses;
  assert.equal(osm[0], osm[1]);
  const second = town.houses().indexOf('Садовая улица, 21');
  assert.equal(twin[second], town.houses().indexOf('улица Мира, 28'));
});

const settlementOf = (town: Town, row = 0): string => {
  const place = town.gazetteer.houses.place[row];
  return place < town.gazetteer.places.rows ? town.name(town.gazetteer.places.names[place]) : '';
};

const settlements: readonly [title: string, draw: Draw, expected: string, stated?: { city: string }][] = [
  ['its own ground comes first', (d) => {
    d.box(-1000, -1000, 2000, 2000, { place: 'town', name: 'Ближний' });
    d.node(20, 60, { place: 'village', name: 'Соседнее' });
  }, 'Ближний'],
  ['then the city it names', (d) => {
    d.node(3000, 0, { place: 'city', name: 'Дальний' });
    d.node(20, 60, { place: 'village', name: 'Соседнее' });
  }, 'Дальний'],
  ['a city that is only named is made', () => {}, 'Дальний'],
  ['what the operator says comes last', () => {}, 'Дальний', { city: 'Другой' }],
];

for (const [title, draw, expected, stated] of settlements) {
  test(`settlement: ${title}`, () => {
    const town = assembled((d) => {
      draw(d);
      house(d, '1', { 'addr:street': 'улица Мира', 'addr:city': 'Дальний' });
    }, stated);
    assert.equal(settlementOf(town), expected);
  });
}

test('a house that says nothing is in the settlement of its neighbour, then in that which the operator names', () => {
  const draw = (d: Drawing): void => {
    house(d, '1', { 'addr:street': 'улица Мира', 'addr:city': 'Дальний' });
    house(d, '3', { 'addr:street': 'улица Мира' }, 20, 90);
    house(d, '5', { 'addr:street': 'Глухая улица' }, 20_000, 90);
  };
  const town = assembled(draw, { city: 'Лесной' });
  assert.deepEqual(town.houses().map((name, row) => `${name}: ${settlementOf(town, row)}`).sort(),
    ['Глухая улица, 5: Лесной', 'улица Мира, 1: Дальний', 'улица Мира, 3: Дальний'].sort());
});
