import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { whyNoBrowser } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { isReadable } from './dashboard-stand.ts';
import { english, mapIsDrawn, phone, playgroundStand, russian } from './playground-stand.ts';

const house = '54.442,148.3408';
const cinema = '54.4554,148.3262';

describe('the playground', { skip: whyNoBrowser() }, () => {
  const { open } = playgroundStand();

  test('suggests while one types, and is chosen from by the keyboard', async () => {
    const page = await open('');
    const box = page.getByRole('combobox', { name: 'Адрес или место' });
    await box.focus();
    await page.keyboard.type('ветроград посад', { delay: 20 });
    const options = page.getByRole('option');
    await options.first().waitFor();
    assert.match(await options.first().innerText(), /Посадская/);
    assert.deepEqual(await options.first().locator('mark').allInnerTexts(), ['Ветроград', 'Посад']);
    await page.keyboard.press('ArrowDown');
    assert.equal(await options.first().getAttribute('aria-selected'), 'true');
    assert.equal(await box.getAttribute('aria-activedescendant'), await options.first().getAttribute('id'));
    await page.keyboard.press('Escape');
    assert.equal(await box.getAttribute('aria-expanded'), 'false');
    await page.keyboard.press('ArrowDown');
    await options.first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Что найдено' })
      .getByRole('button', { name: /Посадская улица/ }).first().waitFor();
    assert.match(await box.inputValue(), /Посадская/);
    await becomes(page, /[?&]q=/);
  });

  test('explains an answer: what each word was taken for, and what speaks against it', async () => {
    const page = await open(`?q=${encodeURIComponent('ветроград посатская 999')}`);
    const why = page.locator('.why').first();
    await why.waitFor();
    const text = await why.innerText();
    for (const shown of [/посатская\s+название Посадская улица/, /999\s+осталось без объяснения/,
      /спрошен дом, найдена улица\s+не выше 60\s%/, /уверенность \d+\s%/]) assert.match(text, shown);
  });

  test('tells what is at a point of the map that is clicked', async () => {
    const page = await open('?map=54.442,148.3408,17');
    await mapIsDrawn(page);
    await page.locator('.map canvas').click({ position: { x: 860, y: 400 } });
    await page.getByRole('heading', { name: 'Что здесь' }).waitFor();
    await page.getByRole('list', { name: 'Что найдено' }).getByRole('listitem').first().waitFor();
    await becomes(page, /[?&]at=54\.44\d*,148\.34\d*/);
  });

  test('shows a route with traffic by the hour, its steps, and another one where a point is dragged', async () => {
    const page = await open(`?panel=route&stops=${house}~${cinema}&depart=mon-08`);
    const ways = page.getByRole('list', { name: 'Маршруты' }).getByRole('button');
    await ways.first().waitFor();
    await mapIsDrawn(page);
    assert.match(await ways.first().innerText(), /мин/);
    assert.equal(await page.getByRole('slider', { name: 'Час' }).inputValue(), '8');
    await page.getByText('Скорость от свободной').or(page.getByText('свободно')).first().waitFor();
    await page.getByText(/^Шаги: \d+/).click();
    assert.ok(await page.locator('.steps li').count() > 1);
    const before = await ways.first().innerText();
    const stop = await page.locator('.map .pin.stop').last().boundingBox();
    await page.mouse.move(stop!.x + 10, stop!.y + 10);
    await page.mouse.down();
    await page.mouse.move(stop!.x + 120, stop!.y + 90, { steps: 5 });
    await page.mouse.up();
    await eventually('another route', async () => (await ways.first().innerText()) !== before);
    await becomes(page, new RegExp(`stops=${house}~(?!${cinema})`));
    await page.getByLabel('С пробками').uncheck();
    await becomes(page, /traffic=off/);
    await page.getByText('Пешком').click();
    await becomes(page, /by=walk/);
  });

  test('shows a matrix of points as a table of heat', async () => {
    const page = await open(`?panel=matrix&dots=${house}~${cinema}~54.4218,148.3041`);
    const table = page.locator('table.heat');
    await table.waitFor();
    assert.equal(await table.locator('tbody tr').count(), 3);
    assert.match(await table.locator('td').nth(2).innerText(), /мин|с$/);
    assert.ok(await table.locator('.heat-5').count() > 0);
    await page.getByRole('tab', { name: 'Расстояние' }).click();
    assert.match(await table.locator('td').nth(2).innerText(), /м$/);
    await page.getByRole('button', { name: /^Убрать: C/ }).click();
    await becomes(page, new RegExp(`dots=${house}~${cinema}(&|$)`));
  });

  test('works off a file that is dropped, and gives its result to take along', async () => {
    const page = await open('?panel=batch');
    const csv = 'id,address\n1,"Ветроград, Посадская 11"\n2,"Ветроград, Чехова 4А"\n3,zzzz\n4,Ветроград\n';
    await page.getByLabel(/Перетащите сюда CSV/).setInputFiles(
      { name: 'addresses.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByRole('cell', { name: 'Ветроград, Посадская 11' }).waitFor();
    await page.getByRole('button', { name: 'Найти адреса' }).click();
    await page.getByText('Найдено 3 из 4.').waitFor();
    assert.match(await page.getByRole('list', { name: 'Точность' }).innerText(), /дом или объект: 2/);
    const [download] = await Promise.all([
      page.waitForEvent('download'), page.getByRole('link', { name: 'Скачать результат' }).click(),
    ]);
    assert.equal(download.suggestedFilename(), 'addresses.geokod.csv');
    const text = Buffer.concat(await (await download.createReadStream()).toArray()).toString();
    assert.match(text, /^id,address,geo_status/);
    assert.match(text, /Посадская улица, 11/);
  });

  test('shows the request in each language, the answer as it came, and whose key it was not', async () => {
    const page = await open(`?q=${encodeURIComponent('Ветроград, Посадская 11')}`);
    await page.getByText('Запрос и ответ').click();
    const code = page.locator('.request pre');
    const shown: Record<string, RegExp> = {
      curl: /^curl -s -G/, TypeScript: /geokod\.geocode\(/, Python: /geokod\.geocode\(q=/, Go: /client\.Geocode\(ctx/,
      Java: /GeocodeCall/, Ответ: /"explanation"/,
    };
    for (const [name, text] of Object.entries(shown)) {
      await page.getByRole('tab', { name, exact: true }).click();
      assert.match(await code.innerText(), text);
      assert.doesNotMatch(await code.innerText(), /gk_live_\w/);
    }
  });

  test('shows whoever opens a link the same', async () => {
    const first = await open(`?panel=route&stops=${house}~${cinema}&by=bike&way=1`);
    await first.getByRole('list', { name: 'Маршруты' }).waitFor();
    const shown = await first.locator('.ways').innerText();
    const second = await open(new URL(first.url()).search);
    await second.getByRole('list', { name: 'Маршруты' }).waitFor();
    assert.equal(await second.locator('.ways').innerText(), shown);
    assert.ok(await second.getByRole('radio', { name: 'Велосипед' }).isChecked());
  });

  test('answers without a key from recordings, gives a key at once, and forgets it', async () => {
    const page = await open('', english, false);
    await page.getByRole('button', { name: 'find an address' }).click();
    await page.getByRole('list', { name: 'Results' }).waitFor();
    await page.getByRole('button', { name: 'get a route' }).click();
    await page.getByRole('list', { name: 'Routes' }).waitFor();
    await page.getByRole('button', { name: 'get a matrix' }).click();
    await page.locator('table.heat').waitFor();
    await page.getByLabel('E-mail for the key').fill('visitor@example.ru');
    await page.getByRole('button', { name: 'Get a key' }).click();
    await page.getByText(/Key gk_live_\w{4}…/).waitFor();
    await page.reload();
    await page.getByText(/Key gk_live_\w{4}…/).waitFor();
    await page.getByRole('button', { name: 'Forget the key' }).click();
    await page.getByLabel('E-mail for the key').waitFor();
    assert.equal(await page.evaluate("localStorage.getItem('geokod.key')"), null);
  });

  const screens = [
    ['search', `?q=${encodeURIComponent('ветроград посатская 11')}`, '.why'],
    ['route', `?panel=route&stops=${house}~${cinema}&depart=mon-08`, '.ways'],
    ['matrix', `?panel=matrix&dots=${house}~${cinema}~54.4218,148.3041`, 'table.heat'],
    ['batch', '?panel=batch', '.drop'],
  ] as const;
  for (const [device, options] of [['desk', russian], ['phone', { ...russian, ...phone }]] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [name, search, there] of screens) {
        test(`can be read and used by everybody: ${name}, ${device}, ${colorScheme}`, async () => {
          const page = await open(search, { ...options, colorScheme });
          await page.locator(there).first().waitFor();
          await mapIsDrawn(page);
          await isReadable(page, `playground-${name}`, device, colorScheme);
        });
      }
    }
  }

  test('is of use where there is no map', async () => {
    const page = await open(`?q=${encodeURIComponent('Ветроград, Посадская 11')}`, russian);
    await page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null');
    await page.reload();
    await page.getByText('Карта не показана').waitFor();
    await page.getByRole('list', { name: 'Что найдено' }).waitFor();
  });
});

/** Waits until the address bar matches. */
const becomes = (page: Page, search: RegExp): Promise<void> =>
  eventually(`${search}`, () => search.test(decodeURIComponent(new URL(page.url()).search)));
