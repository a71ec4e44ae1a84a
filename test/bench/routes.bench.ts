import { basename } from 'node:path';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import type { Bench } from './bench.ts';
import { CITY, COPIES, runOnce, withCity } from './city-once.ts';

/**
 * Routes and matrices of three profiles as the workers answer them, and their preparation: over the demonstration
 * country, a city in GEOKOD_EXTRACTS, and many joined copies of it. Each in its own process.
 */
export const routes: Bench = async ({ atlasPath }) => {
  const run = (...words: string[]): Promise<string> => runOnce('routes-once.ts', ...words);
  if (atlasPath !== undefined) return { facts: { [basename(atlasPath)]: await run(atlasPath) }, trials: [] };
  const facts: Record<string, string> = { 'demonstration country': await run(await demoAtlasPath()) };
  await withCity(async (city) => {
    facts[CITY] = await run(city);
    facts[`${COPIES} copies of ${CITY}, joined`] = await run(city, String(COPIES));
  });
  return { facts, trials: [] };
};
