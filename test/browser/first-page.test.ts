import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { readRecordings } from '../../src/http/sandbox/recordings.ts';
import { whyNoBrowser } from '../harness/browser.ts';
import type { Platform } from '../harness/platform.ts';
import { dashboardStand, devices, english, isReadable, russian } from './dashboard-stand.ts';

describe('the first page', { skip: whyNoBrowser() }, () => {
  const stand = dashboardStand({ recordings: readRecordings() });
  const { open, becomes } = stand;
  let platform: Platform;
  before(() => {
    ({ platform } = stand);
  });

  test('says what this is, and finds an address in the sandbox, with the keyboard alone', async () => {
    const page = await open('/');
    await page.getByRole('heading', { level: 1, name: 'Geokod' }).waitFor();
    await page.getByLabel('Адрес или место').focus();
    await page.keyboard.type('Ветроград, Посадская 11');
    await page.keyboard.press('Enter');
    const [found] = await page.getByRole('list', { name: 'Что найдено' }).getByRole('listitem').allInnerTexts();
    assert.match(found, /Посадская улица, 11\s+house\s+уверенность 100 %/);
  });

  test('finds what is asked with a key, which no reload of the tab forgets and no other tab knows', async () => {
    const page = await open('/', english);
    await page.getByLabel('Key').fill(` ${platform.key} `);
    await page.getByRole('button', { name: 'Use this key' }).click();
    await page.reload();
    await page.getByText(`Your key ${platform.key.slice(0, 12)}… is used.`).waitFor();
    await page.getByLabel('Address or place').fill('Посадская 5');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('list', { name: 'What was found' }).waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel('Key').waitFor();
    await page.evaluate('sessionStorage.clear()');
  });

  test('says what went wrong, with the number that whoever helps asks for', async () => {
    const page = await open('/', english);
    await page.getByLabel('Address or place').fill('nothing recorded');
    await page.getByRole('button', { name: 'Find' }).click();
    assert.match(await page.getByRole('alert').innerText(), /recorded[^]*no_recording\s+\w{26}/);
  });

  test('is light or dark as the system is, or as it was chosen, from the first paint on', async () => {
    const page = await open('/', { ...english, colorScheme: 'dark' });
    const ground = 'getComputedStyle(document.body).backgroundColor';
    const isDark = () => page.evaluate<boolean>(`${ground} === "rgb(16, 21, 19)"`);
    await becomes(isDark, true);
    await page.getByRole('button', { name: 'Theme: as the system' }).click();
    await becomes(isDark, false);
    await page.reload({ waitUntil: 'commit' });
    await becomes(() => page.evaluate('document.documentElement.dataset.theme ?? ""'), 'light');
    await becomes(isDark, false);
    await page.getByRole('button', { name: 'Theme: light' }).click();
    await becomes(isDark, true);
    await page.getByRole('button', { name: 'Theme: dark' }).click();
    assert.equal(await page.evaluate('localStorage.length'), 0);
  });

  test('speaks the language of its address, else the one that was chosen, else that of the browser', async () => {
    const page = await open('/', english);
    const speaks = (lang: string) => becomes(() => page.locator('html').getAttribute('lang').then(String), lang);
    await speaks('en');
    await page.getByRole('button', { name: 'Русский' }).click();
    await page.getByRole('button', { name: 'Найти' }).waitFor();
    assert.equal(new URL(page.url()).search, '?lang=ru');
    await page.goto(new URL('/', page.url()).href);
    await speaks('ru');
    await page.goto(new URL('/?lang=en', page.url()).href);
    await speaks('en');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [device, viewport] of devices) {
      test(`is whole and readable on ${device}, ${colorScheme}`, async () => {
        const page = await open('/', { ...russian, colorScheme, viewport });
        await page.getByLabel('Адрес или место').waitFor();
        await isReadable(page, 'first', device, colorScheme);
        await page.getByRole('button', { name: 'Vetrograd Posadskaya 11' }).click();
        await page.getByRole('list', { name: 'Что найдено' }).waitFor();
        await isReadable(page, 'found', device, colorScheme);
      });
    }
  }
});
