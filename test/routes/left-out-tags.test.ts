import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { saysNothing } from '../../src/routing/compile/compile-all.ts';

/** Keys of tags in a source: "tags.oneway", "'oneway:bicycle'", "`x:lanes`" without what is put in. */
const keysIn = (source: string): string[] =>
  [...source.matchAll(/\btags\??\.(\w+)|['`]([a-z][\w:]*)['`]/gu)].map(([, read, quoted]) => read ?? quoted);

/** Words of the sources that are no keys there: a value of access, and a part of the map. */
const otherWords: ReadonlySet<string> = new Set(['destination', 'network']);

test('no rule reads a tag that is left out before roads are judged', () => {
  const files = globSync('src/routing/{profile,compile}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const read = new Set(files.flatMap((file) => keysIn(readFileSync(file, 'utf8'))));
  assert.ok(read.size > 200 && read.has('oneway') && read.has('source:maxspeed'), `${read.size} keys`);
  assert.deepEqual([...read].filter((key) => saysNothing(key) && !otherWords.has(key)), []);
});
