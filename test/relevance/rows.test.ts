import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoAtlas } from '../harness/demo-atlas.ts';
import { keyOf } from './asking.ts';
import { parseTable, readRows } from './row.ts';
import { openTargets } from './target.ts';

const rows = readRows();
const find = openTargets(await demoAtlas());

test('the tables have 300 rows and more, and each row of the address language is among them', () => {
  assert.ok(rows.length >= 300, `${rows.length} rows`);
  const listed = new Set(rows.map(({ row }) => row));
  const languages = Array.from({ length: 59 }, (_, index) => index + 1);
  assert.deepEqual(languages.filter((row) => !listed.has(row)), []);
});

test('what the rows expect is in the demonstration country', () => {
  const missing = rows.flatMap(({ where, expected, never, parameters }) => {
    const places = [parameters.near, parameters.box?.path].filter((path) => path !== undefined);
    const paths = [...places, ...expected.flat(), ...(never === undefined || never === 'house' ? [] : [never])];
    return paths.filter((path) => find(path).length === 0).map((path) => `${where}: ${path}`);
  });
  assert.deepEqual(missing, []);
});

test('no query is asked twice', () => {
  const asked = Map.groupBy(rows, keyOf);
  assert.deepEqual([...asked].filter(([, same]) => same.length > 1).map(([query]) => query), []);
});

test('precisions are those of the contract', () => {
  const known = new Set([
    'house', 'house_part', 'interpolated', 'nearest_house', 'street', 'place', 'settlement', 'city', 'district',
    'region', 'country', 'postcode', 'poi', 'metro', 'intersection', 'point',
  ]);
  assert.deepEqual(rows.flatMap(({ precisions }) => precisions).filter((precision) => !known.has(precision)), []);
});

for (const [name, text] of [
  ['other columns', 'row\tquery\n1\tx'],
  ['a missing cell', 'row\tquery\toptions\texpected\tprecision\tnever\n1\tx\t\ty\tz'],
  ['nothing expected', 'row\tquery\toptions\texpected\tprecision\tnever\n1\tx\t\t\tz\t'],
  ['a box without a size', 'row\tquery\toptions\texpected\tprecision\tnever\tnear\tbox\tcountry\n1\tx\t\ty\t\t\t\ty\t'],
  ['an unknown option', 'row\tquery\toptions\texpected\tprecision\tnever\n1\tx\tfast\ty\tz\t'],
]) {
  test(`a table with ${name} is refused`, () => assert.throws(() => parseTable('x.tsv', text)));
}
