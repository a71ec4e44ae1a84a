import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runApart } from './apart.ts';

/** This many copies of the city have over a million junctions for cars. */
export const COPIES = 64;
export const CITY = 'heidelberg.osm.pbf';

/** Runs a program of this folder in a process of its own; returns its lines as text. */
export async function runOnce(program: string, ...words: string[]): Promise<string> {
  const lines = (await runApart(program, words, ['--max-old-space-size=12000'])) as string[];
  return lines.map((line) => `\n    ${line}`).join('');
}

/** Imports the city from GEOKOD_EXTRACTS and removes the atlas afterwards. Does nothing without extracts. */
export async function withCity(use: (atlas: string) => Promise<void>): Promise<void> {
  const extracts = process.env.GEOKOD_EXTRACTS;
  if (extracts === undefined) return;
  const folder = await mkdtemp(join(tmpdir(), 'geokod-bench-'));
  try {
    await runApart('import-once.ts', [join(extracts, CITY), folder]);
    await use(join(folder, 'bench.atlas'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
