/**
 * Makes the pictures of the README anew, from the demonstration country: `node test/browser/take-pictures.ts`. Nothing
 * in them is of a real customer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../harness/browser.ts';
import { call } from '../harness/call.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { linkMailedTo } from '../harness/outbox.ts';
import { prepareStand, serve } from '../harness/served.ts';

const folder = new URL('../../docs/pictures/', import.meta.url).pathname;
const EMAIL = 'dispatch@example.ru';
const size = { width: 1280, height: 800 };

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: size, locale: 'en-GB', colorScheme: 'light' });
  return context.newPage();
}

/** An address that was found, on the map. */
async function takePlayground(browser: Browser, address: string): Promise<void> {
  const page = await newPage(browser);
  await page.goto(`${address}/?q=${encodeURIComponent('Ветроград, Посадская 11')}`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  await page.screenshot({ path: join(folder, 'playground.png') });
}

/** An account some requests old, as its owner sees it. */
async function takeDashboard(browser: Browser, address: string, dataDir: string): Promise<void> {
  const { text } = await call(address, `/v2/key?email=${EMAIL}`);
  const { key } = JSON.parse(text) as { key: string };
  const headers = { authorization: `Bearer ${key}` };
  for (let number = 1; number <= 30; number += 1) {
    const q = encodeURIComponent(`Ветроград, Посадская ${number}`);
    await call(address, `/v2/${number % 3 === 0 ? 'suggest' : 'geocode'}?q=${q}`, { headers });
    if (number % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 1500));
  }
  const body = JSON.stringify({ email: EMAIL });
  await call(address, '/v2/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const link = new URL(await linkMailedTo(dataDir, EMAIL, /https?:\/\/\S+\/dashboard#\S+/));
  const page = await newPage(browser);
  await page.goto(address + link.pathname + link.hash);
  await page.getByRole('button', { name: EMAIL }).click();
  await page.getByRole('heading', { level: 1, name: EMAIL }).waitFor();
  await page.waitForTimeout(3000);
  await page.screenshot({ path: join(folder, 'dashboard.png') });
}

const dataDir = mkdtempSync(join(tmpdir(), 'geokod-pictures-'));
const stand = await prepareStand({ after: () => {} }, { folder: dataDir });
const served = await serve(stand, undefined, { ATLAS: await demoAtlasPath() });
const browser = await openBrowser();
try {
  const address = `http://127.0.0.1:${served.port}`;
  await takePlayground(browser, address);
  await takeDashboard(browser, address, dataDir);
} finally {
  await browser.close();
  served.process.kill('SIGTERM');
  await served.ended;
  rmSync(dataDir, { recursive: true, force: true });
}
