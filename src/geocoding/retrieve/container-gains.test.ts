import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assembled } from '../../../test/osm-fixture.ts';
import { openAtlasSearch } from '../names/atlas-search.ts';
import { MOST_AROUND } from '../gazetteer/containers.ts';
import { ContainerGains } from './container-gains.ts';
import { retrieve } from './retrieve.ts';
import { queryText, readQuery } from '../read/read-query.ts';
import { buildSearch } from '../names/search-index.ts';
import { drawStreet } from '../search.test-data.ts';

test('streets gain as much from their containers as a search around each finds, whatever was asked in between', () => {
  const { gazetteer, text: texts } = assembled((drawing) => {
    for (const [at, town] of ['Казань', 'Тверь', 'Клин'].entries()) {
      drawing.node(at * 60_000, 0, { place: 'town', name: town, population: '70000' });
      for (const [north, name] of ['улица Ленина', 'улица Мира'].entries()) {
        const houseTags = { 'addr:city': town };
        drawStreet(drawing, at * 60_000 + north * 200, 0, { name, labels: ['5', '8'], houseTags });
      }
    }
  });
  const tables = { ...gazetteer, ...texts };
  const search = openAtlasSearch({ ...tables, ...buildSearch(tables) });
  const around = new Uint32Array(MOST_AROUND);
  const gainsOf = (text: string) => {
    const { containerHits } = retrieve(search, readQuery(search.dictionary, queryText(text)));
    const slow = (feature: number, mask: number): number => {
      const count = search.containers.around(feature, around);
      const hits = [...around.subarray(0, count)].flatMap((container) => containerHits.get(container) ?? []);
      return Math.max(0, ...hits.filter((hit) => (hit.mask & mask) === 0).map(({ gain }) => gain));
    };
    return { quick: new ContainerGains(search, containerHits), slow };
  };
  const asked = ['Казань Тверь', 'Тверь', 'Клин, Казань'].map(gainsOf);
  let gains = 0;
  for (const [row, feature] of search.tables.nameFeatures.feature.entries()) {
    if (feature < search.starts.streets || feature >= search.starts.postcodes) continue;
    for (const { quick, slow } of asked) {
      for (const mask of [0, 1, 2]) {
        const gain = quick.gain(row, mask);
        assert.equal(gain, slow(feature, mask), `feature ${feature}`);
        if (gain > 0) gains++;
      }
    }
  }
  assert.ok(gains >= 10, `${gains} gains`);
});
