import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { access, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeAtlas } from '../../src/commands/make-atlas.ts';
import { readConfig } from '../../src/config.ts';
import { writeDemo } from '../../src/demo/write.ts';
import { silent } from '../../src/kernel/progress.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import type { AtlasTables } from '../../src/store/files/atlas/schema.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/geokod');

/**
 * The demonstration country, made once for each state of the sources: a test run after a change makes it again.
 * `houses` is an approximate size, for benches; by default it is the one that is served.
 */
export async function demoAtlasPath(houses?: number): Promise<string> {
  const path = join(cache, `demo-${sourcesHash()}${houses === undefined ? '' : `-${houses}`}.atlas`);
  if (!(await isThere(path))) await make(path, houses);
  return path;
}

export const demoAtlas = async (): Promise<AtlasTables> => (await readAtlas(await demoAtlasPath())).tables;

async function make(path: string, houses: number | undefined): Promise<void> {
  await mkdir(cache, { recursive: true });
  await forgetOld();
  const folder = await mkdtemp(join(cache, 'demo-'));
  try {
    const map = join(folder, 'demo.osm.pbf');
    await writeDemo(map, { progress: silent, ...(houses !== undefined && { houses }) });
    const config = readConfig({ DATA_DIR: folder }, { cores: 2 });
    const io = { progress: { ...silent, end: () => {}, break: () => {} }, note: () => {} };
    await makeAtlas({ sources: [map], out: path, stated: {} }, config, io);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes atlases unchanged for an hour: a concurrent run may still read a recent one. */
async function forgetOld(): Promise<void> {
  for (const file of await readdir(cache)) {
    if (!file.startsWith('demo-')) continue;
    const path = join(cache, file);
    const facts = await stat(path).catch(() => undefined);
    if (facts && Date.now() - facts.mtimeMs > 3_600_000) await rm(path, { recursive: true, force: true });
  }
}

const isThere = (path: string): Promise<boolean> => access(path).then(() => true, () => false);

/** A hash of everything that an atlas may depend on. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  const rooms = 'kernel,osm,geocoding,routing,tiles,demo,store,workers';
  for (const file of globSync(`src/{${rooms}}/**/*.ts`, { cwd: root }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
