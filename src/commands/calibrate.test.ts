import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { main } from '../cli.ts';
import { demoAtlasPath } from '../../test/harness/demo-atlas.ts';
import { newFolder } from '../../test/harness/folder.ts';
import { outside } from '../../test/harness/outside.ts';

test('costs and confidence are fitted to the samples of eval, and checked', async (context) => {
  const samples = join(await newFolder(context), 'samples.jsonl');
  const io = outside();
  const line = ['eval', '--atlas', await demoAtlasPath(), '--sample', '25', '--typings', '0', '--samples', samples];
  assert.equal(await main(line, io), 0, io.noted.join('\n'));
  assert.match(io.printed[0], /^no-such-street +25 /m);
  const fitted = outside();
  assert.equal(await main(['calibrate', samples, '--check', samples], fitted), 0);
  assert.match(fitted.printed[0], /^cost +now +fitted +queries that show it\n/);
  assert.match(fitted.printed[0], /^elsewhere +0\.6 /m);
  assert.match(fitted.printed[0], /^held out +right first +surprise\n/m);
  assert.match(fitted.printed[0], /^spots: \[\n {2}\[\d/m);
  assert.match(fitted.printed.join('\n'), /as the engine states it now, \d+ answers/);
  const [first, second] = [outside(), outside()];
  for (const again of [first, second]) assert.equal(await main(['calibrate', samples, '--json'], again), 0);
  assert.deepEqual(first.printed, second.printed);
  const { costs } = JSON.parse(first.printed[0]) as { costs: { name: string; queries: number }[] };
  assert.ok(costs.some((cost) => cost.name === 'elsewhere' && cost.queries > 0), first.printed[0]);
});

test('a missing file, or one without samples, is a usage error', async (context) => {
  const io = outside();
  assert.equal(await main(['calibrate', '/no/such/file'], io), 2);
  assert.match(io.noted[0], /cannot be read/);
  const other = join(await newFolder(context), 'other.jsonl');
  await writeFile(other, '{"a":\n');
  assert.equal(await main(['calibrate', other], io), 2);
  assert.match(io.noted[1], /holds no samples/);
});
