import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, afterEach, before } from 'node:test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser, openPage, violationsOf, type Watched } from '../harness/browser.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { prepareStand, serve, type Served, type Stand } from '../harness/served.ts';

export const russian = { locale: 'ru-RU', viewport: { width: 1280, height: 900 } };
export const english = { locale: 'en-GB', viewport: { width: 1280, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The service as it is started, over the demonstration country, and a browser that can draw maps. */
export function playgroundStand() {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-playground-'));
  let browser: Browser;
  let stand: Stand;
  let served: Served;
  const opened: Watched[] = [];
  before(async () => {
    stand = await prepareStand(undefined as never, { folder });
    served = await serve(stand, undefined, { ATLAS: await demoAtlasPath() });
    browser = await openBrowser({ withMaps: true });
  });
  after(async () => {
    await browser?.close();
    served?.process.kill('SIGTERM');
    await served?.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(async () => {
    for (const watched of opened.splice(0)) await endPage(watched, served.port);
  });
  return {
    /** Opens the playground, with a key of this browser where it is wanted. */
    async open(search: string, options: BrowserContextOptions = russian, withKey = true): Promise<Page> {
      const watched = await openPage(browser, options);
      opened.push(watched);
      const { page } = watched;
      if (withKey) await page.addInitScript(`localStorage.setItem('geokod.key', '${stand.key}')`);
      await page.goto(`http://127.0.0.1:${served.port}/${search}`);
      return page;
    },
    complaints: () => opened.at(-1)!.complaints,
  };
}

/** Nothing of the page was forbidden, sent elsewhere or complained of. */
async function endPage({ page, complaints, hosts }: Watched, port: number): Promise<void> {
  assert.deepEqual(await violationsOf(page), []);
  assert.deepEqual(complaints, []);
  assert.deepEqual([...hosts].filter((host) => host !== ''), [`127.0.0.1:${port}`]);
  await page.context().close();
}

/** Waits until the map has drawn what it was told to. */
export const mapIsDrawn = (page: Page): Promise<void> =>
  page.locator('.map[data-drawn="true"]').waitFor();
