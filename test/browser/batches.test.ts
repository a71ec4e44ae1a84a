import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { workOffNext } from '../harness/batch-work.ts';
import { whyNoBrowser } from '../harness/browser.ts';
import { call } from '../harness/call.ts';
import type { Platform } from '../harness/platform.ts';
import { dashboardStand, devices, english, isReadable, russian } from './dashboard-stand.ts';

const ROWS = 'адрес\nПосадская 1\nПосадская 2\nПосадская 3\n';

describe('the batch jobs of the dashboard', { skip: whyNoBrowser() }, () => {
  const stand = dashboardStand();
  const { enter } = stand;
  let platform: Platform;
  before(() => {
    ({ platform } = stand);
  });

  const section = (page: Page): Locator => page.getByRole('region', { name: /^(Пакетные задания|Batch jobs)$/ });
  const send = async (page: Page, key: string, label: string): Promise<void> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'text/csv' };
    const path = `/v2/batch?label=${encodeURIComponent(label)}`;
    assert.equal((await call(platform.service.address, path, { method: 'POST', body: ROWS, headers })).status, 202);
    await page.reload();
    await section(page).scrollIntoViewIfNeeded();
  };

  test('are watched and fetched: from the queue to the result', async () => {
    const { page, key } = await enter();
    await section(page).scrollIntoViewIfNeeded();
    await section(page).getByText('Заданий пока не было').waitFor();
    await send(page, key, 'адреса.csv');
    const job = section(page).getByRole('listitem', { name: 'адреса.csv' });
    await job.getByText('в очереди').waitFor();
    await job.getByRole('progressbar', { name: 'Готово 0 из 3' }).waitFor();
    await workOffNext(platform, ['Посадская 1,ok\n']);
    await job.getByText('готово', { exact: true }).waitFor();
    await job.getByText(/Строк: 3 · Найдено 2, не найдено 1, без адреса 0 · Результат хранится до/).waitFor();
    for (const [link, begin] of [['Скачать CSV', 'адрес'], ['Скачать для Excel', 'адрес']] as const) {
      const [file] = await Promise.all([page.waitForEvent('download'), job.getByRole('link', { name: link }).click()]);
      assert.match(file.suggestedFilename(), /^\w+\.csv$/);
      const text = (await readFile(await file.path(), 'utf8')).replace('\ufeff', '');
      assert.ok(text.startsWith(begin), text.slice(0, 40));
      assert.ok(text.includes('Посадская 1'));
    }
  });

  test('are sent from the map page with a key of this account, which it takes one click to make', async () => {
    const { page, email } = await enter();
    const keysOnMap = () => page.evaluate<string | null>(`localStorage.getItem('geokod.key')`);
    await page.evaluate(`localStorage.setItem('geokod.key', '${await platform.issueKey('else@example.ru')}')`);
    const begin = () => section(page).getByRole('button', { name: 'Отправить файл' }).click();
    await begin();
    const dialog = page.getByRole('dialog', { name: 'Отправить файл с карты' });
    await isReadable(page, 'send-file', 'a desk', 'light');
    await dialog.getByRole('button', { name: 'Создать ключ и продолжить' }).click();
    await page.waitForURL('**/?panel=batch*');
    const key = (await keysOnMap())!;
    await page.getByText(key.slice(0, 12)).waitFor();
    const headers = { authorization: `Bearer ${key}` };
    const { text } = await call(platform.service.address, '/v2/account', { headers });
    assert.equal((JSON.parse(text) as { email: string }).email, email);
    await page.goBack();
    await page.getByRole('row').filter({ hasText: key.slice(0, 12) }).getByText('Карта в браузере').waitFor();
    await begin();
    await page.waitForURL('**/?panel=batch*');
    assert.equal(await keysOnMap(), key, 'a key that is there already');
    await page.evaluate(`localStorage.removeItem('geokod.key')`);
  });

  test('are stopped when that is meant', async () => {
    const { page, key } = await enter(english);
    await send(page, key, 'адреса.csv');
    const job = section(page).getByRole('listitem', { name: 'адреса.csv' });
    await job.getByRole('button', { name: 'Stop' }).click();
    const question = page.getByRole('dialog', { name: 'Stop the job “адреса.csv”?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await job.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
    await job.getByText(/^(stopping|stopped)$/).waitFor();
  });

  for (const [device, viewport] of devices) {
    test(`are whole and readable on ${device}, light and dark`, async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page, key } = await enter({ ...russian, colorScheme, viewport });
        await send(page, key, 'первое');
        await workOffNext(platform, ['Посадская 1,ok\n']);
        await section(page).getByText('готово', { exact: true }).waitFor();
        await send(page, key, 'второе');
        await section(page).getByRole('listitem', { name: 'второе' }).waitFor();
        await isReadable(page, 'batches', device, colorScheme);
        await section(page).getByRole('button', { name: 'Остановить' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Остановить' }).click();
      }
    });
  }
});
