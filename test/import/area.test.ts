import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { demoCountry, demoHeader } from '../../src/demo/country.ts';
import { encodePbf } from '../../src/osm/pbf/write.ts';
import { serveFlaky, type Flaky } from '../../src/store/files/download/flaky-server.test-data.ts';
import { newFolder } from '../harness/folder.ts';
import { startProgram } from '../harness/program.ts';

const country = Buffer.concat([...encodePbf(demoHeader, demoCountry())]);

/** Runs `serve --area kyrgyzstan` with our own extract server, until it serves or ends. */
async function serveArea(context: TestContext, changes: Partial<Flaky>) {
  const folder = await newFolder(context);
  const server = await serveFlaky({ content: country, ...changes });
  context.after(() => server.close());
  const run = async () => {
    const env = { EXTRACTS_URL: server.base, PORT: '0', OPS_PORT: '0', DATA_DIR: 'var' };
    const { child, ended } = startProgram(['serve', '--area', 'kyrgyzstan'], folder, env);
    const stop = () => {
      child.kill('SIGTERM');
      return ended;
    };
    let printed = '';
    const serving = new Promise<string>((resolve) => {
      child.stdout.on('data', (text: string) => (printed += text).includes('Try:') && resolve(printed));
    });
    return { stop, outcome: await Promise.race([serving, ended]) };
  };
  return { folder, flaky: server.flaky, run };
}

test('an area is downloaded over a bad line, imported and served; the next start fetches nothing', async (context) => {
  const { run, flaky, folder } = await serveArea(context, { cuts: [400_000, 900_000] });
  const first = await run();
  assert.ok(typeof first.outcome === 'string', JSON.stringify(first.outcome));
  assert.match(first.outcome, /kyrgyzstan\.atlas: \d\d,\d{3} houses/u);
  const address = /public +(?<url>http:\S+?)\/ /u.exec(first.outcome)!.groups!.url;
  assert.equal((await fetch(address)).status, 200);
  assert.match(flaky.asked.join('\n'), /asia\/kyrgyzstan-latest\.osm\.pbf bytes=\d+-/u);
  assert.equal((await first.stop()).code, 0);

  const asked = flaky.asked.length;
  const second = await run();
  assert.ok(typeof second.outcome === 'string');
  await second.stop();
  assert.equal(flaky.asked.length, asked);
  const made = await readdir(join(folder, 'var'));
  assert.deepEqual(made.filter((name) => name.endsWith('.atlas')), ['kyrgyzstan.atlas']);
});

test('a map that is not what the server promised is told with both checksums; no atlas is made', async (context) => {
  const md5 = () => `${'0'.repeat(32)}  kyrgyzstan-latest.osm.pbf\n`;
  const { run, folder } = await serveArea(context, { md5 });
  const { outcome } = await run();
  assert.ok(typeof outcome === 'object');
  assert.equal(outcome.code, 1);
  assert.match(outcome.stderr, /0{32}/u);
  assert.equal((await readdir(join(folder, 'var'))).some((name) => name.endsWith('.atlas')), false);
});
