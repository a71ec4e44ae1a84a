import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import type { Bench } from './bench.ts';

/** So many copies of the city have more than a million junctions for cars. */
const COPIES = 64;
const CITY = 'heidelberg.osm.pbf';

/**
 * Routes and matrices of three profiles as the workers answer them, and what has to be made before: over the
 * demonstration country, over a city of GEOKOD_EXTRACTS, and over many copies of it, joined. Each in its own process.
 */
export const routes: Bench = async ({ atlasPath }) => {
  const run = async (...words: string[]): Promise<string> => {
    const once = join(import.meta.dirname, 'routes-once.ts');
    const { stdout } = await promisify(execFile)(process.execPath, ['--max-old-space-size=12000', once, ...words]);
    return (JSON.parse(stdout) as string[]).map((line) => `\n    ${line}`).join('');
  };
  if (atlasPath !== undefined) return { facts: { [basename(atlasPath)]: await run(atlasPath) }, trials: [] };
  const facts: Record<string, string> = { 'demonstration country': await run(await demoAtlasPath()) };
  const extracts = process.env.GEOKOD_EXTRACTS;
  if (extracts === undefined) return { facts, trials: [] };
  const folder = await mkdtemp(join(tmpdir(), 'geokod-bench-'));
  try {
    const importing = [join(import.meta.dirname, 'import-once.ts'), join(extracts, CITY), folder];
    await promisify(execFile)(process.execPath, importing, { maxBuffer: 2 ** 24 });
    const city = join(folder, 'bench.atlas');
    facts[CITY] = await run(city);
    facts[`${COPIES} copies of ${CITY}, joined`] = await run(city, String(COPIES));
    return { facts, trials: [] };
  } finally {
    await rm(folder, { recursive: true });
  }
};
