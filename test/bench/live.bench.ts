import { basename } from 'node:path';
import type { Bench } from './bench.ts';
import { CITY, COPIES, runOnce, withCity } from './city-once.ts';

/**
 * From a file of live speeds to the first way that it changes, for cars: over more than a million junctions, which are
 * copies of a city of GEOKOD_EXTRACTS, joined; or over as many copies of an atlas that is given.
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
