import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { whyNoBrowser } from '../harness/browser.ts';
import { call } from '../harness/call.ts';
import { linkMailedTo, tokenIn } from '../harness/outbox.ts';
import type { Platform } from '../harness/platform.ts';
import { dashboardStand, devices, english, isReadable, russian } from './dashboard-stand.ts';

const CONFIRM = /\S+\/dashboard\/confirm#\S+/;

describe('the link that confirms an address', { skip: whyNoBrowser() }, () => {
  const stand = dashboardStand();
  const { open, enter, here, somebody, askFor, dashboardOf } = stand;
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
    await dashboardOf(page, email);
    await page.getByRole('row').filter({ hasText: key.slice(0, 12) }).waitFor();
  });

  test('says what to do when it is broken or of somebody else', async () => {
    stand.provoke('404 /v2/session/link');
    await platform.issueKey('broken@example.ru');
    const link = here(await linkMailedTo(platform.dataDir, 'broken@example.ru', CONFIRM));
    const cut = await open(link.slice(0, link.indexOf('&')));
    await cut.getByRole('alert').getByText('Ссылка неполная').waitFor();
    const forged = await open(link.replace(tokenIn(link), `${tokenIn(link).slice(0, -4)}AAAA`));
    await forged.getByRole('alert').getByText('она действует семь дней').waitFor();
  });

  test('signs in once: used before, it says so and opens nothing', async () => {
    stand.provoke('404 /v2/session/link');
    stand.provoke('401 /v2/session/open');
    const email = somebody();
    await platform.issueKey(email);
    const link = here(await linkMailedTo(platform.dataDir, email, CONFIRM));
    const [first, second] = [await open(link), await open(link)];
    const sure = { name: 'Да, это мой ключ' };
    await second.getByRole('button', sure).waitFor();
    await first.getByRole('button', sure).click();
    await first.getByText(`Готово: ${email} подтверждён`).waitFor();
    await second.getByRole('button', sure).click();
    await second.getByRole('alert').getByText('Ссылка уже использована').waitFor();
    const third = await open(link);
    await third.getByRole('alert').getByText('Ссылка уже использована').waitFor();
    await third.getByRole('link', { name: 'Открыть кабинет' }).click();
    await third.getByRole('heading', { name: 'Вход' }).waitFor();
  });

  test('warns who is signed in as somebody else, and can confirm without changing that', async () => {
    for (const stays of [true, false]) {
      const { page, email } = await enter({ ...russian, viewport: devices[0][1] });
      const owner = somebody();
      const key = await platform.issueKey(owner);
      await page.goto(here(await linkMailedTo(platform.dataDir, owner, CONFIRM)));
      await page.getByRole('alert').getByText(`Сейчас вы вошли как ${email}, а ключ выпущен для ${owner}`).waitFor();
      await isReadable(page, 'confirm-swap', 'a phone', 'light');
      await page.getByRole('button', { name: stays ? `остаться ${email}` : `войти как ${owner}` }).click();
      await page.getByText(`Готово: ${owner} подтверждён`).waitFor();
      assert.equal(await isConfirmed(key), true);
      await page.getByRole('link', { name: 'Открыть кабинет' }).click();
      await dashboardOf(page, stays ? email : owner);
    }
  });

  test('does nothing on the page of sign-in links', async () => {
    const email = somebody();
    const key = await platform.issueKey(email);
    const token = tokenIn(await linkMailedTo(platform.dataDir, email, CONFIRM));
    const page = await open(`/dashboard#token=${token}`);
    await page.getByRole('alert').getByText('Ссылка уже использована или устарела').waitFor();
    assert.equal(await isConfirmed(key), false);
  });
});
