import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { guideNames } from '../../src/http/pages/docs/contents.ts';
import { openBrowser, openPage, violationsOf, whyNoBrowser, type Watched } from '../harness/browser.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { isAccessible } from './accessible.ts';
import { contrastsBelow, widerThanPage } from './readable.ts';

const phone = { viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1280, height: 900 } };
const russian = { locale: 'ru-RU' };
const english = { locale: 'en-GB' };

/** A page of each kind. */
const kinds = ['/docs', '/docs/quick-start', '/docs/addresses', '/docs/reference', '/docs/reference/geocode',
  '/docs/reference/updateAccount', '/docs/changelog', '/docs/errors', '/docs/search?q=API'];

describe('the guides, in a browser', { skip: whyNoBrowser() }, () => {
  let platform: Platform;
  let browser: Browser;
  before(async () => {
    [platform, browser] = await Promise.all([startPlatform(), openBrowser()]);
  });
  after(async () => {
    await browser?.close();
    await platform.close();
    assert.deepEqual(platform.service.failures, []);
  });

  const open = async (path: string, options: BrowserContextOptions): Promise<Watched> => {
    const watched = await openPage(browser, options);
    await watched.page.goto(platform.service.address + path);
    return watched;
  };
  const end = async ({ page, complaints, hosts }: Watched): Promise<void> => {
    assert.deepEqual(complaints, []);
    assert.deepEqual(await violationsOf(page), []);
    assert.deepEqual([...hosts], [new URL(platform.service.address).host]);
    await page.context().close();
  };

  for (const [device, size, colorScheme, language] of [
    ['a phone, light', phone, 'light', russian], ['a phone, dark', phone, 'dark', english],
    ['a desk, light', desk, 'light', english], ['a desk, dark', desk, 'dark', russian],
  ] as const) {
    test(`can be read by everybody on ${device}`, async () => {
      const watched = await open('/docs', { ...size, ...language, colorScheme });
      for (const path of kinds) {
        await watched.page.goto(platform.service.address + path);
        assert.deepEqual(await contrastsBelow(watched.page, 4.5), [], path);
        await isAccessible(watched.page, path);
        assert.equal(await watched.page.evaluate('document.documentElement.scrollWidth'), size.viewport.width, path);
      }
      await end(watched);
    });
  }

  test('are no wider than a phone, all of them in both languages', async () => {
    const watched = await open('/docs', phone);
    for (const lang of ['ru', 'en']) {
      for (const name of guideNames) {
        await watched.page.goto(`${platform.service.address}/docs/${name}?lang=${lang}`);
        const sticking = await widerThanPage(watched.page);
        assert.deepEqual(sticking.filter((one) => !/^(PRE|CODE|SPAN|BUTTON) /.test(one)), [], `${name} ${lang}`);
        assert.equal(await watched.page.evaluate('document.documentElement.scrollWidth'), 390, `${name} ${lang}`);
      }
    }
    await end(watched);
  });

  test('are searched from the keyboard, by a word in another form, while one types', async () => {
    const watched = await open('/docs/quick-start', { ...desk, ...russian });
    const { page } = watched;
    await page.keyboard.press('/');
    await page.keyboard.type('резервной копией');
    await page.getByRole('option').first().waitFor();
    const field = page.getByRole('combobox');
    assert.equal(await field.getAttribute('aria-expanded'), 'true');
    await isAccessible(page, 'the list of what was found');
    await page.keyboard.press('ArrowDown');
    assert.equal(await page.locator('[aria-selected=true]').count(), 1);
    await page.keyboard.press('Escape');
    assert.equal(await page.getByRole('option').count(), 0);
    await page.keyboard.type(' ');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/backup\?lang=ru/);
    assert.equal(await page.locator('h1').innerText(), 'Резервная копия и восстановление');
    await end(watched);
  });

  test('are searched without a script, and by who types what is no word', async () => {
    const watched = await open('/docs', { ...phone, ...english, javaScriptEnabled: false });
    const { page } = watched;
    await page.getByRole('searchbox').fill('rate_limited');
    await page.getByRole('button', { name: 'Search' }).click();
    assert.equal(await page.locator('.hits a').first().innerText(), 'rate_limited');
    await page.locator('.hits a').first().click();
    assert.match(page.url(), /\/docs\/errors\?lang=en#rate_limited$/);
    await page.getByRole('searchbox').fill('<b>"qzx\'</b>');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/search\?/);
    assert.match(await page.innerText('main'), /Nothing was found/);
    assert.equal(await page.getByRole('searchbox').inputValue(), '<b>"qzx\'</b>');
    await page.context().close();
  });

  test('change their language, and stay at what is read', async () => {
    const watched = await open('/docs/limits', { ...desk, ...russian });
    const { page } = watched;
    assert.equal(await page.locator('h1').innerText(), 'Ограничения');
    await page.getByRole('link', { name: 'In English' }).click();
    assert.equal(await page.locator('h1').innerText(), 'Limits');
    await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Webhooks' }).click();
    assert.equal(await page.locator('html').getAttribute('lang'), 'en');
    await end(watched);
  });

  test('are in the language that was chosen on another page, and it in theirs', async () => {
    const watched = await open('/dashboard/confirm', { ...desk, ...russian });
    const { page } = watched;
    const langOf = (): Promise<string> => page.evaluate('document.documentElement.lang');
    assert.equal(await langOf(), 'ru');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Documentation' }).click();
    await page.waitForURL(/\/docs\?/);
    assert.equal(await langOf(), 'en');
    await page.locator('.places').getByRole('link', { name: 'Status' }).click();
    await page.waitForURL(/\/status\?/);
    assert.equal(await langOf(), 'en');
    await page.goto(`${platform.service.address}/docs/limits?lang=en`);
    await page.getByRole('link', { name: 'По-русски' }).click();
    await page.waitForURL(/lang=ru/);
    await page.goto(`${platform.service.address}/dashboard/confirm`);
    await page.getByRole('link', { name: 'Документация' }).waitFor();
    await page.getByRole('link', { name: 'Статус' }).click();
    await page.waitForURL(/\/status\?/);
    assert.equal(await langOf(), 'ru');
    await end(watched);
  });

  test('show a sample in the language that was chosen last, by the keyboard too', async () => {
    const watched = await open('/docs/quick-start?lang=en', desk);
    const { page } = watched;
    const shown = page.locator('.sample:visible code').first();
    assert.match(await shown.innerText(), /^curl /);
    await page.locator('.samples input').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    assert.match(await shown.innerText(), /^from geokod import/);
    await page.goto(`${platform.service.address}/docs/reference/reverse?lang=en`);
    assert.match(await shown.innerText(), /^from geokod import/);
    await end(watched);
  });

  test('give their samples away at the press of a button', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const watched = await open('/docs/sandbox?lang=en', { ...desk, permissions });
    const { page } = watched;
    await page.locator('main .copy').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    assert.match(await page.evaluate('navigator.clipboard.readText()'), /^curl -sG "\$BASE\/sandbox/);
    await end(watched);
  });

  test('lead past what is on every page, and to the list of pages on a phone', async () => {
    const watched = await open('/docs/quick-start?lang=en', phone);
    const { page } = watched;
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Skip to the page');
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate('document.activeElement.id'), 'main');
    await page.getByRole('link', { name: 'Contents' }).click();
    assert.ok(await page.evaluate(`document.querySelector('#contents').getBoundingClientRect().top < innerHeight`));
    await end(watched);
  });

  test('are printed as what they say, without what leads elsewhere', async () => {
    const watched = await open('/docs/backup?lang=ru', desk);
    const { page } = watched;
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.top', '.side', '.steps']) assert.equal(await page.locator(part).isVisible(), false, part);
    assert.ok(await page.locator('main h2').first().isVisible());
    await end(watched);
  });
});
