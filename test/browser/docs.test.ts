import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage, violationsOf, whyNoBrowser, type Watched } from '../harness/browser.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { contrastsBelow, widerThanPage } from './readable.ts';

const screens = {
  'a desk': { width: 1280, height: 900 },
  'a phone': { width: 390, height: 844 },
} as const;

describe('the pages of documentation, in a browser', { skip: whyNoBrowser() }, () => {
  let platform: Platform;
  let browser: Browser;
  before(async () => {
    platform = await startPlatform();
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await platform.close();
    assert.deepEqual(platform.service.failures, []);
  });

  const open = async (screen: keyof typeof screens, path: string): Promise<Watched> => {
    const watched = await openPage(browser, { viewport: screens[screen] });
    await watched.page.goto(platform.service.address + path);
    return watched;
  };
  const nothingWrong = async ({ page, complaints, hosts }: Watched): Promise<void> => {
    assert.deepEqual(complaints, []);
    assert.deepEqual(await violationsOf(page), []);
    assert.deepEqual([...hosts], [new URL(platform.service.address).host]);
  };
  const widthOf = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth');

  test('what its policy forbids is noticed, or its silence would say nothing', async () => {
    const watched = await open('a desk', '/docs/errors');
    await watched.page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<p style="color: red">')`);
    await watched.page.waitForFunction('violations.length > 0');
    assert.equal((await violationsOf(watched.page))[0], 'style-src-attr inline');
    await watched.page.context().close();
  });

  for (const screen of ['a desk', 'a phone'] as const) {
    test(`the page of errors fits ${screen}, and marks the one that was asked for`, async () => {
      const watched = await open(screen, '/docs/errors#quota_exhausted');
      assert.equal(await widthOf(watched.page), screens[screen].width);
      assert.equal(await watched.page.locator(':target').getAttribute('id'), 'quota_exhausted');
      assert.ok(await watched.page.evaluate(`document.querySelector(':target').getBoundingClientRect().top >= 0`));
      await nothingWrong(watched);
      await watched.page.context().close();
    });
  }

  for (const [colorScheme, locale] of [['light', 'ru-RU'], ['dark', 'en-GB']] as const) {
    test(`the page of errors is readable in the ${colorScheme}, without scripts, in ${locale}`, async () => {
      const watched = await openPage(browser, {
        colorScheme, locale, viewport: screens['a phone'], javaScriptEnabled: false,
      });
      const { page } = watched;
      await page.goto(`${platform.service.address}/docs/errors`);
      assert.deepEqual(await contrastsBelow(page, 4.5), []);
      assert.deepEqual(await widerThanPage(page), []);
      await nothingWrong(watched);
      await page.context().close();
    });
  }

  test('the page of errors changes its language, and stays at the code that is read', async () => {
    const watched = await openPage(browser, { locale: 'ru-RU', viewport: screens['a phone'] });
    const { page } = watched;
    await page.goto(`${platform.service.address}/docs/errors#rate_limited`);
    await page.locator(':target').getByRole('link', { name: 'In English' }).click();
    await page.locator(':target').getByText('Wait as many seconds as Retry-After says').waitFor();
    assert.match(page.url(), /\/docs\/errors\?lang=en#rate_limited$/);
    await nothingWrong(watched);
    await page.context().close();
  });
});
