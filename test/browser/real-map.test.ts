import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { writeAtlas } from '../../src/store/files/atlas/write.ts';
import { whyNoBrowser } from '../harness/browser.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { eventually } from '../harness/eventually.ts';
import { english, mapIsDrawn, playgroundStand } from './playground-stand.ts';

const VISITS = 60;

/** The demonstration country in an atlas that does not say it is fictional, so that it is asked like a real map. */
async function writeRealAtlas(folder: string, builtAt: string): Promise<string> {
  const { tables, facts } = await readAtlas(await demoAtlasPath());
  const path = join(folder, 'real.atlas');
  await writeAtlas(`${path}.new`, tables, { ...facts, fictional: false, builtAt });
  await rename(`${path}.new`, path);
  return path;
}

describe('the page over a real map, without a key', { skip: whyNoBrowser() }, () => {
  const stand = playgroundStand(async (folder) => ({
    ATLAS: await writeRealAtlas(folder, '2026-01-01T00:00:00Z'), VISITS: String(VISITS),
  }));
  const open = (search: string): Promise<Page> => stand.open(search, english, false);
  const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('listitem');

  test('suggests and finds what is on it, and shows the request with a key for who takes it along', async () => {
    const page = await open('');
    await page.getByText(`up to ${VISITS} requests a day`).waitFor();
    await page.getByRole('combobox', { name: 'Address or place' }).pressSequentially('ветроград посад');
    await page.getByRole('option').first().waitFor();
    await page.getByRole('combobox', { name: 'Address or place' }).fill('Ветроград, Посадская 12');
    await page.keyboard.press('Enter');
    assert.match(await results(page).first().innerText(), /Posadskaya/i);
    await page.getByText('Request and answer').click();
    assert.match(await page.locator('.request pre').innerText(), /Bearer gk_live_…/);
    assert.equal(await page.getByRole('button', { name: 'get a route' }).count(), 0, 'examples are of the sandbox');
  });

  test('tells what is at a point, the way and a matrix', async () => {
    const points = '54.442,148.3408~54.4554,148.3262';
    await results(await open('?at=54.442,148.3408')).first().waitFor();
    const route = await open(`?panel=route&stops=${points}&depart=mon-08`);
    await route.getByRole('list', { name: 'Routes' }).waitFor();
    await (await open(`?panel=matrix&dots=${points}`)).locator('table.heat').waitFor();
  });

  test('takes a file wherever it is dropped, and keeps it until there is a key', async () => {
    const page = await open('');
    await mapIsDrawn(page);
    await page.evaluate(`(() => {
      const dataTransfer = new DataTransfer();
      const text = 'address\\n"Ветроград, Посадская 11"\\nzzzz\\n';
      dataTransfer.items.add(new File([text], 'shops.csv', { type: 'text/csv' }));
      const map = document.querySelector('.map canvas');
      for (const name of ['dragover', 'drop']) {
        map.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
      }
    })()`);
    await page.getByRole('cell', { name: 'Ветроград, Посадская 11' }).waitFor();
    await page.getByText('Files need a key').waitFor();
    assert.ok(await page.getByRole('button', { name: 'Find the addresses' }).isDisabled());
    await page.getByLabel('E-mail for the key').fill('visitor@example.ru');
    await page.getByRole('button', { name: 'Get a key' }).click();
    await page.getByRole('button', { name: 'Find the addresses' }).click();
    await page.getByText('1 of 2 were found.').waitFor();
  });

  test('names things in the language that is chosen, which a link carries', async () => {
    const page = await open('?map=54.442,148.3408,15');
    await mapIsDrawn(page);
    const names = page.getByRole('button', { name: /^Names on the map/ });
    for (let press = 0; press < 3; press += 1) await names.click();
    await eventually('the link', () => /[?&]labels=local/.test(page.url()));
    await page.reload();
    await page.getByRole('button', { name: 'Names on the map: local' }).waitFor();
    await mapIsDrawn(page);
  });

  test('goes on with the tiles of another atlas, which is put in place while it is open', async () => {
    const page = await open('?map=54.442,148.3408,15');
    await mapIsDrawn(page);
    const addresses = () => page.locator('.map').getAttribute('data-tiles');
    const before = await addresses();
    const fetched: string[] = [];
    page.on('response', (response) => void (response.ok() && fetched.push(response.url())));
    await writeRealAtlas(stand.folder, '2026-02-02T00:00:00Z');
    stand.reload();
    await eventually('other tiles', async () => {
      await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
      return (await addresses()) !== before;
    });
    const mark = new URL((await addresses())!).searchParams.get('v')!;
    await eventually('tiles of the other atlas', () => fetched.some((url) => url.includes(`.mvt?v=${mark}`)));
    await page.getByRole('combobox', { name: 'Address or place' }).fill('Ветроград, Посадская 11');
    await page.keyboard.press('Enter');
    await results(page).first().waitFor();
  });

  test('says so when the requests of the day are used up, and goes on by a key', async () => {
    const page = await open('');
    await page.getByText(`up to ${VISITS} requests a day`).waitFor();
    await page.evaluate(`(async () => {
      for (let status = 200; status !== 401;) {
        const headers = { 'Geokod-Page': 'map' };
        status = (await fetch('/v2/reverse?lat=54.442&lon=148.3408', { headers })).status;
        if (status === 429) await new Promise((resolve) => setTimeout(resolve, 200));
      }
    })()`);
    stand.forgive(/status of 4(?:01|29)/);
    await page.getByRole('combobox', { name: 'Address or place' }).fill('Ветроград, Посадская 13');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'are used up for today' }).waitFor();
    await page.getByLabel('E-mail for the key').fill('another@example.ru');
    await page.getByRole('button', { name: 'Get a key' }).click();
    await results(page).first().waitFor();
  });
});
