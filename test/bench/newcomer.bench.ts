import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openBrowser } from '../harness/browser.ts';
import { runs } from '../clients/toolchain.ts';
import type { Bench } from './bench.ts';
import { CITY } from './city-once.ts';

const PATIENCE_MS = 120_000;
const ASKED = 'Hauptstraße 100, Heidelberg';

/**
 * What the README promises a newcomer, with an extract from GEOKOD_EXTRACTS: a clone, `make run`, and an address found
 * in a browser. Clones the last commit; does nothing without extracts.
 */
export const newcomer: Bench = async () => {
  const extracts = process.env.GEOKOD_EXTRACTS;
  if (extracts === undefined) return { facts: {}, trials: [] };
  const folder = await mkdtemp(join(tmpdir(), 'geokod-newcomer-'));
  const clone = join(folder, 'geokod');
  const start = performance.now();
  const since = (): string => ((performance.now() - start) / 1000).toFixed(1);
  await runs('git', ['clone', '--quiet', process.cwd(), clone]);
  const cloned = since();
  // Without the programs of node_modules, which a newcomer does not have.
  const PATH = process.env.PATH!.split(':').filter((at) => !at.includes('node_modules')).join(':');
  const run = spawn('make', ['run', `AREA=${join(extracts, CITY)}`], {
    cwd: clone, detached: true, stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PATH, PORT: '0', OPS_PORT: '0' },
  });
  try {
    const address = await addressIn(run.stdout);
    const served = since();
    const browser = await openBrowser({ withMaps: true });
    const page = await browser.newPage({ locale: 'en-GB' });
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(address);
    await page.getByRole('combobox').fill(ASKED);
    await page.keyboard.press('Enter');
    const found = page.getByRole('list', { name: 'What was found' }).getByRole('listitem').first();
    const answer = (await found.innerText()).replaceAll(/\s+/g, ' ');
    const answered = since();
    await page.locator('.map[data-drawn="true"]').waitFor();
    const drawn = since();
    await browser.close();
    const facts: Record<string, string> = { cloned, served, answered, 'map drawn, s': drawn, answer };
    return { facts, trials: [] };
  } finally {
    process.kill(-run.pid!, 'SIGTERM');
    await once(run, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
};

/** The address that the service prints. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('make run ended before it served anything');
}
