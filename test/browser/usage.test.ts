import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { dayOf, startOfDay, startOfNextMonth } from '../../src/kernel/moscow.ts';
import { whyNoBrowser } from '../harness/browser.ts';
import type { Platform } from '../harness/platform.ts';
import { dashboardStand, devices, english, isReadable, russian } from './dashboard-stand.ts';

describe('the usage of the dashboard', { skip: whyNoBrowser() }, () => {
  const stand = dashboardStand();
  const { enter, askFor } = stand;
  let platform: Platform;
  before(() => {
    ({ platform } = stand);
  });

  const plain = (texts: readonly string[]): string[] => texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const table = async (page: Page): Promise<string[]> => {
    await page.getByText(/^(Таблицей|As a table)$/).click();
    return plain(await page.locator('table.days tbody tr').allInnerTexts());
  };
  /** The number of painted pixels of the chart. */
  const painted = (page: Page): Promise<number> => page.evaluate(`(() => {
    const canvas = document.querySelector('.chart canvas');
    const { width, height } = canvas;
    // a copy, as the browser complains if a canvas to be drawn on is read often
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, width, height);
    return data.filter((value, at) => at % 4 === 3 && value > 0).length;
  })()`);

  const use = async (options = russian) => {
    const { page, key, email } = await enter(options);
    const { id } = (await platform.stores.accounts.findByEmail(email))!;
    const second = await platform.stores.keys.create(id, { mode: 'live', label: 'Склад' }, Date.now());
    for (let number = 0; number < 3; number++) await askFor(`/v2/reverse?lat=54.44${number}&lon=148.34`, key);
    await askFor(`/v2/geocode?q=${encodeURIComponent('Ветроград')}`, second.key);
    await page.reload();
    return { page, key };
  };

  test('is drawn with axes, and divided by operation and by key, with the same numbers in a table', async () => {
    const { page, key } = await use();
    const chart = page.getByRole('img', { name: /Столбики по дням, больше всего .*: 4/ });
    await chart.locator('canvas').waitFor();
    assert.ok((await painted(page)) > 500);
    await page.getByRole('tab', { name: 'По операциям' }).click();
    const legend = page.getByRole('list', { name: 'Что какого цвета' }).getByRole('listitem');
    await legend.first().waitFor();
    assert.deepEqual(plain(await legend.allInnerTexts()), ['reverse 3', 'geocode 1']);
    assert.deepEqual((await table(page)).map((row) => row.replace(/^\d+ \S+ /, '')),
      ['geocode 1 0,00 ₽', 'reverse 3 0,00 ₽']);
    await page.getByRole('tab', { name: 'По операциям' }).press('ArrowRight');
    await legend.getByText('Склад').waitFor();
    assert.deepEqual(plain(await legend.allInnerTexts()), [`${key.slice(0, 12)}… 3`, 'Склад 1']);
  });

  test('says the numbers of a day under the pointer', async () => {
    const { page } = await use(english as typeof russian);
    const chart = page.locator('.chart .u-over');
    await chart.waitFor();
    const { width, height } = (await chart.boundingBox())!;
    const now = Date.now();
    const today = Number(dayOf(now).slice(-2));
    const days = today - 1 + (startOfNextMonth(now) - startOfDay(dayOf(now))) / 86_400_000;
    await chart.hover({ position: { x: ((today - 0.5) / days) * width, y: height / 2 } });
    assert.match(await page.locator('.tip').innerText(), /^\w+ \d+\n4$/);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [device, viewport] of devices) {
      test(`is whole and readable on ${device}, ${colorScheme}`, async () => {
        const { page } = await use({ ...russian, colorScheme, viewport } as typeof russian);
        await page.getByRole('tab', { name: 'По ключам' }).click();
        await page.getByRole('list', { name: 'Что какого цвета' }).waitFor();
        await page.locator('.chart canvas').waitFor();
        await isReadable(page, 'usage', device, colorScheme);
        const drawn = await painted(page);
        await page.getByRole('button', { name: 'Тема: как в системе' }).click();
        await page.locator('.chart canvas').waitFor();
        assert.ok(Math.abs((await painted(page)) - drawn) < drawn / 2, 'drawn anew in the other light');
      });
    }
  }
});
