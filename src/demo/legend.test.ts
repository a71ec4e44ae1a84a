import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { OsmElement } from '../osm/element.ts';
import { middleOf, pointOf, tag, takeCensus } from './census.ts';
import { demoCountry } from './country.ts';
import { distance, toPlane, type Point } from './drawing/plane.ts';

const census = takeCensus(demoCountry());
const rows = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .filter((cells) => cells.length === 6 && /^\d+$/.test(cells[0]));

function placeOf(element: OsmElement): Point {
  if (element.type === 'node') return toPlane(element.lat, element.lon);
  const way =
    element.type === 'way' ? element : census.ways.get(element.members.find(({ type }) => type === 'way')!.id)!;
  return middleOf(way.nodes.slice(1).map((id) => pointOf(census, id)));
}

const isMeant = (element: OsmElement, name: string, number: string): boolean =>
  number === ''
    ? tag(element, 'name') === name
    : (tag(element, 'addr:street') ?? tag(element, 'addr:place')) === name &&
      tag(element, 'addr:housenumber') === number;

describe('the legend', () => {
  it('has a row for most of the address tables', () => {
    assert.ok(new Set(rows.map(([row]) => row)).size >= 45, 'the table of README.md was not read');
  });

  for (const [row, query, , name, number, at] of rows) {
    it(`row ${row}: ${query}`, () => {
      const [lat, lon] = at.split(',').map(Number);
      const found = census.tagged.filter((element) => isMeant(element, name, number));
      // Four digits of a degree are some ten metres; the middle of a street is less precise.
      const meters = number === '' ? 250 : 40;
      const near = found.filter((element) => distance(placeOf(element), toPlane(lat, lon)) < meters);
      assert.ok(near.length > 0, `${name} ${number} is not at ${at}`);
    });
  }
});
