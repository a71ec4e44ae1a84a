import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawnTables } from '../../test/drawn-country.ts';
import type { NearestTables } from '../geocoding/near/nearest.ts';
import { openRows } from '../geocoding/near/rows.ts';
import { drawStreet } from '../geocoding/search.test-data.ts';
import { openPostcodesOf } from '../geocoding/tell/postcodes-of.ts';
import { renderPostcodes, scorePostcodes } from './hidden-postcodes.ts';

const open = (tables: NearestTables) => openPostcodesOf(tables, openRows(tables)).house;
const labels = Array.from({ length: 40 }, (_, at) => String(at + 1));

test('hidden postcodes are derived from neighbouring houses, and wrong ones are counted', () => {
  const tables = drawnTables((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Тверь' });
    const houseTags = { 'addr:city': 'Тверь', 'addr:postcode': '170100' };
    drawStreet(drawing, 0, 0, { name: 'Садовая улица', labels, houseTags });
    drawing.node(9000, 0, { place: 'village', name: 'Верховье' });
    // Each has a postcode of its own, which no neighbour reveals.
    for (const label of labels.slice(0, 8)) {
      const tags = { 'addr:place': 'Верховье', 'addr:postcode': `1702${label.padStart(2, '0')}` };
      drawing.building(9000 + Number(label) * 30, 0, { ...tags, 'addr:housenumber': label });
    }
  });
  const scores = scorePostcodes(tables, 1, open);
  const [own, street, place, none] = scores.filter(({ hidden }) => hidden === 'house');
  assert.deepEqual([own.houses, place.houses], [0, 0]);
  assert.ok(street.houses > 10 && street.wrong === 0);
  assert.ok(none.houses > 1 && none.wrong === 0);
  assert.match(renderPostcodes([own, street, place, none]), /street .*0\.0 %/u);
});

test('where whole quarters lack postcodes, only the houses at their edge are told one', () => {
  const tables = drawnTables((drawing) => {
    drawing.node(0, 0, { place: 'city', name: 'Тверь' });
    for (let north = 0; north < 3000; north += 300) {
      drawStreet(drawing, north, 0, {
        name: `${north / 300}-я Садовая улица`, labels, houseTags: { 'addr:city': 'Тверь', 'addr:postcode': '170100' },
      });
    }
  });
  const scores = scorePostcodes(tables, 1, open);
  const share = (hidden: string, source: string): number => {
    const those = scores.filter((score) => score.hidden === hidden);
    const all = those.reduce((sum, { houses }) => sum + houses, 0);
    return those.find((score) => score.source === source)!.houses / all;
  };
  assert.ok(share('house', 'street') > 0.9);
  assert.ok(share('quarter', 'street') < 0.9 && share('quarter', 'none') > 0.1, JSON.stringify(scores));
});

test('a map without postcodes has nothing to tell', () => {
  const tables = drawnTables((drawing) => drawStreet(drawing, 0, 0, { name: 'Садовая улица', labels: ['1'] }));
  assert.equal(renderPostcodes(scorePostcodes(tables, 1, open)), 'postcodes: the map has none');
});
