import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundary } from '../../../test/drawn-country.ts';
import { assembled } from '../../../test/osm-fixture.ts';
import { openAtlasSearch } from '../names/atlas-search.ts';
import { buildSearch } from '../names/search-index.ts';
import { drawStreet } from '../search.test-data.ts';
import { MOST_AROUND } from './containers.ts';

test('the list of what is around a feature is the same whichever features were asked about before', () => {
  const { gazetteer, text } = assembled((drawing) => {
    boundary(drawing, [-50_000, -50_000, 300_000, 300_000], 4, { name: 'Тверская область' });
    for (const [at, town] of ['Казань', 'Тверь', 'Клин'].entries()) {
      drawing.node(at * 60_000, 0, { place: 'town', name: town, population: '70000' });
      drawing.node(at * 60_000 + 300, 0, { place: 'suburb', name: `Заречье ${at}` });
      drawStreet(drawing, at * 60_000, 0, { name: 'улица Мира', labels: ['5', '8'], houseTags: { 'addr:city': town } });
    }
  });
  const tables = { ...gazetteer, ...text };
  const { containers, starts } = openAtlasSearch({ ...tables, ...buildSearch(tables) });
  const space = new Uint32Array(MOST_AROUND);
  const features = [...Array(starts.postcodes).keys()];
  let most = 0;
  for (const feature of [...features, ...features.toReversed()]) {
    const slow = space.slice(0, containers.around(feature, space));
    assert.deepEqual(containers.listAround(feature), slow, `feature ${feature}`);
    most = Math.max(most, slow.length);
  }
  assert.ok(most >= 2, `${most} containers`);
});
