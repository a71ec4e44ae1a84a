import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { runApart } from './apart.ts';
import type { Bench } from './bench.ts';
import { readCities, type City } from './city-graph.ts';
import { brokenGrid, joinCities } from './joined-cities.ts';

/** At least the size of a country's graph. */
const MANY_NODES = 1_140_000;
const GRID_SIDE = 1000;

/**
 * Orders, metrics, routes and matrices, each graph in its own process: the largest city in GEOKOD_EXTRACTS, copies of
 * all of them with over a million nodes, and a broken grid, which needs no extract.
 */
export const hierarchy: Bench = async () => {
  const cities = await readCities();
  const largest = cities.reduce<City | undefined>(
    (best, city) => (best && best.graph.lat.length >= city.graph.lat.length ? best : city), undefined,
  );
  const graphs = largest ? [() => largest, () => joinCities(cities, MANY_NODES)] : [];
  const facts: Record<string, string> = {};
  const folder = await mkdtemp(join(tmpdir(), 'geokod-bench-'));
  try {
    for (const graph of [...graphs, () => brokenGrid(GRID_SIDE)]) {
      const file = join(folder, 'graph.bin');
      await writeFile(file, serialize(graph()));
      const result = (await runApart('hierarchy-once.ts', [file])) as { name: string; lines: readonly string[] };
      facts[result.name] = result.lines.map((line) => `\n    ${line}`).join('');
    }
    return { facts, trials: [] };
  } finally {
    await rm(folder, { recursive: true });
  }
};
