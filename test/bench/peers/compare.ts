import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildTiles } from './valhalla.ts';

/** `node compare.ts FILE.osm.pbf`: imports it for both engines, and asks both in a process of their own. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Which extract? node test/bench/peers/compare.ts FILE.osm.pbf');
const run = promisify(execFile);
const seconds = async (work: () => Promise<unknown>): Promise<string> => {
  const startedAt = performance.now();
  await work();
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
};

const folder = await mkdtemp(join(tmpdir(), 'geokod-peers-'));
try {
  const importing = [join(import.meta.dirname, '../import-once.ts'), file, folder];
  const ours = await seconds(() => run(process.execPath, importing, { maxBuffer: 2 ** 24 }));
  const theirs = await seconds(() => buildTiles(resolve(file), folder));
  console.log(`${file}: imported in ${ours} (addresses too), tiles of Valhalla built in ${theirs}`);
  const asking = ['--max-old-space-size=8000', join(import.meta.dirname, 'ask-both.ts'), folder];
  const { stdout } = await run(process.execPath, asking, { env: { ...process.env, UV_THREADPOOL_SIZE: '1' } });
  console.log(stdout.trimEnd());
} finally {
  await rm(folder, { recursive: true });
}
