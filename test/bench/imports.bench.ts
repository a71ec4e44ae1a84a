import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeDemo } from '../../src/demo/write.ts';
import { silent } from '../../src/kernel/progress.ts';
import { runApart } from './apart.ts';
import type { Bench } from './bench.ts';

interface Imported {
  readonly fileBytes: number;
  readonly importSeconds: number;
  readonly peakMib: number;
  readonly loadSeconds: number;
  readonly atlasBytes: number;
  readonly rows: Readonly<Record<string, number>>;
  readonly dropped: Readonly<Record<string, number>>;
}

const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Whole imports, each in its own process: the extracts in GEOKOD_EXTRACTS, and the demonstration country. */
export const imports: Bench = async ({ houses }) => {
  const folder = await mkdtemp(join(tmpdir(), 'geokod-bench-'));
  try {
    const facts: Record<string, string> = {};
    for (const file of await realExtracts()) facts[basename(file)] = summary(await importOnce(file, folder));
    const demo = join(folder, 'demo.osm.pbf');
    const start = performance.now();
    await writeDemo(demo, { houses, progress: silent });
    const drawn = `drawn in ${((performance.now() - start) / 1000).toFixed(1)} s`;
    const name = `demonstration country of ${houses.toLocaleString('en')} houses`;
    facts[name] = `${drawn}; ${summary(await importOnce(demo, folder))}`;
    return { facts, trials: [] };
  } finally {
    await rm(folder, { recursive: true });
  }
};

async function realExtracts(): Promise<string[]> {
  const folder = process.env.GEOKOD_EXTRACTS;
  if (!folder) return [];
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.osm.pbf')).sort().map((name) => join(folder, name));
}

const importOnce = (file: string, folder: string): Promise<Imported> =>
  runApart('import-once.ts', [file, folder]) as Promise<Imported>;

function summary({ fileBytes, importSeconds, peakMib, loadSeconds, atlasBytes, rows, dropped }: Imported): string {
  const kept = ['houses', 'streets', 'places', 'areas', 'pois', 'roadWays', 'restrictions']
    .map((table) => `${rows[table].toLocaleString('en')} ${table}`);
  const reasons = Object.entries(dropped).map(([reason, count]) => `      ${count.toLocaleString('en')} ${reason}`);
  const speed = `${importSeconds.toFixed(1)} s (${mega(fileBytes / importSeconds)}/s)`;
  const memory = `peak ${Math.round(peakMib).toLocaleString('en')} MiB`;
  return [
    `${mega(fileBytes)} imported in ${speed}, ${memory}; ` +
      `atlas ${mega(atlasBytes)}, loaded in ${loadSeconds.toFixed(2)} s`,
    `    kept: ${kept.join(', ')}`,
    ...(reasons.length > 0 ? ['    dropped or repaired:', ...reasons] : []),
  ].join('\n');
}
