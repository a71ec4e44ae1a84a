import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { main } from '../cli.ts';
import { newFolder } from '../../test/harness/folder.ts';
import { outside } from '../../test/harness/outside.ts';
import { writeSmallAtlas } from '../../test/harness/small-atlas.ts';
import { demoAtlasPath } from '../../test/harness/demo-atlas.ts';

const demo = await demoAtlasPath();

test('an atlas is evaluated, and an unmet demand is a failure', async () => {
  const few = ['eval', '--atlas', demo, '--sample', '5', '--typings', '2'];
  const io = outside();
  assert.equal(await main([...few, '--require', 'at-the-door=50'], io), 0, io.noted.join('\n'));
  assert.match(io.printed[0], /^5 houses drawn from \d+/);
  assert.match(io.printed[0], /^at-the-door +5 +100\.0 %/m);
  const strict = outside();
  assert.equal(await main([...few, '--require', 'at-the-door=50', '--require', 'no-such=1'], strict), 1);
  assert.match(strict.noted[0], /no-such was not measured/);
});

test('JSON has all figures, the requested failures, and the unmet demands', async () => {
  const io = outside();
  const line = ['eval', '--atlas', demo, '--sample', '20', '--engine', 'exact', '--failures', 'one-typo', '--json'];
  assert.equal(await main(line, io), 0);
  const { geocode, figures, failures, unmet } = JSON.parse(io.printed[0]);
  assert.equal(geocode.scores.length, 27);
  assert.ok(figures.clean >= 80, `${figures.clean}`);
  assert.ok(failures.length > 10 && failures.every(({ category }: { category: string }) => category === 'one-typo'));
  assert.deepEqual(unmet, []);
});

for (const [words, expected] of [
  [[], /eval needs either a map or --atlas FILE/],
  [['x.osm.pbf', '--atlas', demo], /either a map or/],
  [['--atlas', demo, '--require', 'clean'], /"clean" is no demand/],
  [['--atlas', demo, '--sample', '3', '--engine', 'magic'], /--engine is own or exact, "magic" is neither/],
  [['--atlas', demo, '--sample', '3', '--failures', 'typos'], /--failures typos: choose all, /],
] as const) {
  test(`eval ${words.map((word) => word.replace(demo, 'X.atlas')).join(' ')} is a usage error`, async () => {
    const io = outside();
    assert.equal(await main(['eval', ...words], io), 2);
    assert.match(io.noted.join('\n'), expected);
  });
}

test('a map without houses cannot be evaluated', async (context) => {
  const path = join(await newFolder(context), 'empty.atlas');
  await writeSmallAtlas(path, 0, {}, 0);
  const io = outside();
  assert.equal(await main(['eval', '--atlas', path], io), 2);
  assert.match(io.noted[0], /has no house with an address/);
});
