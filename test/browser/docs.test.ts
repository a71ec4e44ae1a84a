import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { readRecordings } from '../../src/http/sandbox/recordings.ts';
import { openBrowser, openPage, violationsOf, whyNoBrowser, type Watched } from '../harness/browser.ts';
import { contract } from '../harness/conformance.ts';
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
    platform = await startPlatform({ recordings: readRecordings(), manyAddresses: true });
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await platform.close();
    assert.deepEqual(platform.service.failures, []);
  });

  const open = async (screen: keyof typeof screens, path = '/docs/try'): Promise<Watched> => {
    const watched = await openPage(browser, { viewport: screens[screen] });
    await watched.page.goto(platform.service.address + path);
    if (path === '/docs/try') await watched.page.waitForSelector('.opblock');
    return watched;
  };
  const nothingWrong = async ({ page, complaints, hosts }: Watched): Promise<void> => {
    assert.deepEqual(complaints, []);
    assert.deepEqual(await violationsOf(page), []);
    assert.deepEqual([...hosts], [new URL(platform.service.address).host]);
  };
  const widthOf = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth');

  test('what its policy forbids is noticed, or its silence would say nothing', async () => {
    const watched = await open('a desk');
    await watched.page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<p style="color: red">')`);
    await watched.page.waitForFunction('violations.length > 0');
    assert.equal((await violationsOf(watched.page))[0], 'style-src-attr inline');
    await watched.page.context().close();
  });

  for (const screen of ['a desk', 'a phone'] as const) {
    describe(`on ${screen}`, () => {
      test('shows every operation, and neither it nor the browser has anything to complain of', async () => {
        const watched = await open(screen);
        assert.equal(await watched.page.locator('.opblock').count(), contract.operations.length);
        assert.equal(await watched.page.locator('.errors-wrapper, .opblock-warning, .version-pragma').count(), 0);
        assert.doesNotMatch(await watched.page.innerText('body'), /warning|not supported/i);
        assert.equal(await widthOf(watched.page), screens[screen].width);
        await nothingWrong(watched);
        await watched.page.context().close();
      });

      test('tries an operation of the sandbox, and one that needs no key', async () => {
        const watched = await open(screen);
        const { page } = watched;
        await page.selectOption('.servers select', '/sandbox');
        const reverse = page.locator('#operations-geocoding-reverse');
        await reverse.locator('.opblock-summary-control').click();
        await reverse.locator('.try-out__btn').click();
        await reverse.locator('.execute').click();
        const answer = reverse.locator('.live-responses-table');
        await answer.waitFor();
        assert.match(await answer.innerText(), /200[^]*Посадская улица, 11[^]*x-sandbox: true/);

        await page.selectOption('.servers select', '/');
        const issueKey = page.locator('#operations-keys-issueKey');
        await issueKey.locator('.opblock-summary-control').click();
        await issueKey.locator('.try-out__btn').click();
        await issueKey.locator('tr[data-param-name=email] input').fill('почта@пример.рф');
        await issueKey.locator('.execute').click();
        await issueKey.locator('.live-responses-table').waitFor();
        assert.match(await issueKey.locator('.live-responses-table').innerText(), /gk_live_[0-9A-Za-z]{36}/);
        assert.equal(await widthOf(page), screens[screen].width);
        await nothingWrong(watched);
        await page.context().close();
      });
    });
  }

  test('is not wider than a phone, whatever is opened', async () => {
    const watched = await open('a phone');
    const { page } = watched;
    for (const operation of ['geocoding-reverse', 'keys-createKey', 'account-updateAccount', 'session-endSession']) {
      await page.click(`#operations-${operation} .opblock-summary-control`);
      await page.waitForSelector(`#operations-${operation} .responses-inner`);
    }
    await page.locator('section.models button').first().click();
    await page.waitForSelector('.models .json-schema-2020-12');
    assert.equal(await widthOf(page), screens['a phone'].width);
    await nothingWrong(watched);
    await page.context().close();
  });

  test('is worked by the keyboard alone, and shows where it is', async () => {
    const watched = await open('a desk');
    const { page } = watched;
    const current = (): Promise<string> =>
      page.evaluate(`document.activeElement.className + ' ' + (document.activeElement.ariaLabel ?? '')`);
    const tabTo = async (wanted: RegExp): Promise<void> => {
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press('Tab');
        if (wanted.test(await current())) return;
      }
      assert.fail(`the Tab key does not come to ${wanted.source}`);
    };
    for (let presses = 0; !(await page.evaluate(`document.activeElement.matches('.servers select')`)); presses++) {
      assert.ok(presses < 20, 'the Tab key does not come to the list of servers');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowDown');
    assert.equal(await page.inputValue('.servers select'), '/sandbox');
    await tabTo(/^btn authorize/);
    await tabTo(/opblock-summary-control/);
    const outline = 'getComputedStyle(document.activeElement).outlineStyle';
    assert.notEqual(await page.evaluate(outline), 'none');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.try-out__btn');
    await tabTo(/try-out__btn/);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.execute');
    await tabTo(/execute/);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.live-responses-table');
    assert.match(await page.innerText('.live-responses-table'), /Посадская улица, 11/);
    await nothingWrong(watched);
    await page.context().close();
  });

  test('asks with a key that it was given', async () => {
    const watched = await open('a desk');
    const { page } = watched;
    await page.click('.btn.authorize');
    const scheme = page.locator('.auth-container', { hasText: 'bearer' }).first();
    await scheme.locator('input').fill(platform.key);
    await scheme.locator('button.authorize').click();
    await page.click('.btn-done');
    const account = page.locator('#operations-account-getAccount');
    await account.locator('.opblock-summary-control').click();
    await account.locator('.try-out__btn').click();
    await account.locator('.execute').click();
    await account.locator('.live-responses-table').waitFor();
    assert.match(await account.locator('.live-responses-table').innerText(), /"email": "owner@example.ru"/);
    await nothingWrong(watched);
    await page.context().close();
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
