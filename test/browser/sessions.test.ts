import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { whyNoBrowser } from '../harness/browser.ts';
import type { Platform } from '../harness/platform.ts';
import { dashboardStand, english, isReadable } from './dashboard-stand.ts';

describe('the session of the dashboard', { skip: whyNoBrowser() }, () => {
  const stand = dashboardStand();
  const { open, enter, becomes, signInAs, dashboardOf } = stand;
  let platform: Platform;
  before(() => {
    ({ platform } = stand);
  });
  const cookieOf = async (page: Page): Promise<string> =>
    (await page.context().cookies()).find(({ name }) => name === 'geokod_session')?.value ?? '';

  test('has another cookie after each visit, and the one before opens nothing any more a minute later', async () => {
    const { page, email } = await enter();
    const seen = new Set<string>();
    for (let visit = 0; visit < 3; visit++) {
      const before = await cookieOf(page);
      seen.add(before);
      await page.reload();
      await dashboardOf(page, email);
      await becomes(async () => (await cookieOf(page)) === before, false);
    }
    assert.equal(seen.size, 3);
    const old = [...seen][0];
    await assert.rejects(platform.stores.sessions.authenticate(old, Date.now() + 61_000));
    await platform.stores.sessions.authenticate(await cookieOf(page), Date.now() + 61_000);
  });

  test('says since when and until when, and ends in all browsers at once, when that is meant', async () => {
    const { page, email } = await enter(english);
    const elsewhere = await open(`/dashboard#token=${await platform.signInToken(email)}`, english);
    await signInAs(elsewhere, email);
    await page.reload();
    const part = page.getByRole('region', { name: 'Sessions' });
    await part.scrollIntoViewIfNeeded();
    await part.getByText(/You signed in here on .* The session ends on /).waitFor();
    await part.getByText('Other open sessions: 1.').waitFor();
    await part.getByRole('button', { name: 'End all sessions' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await part.getByRole('button', { name: 'End all sessions' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End all sessions' }).click();
    await page.getByText('All sessions have ended.').waitFor();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    stand.provoke('401 /v2');
    // a page that notices the end by itself takes the button away before it is pressed
    void elsewhere.getByRole('button', { name: 'Create the key' }).click().catch(() => undefined);
    await elsewhere.getByRole('alert').getByText('The session has ended').waitFor();
  });

  test('is not lost when two tabs are opened at once', async () => {
    const { page, email } = await enter();
    const tabs = await Promise.all([1, 2, 3].map(() => page.context().newPage()));
    await Promise.all(tabs.map((tab) => tab.goto(page.url())));
    for (const tab of [page, ...tabs]) {
      await dashboardOf(tab, email);
      await tab.reload();
      await dashboardOf(tab, email);
    }
  });

  test('lists deprecations: keys of the old format, with their day', async () => {
    const { page, email } = await enter(english);
    const part = page.getByRole('region', { name: 'Deprecations' });
    await part.scrollIntoViewIfNeeded();
    await part.getByText('None. What will stop working').waitFor();
    const key = 'abcdef0123456789abcdef0123456789';
    await platform.stores.keys.importLegacy([{ line: 1, email, key }], Date.now());
    await page.reload();
    await part.scrollIntoViewIfNeeded();
    await part.getByText(/Replace abcd… before .*2099/).waitFor();
    const row = page.getByRole('row').filter({ hasText: 'abcd…' });
    await row.getByText(/old format\s*stops working on .*2099/).waitFor();
    await isReadable(page, 'ending', 'a desk', 'light');
  });
});
