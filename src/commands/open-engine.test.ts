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
const seeing = openEngine(tables);

type Engine = ReturnType<typeof openEngine>;
const tells = (engine: Engine, asked: string, osm: string): boolean =>
  engine.geocode!(asked).some((answer) => answer.osm === osm && answer.precision.startsWith('house'));

/** It and no other: of two houses of one number neither is sure. */
function isSureOf(engine: Engine, asked: string, osm: string): boolean {
  const [first] = engine.geocode!(asked);
  return first?.osm === osm && first.precision.startsWith('house') && first.confidence! > 0.5;
}

/** Buildings on corners, asked for by the street and number that are not the row's own. */
const corners = Array.from({ length: cornerHouses.rows }, (_, at) => at).flatMap((at) => {
  const house = known.get(cornerHouses.house[at]);
  const street = text.tags(streets.names[cornerHouses.street[at]]).name;
  const asked = `${house.settlement}, ${street}, ${cornerHouses.number[at]}`;
  return isSureOf(seeing, asked, house.osm) ? [{ asked, row: house.row, osm: house.osm }] : [];
}).slice(0, 60);

describe('an engine without some houses', () => {
  test('does not tell of them by their other street either', () => {
    assert.ok(corners.length > 30, `${corners.length}`);
    const blind = openEngineWithout(tables, corners.map(({ row }) => row));
    for (const { asked } of corners) {
      const [first] = blind.geocode!(asked);
      assert.notEqual(first.precision, 'house', `${asked}: ${first.address}`);
    }
  });

  test('knows a corner by no address when it was kept from one of them', () => {
    const twins = Array.from({ length: houses.rows }, (_, row) => row).filter((row) => houses.twin[row] !== NONE);
    const both = twins.slice(0, 40).map((row) => [known.get(row), known.get(houses.twin[row])] as const);
    const blind = openEngineWithout(tables, both.map(([second]) => second.row));
    for (const { settlement, street, label, osm } of both.flat()) {
      const asked = [settlement, street?.whole, label].join(', ');
      assert.equal(tells(blind, asked, osm), false, asked);
    }
  });

  test('tells all others as before, and stands at no spot of a hidden one', () => {
    const rows = Array.from({ length: 300 }, (_, at) => at * 137 + 20);
    const blind = openEngineWithout(tables, rows.filter((_, at) => at % 2 === 0));
    let found = 0;
    for (const { row, settlement, street, label, lat, lon, osm } of rows.map(known.get)) {
      const asked = [settlement, street?.whole, label].filter(Boolean).join(', ');
      if (!tells(seeing, asked, osm)) continue;
      const isHidden = (row - 20) % 274 === 0;
      assert.equal(tells(blind, asked, osm), !isHidden, asked);
      const there = blind.reverse!(lat / 1e7, lon / 1e7);
      assert.equal(there.some((answer) => answer.osm === osm), !isHidden, asked);
      found++;
    }
    assert.ok(found > 200, `${found}`);
  });
});
