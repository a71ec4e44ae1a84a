import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assembled } from '../../test/osm-fixture.ts';
import { buildIndexes } from './near/indexes.ts';
import { buildSearch } from './names/search-index.ts';
import { drawStreet } from './search.test-data.ts';
import { buildSuggest } from './suggest/lists.ts';
import { openSuggest } from './suggest.ts';

const { gazetteer, text } = assembled((drawing) => {
  drawing.node(0, 0, { place: 'town', name: 'Росстань', alt_name: 'Росстань Великая', population: '30000' });
  drawing.node(30_000, 0, { place: 'town', name: 'Gartenstadt', population: '20000' });
  const street = (north: number, name: string, city: string, labels: readonly string[] = ['1', '2', '3']): void =>
    drawStreet(drawing, north, 0, { name, labels, houseTags: { 'addr:city': city } });
  street(0, 'проспект Академика Вавилова', 'Росстань');
  const names = ['Вокзальная', 'Весёлая', 'Верхняя', 'Валовая', 'Восточная', 'Вишнёвая', 'Ветровая'];
  for (const [at, name] of names.entries()) street(200 + at * 200, `${name} улица`, 'Росстань');
  street(2000, 'улица Учёных', 'Росстань', ['1']);
  street(2200, 'улица Ударников', 'Росстань', ['1']);
  street(2400, 'проспект Чуй', 'Росстань');
  street(30_000, 'Freiburger Straße', 'Gartenstadt');
  street(30_600, 'In der Gabel', 'Gartenstadt', ['1']);
  for (const [at, part] of ['Nord', 'Ost', 'Mitte', 'West', 'Hafen', 'Markt', 'Park'].entries()) {
    drawing.node(30_700 + at * 500, 900, { railway: 'station', name: `Gartenstadt-${part}` });
  }
  drawing.node(30_100, 300, { highway: 'bus_stop', railway: 'tram_stop', name: 'Freiburger Süd' });
  drawing.node(30_200, 300, { amenity: 'cafe', name: 'Freiburger Stube' });
});
const search = buildSearch({ ...gazetteer, ...text });
const { suggest } = openSuggest({
  ...gazetteer, ...text, ...buildIndexes(gazetteer), ...search, ...buildSuggest({ ...gazetteer, ...text, ...search }),
});

for (const [typed, from, wanted] of [
  ['Росстань, проспект Академика Вавилова', 'Росстань, проспект', 'Росстань, проспект Академика Вавилова'],
  ['Росстань, Академика Вавилова', 'Росстань, Ак', 'Росстань, проспект Академика Вавилова'],
  ['Чуйский', 'Чуйск', 'Росстань, проспект Чуй'], ['Чуйский проспект', 'Чуйский', 'Росстань, проспект Чуй'],
  ['Росстань, улица У', 'Росстань, у', 'Росстань, улица Учёных'],
  ['Gartenstadt, In der Gabel', 'Gartenstadt, In d', 'Gartenstadt, In der Gabel'],
  ['Росстань, Вокзальная', 'Росстань, Во', 'Росстань, Вокзальная улица'],
  ['Росстань, Вокзальная 2 этаж 5', 'Росстань, Вокзальная 2', 'Росстань, Вокзальная улица, 2'],
  ['Росстань, Вокзальная, 2, подъезд 1, этаж 5', 'Росстань, Вокзальная, 2', 'Росстань, Вокзальная улица, 2'],
  ['Gartenstadt, Freiburger Straße', 'Gartenstadt, Fr', 'Gartenstadt, Freiburger Straße'],
] as const) {
  test(`${wanted} stays in the list from "${from}" to "${typed}"`, () => {
    for (let length = from.length; length <= typed.length; length++) {
      const prefix = typed.slice(0, length);
      const found = suggest(prefix, { language: 'local' }).map(({ text }) => text);
      assert.ok(found.includes(wanted), `${prefix}: ${found.join('; ')}`);
    }
  });
}
