import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { feedFaults } from './atom.ts';
import { AppError } from '../../src/errors.ts';
import type { StatusBoard } from '../../src/store/status/board.ts';
import { openBrowser, openPage, violationsOf, whyNoBrowser } from '../harness/browser.ts';
import { call } from '../harness/call.ts';
import { madeUpPanel } from '../harness/made-up-panel.ts';
import { PUBLIC_URL, startPlatform, type Platform } from '../harness/platform.ts';
import { devices, isReadable } from './dashboard-stand.ts';
import { faintDrawings, widerThanPage } from './readable.ts';

const NOON = Date.parse('2026-11-23T09:00:00Z');

describe('the page of the status', { skip: whyNoBrowser() }, () => {
  let platform: Platform;
  let browser: Browser;
  let read: StatusBoard['read'];
  const panel = madeUpPanel(NOON);
  const known = async () => ({ panel, isStale: false });
  const stale = async () => ({ panel, isStale: true });
  const away = () => Promise.reject(new AppError('temporarily_unavailable', 'away'));
  before(async () => {
    platform = await startPlatform({ board: { read: (now) => read(now) } });
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    await platform.close();
  });
  const address = (): string => platform.service.address;
  const textOf = async (path: string): Promise<string> => (await call(address(), path)).text;
  const open = async (lang: string, options: BrowserContextOptions = {}) => {
    const watched = await openPage(browser, options);
    await watched.page.goto(`${address()}/status?lang=${lang}`);
    return watched;
  };

  for (const lang of ['ru', 'en'] as const) {
    for (const [device, viewport] of devices) {
      it(`is whole and readable on ${device}, light and dark, in ${lang}`, async () => {
        for (const colorScheme of ['light', 'dark'] as const) {
          read = known;
          const { page, complaints, hosts } = await open(lang, { colorScheme, viewport });
          assert.equal(await page.locator('.bars').count(), 4);
          assert.equal(await page.locator('.bars >> nth=0').locator('rect').count(), 90);
          assert.equal(await page.locator('table.times tbody tr').count(), 20);
          assert.deepEqual(await faintDrawings(page, 3), []);
          const scale = await page.locator('svg.lines >> nth=0').locator('text').allTextContents();
          assert.match(scale.join(' '), lang === 'ru' ? /^\d+ мс \d+ мс .*сегодня$/ : /^\d+ ms \d+ ms .*today$/);
          assert.deepEqual(await page.locator('table.times code').evaluateAll((names) =>
            names.filter((name) => name.getClientRects().length > 1).map((name) => name.textContent)), []);
          assert.match(await page.innerText('.incidents'), /<маршрутизатор> & "кабель"/);
          await page.locator('details').last().locator('summary').click();
          await isReadable(page, `status-${lang}`, device, colorScheme);
          for (const [name, state] of [['stale', stale], ['away', away]] as const) {
            read = state;
            await page.reload();
            await isReadable(page, `status-${name}-${lang}`, device, colorScheme);
          }
          assert.deepEqual([complaints, await violationsOf(page), hosts.size], [[], [], 1]);
          await page.context().close();
        }
      });
    }
  }

  it('is no wider than the narrowest phone, whatever an operation is called', async () => {
    const named = panel.regions.map((region) => ({
      ...region, latencies: region.latencies.map((one) => ({ ...one, operation: `${one.operation}ManyAddresses` })),
    }));
    read = async () => ({ panel: { ...panel, regions: named }, isStale: false });
    for (const lang of ['ru', 'en']) {
      const { page } = await open(lang, { viewport: { width: 320, height: 640 } });
      assert.deepEqual(await widerThanPage(page), []);
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320);
      await page.context().close();
    }
  });

  it('has the header of the other pages, and keeps to the theme and language chosen there', async () => {
    read = known;
    const watched = await openPage(browser, { locale: 'ru-RU', colorScheme: 'light' });
    const { page, complaints } = watched;
    const linksAt = async (path: string): Promise<string[]> => {
      await page.goto(`${address()}${path}`);
      await page.locator('header button').first().waitFor();
      return page.locator('header nav > a:not(.language)').allInnerTexts();
    };
    const links = await linksAt('/dashboard');
    assert.deepEqual(await linksAt('/status'), links);
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Тема: как в системе' }).click();
    await header.getByRole('button', { name: 'Тема: светлая' }).click();
    await header.getByRole('button', { name: 'Тема: тёмная' }).waitFor();
    await header.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Service status' }).waitFor();
    assert.equal(await page.evaluate('document.documentElement.dataset.theme'), 'dark');
    await page.goto(`${address()}/dashboard`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goto(`${address()}/status`);
    await page.getByRole('heading', { name: 'Service status' }).waitFor();
    await header.getByRole('button', { name: 'Theme: dark' }).waitFor();
    assert.deepEqual([complaints, await violationsOf(page)], [[], []]);
    await page.context().close();
  });

  it('tells a long time without data in days', async () => {
    const [first, ...rest] = panel.regions;
    const dark = { ...first, uptime: { up: 1339, down: 0, unknown: 41_861 } };
    read = async () => ({ panel: { ...panel, regions: [dark, ...rest] }, isStale: false });
    assert.match(await textOf('/status?lang=ru'), /\(данных нет за 29 дн\. 1 ч\)/);
    assert.match(await textOf('/status?lang=en'), /\(no data for 29 d 1 h\)/);
  });

  it('needs no script, to the days that were worse than promised', async () => {
    read = known;
    const { page } = await open('ru', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const region = page.locator('section', { hasText: 'spb-1' });
    await region.getByText('Дни хуже обещанного: 2').press('Enter');
    const rows = await region.locator('table.days tbody tr').allInnerTexts();
    assert.deepEqual(rows.map((row) => row.split(/\s*\t\s*/)), [
      ['4 нояб.', '93,75 %', '90'], ['26 окт.', '99,72 %', '4'],
    ]);
    await page.context().close();
  });

  it('says at its top which regions are down, since when, and of which nothing is known', async () => {
    read = async () => ({ panel: { ...panel, regions: panel.regions.map((region) =>
      ({ ...region, state: region.region === 'fra-1' ? 'unknown' as const : region.state })) }, isStale: false });
    const { page } = await open('ru');
    assert.equal(await page.innerText('main > .alert'),
      'Работают не все регионы. Не работает: Санкт-Петербург. Нет свежих данных: Франкфурт.');
    await page.getByRole('link', { name: 'Санкт-Петербург' }).click();
    assert.equal(new URL(page.url()).hash, '#open-now');
    await page.context().close();
  });

  it('says first what people have reported, though every region answers', async () => {
    const reported = {
      id: 'told', region: 'msk-1', origin: 'reported' as const, openedAt: NOON - 600_000, closedAt: undefined,
      notes: [{ at: NOON - 500_000, text: 'Маршруты неверны.\nИсправим к 15:00.' }],
    };
    const regions = panel.regions.map((region) => ({ ...region, state: 'up' as const }));
    read = async () => ({ panel: { at: NOON, regions, incidents: [reported] }, isStale: false });
    const { page } = await open('ru', { viewport: { width: 360, height: 640 } });
    assert.equal(await page.innerText('main > .warning'), 'Все регионы отвечают, но есть происшествие.');
    const note = page.getByText('Исправим к 15:00.');
    assert.match(await note.innerText(), /Маршруты неверны\.\nИсправим/, 'in two lines');
    assert.ok((await note.boundingBox())!.y < 640, 'on the first screen of a phone');
    assert.doesNotMatch(await page.innerText('main'), /происшествий не было/);
    await page.context().close();
  });

  it('tells an incident by its day, its hours and how long it was', async () => {
    read = known;
    const spanOf = async (lang: string): Promise<string> =>
      /[^>]*04:46[^<]*/.exec((await textOf(`/status?lang=${lang}`)).replaceAll(/\s+/g, ' '))![0];
    assert.equal(await spanOf('en'), '13 Nov 2026, 02:00–04:46, 2 h 46 min');
    assert.equal(await spanOf('ru'), '13 нояб. 2026 г., 02:00–04:46, 2 ч 46 мин');
  });

  it('says when it is what was known last, and claims nothing of the present then', async () => {
    read = stale;
    const text = await textOf('/status?lang=en');
    assert.match(text, /Nothing newer can be read at present/);
    assert.match(text, /At that time: not all regions worked/);
    assert.doesNotMatch(text, /Happening now/);
    assert.doesNotMatch(text, /class="(note|alert)"/);
  });

  it('is there when nothing can be read, and does not say that there were no incidents', async () => {
    read = away;
    const { status, text } = await call(address(), '/status?lang=en');
    assert.equal(status, 200);
    assert.match(text, /The state of the service cannot be read at present/);
    assert.doesNotMatch(text, /no data yet|no incidents|As of/);
    read = async () => ({ panel: { at: NOON, regions: [], incidents: [] }, isStale: false });
    assert.match(await textOf('/status?lang=en'), /There is no data yet/);
  });

  it('is kept by those who have it, until something changes', async () => {
    read = known;
    const first = await call(address(), '/status?lang=en');
    const headers = { 'if-none-match': first.headers.get('etag')! };
    assert.equal((await call(address(), '/status?lang=en', { headers })).status, 304);
    read = async () => ({ panel: madeUpPanel(NOON + 3_600_000), isStale: false });
    assert.equal((await call(address(), '/status?lang=en', { headers })).status, 200);
  });

  for (const lang of ['ru', 'en'] as const) {
    it(`has a feed of incidents that keeps to the rules of Atom, in ${lang}`, async () => {
      for (const state of [known, stale, away]) {
        read = state;
        const { text, headers } = await call(address(), `/status/feed.atom?lang=${lang}`);
        assert.equal(headers.get('content-type'), 'application/atom+xml; charset=utf-8');
        assert.deepEqual(feedFaults(text, `${PUBLIC_URL}/status/feed.atom?lang=${lang}`), []);
      }
      read = known;
      const text = await textOf(`/status/feed.atom?lang=${lang}`);
      assert.equal(text.match(/<entry>/g)?.length, 2);
      assert.match(text, /&lt;маршрутизатор&gt; &amp; &quot;кабель&quot;/);
    });
  }

  it('has entries that stay the same ones in both languages, and change when something is said of them', async () => {
    read = known;
    const ids = async (lang: string): Promise<string[]> =>
      (await textOf(`/status/feed.atom?lang=${lang}`)).match(/<id>[^<]*#[^<]*<\/id>/g) ?? [];
    assert.deepEqual(await ids('ru'), await ids('en'));
    const updated = async (): Promise<string> =>
      /<entry>[^]*?<updated>([^<]*)/.exec(await textOf('/status/feed.atom?lang=ru'))![1];
    assert.equal(await updated(), new Date(NOON - 300_000).toISOString());
    const [first, ...rest] = panel.incidents;
    const noted = { ...first, notes: [...first.notes, { at: NOON, text: 'Готово.' }] };
    read = async () => ({ panel: { ...panel, incidents: [noted, ...rest] }, isStale: false });
    assert.equal(await updated(), new Date(NOON).toISOString());
  });

  it('leaves out of notes what XML forbids', async () => {
    const [first] = panel.incidents;
    const text = 'a\u0000b\u001Bc\uFFFEd\uFFFFe\uD800f\u{10FFFF}';
    read = async () => ({
      panel: { ...panel, incidents: [{ ...first, notes: [{ at: NOON, text }] }] }, isStale: false,
    });
    assert.match(await textOf('/status/feed.atom?lang=ru'), /a b c d e\uFFFDf\u{10FFFF}/u);
  });
});
