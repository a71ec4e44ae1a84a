import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { openBrowser } from '../harness/browser.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { prepareStand, serve } from '../harness/served.ts';
import type { Bench } from './bench.ts';

const ROUNDS = 7;
/** Resolves with the milliseconds from navigation until the address field exists. */
const INTERACTIVE = `new Promise((resolve) => {
  const isThere = () => document.querySelector('[role="combobox"]') !== null;
  const look = () => isThere() ? resolve(performance.now()) : requestAnimationFrame(look);
  look();
})`;

/** Time from opening the first page until it takes an address: with an empty browser cache, then with a warm one. */
export const firstPage: Bench = async ({ atlasPath }) => {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-bench-'));
  const stand = await prepareStand(undefined as never, { folder });
  const served = await serve(stand, undefined, { ATLAS: atlasPath ?? (await demoAtlasPath()) });
  const open = async (context: BrowserContext): Promise<number> => {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${served.port}/`, { waitUntil: 'commit' });
    const millis = await page.evaluate<number>(INTERACTIVE);
    await page.close();
    return millis;
  };
  const [cold, warm]: number[][] = [[], []];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const browser = await openBrowser({ withMaps: true });
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      cold.push(await open(context));
      warm.push(await open(context));
      await browser.close();
    }
  } finally {
    served.process.kill('SIGTERM');
    await served.ended;
    rmSync(folder, { recursive: true, force: true });
  }
  return { facts: { 'in a new browser, ms': summaryOf(cold), 'opened again, ms': summaryOf(warm) }, trials: [] };
};

function summaryOf(millis: readonly number[]): string {
  const sorted = millis.toSorted((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)].toFixed(0)}, at worst ${sorted.at(-1)!.toFixed(0)}`;
}
