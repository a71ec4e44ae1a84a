import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { buildIndexes } from '../../src/geocoding/near/indexes.ts';
import { gazetteerSchema } from '../../src/geocoding/gazetteer/schema.ts';
import type { AnyArray, Column, Schema } from '../../src/kernel/columns.ts';
import { silent } from '../../src/kernel/progress.ts';
import { textSchema } from '../../src/kernel/text.ts';
import { assemble } from '../../src/osm/assemble/assemble.ts';
import type { OsmElement } from '../../src/osm/element.ts';
import { compileAll } from '../../src/routing/compile/compile-all.ts';
import { graphSchema } from '../../src/routing/graph.ts';
import { networkSchema } from '../../src/routing/network.ts';
import { wayTrafficSchema } from '../../src/routing/traffic/way-traffic.ts';
import { explainForbidden, firstForbidden } from '../../src/store/files/atlas/check.ts';
import { extractOf } from '../osm-fixture.ts';

const pool: Readonly<Record<string, readonly string[]>> = {
  name: ['улица Ленина', 'Ленина', '', ' ', 'Верховье', 'Москва', '4-й микрорайон', '…', '\u{1F600}', 'а'.repeat(300)],
  'name:ru': ['улица Ленина', 'Верховье'],
  old_name: ['улица Мира;Мира', ';'],
  highway: ['residential', 'primary', 'platform', 'traffic_signals', 'crossing'],
  place: ['city', 'town', 'village', 'suburb', 'neighbourhood', 'allotments', 'square', 'nonsense', 'locality'],
  landuse: ['residential', 'allotments'],
  boundary: ['administrative', 'postal_code'],
  admin_level: ['2', '4', '6', '8', 'x', ''],
  type: ['boundary', 'multipolygon', 'associatedStreet', 'street', 'restriction', 'restriction:hgv', 'building'],
  restriction: ['no_left_turn', 'only_straight_on'],
  'addr:housenumber': ['1', '2;4', '6, 8', '', ' ', '42А к2 с1', '12-18', '-', 'к2019', '99999999999999999999', '１２'],
  'addr:street': ['улица Ленина', 'ул. Ленина', 'Ленина', '', 'Верховье', '4 микрорайон', '???'],
  'addr:place': ['Верховье', 'СНТ «Ветеран»', ''],
  'addr:city': ['Москва', 'Верховье', ''],
  'addr:region': ['Область'],
  'addr:country': ['RU', 'Страна'],
  'addr:postcode': ['101000', '1;2', ''],
  'addr:interpolation': ['odd', 'all', 'alphabetic', '0', '-3', 'x'],
  'addr2:street': ['улица Мира'],
  'addr2:housenumber': ['5'],
  'addr:housenumber2': ['7'],
  'addr:housename': ['Дом Колыбели'],
  postal_code: ['101000'],
  population: ['1000', 'много', '-5'],
  building: ['yes'],
  entrance: ['yes'],
  ref: ['1'],
  railway: ['station', 'subway_entrance'],
  station: ['subway'],
  shop: ['bakery'],
  barrier: ['gate'],
  route: ['ferry'],
};

const pairs = Object.entries(pool).flatMap(([key, values]) => values.map((value) => [key, value] as const));
const tags = fc.array(fc.constantFrom(...pairs), { maxLength: 7 }).map((chosen) => Object.fromEntries(chosen));

const id = fc.integer({ min: 1, max: 40 });
const node = fc.record({
  type: fc.constant('node' as const), id, tags,
  lat: fc.integer({ min: 0, max: 12 }).map((step) => 54 + step / 3000),
  lon: fc.integer({ min: 0, max: 12 }).map((step) => 148 + step / 3000),
});
const way = fc.record({
  type: fc.constant('way' as const), id, tags,
  nodes: fc.array(id, { maxLength: 8 }).chain((nodes) => fc.constantFrom(nodes, [...nodes, ...nodes.slice(0, 1)])),
});
const relation = fc.record({
  type: fc.constant('relation' as const), id, tags,
  members: fc.array(fc.record({
    type: fc.constantFrom('node' as const, 'way' as const, 'relation' as const), id,
    role: fc.constantFrom('', 'outer', 'inner', 'from', 'via', 'to', 'house', 'street', 'label', 'admin_centre', 'x'),
  }), { maxLength: 6 }),
});

/** One object per id and kind, as in a file without repetitions. */
const map = fc.array(fc.oneof(node, node, way, way, relation), { maxLength: 90 }).map((elements) => {
  const first = new Map(elements.map((element) => [`${element.type} ${element.id}`, element as OsmElement]));
  const order = { node: 0, way: 1, relation: 2 };
  return [...first.values()].sort((a, b) => order[a.type] - order[b.type] || a.id - b.id);
});

function checkTables(schema: Schema, tables: Readonly<Record<string, unknown>>): void {
  for (const [name, columns] of Object.entries(schema)) {
    const table = tables[name] as Record<string, AnyArray> & { rows: number };
    for (const [columnName, column] of Object.entries(columns) as [string, Column][]) {
      const values = table[columnName];
      assert.equal(values.length, table.rows + (column.runs ? 1 : 0), `${name}.${columnName}`);
      const target = column.refers ?? column.runs;
      const rows = target === undefined ? 0 : (tables[target] as { rows: number }).rows;
      const wrong = firstForbidden(column, values, 0, values.length, rows);
      const why = wrong < 0 ? '' : explainForbidden(column, values, wrong, rows);
      assert.equal(wrong, -1, `${name}.${columnName}: ${why}`);
    }
  }
}

test('whatever a map says, it is assembled without a throw into tables that agree with each other', () => {
  fc.assert(
    fc.property(map, fc.constantFrom({}, { country: 'RU', region: 'Область', city: 'Москва' }), (elements, stated) => {
      const { gazetteer, network, text } = assemble(extractOf(elements), stated, silent);
      checkTables({ ...gazetteerSchema, ...networkSchema, ...textSchema }, { ...gazetteer, ...network, ...text });
      buildIndexes(gazetteer);
      const place = { country: 'RU', isUrban: true };
      const roads = compileAll(network, text, () => place, silent);
      const { graphs, wayTraffic } = roads;
      checkTables(
        { ...graphSchema, ...wayTrafficSchema, ...networkSchema, ...textSchema },
        { ...graphs, ...wayTraffic, ...network, ...roads.text },
      );
      assert.equal(wayTraffic.wayTraffic.rows, network.roadWays.rows);
      assert.ok(wayTraffic.wayTraffic.zone.every((zone) => zone < wayTraffic.clockZones.rows));
      for (let row = 0; row < gazetteer.houses.rows; row++) {
        const ownerIsStreet = row < gazetteer.streets.houses[gazetteer.streets.rows];
        const hasStreet = gazetteer.houses.street[row] < gazetteer.streets.rows;
        assert.equal(hasStreet, ownerIsStreet, 'the houses of streets come first');
      }
    }),
    { seed: 7, numRuns: 1500 },
  );
});
