import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { whyNoBrowser } from '../harness/browser.ts';
import { tokenIn } from '../harness/outbox.ts';
import type { Platform } from '../harness/platform.ts';
import { dashboardStand, devices, english, isReadable, russian } from './dashboard-stand.ts';

describe('the link that signs in to the dashboard', { skip: whyNoBrowser() }, () => {
  const stand = dashboardStand();
  const { open, enter, somebody, signInAs, dashboardOf } = stand;
  let platform: Platform;
  before(() => {
    ({ platform } = stand);
  });

  const known = async (): Promise<string> => {
    const email = somebody();
    await platform.issueKey(email, { confirmed: true });
    return email;
  };
  const linkOf = async (email: string): Promise<string> => `/dashboard#token=${await platform.signInToken(email)}`;
  const another = (page: Page): Promise<Page> => page.context().newPage();
  const goto = (page: Page, path: string) => page.goto(new URL(path, platform.service.address).href);

  test('is not spent by a scanner that opens it and runs its scripts, but does not press', async () => {
    const email = await known();
    const link = await linkOf(email);
    const scanner = await open(link, english);
    await scanner.getByRole('button', { name: `Sign in as ${email}` }).waitFor();
    await scanner.waitForLoadState('networkidle');
    assert.deepEqual(await scanner.context().cookies(), []);
    assert.equal(new URL(scanner.url()).hash, '');
    const owner = await open(link);
    await owner.getByText('Ссылка из письма открывает кабинет').waitFor();
    await signInAs(owner, email);
  });

  test('warns who is signed in as somebody else, and leaves that as it is unless it is meant', async () => {
    const { page, email } = await enter();
    const stranger = await known();
    const link = await linkOf(stranger);
    await goto(page, link);
    const warning = page.getByRole('alert');
    await warning.getByText(`Сейчас вы вошли как ${email}, а ссылка открывает кабинет ${stranger}`).waitFor();
    await page.getByRole('button', { name: `Остаться: ${email}` }).click();
    await dashboardOf(page, email);
    await page.reload();
    await dashboardOf(page, email);
    await goto(page, link); // the link was not used up
    await signInAs(page, stranger);
  });

  test('is not needed by who is signed in already, and stays unspent', async () => {
    const { page, email } = await enter(english);
    const link = await linkOf(email);
    await goto(page, link);
    await page.getByText(`You are already signed in as ${email}`).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dashboardOf(page, email);
    await signInAs(await open(link), email);
  });

  test('when it is over, leaves who is signed in where he was, and says so', async () => {
    const { page, email } = await enter();
    const link = await linkOf(await known());
    await platform.stores.sessions.open(tokenIn(link), Date.now());
    await goto(page, link);
    stand.provoke('404 /v2/session/link');
    await page.getByRole('alert').getByText('Ссылка уже использована или устарела').waitFor();
    await dashboardOf(page, email);
    await goto(page, `${link.slice(0, -4)}AAAA`);
    await page.getByRole('alert').getByText('Ссылка уже использована или устарела').waitFor();
  });

  test('spent between the question and the button, says so', async () => {
    const email = await known();
    const link = await linkOf(email);
    const page = await open(link);
    await page.getByRole('button', { name: `Войти как ${email}` }).waitFor();
    await platform.stores.sessions.open(tokenIn(link), Date.now());
    stand.provoke('401 /v2/session/open');
    await page.getByRole('button', { name: `Войти как ${email}` }).click();
    await page.getByRole('alert').getByText('Ссылка уже использована или устарела').waitFor();
  });

  test('makes all tabs agree: in every one of them the same account, or nobody', async () => {
    const { page, email } = await enter();
    const other = await known();
    const tab = await another(page);
    await goto(tab, '/dashboard');
    await dashboardOf(tab, email);
    await page.getByLabel('ИНН', { exact: true }).fill('7707083893');
    await goto(tab, await linkOf(other));
    await signInAs(tab, other);
    await page.getByText(`В другой вкладке вошли как ${other}`).waitFor();
    await dashboardOf(page, other);
    assert.equal(await page.getByLabel('ИНН', { exact: true }).inputValue(), '', 'what was meant for another account');
    await tab.getByRole('button', { name: 'Выйти' }).click();
    await page.getByText('В другой вкладке вышли из кабинета').waitFor();
    await page.getByRole('heading', { name: 'Вход' }).waitFor();
    await goto(tab, await linkOf(email));
    await tab.getByRole('button', { name: `Войти как ${email}` }).waitFor();
    await goto(page, await linkOf(other));
    await signInAs(page, other);
    await tab.getByRole('alert').getByText(`Сейчас вы вошли как ${other}`).waitFor();
  });

  for (const [device, viewport] of devices) {
    test(`asks in a page that is whole and readable on ${device}`, async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page, email } = await enter({ ...russian, colorScheme, viewport });
        await goto(page, await linkOf(await known()));
        await page.getByRole('button', { name: `Остаться: ${email}` }).waitFor();
        await isReadable(page, 'swap', device, colorScheme);
        const fresh = await open(await linkOf(email), { ...russian, colorScheme, viewport });
        await fresh.getByRole('button', { name: 'Войти как' }).waitFor();
        await isReadable(fresh, 'enter', device, colorScheme);
      }
    });
  }
});
