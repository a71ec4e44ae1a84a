import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoAtlas } from '../../test/harness/demo-atlas.ts';
import { toUnits } from '../kernel/geo.ts';
import { openExactEngine } from './exact-engine.ts';
import { evaluate } from './evaluate.ts';
import { labelKey, spellLabel } from './house-label.ts';
import { openKnownHouses } from './known-house.ts';
import { categories } from './mutations.ts';
import { outlineMeters } from './points.ts';
import { makeQueries } from './queries.ts';
import { silent } from '../kernel/progress.ts';
import { TextReader } from '../kernel/text.ts';

const tables = await demoAtlas();
const queries = makeQueries(tables, { sample: 200, seed: 1 });
const known = openKnownHouses(tables);

/** Categories for which a map has few houses: a litera, a plot, a village with a plain name. */
const rare: ReadonlySet<string> = new Set(['glued-letter', 'plot', 'settlement-type']);

test('most houses have a query in every category', () => {
  const asked = Map.groupBy(queries.texts, ({ category }) => category);
  for (const category of categories) {
    const count = asked.get(category)?.length ?? 0;
    assert.ok(rare.has(category) || count >= 40, `${category}: ${count}`);
  }
});

test('the house itself is always right, and so is every house that fits the query as well', () => {
  for (const { house, right, text, category } of queries.texts) {
    assert.ok(right.some(({ row }) => row === house.row), `${category} ${text}`);
    for (const rightHouse of right) assert.equal(labelKey(rightHouse.label), labelKey(house.label), text);
  }
});

test('only a query without its city or type word fits houses of different places', () => {
  for (const { house, right, text, category } of queries.texts) {
    if (category === 'no-city' || category === 'other-language') continue;
    assert.deepEqual(right.filter(({ settlement }) => settlement !== house.settlement), [], text);
  }
});

test('junk has stations and firms of the map, before and after the address, and numbers of schools', () => {
  const junk = queries.texts.filter(({ category }) => category === 'junk').map(({ text }) => text);
  assert.ok(known.stations.length > 3 && known.firms.length > 3);
  const hasOf = (names: readonly string[], place: (text: string, name: string) => boolean): boolean =>
    junk.some((text) => names.some((name) => place(text, name)));
  for (const names of [known.stations, known.firms]) {
    assert.ok(hasOf(names, (text, name) => text.endsWith(name)));
    assert.ok(hasOf(names, (text, name) => text.includes(`${name}, `)));
  }
  assert.ok(junk.some((text) => /(?:школа|подъезд|аптека) № ?\d/u.test(text)));
});

test('a colon or a dash stands behind the town, and an ordinal beside the word for a house', () => {
  const of = (wanted: string) => queries.texts.filter(({ category }) => category === wanted);
  for (const { text, house } of of('colon')) assert.ok(text.startsWith(`${house.settlement}: `), text);
  for (const { text, house } of of('dash')) assert.match(text.slice(house.settlement!.length), /^ [-–—] /u);
  for (const { text } of of('ordinal-house')) assert.match(text, /[йи] дом$|, дом .*[йи]$/u);
});

test('a wrong postcode is not that of a right house', () => {
  for (const { text, right, house } of queries.texts.filter(({ category }) => category === 'wrong-postcode')) {
    if (house.postcode !== undefined) assert.ok(!text.includes(house.postcode), `${text}: ${right.length}`);
  }
});

test('the same seed gives the same queries, another seed other houses', () => {
  const texts = (seed: number): string[] => makeQueries(tables, { sample: 5, seed }).texts.map(({ text }) => text);
  assert.deepEqual(texts(3), texts(3));
  assert.notDeepEqual(texts(3), texts(4));
});

test('each house is drawn once', () => {
  assert.equal(new Set(queries.houses.map(({ row }) => row)).size, 200);
});

test('whatever the spelling, the number stays the same', () => {
  const text = new TextReader(tables);
  const labels = new Set(Array.from(tables.houses.label, (label) => text.string(label)));
  for (const label of labels) {
    for (const style of ['short', 'full', 'glued'] as const) {
      const spelt = spellLabel(label, style);
      assert.equal(labelKey(spelt), labelKey(label), `${label} ${style}: ${spelt}`);
    }
  }
});

test('a point is judged by the nearest outline, as in a scan of every house', () => {
  for (const { lat, lon, right, category, house } of queries.points.filter((_, at) => at % 30 === 0)) {
    const point = [toUnits(lat), toUnits(lon)] as const;
    const away = (row: number): number => outlineMeters(tables, row, point);
    const least = known.rows.reduce((nearest, row) => Math.min(nearest, away(row)), Infinity);
    for (const { row } of right) assert.ok(away(row) <= least + 1.01, `${category} ${house.label}`);
  }
});

test('at the door, the house itself is right', () => {
  for (const { right, house, category } of queries.points) {
    if (category === 'at-the-door') assert.ok(right.some(({ row }) => row === house.row), house.osm);
  }
});

test('the exact engine finds queries spelt as on the map, and little else', () => {
  const means = { now: () => 0, progress: silent, typings: 0 };
  const { geocode, reverse, suggest } = evaluate(openExactEngine(known), queries, means);
  const top1 = new Map(geocode!.scores.map((score) => [score.category, score.top1]));
  assert.ok(top1.get('no-postcode')! > 0.95, `no-postcode ${top1.get('no-postcode')}`);
  for (const category of ['one-typo', 'latin-bgn', 'wrong-layout', 'case-endings']) {
    assert.ok(top1.get(category)! < 0.1, `${category} ${top1.get(category)}`);
  }
  assert.deepEqual([reverse, suggest], [undefined, undefined], 'what an engine cannot do is not counted against it');
});
