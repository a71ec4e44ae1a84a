import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser, openPage, violationsOf, type Watched } from '../harness/browser.ts';
import { call } from '../harness/call.ts';
import { eventually } from '../harness/eventually.ts';
import { PUBLIC_URL, startPlatform, type Platform, type PlatformOptions } from '../harness/platform.ts';
import { isAccessible } from './accessible.ts';
import { brightnessOf, contrastsBelow, widerThanPage } from './readable.ts';

export const russian = { locale: 'ru-RU', timezoneId: 'Asia/Vladivostok' };
export const english = { locale: 'en-GB' };
export const devices = [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 900 }],
] as const;

/** A browser and a service for a `describe`; each page is checked against the rules for all pages when it ends. */
export function dashboardStand(options: PlatformOptions = {}) {
  let browser: Browser;
  let platform: Platform;
  let count = 0;
  const opened: { watched: Watched; asked: string[] }[] = [];
  let provoked: RegExp[] = [];
  before(async () => {
    [browser, platform] = await Promise.all([openBrowser(), startPlatform({ manyAddresses: true, ...options })]);
  });
  after(async () => {
    await browser?.close();
    await platform?.close();
  });
  afterEach(async () => {
    const wanted = provoked;
    provoked = [];
    const seen = opened.flatMap(({ watched }) => watched.complaints);
    for (const { watched, asked } of opened.splice(0)) await endPage(watched, asked, platform);
    assert.deepEqual(seen.filter((complaint) => !wanted.some((one) => one.test(complaint))), []);
    assert.deepEqual(wanted.filter((one) => !seen.some((complaint) => one.test(complaint))), [], 'provoked in vain');
  });

  const here = (link: string): string => link.replace(PUBLIC_URL, platform.service.address);
  const open = async (path: string, options: BrowserContextOptions = russian): Promise<Page> => {
    const watched = await openPage(browser, options);
    const asked: string[] = [];
    watched.page.on('request', (request) => asked.push(request.url()));
    opened.push({ watched, asked });
    await watched.page.goto(new URL(path, platform.service.address).href);
    return watched.page;
  };
  const somebody = (): string => `somebody${(count += 1)}@example.ru`;
  const dashboardOf = (page: Page, email: string): Promise<void> =>
    page.getByRole('heading', { level: 1, name: email }).waitFor();
  const signInAs = async (page: Page, email: string): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(`(Войти как|Sign in as) ${email}`) }).click();
    await dashboardOf(page, email);
  };
  /** Opens the dashboard of a new address with a confirmed key. */
  const enter = async (options: BrowserContextOptions = russian) => {
    const email = somebody();
    const key = await platform.issueKey(email, { confirmed: true });
    const page = await open(`/dashboard#token=${await platform.signInToken(email)}`, options);
    await signInAs(page, email);
    return { email, key, page };
  };
  const askFor = (path: string, key: string) =>
    call(platform.service.address, path, { headers: { authorization: `Bearer ${key}` } });
  return {
    get platform() {
      return platform;
    },
    /** Names a refusal that the test itself provokes, such as "401 /v2/keys"; it must come, and no other may. */
    provoke(refusal: `${number} /v2${string}` | 'offline'): void {
      const [status, path] = refusal.split(' ');
      const asked = `status of ${status} \\([\\w ]+\\) at http://[^/]+${path}(?!\\w)`;
      provoked.push(refusal === 'offline' ? /^failed: |ERR_INTERNET_DISCONNECTED/ : new RegExp(asked));
    },
    here, open, enter, allThere, somebody, signInAs, dashboardOf, askFor, becomes,
  };
}

/** Scrolls to every part that loads only when the reader comes near it. */
async function allThere(page: Page): Promise<void> {
  for (const part of await page.locator('.near').all()) await part.scrollIntoViewIfNeeded();
  await becomes(() => page.locator('.near:empty, .waiting').count(), 0);
  await page.evaluate('scrollTo(0, 0)');
}

/** Waits until a page shows the wanted value. */
async function becomes<T>(read: () => Promise<T>, wanted: T): Promise<void> {
  let last: T | undefined;
  await eventually('the page shows it', async () => (last = await read()) === wanted)
    .catch(() => assert.equal(last, wanted));
}

/** What a browser may store: choices about the look of pages. */
const choices: ReadonlyMap<string, readonly string[]> = new Map([
  ['geokod.lang', ['ru', 'en']], ['geokod.theme', ['light', 'dark']],
]);

/** Asserts that a page broke no policy, stored nothing, asked no other host and put no secret into an address. */
async function endPage({ page, hosts }: Watched, asked: readonly string[], { service }: Platform) {
  assert.deepEqual(await violationsOf(page), []);
  const stored = await page.evaluate<[string, string][]>('Object.entries({ ...localStorage, ...sessionStorage })');
  assert.deepEqual(stored.filter(([name, value]) => !choices.get(name)?.includes(value)), []);
  assert.deepEqual([...hosts], [new URL(service.address).host]);
  const secrets = asked.filter((url) => /gk_(live|test)_\w{5}|(sign-in|delete)\.(?!js$)|#/.test(url));
  assert.deepEqual(secrets, [], 'a secret stood in an address that was sent');
  await page.context().close();
}

/** Asserts that all fits, has enough contrast and is accessible; with SCREENSHOTS=FOLDER also takes a picture. */
export async function isReadable(page: Page, name: string, device: string, colorScheme: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}-${device}-${colorScheme}.png`, fullPage: true });
  const brightness = await brightnessOf(page);
  assert.ok(colorScheme === 'dark' ? brightness < 0.1 : brightness > 0.7, `${name}: ${colorScheme} is ${brightness}`);
  assert.deepEqual(await widerThanPage(page), [], `${name}: wider than the screen`);
  assert.deepEqual(await contrastsBelow(page, 4.5), [], `${name}: too faint`);
  await isAccessible(page, name);
}
