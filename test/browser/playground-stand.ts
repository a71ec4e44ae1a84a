import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, afterEach, before } from 'node:test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Environment } from '../../src/config.ts';
import { openBrowser, openPage, violationsOf, type Watched } from '../harness/browser.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { prepareStand, serve, type Served, type Stand } from '../harness/served.ts';

export const russian = { locale: 'ru-RU', viewport: { width: 1280, height: 900 } };
export const english = { locale: 'en-GB', viewport: { width: 1280, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const overDemo = async (): Promise<Environment> => ({ ATLAS: await demoAtlasPath() });

/** The service as run from the command line, by default over the demonstration country, and a browser with WebGL. */
export function playgroundStand(settings: (folder: string) => Promise<Environment> = overDemo) {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-playground-'));
  let browser: Browser;
  let stand: Stand;
  let served: Served;
  const opened: Watched[] = [];
  let forgiven: RegExp | undefined;
  before(async () => {
    stand = await prepareStand(undefined as never, { folder });
    served = await serve(stand, undefined, await settings(folder));
    browser = await openBrowser({ withMaps: true });
  });
  after(async () => {
    await browser?.close();
    served?.process.kill('SIGTERM');
    await served?.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(async () => {
    for (const watched of opened.splice(0)) {
      const complaints = watched.complaints.filter((one) => !forgiven?.test(one));
      await endPage({ ...watched, complaints }, served.port);
    }
    forgiven = undefined;
  });
  return {
    /** Opens the playground, by default with a stored key. */
    async open(search: string, options: BrowserContextOptions = russian, withKey = true): Promise<Page> {
      const watched = await openPage(browser, options);
      opened.push(watched);
      const { page } = watched;
      if (withKey) await page.addInitScript(`localStorage.setItem('geokod.key', '${stand.key}')`);
      await page.goto(`http://127.0.0.1:${served.port}/${search}`);
      return page;
    },
    folder,
    /** The stored key. */
    key: () => stand.key,
    /** Makes the service reload its atlas, as after an import. */
    reload: () => void served.process.kill('SIGHUP'),
    /** Complaints of the browser that the current test expects. */
    forgive: (expected: RegExp) => void (forgiven = expected),
  };
}

/** Asserts that a page violated no policy, made no foreign requests and reported no errors. */
async function endPage({ page, complaints, hosts }: Watched, port: number): Promise<void> {
  assert.deepEqual(await violationsOf(page), []);
  assert.deepEqual(complaints, []);
  assert.deepEqual([...hosts].filter((host) => host !== ''), [`127.0.0.1:${port}`]);
  await page.context().close();
}

/** Waits until the map has drawn its current content. */
export const mapIsDrawn = (page: Page): Promise<void> =>
  page.locator('.map[data-drawn="true"]').waitFor();
