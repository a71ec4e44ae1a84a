/** Takes the README's pictures, from the demonstration country: `node test/browser/take-pictures.ts`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../harness/browser.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { startPlatform } from '../harness/platform.ts';
import { prepareStand, serve } from '../harness/served.ts';
import { dayOf } from '../../src/kernel/moscow.ts';
import type { Stores } from '../../src/store/open.ts';

const folder = new URL('../../docs/pictures/', import.meta.url).pathname;
const EMAIL = 'dispatch@example.ru';
const size = { width: 1280, height: 860 };

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: size, locale: 'en-GB', colorScheme: 'light' });
  return context.newPage();
}

/** The map with a found address. */
async function takePlayground(browser: Browser, address: string): Promise<void> {
  const page = await newPage(browser);
  await page.goto(`${address}/?q=${encodeURIComponent('Ветроград, Посадская 11')}`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  await page.screenshot({ path: join(folder, 'playground.png') });
}

/** Units that a customer uses on a day; more on working days than at weekends. */
const DAY_UNITS = { geocode: 190, suggest: 120, reverse: 46, route: 24 };

/** Writes the usage of each day of this month until today, as the ledger would have booked it. */
async function useAllMonth({ sql }: Stores, accountId: string, keyId: string): Promise<void> {
  const today = dayOf(Date.now());
  const dates = Number(today.slice(-2));
  for (let date = 1; date <= dates; date += 1) {
    const day = `${today.slice(0, -2)}${String(date).padStart(2, '0')}`;
    const isWeekend = new Date(day).getUTCDay() % 6 === 0;
    for (const [operation, most] of Object.entries(DAY_UNITS)) {
      const units = Math.round(most * (isWeekend ? 0.3 : 1) * (0.75 + ((date * 7919) % 100) / 400));
      const row = { account_id: accountId, day, key_id: keyId, operation, region: 'msk-1' };
      await sql.write((transaction) => transaction.increment('usage_row', row, { units, requests: units }));
    }
  }
}

/** The dashboard of an account with a month of usage. */
async function takeDashboard(browser: Browser): Promise<void> {
  const platform = await startPlatform();
  try {
    await platform.issueKey(EMAIL, { confirmed: true });
    const { stores } = platform;
    const { id } = (await stores.accounts.findByEmail(EMAIL))!;
    const [key] = await stores.keys.list(id);
    await useAllMonth(stores, id, key.id);
    const page = await newPage(browser);
    await page.goto(`${platform.service.address}/dashboard#token=${await platform.signInToken(EMAIL)}`);
    await page.getByRole('button', { name: EMAIL }).click();
    await page.getByRole('heading', { level: 1, name: EMAIL }).waitFor();
    await page.getByRole('tab', { name: 'By operation' }).click();
    await page.getByRole('list', { name: 'What each colour is' }).or(page.locator('.legend')).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, 'dashboard.png') });
  } finally {
    await platform.close();
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'geokod-pictures-'));
const stand = await prepareStand({ after: () => {} }, { folder: dataDir });
const served = await serve(stand, undefined, { ATLAS: await demoAtlasPath() });
const browser = await openBrowser();
try {
  const address = `http://127.0.0.1:${served.port}`;
  await takePlayground(browser, address);
  await takeDashboard(browser);
} finally {
  await browser.close();
  served.process.kill('SIGTERM');
  await served.ended;
  rmSync(dataDir, { recursive: true, force: true });
}
