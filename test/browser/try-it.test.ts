import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, test } from 'node:test';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { readRecordings } from '../../src/http/sandbox/recordings.ts';
import { openBrowser, openPage, violationsOf, whyNoBrowser, type Watched } from '../harness/browser.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { isAccessible } from './accessible.ts';
import { contrastsBelow, widerThanPage } from './readable.ts';

const desk = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const russian = { locale: 'ru-RU' };
const english = { locale: 'en-GB' };

/** The browser's own line about a refusal, which is what these tests provoke. */
const REFUSED = /Failed to load resource: the server responded with a status of 4/;

describe('the panel in which an operation is tried', { skip: whyNoBrowser() }, () => {
  let platform: Platform;
  let browser: Browser;
  const opened: Watched[] = [];
  let isRefused = false;
  before(async () => {
    platform = await startPlatform({ recordings: readRecordings(), manyAddresses: true });
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await platform.close();
    assert.deepEqual(platform.service.failures, []);
  });
  afterEach(async () => {
    for (const { page, complaints, hosts } of opened.splice(0)) {
      assert.deepEqual(complaints.filter((one) => !isRefused || !REFUSED.test(one)), []);
      assert.deepEqual(await violationsOf(page), []);
      assert.deepEqual([...hosts].filter((host) => host !== ''), [new URL(platform.service.address).host]);
      await page.context().close();
    }
    isRefused = false;
  });

  const openTry = async (
    operation: string, options: BrowserContextOptions = { ...desk, ...english },
    { key, cookie }: { readonly key?: string; readonly cookie?: string } = {},
  ): Promise<{ page: Page; panel: Locator }> => {
    const watched = await openPage(browser, options);
    opened.push(watched);
    const { page } = watched;
    if (key !== undefined) await page.addInitScript(`localStorage.setItem('geokod.key', '${key}')`);
    const [name, value] = cookie?.split('=') ?? [];
    if (name !== undefined) await page.context().addCookies([{ name, value, url: platform.service.address }]);
    await page.goto(`${platform.service.address}/docs/reference/${operation}`);
    const panel = page.locator('#try');
    await panel.locator('summary').first().click();
    await panel.locator('button[type=submit]').waitFor();
    return { page, panel };
  };
  const send = async (panel: Locator): Promise<string> => {
    await panel.locator('button[type=submit]').click();
    await panel.locator('.outcome').waitFor();
    return panel.locator('.reply').innerText();
  };

  test('is loaded only when a reader opens it', async () => {
    const watched = await openPage(browser, { ...desk, ...english });
    opened.push(watched);
    const asked: string[] = [];
    watched.page.on('request', (request) => asked.push(request.url()));
    await watched.page.goto(`${platform.service.address}/docs/reference/geocode`);
    await watched.page.waitForLoadState('networkidle');
    assert.deepEqual(asked.filter((url) => /try-it/.test(url)), []);
    await watched.page.locator('#try > summary').click();
    await watched.page.locator('#try button[type=submit]').waitFor();
    assert.equal(asked.filter((url) => /try-it/.test(url)).length, 2, 'a script and a style');
  });

  test('asks in the sandbox without a key, by the keyboard alone', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, panel } = await openTry('geocode', { ...desk, ...english, permissions });
    assert.equal(await panel.locator('input[name=q]').inputValue(), 'Ветроград, Посадская 11');
    assert.equal(await panel.locator('input[name=limit]').inputValue(), '5');
    assert.deepEqual(await panel.locator('select[name=lang] option').allInnerTexts(), ['ru', 'en', 'local']);
    await panel.locator('input[name=q]').focus();
    await page.keyboard.press('Enter');
    await panel.locator('.outcome').waitFor();
    const reply = await panel.locator('.reply').innerText();
    assert.match(reply, /^200 OK\s+[\d,]+ ms/);
    assert.match(reply, /curl -s -G 'http:[^']+\/sandbox\/v2\/geocode'[^]*-urlencode 'q=Ветроград, Посадская 11'/);
    assert.match(reply, /"address": "[^"]*Посадская улица, 11/);
    assert.doesNotMatch(reply, /Authorization|limit=/);
    await page.locator('.reply .copy').first().click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    assert.match(await page.evaluate('navigator.clipboard.readText()'), /^curl -s -G '/);
    await panel.getByText(/Response headers: \d+/).click();
    assert.match(await panel.locator('.headers').innerText(), /x-sandbox\s+true/);
  });

  test('knows the key that the map keeps, and keeps that entered here', async () => {
    const { panel } = await openTry('getAccount', undefined, { key: platform.key });
    assert.equal(await panel.locator('input[name=key]').inputValue(), platform.key);
    const reply = await send(panel);
    assert.match(reply, /"email": "owner@example.ru"/);
    assert.match(reply, /Authorization: Bearer gk_live_\w{4}…/);
    assert.ok(!reply.includes(platform.key), 'a command that is shown does not give the key away');

    const { page: other, panel: emptyHanded } = await openTry('getAccount');
    await emptyHanded.getByLabel('key', { exact: true }).check();
    await emptyHanded.getByLabel('Key', { exact: true }).fill(platform.key);
    await send(emptyHanded);
    assert.equal(await other.evaluate(`localStorage.getItem('geokod.key')`), platform.key);
  });

  test('sends the body of a POST as it is in the editor', async () => {
    const { panel } = await openTry('route');
    const body = panel.locator('textarea[name=body]');
    assert.match(await body.inputValue(), /"points": \[/);
    const reply = await send(panel);
    assert.match(reply, /^200 OK/);
    assert.match(reply, /Content-Type: application\/json' \\\s+--data-binary '\{/);
    assert.match(reply, /"distance_m": \d+/);
    isRefused = true;
    await body.fill('{"profile": "tank", "points": []}');
    await panel.locator('button[type=submit]').click();
    await panel.locator('.code.bad').waitFor();
    assert.match(await panel.locator('.reply .alert').innerText(), /\/profile/);
  });

  test('says in words what is wrong with a value, at its field', async () => {
    isRefused = true;
    const { page, panel } = await openTry('geocode', { ...desk, ...russian });
    await panel.locator('input[name=limit]').fill('сто');
    const reply = await send(panel);
    assert.match(reply, /^400/);
    assert.match(reply, /limit: [^]*Что значит этот код/);
    const field = panel.locator('input[name=limit]');
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
    const fault = await page.locator(`#${(await field.getAttribute('aria-describedby'))!.split(' ')[0]}`).innerText();
    assert.match(fault, /[а-я]{3}/);
    await isAccessible(page, 'a refusal');
  });

  test('does not send a request without what it must have, and goes to that field', async () => {
    const { page, panel } = await openTry('reverse', { ...desk, ...russian });
    await panel.locator('input[name=lat]').fill(' ');
    await panel.locator('button[type=submit]').click();
    await panel.getByText('Заполните это поле.').waitFor();
    assert.equal(await page.evaluate('document.activeElement.name'), 'lat');
    assert.equal(await panel.locator('.outcome').count(), 0);
  });

  test('says that the sandbox has no recording, and what a browser cannot send', async () => {
    isRefused = true;
    const { panel } = await openTry('geocode', { ...phone, ...russian });
    await panel.locator('input[name=q]').fill('Гейдельберг');
    assert.match(await send(panel), /^404[^]*no_recording/);
    await panel.getByLabel('ключ', { exact: true }).check();
    await panel.getByLabel('Ключ', { exact: true }).fill('ключ');
    await panel.locator('button[type=submit]').click();
    await panel.getByText('недопустимые символы').waitFor();
  });

  test('uploads a table as a file, and as text', async () => {
    const { panel } = await openTry('submitBatch');
    assert.match(await panel.locator('textarea').inputValue(), /^id,адрес/);
    assert.match(await send(panel), /^202[^]*Content-Type: text\/csv/);
    await panel.getByLabel('Body type').selectOption('multipart/form-data');
    await panel.locator('button[type=submit]').click();
    await panel.getByText('Choose a file.').waitFor();
    const buffer = Buffer.from('address\nВетроград, Посадская 11\n');
    await panel.getByLabel('File').setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer });
    await panel.locator('button[type=submit]').click();
    await panel.getByText(`-F 'file=@mine.csv'`).waitFor();
    assert.match(await panel.locator('.reply').innerText(), /^202/);
  });

  test('gives an answer that is no text as a file', async () => {
    const { page, panel } = await openTry('getInvoiceDocument');
    await panel.locator('select[name=format]').selectOption('csv');
    await send(panel);
    const [download] = await Promise.all([
      page.waitForEvent('download'), panel.getByRole('link', { name: /^Download / }).click(),
    ]);
    assert.ok(readFileSync(await download.path()).length > 0);
  });

  test('asks as whoever is signed in, in the session’s operations and in those of an account', async () => {
    await platform.issueKey('reader@example.ru', { confirmed: true });
    const { cookie } = await platform.openSession('reader@example.ru');
    const session = { cookie: cookie.split(';')[0] };
    const { panel } = await openTry('getSession', { ...desk, ...russian }, session);
    assert.equal(await panel.locator('input[name=asker]').count(), 0);
    assert.match(await send(panel), /^200/);
    const { panel: account } = await openTry('getAccount', { ...desk, ...russian }, session);
    await account.getByLabel('вход в кабинет').check();
    assert.match(await send(account), /"email": "reader@example.ru"/);
    const { panel: update } = await openTry('updateAccount', { ...desk, ...russian }, session);
    await update.getByLabel('вход в кабинет').check();
    await update.getByText('Это настоящий запрос: он изменит учётную запись.').waitFor();
    await update.locator('textarea').fill('{"alerts": {"thresholds": [50]}}');
    assert.match(await send(update), /^200/);
  });

  for (const [device, size] of [['a desk', desk], ['a phone', phone]] as const) {
    for (const [colorScheme, language] of [['light', russian], ['dark', english]] as const) {
      test(`can be read by everybody, ${colorScheme}, on ${device}`, async () => {
        for (const operation of ['geocode', 'submitBatch', 'route', 'suggest']) {
          const { page, panel } = await openTry(operation, { ...size, ...language, colorScheme });
          for (const fold of await panel.locator('.rest > summary').all()) await fold.click();
          await send(panel);
          await panel.locator('.reply .rest > summary').click();
          assert.deepEqual(await contrastsBelow(page, 4.5), [], operation);
          await isAccessible(page, operation);
          assert.equal(await page.evaluate('document.documentElement.scrollWidth'), size.viewport.width, operation);
          const sticking = await widerThanPage(page);
          assert.deepEqual(sticking.filter((one) => !/^(PRE|CODE|SPAN|BUTTON) /.test(one)), [], operation);
        }
      });
    }
  }
});
