import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { demoAtlas } from '../../test/harness/demo-atlas.ts';
import { openKnownHouses } from '../evaluation/known-house.ts';
import { NONE } from '../kernel/columns.ts';
import { TextReader } from '../kernel/text.ts';
import { openEngine, openEngineWithout } from './open-engine.ts';

const tables = await demoAtlas();
const { houses, streets, cornerHouses } = tables;
const text = new TextReader(tables);
const known = openKnownHouses(tables);
const full = openEngine(tables);

type Engine = ReturnType<typeof openEngine>;
const finds = (engine: Engine, query: string, osm: string): boolean =>
  engine.geocode!(query).some((answer) => answer.osm === osm && answer.precision.startsWith('house'));

/** Whether it is the first answer, with certainty: of two houses with the same number neither is certain. */
function isSureOf(engine: Engine, query: string, osm: string): boolean {
  const [first] = engine.geocode!(query);
  return first?.osm === osm && first.precision.startsWith('house') && first.confidence! > 0.5;
}

/** Buildings on corners, with queries by their other street and number. */
const corners = Array.from({ length: cornerHouses.rows }, (_, at) => at).flatMap((at) => {
  const house = known.get(cornerHouses.house[at]);
  const street = text.tags(streets.names[cornerHouses.street[at]]).name;
  const query = `${house.settlement}, ${street}, ${cornerHouses.number[at]}`;
  return isSureOf(full, query, house.osm) ? [{ query, row: house.row, osm: house.osm }] : [];
}).slice(0, 60);

describe('an engine without some houses', () => {
  test('does not reveal them by their other street either', () => {
    assert.ok(corners.length > 30, `${corners.length}`);
    const blind = openEngineWithout(tables, corners.map(({ row }) => row));
    for (const { query } of corners) {
      const [first] = blind.geocode!(query);
      assert.notEqual(first.precision, 'house', `${query}: ${first.address}`);
    }
  });

  test('hides both addresses of a corner if one of them is hidden', () => {
    const twins = Array.from({ length: houses.rows }, (_, row) => row).filter((row) => houses.twin[row] !== NONE);
    const both = twins.slice(0, 40).map((row) => [known.get(row), known.get(houses.twin[row])] as const);
    const blind = openEngineWithout(tables, both.map(([second]) => second.row));
    for (const { settlement, street, label, osm } of both.flat()) {
      const query = [settlement, street?.whole, label].join(', ');
      assert.equal(finds(blind, query, osm), false, query);
    }
  });

  test('finds all others as before, and nothing at the place of a hidden one', () => {
    const rows = Array.from({ length: 300 }, (_, at) => at * 137 + 20);
    const blind = openEngineWithout(tables, rows.filter((_, at) => at % 2 === 0));
    let found = 0;
    for (const { row, settlement, street, label, lat, lon, osm } of rows.map(known.get)) {
      const query = [settlement, street?.whole, label].filter(Boolean).join(', ');
      if (!finds(full, query, osm)) continue;
      const isHidden = (row - 20) % 274 === 0;
      assert.equal(finds(blind, query, osm), !isHidden, query);
      const around = blind.reverse!(lat / 1e7, lon / 1e7);
      assert.equal(around.some((answer) => answer.osm === osm), !isHidden, query);
      found++;
    }
    assert.ok(found > 200, `${found}`);
  });
});
