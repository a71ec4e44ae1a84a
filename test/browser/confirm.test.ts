import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { whyNoBrowser } from '../harness/browser.ts';
import { call } from '../harness/call.ts';
import { linkMailedTo, tokenIn } from '../harness/outbox.ts';
import type { Platform } from '../harness/platform.ts';
import { dashboardStand, english } from './dashboard-stand.ts';

const CONFIRM = /\S+\/dashboard\/confirm#\S+/;

describe('the link that confirms an address', { skip: whyNoBrowser() }, () => {
  const stand = dashboardStand();
  const { open, here, somebody, askFor } = stand;
  let platform: Platform;
  before(() => {
    ({ platform } = stand);
  });
  const isConfirmed = async (key: string): Promise<boolean> =>
    (JSON.parse((await askFor('/v2/account', key)).text) as { confirmed: boolean }).confirmed;

  test('changes nothing when it is opened, by whatever program, and all of it by its button', async () => {
    const email = somebody();
    const key = await platform.issueKey(email);
    const link = await linkMailedTo(platform.dataDir, email, CONFIRM);
    const { status, text } = await call(platform.service.address, new URL(here(link)).pathname);
    assert.deepEqual([status, text.startsWith('<!doctype html>')], [200, true]);
    const page = await open(here(link), english);
    await page.getByText(`The key ${key.slice(0, 12)}… becomes a key of your account`).waitFor();
    await page.waitForLoadState('networkidle');
    assert.equal(new URL(page.url()).hash, '');
    assert.equal(await isConfirmed(key), false, 'somebody only looked');
    await page.getByRole('button', { name: 'Yes, this key is mine' }).click();
    await page.getByText(`Done: ${email} is confirmed`).waitFor();
    assert.equal(await isConfirmed(key), true);
    await page.getByRole('link', { name: 'Open the dashboard' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  test('says what to do when it is broken or of somebody else', async () => {
    stand.provoke('404 /v2/key/confirm');
    await platform.issueKey('broken@example.ru');
    const link = here(await linkMailedTo(platform.dataDir, 'broken@example.ru', CONFIRM));
    const cut = await open(link.slice(0, link.indexOf('&')));
    await cut.getByRole('alert').getByText('Ссылка неполная').waitFor();
    const forged = await open(link.replace(tokenIn(link), `${tokenIn(link).slice(0, -4)}AAAA`));
    await forged.getByRole('button', { name: 'Да, это мой ключ' }).click();
    await forged.getByRole('alert').getByText('Ссылка действует семь дней').waitFor();
  });
});
