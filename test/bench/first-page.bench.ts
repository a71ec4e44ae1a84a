import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { openBrowser } from '../harness/browser.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { prepareStand, serve } from '../harness/served.ts';
import type { Bench } from './bench.ts';

const ROUNDS = 7;
/** Maps are drawn by the processor here. */
const PATIENCE_MS = 120_000;
/** Milliseconds since the address was opened, when the field for an address takes letters. */
const INTERACTIVE = `new Promise((tell) => {
  const isThere = () => document.querySelector('[role="combobox"]') !== null;
  const look = () => isThere() ? tell(performance.now()) : requestAnimationFrame(look);
  look();
})`;

/** From opening the page until it takes an address, and until its map is drawn: in a new browser, and again in it. */
export const firstPage: Bench = async ({ atlasPath }) => {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-bench-'));
  const stand = await prepareStand(undefined as never, { folder });
  const served = await serve(stand, undefined, { ATLAS: atlasPath ?? (await demoAtlasPath()) });
  const address = `http://127.0.0.1:${served.port}/`;
  const open = async (context: BrowserContext): Promise<readonly [interactive: number, drawn: number]> => {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(address, { waitUntil: 'commit' });
    const interactive = await page.evaluate<number>(INTERACTIVE);
    await page.locator('.map[data-drawn="true"]').waitFor();
    const drawn = await page.evaluate<number>('performance.now()');
    await page.close();
    return [interactive, drawn];
  };
  const [cold, warm]: [number, number][][] = [[], []];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const browser = await openBrowser({ withMaps: true });
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      cold.push([...(await open(context))]);
      warm.push([...(await open(context))]);
      await browser.close();
    }
  } finally {
    served.process.kill('SIGTERM');
    await served.ended;
    rmSync(folder, { recursive: true, force: true });
  }
  const told = (rounds: readonly [number, number][], which: 0 | 1): string => {
    const sorted = rounds.map((round) => round[which]).sort((a, b) => a - b);
    return `${sorted[Math.floor(sorted.length / 2)].toFixed(0)}, at worst ${sorted.at(-1)!.toFixed(0)}`;
  };
  const facts = {
    'a new browser: the field takes letters, ms': told(cold, 0), 'the map is drawn, ms': told(cold, 1),
    'opened again: the field, ms': told(warm, 0), 'the map, ms': told(warm, 1),
  };
  return { facts, trials: [] };
};
