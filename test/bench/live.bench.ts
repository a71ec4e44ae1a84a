import { basename } from 'node:path';
import type { Bench } from './bench.ts';
import { CITY, COPIES, runOnce, withCity } from './city-once.ts';

/**
 * From a file of live speeds to the first route that it changes, for cars: over more than a million junctions, which
 * are joined copies of a city in GEOKOD_EXTRACTS, or over as many copies of a given atlas.
 */
export const live: Bench = async ({ atlasPath }) => {
  const facts: Record<string, string> = {};
  const run = async (atlas: string, name: string): Promise<void> => {
    facts[`${COPIES} copies of ${name}, joined`] = await runOnce('live-once.ts', atlas, String(COPIES));
  };
  if (atlasPath !== undefined) await run(atlasPath, basename(atlasPath));
  else await withCity((city) => run(city, CITY));
  return { facts, trials: [] };
};
