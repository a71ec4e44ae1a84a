import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { readRecordings } from '../../src/http/sandbox/recordings.ts';
import { whyNoBrowser } from '../harness/browser.ts';
import { linkMailedTo } from '../harness/outbox.ts';
import type { Platform } from '../harness/platform.ts';
import { dashboardStand, devices, english, isReadable, russian } from './dashboard-stand.ts';

const HERE = '/v2/reverse?lat=54.442&lon=148.3408';

describe('keys', { skip: whyNoBrowser() }, () => {
  const stand = dashboardStand({ recordings: readRecordings() });
  const { open, enter, here, somebody, askFor, becomes } = stand;
  let platform: Platform;
  before(() => {
    ({ platform } = stand);
  });

  test('begin with a form: from an address to a key, to the first answer, to the dashboard that has it', async () => {
    const email = somebody();
    const page = await open('/dashboard');
    await page.getByRole('button', { name: 'Получить первый ключ' }).click();
    await page.getByLabel('Электронная почта').fill(email);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ваш ключ готов' }).waitFor();
    const key = await page.locator('output').innerText();
    assert.equal((await askFor(HERE, key)).status, 200);
    assert.match(await page.locator('pre').innerText(), new RegExp(`Bearer ${key}" -G http`));
    await page.getByRole('link', { name: 'Попробовать на карте' }).click();
    await page.getByText(`Ключ ${key.slice(0, 12)}…`).waitFor();
    await page.getByRole('button', { name: 'Забыть ключ' }).click();

    await page.goto(here(await linkMailedTo(platform.dataDir, email, /\S+\/dashboard\/confirm#\S+/)));
    await page.getByRole('button', { name: 'Да, это мой ключ' }).click();
    await page.getByText(`${email} подтверждён`).waitFor();
    await page.getByRole('link', { name: 'Открыть кабинет' }).click();
    await stand.dashboardOf(page, email);
    await page.getByRole('row').filter({ hasText: key.slice(0, 12) }).waitFor();
  });

  test('are asked for by a link from elsewhere, and whoever has one goes back to sign in', async () => {
    stand.provoke('400 /v2/key');
    const page = await open('/dashboard?start=key', english);
    await page.getByLabel('E-mail address').fill('nobody@localhost');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Do you have a key? Sign in' }).click();
    await page.getByRole('button', { name: 'Send the link' }).waitFor();
  });

  test('say when they were used last, and which never were', async () => {
    const { page, key } = await enter();
    const row = page.getByRole('row').filter({ hasText: key.slice(0, 12) });
    await row.getByText('не было').waitFor();
    await askFor(HERE, key);
    await page.reload();
    await row.getByText(/\d{1,2} \S+ 20\d\d/).nth(1).waitFor();
    await page.getByLabel('Вид ключа').selectOption('test');
    await page.getByRole('button', { name: 'Создать ключ' }).click();
    await page.getByRole('button', { name: 'Закрыть' }).click();
    await page.getByRole('row').filter({ hasText: 'gk_test_' }).getByText('не считаются').waitFor();
  });

  /** How much further a dialog is from one edge of the screen than from the opposite one. */
  const marginsOf = (page: Page): Promise<number> => page.evaluate(`(() => {
    const { top, bottom } = document.querySelector('dialog[open]').getBoundingClientRect();
    return Math.abs(innerHeight - bottom - top);
  })()`);

  test('are revoked in one click, by their name, and refused with 401 from then on', async () => {
    const { page } = await enter(english);
    await page.getByLabel('A name to tell your keys apart').fill('Warehouse “North”');
    await page.getByRole('button', { name: 'Create the key' }).click();
    const key = await page.getByRole('dialog').locator('output').innerText();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
    await page.getByRole('alert').getByText('It has not been copied').waitFor();
    await isReadable(page, 'not-copied', 'a desk', 'light');
    assert.ok(await marginsOf(page) < 2, 'not centred');
    await page.getByRole('button', { name: 'Close anyway' }).click();
    assert.equal((await askFor(HERE, key)).status, 200);
    await page.getByRole('button', { name: `Revoke the key ${key.slice(0, 12)}` }).click();
    const question = page.getByRole('dialog', { name: `Revoke the key “Warehouse “North””, ${key.slice(0, 12)}…?` });
    await question.getByRole('button', { name: 'Revoke' }).click();
    await page.getByText(`The key ${key.slice(0, 12)}… is revoked.`).waitFor();
    await becomes(() => page.evaluate('document.activeElement.id'), 'keys');
    const refused = await askFor(HERE, key);
    assert.deepEqual([refused.status, (JSON.parse(refused.text) as { code: string }).code], [401, 'key_revoked']);
  });

  for (const [device, viewport] of devices) {
    test(`with long names leave the table whole on ${device}`, async () => {
      const { page, email } = await enter({ ...russian, viewport });
      const { id } = (await platform.stores.accounts.findByEmail(email))!;
      for (const label of ['Щ'.repeat(100), 'склад на севере '.repeat(6).trim()]) {
        await platform.stores.keys.create(id, { mode: 'live', label }, Date.now());
      }
      await page.reload();
      await page.getByText('склад на севере').waitFor();
      await isReadable(page, 'long-names', device, 'light');
      const heights = await page.getByRole('row').evaluateAll((rows) =>
        rows.map((row) => (row as unknown as { offsetHeight: number }).offsetHeight));
      assert.ok(Math.max(...heights) < 420, `a row is ${Math.max(...heights)} px high`);
    });
  }

  test('stay listed and lead back where the session is over meanwhile', async () => {
    stand.provoke('401 /v2/keys');
    const { page } = await enter();
    await page.context().clearCookies();
    await page.getByRole('button', { name: /Отозвать ключ/ }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click();
    await page.getByRole('alert').getByText('Сеанс закончился').waitFor();
    await becomes(() => page.getByRole('dialog').count(), 0);
  });
});
