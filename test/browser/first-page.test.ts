import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readRecordings } from '../../src/http/sandbox/recordings.ts';
import { whyNoBrowser } from '../harness/browser.ts';
import { dashboardStand, english } from './dashboard-stand.ts';

describe('the first page', { skip: whyNoBrowser() }, () => {
  const { open, becomes } = dashboardStand({ recordings: readRecordings() });

  test('says what this is, and finds an address in the sandbox, with the keyboard alone', async () => {
    const page = await open('/');
    await page.getByRole('heading', { level: 1, name: 'Геокодирование и маршруты' }).waitFor();
    await page.getByLabel('Адрес или место').focus();
    await page.keyboard.type('Ветроград, Посадская 11');
    await page.keyboard.press('Enter');
    const found = page.getByRole('list', { name: 'Что найдено' }).getByRole('listitem').first();
    assert.match(await found.innerText(), /Посадская улица, 11\s+дом\s+уверенность 100\s%/);
  });

  test('says that the sandbox has no recording, and what to do about it', async () => {
    const page = await open('/', english);
    await page.getByLabel('Address or place').fill('nothing recorded');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    assert.match(await page.getByRole('alert').innerText(), /has not recorded this\. Get a key below/);
  });

  test('asks the sandbox for no suggestions that it has no recording of, and says so', async () => {
    const page = await open('/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByLabel('Адрес или место').pressSequentially('qz', { delay: 200 });
    await page.getByText('Песочница подсказывает только для адресов из примеров').waitFor();
    await page.getByLabel('Адрес или место').fill('Ветро');
    await page.getByRole('option').first().waitFor();
    assert.deepEqual(asked.filter((path) => /\/v2\//.test(path)), ['/sandbox/v2/suggest']);
  });

  test('is light or dark as the system is, or as it was chosen, from the first paint on', async () => {
    const page = await open('/', { ...english, colorScheme: 'dark' });
    const ground = 'getComputedStyle(document.body).backgroundColor';
    const isDark = () => page.evaluate<boolean>(`${ground} === "rgb(16, 21, 19)"`);
    await becomes(isDark, true);
    await page.getByRole('button', { name: 'Theme: system' }).click();
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
    await page.getByRole('button', { name: 'Найти', exact: true }).waitFor();
    assert.equal(new URL(page.url()).searchParams.get('lang'), 'ru');
    await page.goto(new URL('/', page.url()).href);
    await speaks('ru');
    await page.goto(new URL('/?lang=en', page.url()).href);
    await speaks('en');
  });
});
