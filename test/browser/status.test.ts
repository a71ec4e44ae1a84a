import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { xmlFaults } from './well-formed.ts';
import { AppError } from '../../src/errors.ts';
import type { StatusBoard } from '../../src/store/status/board.ts';
import { openBrowser, openPage, violationsOf, whyNoBrowser } from '../harness/browser.ts';
import { call } from '../harness/call.ts';
import { madeUpPanel } from '../harness/made-up-panel.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

const NOON = Date.parse('2026-11-23T09:00:00Z');
/** Where people may look at the pages. */
const shots = process.env['STATUS_SHOTS'];

describe('the page of the status', { skip: whyNoBrowser() }, () => {
  let platform: Platform;
  let browser: Browser;
  let read: StatusBoard['read'];
  const panel = madeUpPanel(NOON);
  before(async () => {
    platform = await startPlatform({ board: { read: (now) => read(now) } });
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    await platform.close();
  });
  const address = (): string => platform.service.address;

  for (const lang of ['ru', 'en'] as const) {
    for (const [colorScheme, width] of [['light', 1200], ['dark', 360]] as const) {
      it(`fits ${width} pixels, ${colorScheme}, in ${lang}, without a script`, async () => {
        read = async () => ({ panel, isStale: false });
        const options = { colorScheme, viewport: { width, height: 800 }, javaScriptEnabled: true };
        const { page, complaints, hosts } = await openPage(browser, options);
        await page.goto(`${address()}/status?lang=${lang}`);
        assert.equal(await page.evaluate('document.scripts.length'), 0);
        assert.ok(Number(await page.evaluate('document.documentElement.scrollWidth')) <= width);
        assert.equal(await page.locator('.bars').count(), 4);
        assert.equal(await page.locator('.bars >> nth=0').locator('rect').count(), 90);
        assert.equal(await page.locator('tbody tr').count(), 20);
        assert.match(await page.innerText('.incidents'), /<маршрутизатор> & "кабель"/);
        assert.deepEqual([complaints, await violationsOf(page), hosts.size], [[], [], 1]);
        if (shots) {
          mkdirSync(shots, { recursive: true });
          await page.screenshot({ path: `${shots}/${lang}-${colorScheme}.png`, fullPage: true });
        }
        await page.context().close();
      });
    }
  }

  it('says when it is what was known last, and is there when nothing is known', async () => {
    read = async () => ({ panel, isStale: true });
    assert.match((await call(address(), '/status?lang=en')).text, /Nothing newer can be read at present/);
    read = () => Promise.reject(new AppError('temporarily_unavailable', 'away'));
    const { status, text } = await call(address(), '/status?lang=en');
    assert.equal(status, 200);
    assert.match(text, /There is no data yet/);
  });

  it('is kept by those who have it, until something changes', async () => {
    read = async () => ({ panel, isStale: false });
    const first = await call(address(), '/status?lang=en');
    const headers = { 'if-none-match': first.headers.get('etag')! };
    assert.equal((await call(address(), '/status?lang=en', { headers })).status, 304);
    read = async () => ({ panel: madeUpPanel(NOON + 3_600_000), isStale: false });
    assert.equal((await call(address(), '/status?lang=en', { headers })).status, 200);
  });

  it('has a feed of incidents that is well-formed', async () => {
    read = async () => ({ panel, isStale: false });
    const { text, headers } = await call(address(), '/status/feed.atom?lang=ru');
    assert.equal(headers.get('content-type'), 'application/atom+xml; charset=utf-8');
    assert.deepEqual(xmlFaults(text), []);
    assert.equal(text.match(/<entry>/g)?.length, 2);
    assert.match(text, /&lt;маршрутизатор&gt; &amp; &quot;кабель&quot;/);
  });
});
