import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NONE } from '../../kernel/columns.ts';
import { TextReader } from '../../kernel/text.ts';
import { fromOsmReference, postcodeSources } from '../../geocoding/gazetteer/schema.ts';
import type { OsmWay } from '../element.ts';
import { assembled, type Drawing, type Town } from '../../../test/osm-fixture.ts';

const boundary = (level: number, name: string): Record<string, string> => ({
  type: 'boundary', boundary: 'administrative', admin_level: String(level), name,
});

/** Two districts that share one crooked border, within one region. */
function twoDistricts(d: Drawing): void {
  const south = d.node(0, 0);
  const north = d.node(1000, 100);
  const border = d.way([south, [300, 40], [500, -60], north]);
  const west = d.way([south, [0, -1000], [1000, -1000], north]);
  const east = d.way([north, [1000, 1000], [0, 1000], south]);
  const members = (...ways: number[]) => ways.map((id) => ({ type: 'way' as const, id, role: 'outer' }));
  d.relation(members(border, west), boundary(6, 'Западный район'));
  d.relation(members(east, border), boundary(6, 'Восточный район'));
  d.relation(members(west, east), boundary(4, 'Область'));
}

const chainOf = (town: Town, chain: number): string[] => {
  const { chains, chainAreas, areas } = town.gazetteer;
  const rows = chainAreas.area.subarray(chains.areas[chain], chains.areas[chain + 1]);
  return [...rows].map((area) => town.name(areas.names[area]));
};

/** The chains of all houses, as text. */
const chainsOf = (town: Town): string[] =>
  [...town.gazetteer.houses.chain].map((chain) => chainOf(town, chain).join(' > ')).sort();

const houseAt = (d: Drawing, north: number, east: number, tags: Record<string, string> = {}): number =>
  d.building(north, east, { 'addr:housenumber': '1', 'addr:street': `улица ${north} ${east}`, ...tags });

test('a house has the parents of its own point, on either side of a crooked border', () => {
  const town = assembled((d) => {
    twoDistricts(d);
    houseAt(d, 480, -80);
    houseAt(d, 480, -40);
  });
  assert.deepEqual(chainsOf(town), ['Область > Восточный район', 'Область > Западный район']);
});

test('a hole in a district is not the district', () => {
  const town = assembled((d) => {
    const outer = d.box(0, 0, 1000, 1000);
    const inner = d.box(400, 400, 200, 200);
    const members = [{ type: 'way', id: outer, role: 'outer' }, { type: 'way', id: inner, role: 'inner' }] as const;
    d.relation(members, boundary(6, 'Кольцо'));
    houseAt(d, 490, 490);
    houseAt(d, 100, 100);
  });
  assert.deepEqual(chainsOf(town), ['', 'Кольцо']);
});

test('a small gap in a border is closed and counted, a wide one is left open and counted', () => {
  const open = (gap: number) => (d: Drawing): void => {
    const way = d.way([[0, 0], [0, 1000], [1000, 1000], [1000, 0], [gap, 0]]);
    d.relation([{ type: 'way', id: way, role: 'outer' }], boundary(6, 'Район'));
    houseAt(d, 500, 500);
  };
  const repaired = assembled(open(10));
  assert.deepEqual(chainOf(repaired, repaired.gazetteer.houses.chain[0]), ['Район']);
  assert.equal(repaired.dropped.get('area: gap in a ring closed'), 1);
  const broken = assembled(open(300));
  assert.deepEqual(chainOf(broken, broken.gazetteer.houses.chain[0]), []);
  assert.equal(broken.dropped.get('area: ring left open'), 1);
});

test('a border with a part that is not in the file is not closed over the gap', () => {
  const town = assembled((d) => {
    const way = d.way([[0, 0], [0, 1000], [1000, 1000], [1000, 0], [10, 0]]);
    const members = [{ type: 'way', id: way, role: 'outer' }, { type: 'way', id: 999_999, role: 'outer' }] as const;
    d.relation(members, boundary(6, 'Район'));
    houseAt(d, 500, 500);
  });
  assert.deepEqual(chainsOf(town), ['']);
  assert.equal(town.dropped.get('area: member way is not in the file'), 1);
  assert.equal(town.dropped.get('area: ring left open'), 1);
});

test('where no polygon tells, the operator does, and then the address', () => {
  const town = assembled((d) => {
    houseAt(d, 0, 0, { 'addr:region': 'Приморье', 'addr:district': 'Северный район' });
    houseAt(d, 500, 0);
  }, { country: 'XD' });
  assert.deepEqual(chainsOf(town), ['XD', 'XD > Приморье > Северный район']);
});

test('a country by its code and by its name is one; what is no code is no country', () => {
  const town = assembled((d) => {
    const way = d.way([[0, 0], [5000, 0]]);
    const tags = { ...boundary(2, 'Охотия'), 'ISO3166-1': 'XD' };
    d.relation([{ type: 'way', id: way, role: 'outer' }], tags);
    houseAt(d, 0, 100, { 'addr:country': 'XD' });
    houseAt(d, 0, 300, { 'addr:country': 'Ближний' });
  });
  assert.deepEqual(chainsOf(town), ['Охотия', 'Охотия']);
});

test('rings that overlap are reported, holes and neighbours are not', () => {
  const overlaps = (north: number, size: number): number | undefined => assembled((d) => {
    const ways = [d.box(0, 0, 1000, 1000), d.box(north, 400, size, size)];
    d.relation(ways.map((id) => ({ type: 'way' as const, id, role: 'outer' })), boundary(6, 'Район'));
  }).dropped.get('area: rings overlap, what they share is left out');
  assert.equal(overlaps(500, 1000), 1);
  assert.equal(overlaps(400, 200), undefined);
  assert.equal(overlaps(2000, 200), undefined);
});

test('a ring without ground is reported', () => {
  const town = assembled((d) => {
    const crossed = d.way([[0, 0], [100, 100], [100, 0], [0, 100]]);
    const drawn = d.elements.find(({ id }) => id === crossed) as OsmWay;
    const closed = d.way([...drawn.nodes, drawn.nodes[0]]);
    d.relation([{ type: 'way', id: closed, role: 'outer' }], boundary(6, 'Бабочка'));
  });
  assert.equal(town.dropped.get('area: ring without ground'), 1);
});

test('a region that the source cut keeps its names for the houses that name it', () => {
  const town = assembled((d) => {
    const way = d.way([[0, 0], [5000, 0]]);
    d.relation([{ type: 'way', id: way, role: 'outer' }], { ...boundary(4, 'Приморье'), 'name:en': 'Seaside' });
    houseAt(d, 0, 100, { 'addr:region': 'Приморье' });
  });
  const [chain] = town.gazetteer.houses.chain;
  const { chains, chainAreas, areas } = town.gazetteer;
  const text = new TextReader(town.text);
  assert.equal(text.tags(areas.names[chainAreas.area[chains.areas[chain]]])['name:en'], 'Seaside');
});

const placesOf = (town: Town): string[] => {
  const { places } = town.gazetteer;
  const text = new TextReader(town.text);
  return Array.from(places.kind, (kind, row) => `${text.string(kind)} ${town.name(places.names[row])}`);
};

const sameness: readonly [title: string, draw: (d: Drawing) => void, places: string[]][] = [
  ['a city in another language is the city', (d) => {
    d.node(0, 0, { place: 'city', name: 'Мінск', 'name:ru': 'Минск' });
    for (let i = 0; i < 5; i++) houseAt(d, i * 100, 50, { 'addr:city': 'Минск' });
  }, ['city Мінск']],
  ['the word for what a place is does not make another place', (d) => {
    d.node(0, 0, { place: 'village', name: 'Мирный' });
    d.building(10, 10, { 'addr:housenumber': '1', 'addr:place': 'посёлок Мирный' });
    d.building(50, 10, { 'addr:housenumber': '2', 'addr:place': 'п. Мирный' });
  }, ['village Мирный']],
  ['named residential ground is the ground of the village of that name', (d) => {
    d.node(0, 0, { place: 'village', name: 'Верховье' });
    d.box(-200, -200, 400, 400, { landuse: 'residential', name: 'Верховье' });
    houseAt(d, 100, 100);
  }, ['village Верховье']],
  ['a city with only a part of its border in the source is that city', (d) => {
    const way = d.way([[0, 0], [5000, 0]]);
    const tags = { ...boundary(6, 'Дальний'), place: 'city', population: '500000', 'name:en': 'Far' };
    d.relation([{ type: 'way', id: way, role: 'outer' }], tags);
    houseAt(d, 0, 100, { 'addr:city': 'Дальний' });
  }, ['city Дальний']],
];

for (const [title, draw, expected] of sameness) {
  test(title, () => {
    const town = assembled(draw);
    assert.deepEqual(placesOf(town), expected);
    assert.ok([...town.gazetteer.houses.place].every((place) => place === 0));
  });
}

test('a quarter without ground belongs to the city that its houses name', () => {
  const town = assembled((d) => {
    d.node(500, 500, { place: 'suburb', name: 'Восток-5' });
    for (let i = 0; i < 30; i++) houseAt(d, 9000 + i * 50, 0, { 'addr:city': 'Дальний' });
    for (let i = 0; i < 4; i++) houseAt(d, i * 50, 0, { 'addr:city': 'Соседнее' });
    const tags = { 'addr:place': 'Восток-5', 'addr:city': 'Дальний' };
    for (const label of ['1', '2', '3']) {
      d.building(500, 500 + Number(label) * 50, { ...tags, 'addr:housenumber': label });
    }
  });
  const { places } = town.gazetteer;
  const quarter = [...places.names].findIndex((set) => town.name(set) === 'Восток-5');
  assert.equal(town.name(places.names[places.parent[quarter]]), 'Дальний');
});

test('a building whose outline is drawn in two lines has an outline', () => {
  const town = assembled((d) => {
    const corners = [[0, 0], [0, 40], [30, 40], [30, 0]].map(([y, x]) => d.node(y, x));
    const lines = [d.way([corners[0], corners[1], corners[2]]), d.way([corners[2], corners[3], corners[0]])];
    const members = lines.map((id) => ({ type: 'way' as const, id, role: 'outer' }));
    const tags = { 'addr:street': 'улица Мира', 'addr:housenumber': '3' };
    d.relation(members, { type: 'multipolygon', building: 'yes', ...tags });
  });
  assert.equal(town.gazetteer.footprintPoints.rows, 5);
});

test('two buildings of one number are two houses, a building drawn twice is one', () => {
  const town = assembled((d) => {
    const tags = { 'addr:street': 'улица Мира', 'addr:housenumber': '9' };
    d.building(0, 0, tags);
    d.building(2, 2, tags);
    d.building(0, 96, tags);
  });
  assert.equal(town.gazetteer.houses.rows, 2);
});

test('a street with a name in one language only, and a bus stop, are kept', () => {
  const town = assembled((d) => {
    d.way([[0, 0], [0, 100]], { highway: 'residential', 'name:ru': 'улица Мира' });
    d.node(0, 50, { highway: 'bus_stop', name: 'Парк' });
  });
  assert.equal(town.gazetteer.streets.rows, 1);
  assert.equal(town.gazetteer.pois.rows, 1);
});

test('a node and a polygon of one name are one place', () => {
  const town = assembled((d) => {
    d.node(500, 500, { place: 'town', name: 'Ближний', population: '1200' });
    d.box(0, 0, 1000, 1000, { place: 'town', name: 'Ближний' });
    d.box(100, 100, 200, 200, { landuse: 'residential', name: 'Заречье' });
    houseAt(d, 150, 150);
  });
  const { places, houses } = town.gazetteer;
  const names = Array.from({ length: places.rows }, (_, row) => town.name(places.names[row]));
  assert.deepEqual([...names].sort(), ['Ближний', 'Заречье']);
  const near = names.indexOf('Ближний');
  assert.notEqual(places.area[near], NONE);
  assert.equal(places.population[near], 1200);
  assert.equal(places.parent[names.indexOf('Заречье')], near);
  assert.equal(houses.place[0], near);
});

test('a postcode is the own one, the street\'s nearest, the polygon\'s, the place\'s', () => {
  const town = assembled((d) => {
    d.node(0, 0, { place: 'village', name: 'Верховье', postal_code: '900004' });
    d.box(900, -200, 400, 400, { boundary: 'postal_code', postal_code: '900003' });
    const tags = { 'addr:street': 'улица Мира' };
    d.building(0, 0, { ...tags, 'addr:housenumber': '1', 'addr:postcode': '900001' });
    d.building(0, 100, { ...tags, 'addr:housenumber': '3' });
    d.building(0, 300, { ...tags, 'addr:housenumber': '5' });
    d.building(0, 400, { ...tags, 'addr:housenumber': '7', 'addr:postcode': '900002' });
    d.building(1000, 0, { 'addr:street': 'Верхняя улица', 'addr:housenumber': '1' });
    d.building(400, 0, { 'addr:street': 'Нижняя улица', 'addr:housenumber': '1' });
  });
  const text = new TextReader(town.text);
  const { postcode, postcodeFrom } = town.gazetteer.houses;
  const described = town.houses().map((name, row) =>
    `${name}: ${text.maybeString(postcode[row])} ${postcodeSources[postcodeFrom[row]]}`);
  assert.deepEqual(described.sort(), [
    'Верхняя улица, 1: 900003 polygon', 'Нижняя улица, 1: 900004 place',
    'улица Мира, 1: 900001 own', 'улица Мира, 3: 900001 street',
    'улица Мира, 5: 900002 street', 'улица Мира, 7: 900002 own',
  ]);
});

test('a street broken in pieces is one street; of one name in two settlements it is two', () => {
  const town = assembled((d) => {
    d.box(-500, -500, 1000, 1000, { place: 'village', name: 'Верховье' });
    d.box(-500, 600, 1000, 1000, { place: 'village', name: 'Низовье' });
    const tags = { highway: 'residential', name: 'улица Мира' };
    d.way([[0, 0], [0, 100]], tags);
    d.way([[0, 150], [0, 300]], { ...tags, 'name:en': 'Mira Street' });
    d.way([[0, 800], [0, 900]], tags);
  });
  const { streets, lines } = town.gazetteer;
  assert.equal(streets.rows, 2);
  assert.equal(lines.rows, 3);
  const text = new TextReader(town.text);
  assert.deepEqual([...streets.names].map((set) => text.tags(set)['name:en']).sort(), ['Mira Street', undefined]);
});

test('a square is a street, drawn as a way or as a relation', () => {
  const town = assembled((d) => {
    d.box(0, 0, 100, 100, { place: 'square', name: 'Площадь Мира' });
    const outline = d.box(0, 500, 100, 100);
    const tags = { type: 'multipolygon', place: 'square', name: 'Привокзальная площадь', postal_code: '900005' };
    d.relation([{ type: 'way', id: outline, role: 'outer' }], tags);
    d.building(50, 550, { 'addr:street': 'Привокзальная пл.', 'addr:housenumber': '1' });
  });
  const { streets, houses } = town.gazetteer;
  const text = new TextReader(town.text);
  assert.deepEqual([...streets.kind].map((kind) => text.string(kind)), ['square', 'square']);
  assert.equal(fromOsmReference(streets.osm[houses.street[0]]).kind, 'relation');
  assert.equal(text.maybeString(houses.postcode[0]), '900005');
});

test('a point of interest knows the house it is in, and a door the house it opens', () => {
  const town = assembled((d) => {
    const [a, b] = [d.node(0, 0), d.node(0, 20)];
    const door = d.node(0, 10, { entrance: 'yes', ref: '2', 'addr:flats': '12-18' });
    const tags = { building: 'yes', 'addr:street': 'улица Мира', 'addr:housenumber': '3' };
    d.way([a, door, b, [20, 20], [20, 0], a], tags);
    d.node(10, 10, { shop: 'bakery', name: 'Хлеб' });
    d.node(300, 10, { railway: 'station', station: 'subway', name: 'Гавань' });
  });
  const { pois, entrances, houses } = town.gazetteer;
  const text = new TextReader(town.text);
  const rows = [...pois.names].map((set) => town.name(set));
  assert.equal(pois.house[rows.indexOf('Хлеб')], 0);
  assert.equal(pois.street[rows.indexOf('Хлеб')], houses.street[0]);
  assert.equal(pois.house[rows.indexOf('Гавань')], NONE);
  assert.equal(pois.group[rows.indexOf('Гавань')], 1);
  assert.deepEqual([...entrances.house], [0]);
  assert.deepEqual([entrances.label[0], entrances.flats[0]].map((number) => text.string(number)), ['2', '12-18']);
});

test('roads keep their nodes, tags and restrictions; a way with a lost node is passed on in pieces', () => {
  const town = assembled((d) => {
    const crossing = d.node(0, 100, { highway: 'traffic_signals' });
    const from = d.way([[0, 0], crossing], { highway: 'primary', name: 'Проспект', 'addr:city': 'Ближний' });
    const to = d.way([crossing, [100, 100], 999_999, [300, 100], [400, 100]], { highway: 'residential' });
    d.relation([
      { type: 'way', id: from, role: 'from' },
      { type: 'node', id: crossing, role: 'via' },
      { type: 'way', id: to, role: 'to' },
    ], { type: 'restriction', restriction: 'no_left_turn' });
    d.relation([{ type: 'way', id: from, role: 'from' }], { type: 'restriction', restriction: 'no_u_turn' });
  });
  const { roadWays, roadNodes, restrictions, restrictionMembers } = town.network;
  const text = new TextReader(town.text);
  assert.equal(roadWays.rows, 3);
  assert.equal(roadWays.osm[1], roadWays.osm[2]);
  assert.equal(fromOsmReference(roadWays.osm[0]).kind, 'way');
  assert.deepEqual(text.tags(roadWays.tags[0]), { highway: 'primary', name: 'Проспект' });
  assert.equal([...roadNodes.tags].filter((set) => text.tags(set).highway === 'traffic_signals').length, 1);
  assert.deepEqual([...restrictionMembers.role].map((role) => text.string(role)), ['from', 'via', 'to']);
  assert.deepEqual([...restrictionMembers.row], [0, 1, 1]);
  assert.equal(restrictions.rows, 1);
  assert.equal(town.dropped.get('restriction: without from, via or to'), 1);
});

test('the tables agree with each other: every run ends where the next begins, every row that is named is there', () => {
  const town = assembled((d) => {
    twoDistricts(d);
    houseAt(d, 480, -80);
    d.node(500, 500, { place: 'town', name: 'Ближний' });
    d.building(10, 10, { 'addr:housenumber': '1', 'addr:place': 'Ближний' });
  });
  const { streets, places, houses } = town.gazetteer;
  assert.equal(streets.houses.at(-1), places.houses[0]);
  assert.equal(places.houses.at(-1), houses.rows);
  assert.equal(town.gazetteer.areas.rings.at(-1), town.gazetteer.rings.rows);
});

/** The position in a drawing of the area with this name. */
const standingOf = (town: Town, name: string): { north: number; east: number } => {
  const { areas } = town.gazetteer;
  const row = [...areas.names].findIndex((set) => town.name(set) === name);
  assert.ok(row >= 0, name);
  return { north: (areas.lat[row] / 1e7 - 54) * 111_195, east: (areas.lon[row] / 1e7 - 148) * 65_359 };
};

const cuts: readonly [title: string, draw: (d: Drawing) => void, near: { north: number; east: number }][] = [
  ['at the house in the middle of those that name it', (d) => {
    const way = d.way([[0, 0], [5000, 0]]);
    d.relation([{ type: 'way', id: way, role: 'outer' }], boundary(4, 'Приморье'));
    for (const north of [0, 700, 2000]) houseAt(d, north, 100, { 'addr:region': 'Приморье' });
  }, { north: 700, east: 100 }],
  ['on what is known of its border, where no house names it', (d) => {
    const way = d.way([[0, 0], [400, 0], [1000, 0]]);
    d.relation([{ type: 'way', id: way, role: 'outer' }], boundary(8, 'Приморье'));
    houseAt(d, 500, 500);
  }, { north: 500, east: 0 }],
  ['at its label, where the source has that', (d) => {
    const way = d.way([[0, 0], [1000, 0]]);
    const label = d.node(300, 900, { name: 'Приморье' });
    const members = [{ type: 'way', id: way, role: 'outer' }, { type: 'node', id: label, role: 'label' }] as const;
    d.relation(members, boundary(8, 'Приморье'));
    houseAt(d, 500, 500);
  }, { north: 300, east: 900 }],
  ['among houses of a map of one country', (d) => {
    d.relation([{ type: 'way', id: 999_999, role: 'outer' }], boundary(2, 'Приморье'));
    for (const north of [0, 700, 2000]) houseAt(d, north, 100);
  }, { north: 700, east: 100 }],
];

for (const [title, draw, near] of cuts) {
  test(`an area whose border the source cuts stands ${title}`, () => {
    const { north, east } = standingOf(assembled(draw), 'Приморье');
    assert.ok(Math.hypot(north - near.north, east - near.east) < 20, `${north} ${east}`);
  });
}
