import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { whyNoBrowser } from '../harness/browser.ts';
import { linkMailedTo } from '../harness/outbox.ts';
import type { Platform } from '../harness/platform.ts';
import { dashboardStand, devices, english, isReadable, russian } from './dashboard-stand.ts';

const DELETE = /\S+\/dashboard\/delete#\S+/;

describe('deleting an account', { skip: whyNoBrowser() }, () => {
  const stand = dashboardStand();
  const { open, enter, here, askFor, dashboardOf } = stand;
  let platform: Platform;
  before(() => {
    ({ platform } = stand);
  });
  const statusOf = async (key: string): Promise<number> => (await askFor('/v2/account', key)).status;

  test('takes a link in a mail and a button; other tabs end, and the link is spent', async () => {
    stand.provoke('401 /v2/account');
    stand.provoke('404 /v2/account/delete');
    stand.provoke('404 /v2/session/link');
    const { page, email, key } = await enter();
    await page.getByRole('button', { name: 'Прислать ссылку для удаления' }).click();
    await page.getByRole('status').getByText(`Письмо на ${email} уже в пути`).waitFor();
    const link = here(await linkMailedTo(platform.dataDir, email, DELETE));
    const scanner = await open(link, english);
    await scanner.getByText('This account will be deleted').waitFor();
    await scanner.waitForLoadState('networkidle');
    assert.equal(await statusOf(key), 200, 'somebody only looked');

    const tab = await page.context().newPage();
    await tab.goto(link);
    await tab.getByText(email).waitFor();
    assert.equal(new URL(tab.url()).hash, '');
    await tab.getByRole('button', { name: 'Удалить навсегда' }).focus();
    await tab.keyboard.press('Enter');
    await tab.getByText(`Аккаунт ${email} удалён`).waitFor();
    assert.equal(await statusOf(key), 401);
    await page.getByText('В другой вкладке вышли из кабинета').waitFor();

    const again = await open(link);
    await again.getByRole('alert').getByText('Эта ссылка уже использована').waitFor();
    await scanner.getByRole('button', { name: 'Delete for good' }).click();
    await scanner.getByRole('alert').getByText('This link has been used').waitFor();
  });

  test('is left alone by who does not mean it, and by links that are broken, old or for something else', async () => {
    stand.provoke('400 /v2/session/link');
    stand.provoke('404 /v2/session/link');
    const { email } = await enter();
    const token = await platform.deletionToken(email);
    const page = await open(`/dashboard/delete#token=${token}`);
    await page.getByRole('link', { name: 'Не удалять' }).click();
    await page.getByRole('heading', { name: 'Вход' }).waitFor();
    assert.notEqual(await platform.stores.accounts.findByEmail(email), undefined);
    for (const wrong of ['', `#token=${token.slice(0, -4)}AAAA`, `#token=${await platform.signInToken(email)}`]) {
      const broken = await open(`/dashboard/delete${wrong}`);
      await broken.getByRole('alert').getByText('ничего не удаляет').waitFor();
    }
  });

  for (const [device, viewport] of devices) {
    test(`asks in a page that is whole and readable on ${device}`, async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page, email } = await enter({ ...russian, colorScheme, viewport });
        await dashboardOf(page, email);
        await isReadable(page, 'settings', device, colorScheme);
        const asking = await open(`/dashboard/delete#token=${await platform.deletionToken(email)}`,
          { ...russian, colorScheme, viewport });
        await asking.getByRole('button', { name: 'Удалить навсегда' }).waitFor();
        await isReadable(asking, 'delete', device, colorScheme);
        await asking.getByRole('button', { name: 'Удалить навсегда' }).click();
        await asking.getByText(`Аккаунт ${email} удалён`).waitFor();
        await isReadable(asking, 'deleted', device, colorScheme);
      }
    });
  }
});
