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
  const stand = playgroundStand();
  const { open, key } = stand;

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

  for (const [how, act] of [
    ['the mouse', (page: Page, name: string) => page.getByRole('option', { name }).first().click()],
    ['the keyboard', async (page: Page, name: string) => {
      const options = await page.getByRole('option').allInnerTexts();
      for (let at = options.findIndex((text) => text.includes(name)); at >= 0; at -= 1) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
    }],
  ] as const) {
    test(`opens the very thing that is picked with ${how}, and a link to it too`, async () => {
      const page = await open('', english);
      await page.getByRole('combobox', { name: 'Address or place' }).pressSequentially('ветр');
      await page.getByRole('option', { name: 'Vetrograd Oblast region' }).first().waitFor();
      await act(page, 'Vetrograd Oblast');
      const first = () => page.getByRole('list', { name: 'Results' }).getByRole('listitem').first();
      assert.match(await first().innerText(), /Vetrograd Oblast, Okhotia\s+region/);
      await becomes(page, /[?&]pick=/);
      await page.reload();
      assert.match(await first().innerText(), /Vetrograd Oblast, Okhotia\s+region/);
    });
  }

  test('explains an answer: what each word was taken for, and what speaks against it', async () => {
    const page = await open(`?q=${encodeURIComponent('ветроград посатская 999')}`);
    const why = page.locator('.why').first();
    await why.waitFor();
    const text = await why.innerText();
    for (const shown of [/посатская\s+название Посадская улица/, /999\s+осталось без объяснения/,
      /спрошен дом, найдена улица\s+не выше 60\s%/, /уверенность \d+\s%/]) assert.match(text, shown);
    const hundredths = (cost: string): number => Math.round(Number(cost.replace(',', '.')) * 100);
    const costs = [...text.matchAll(/−(\d+(?:,\d+)?)/g)].map(([, cost]) => hundredths(cost));
    const [, whole] = /Цена сомнений (\d+(?:,\d+)?)\./.exec(text)!;
    assert.equal(costs.reduce((sum, cost) => sum + cost, 0), hundredths(whole));
  });

  test('never shows an old answer to a new query, and offers to ask again where the service is away', async () => {
    const page = await open(`?q=${encodeURIComponent('Ветроград, Посадская 11')}`);
    const found = page.getByRole('list', { name: 'Что найдено' });
    await found.waitFor();
    await page.clock.install();
    // Such requests get no answer until they are given up.
    await page.route(/geocode/, () => {});
    await page.getByRole('combobox', { name: 'Адрес или место' }).fill('Ветроград, Чехова 4А');
    await page.keyboard.press('Enter');
    await page.getByText('Загружаем…').waitFor();
    assert.equal(await found.count(), 0);
    const again = page.getByRole('button', { name: 'Ещё раз' });
    await eventually('an error', async () => {
      await page.clock.fastForward(11_000);
      return again.isVisible();
    });
    assert.match(await page.getByRole('alert').innerText(), /Сервис не отвечает/);
    await page.unroute(/geocode/);
    await again.click();
    assert.match(await found.getByRole('listitem').first().innerText(), /Чехова/);
  });

  test('ends a search that is emptied', async () => {
    const page = await open(`?q=${encodeURIComponent('Ветроград, Посадская 11')}`);
    await page.getByRole('list', { name: 'Что найдено' }).waitFor();
    await page.getByRole('combobox', { name: 'Адрес или место' }).fill('   ');
    await page.keyboard.press('Enter');
    await page.getByText('Нажмите на карту, чтобы узнать адрес точки').waitFor();
    assert.equal(await page.getByRole('list', { name: 'Что найдено' }).count(), 0);
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
    assert.match(await page.getByRole('list', { name: 'Строки файла' }).innerText(), /3\. 3, zzzz\s+не найдено/);
    await becomes(page, /[?&]job=job_/);

    await page.reload();
    await page.getByText('Найдено 3 из 4.').waitFor();
    const [again] = await Promise.all([
      page.waitForEvent('download'), page.getByRole('link', { name: 'Скачать результат' }).click(),
    ]);
    assert.equal(again.suggestedFilename(), 'addresses.geokod.csv');
    assert.equal(Buffer.concat(await (await again.createReadStream()).toArray()).toString(), text);

    const link = new URL(page.url()).search;
    const stranger = await open(link, english, false);
    await stranger.getByText('It opens with the key that sent the file').waitFor();
    await stranger.getByLabel('E-mail for the key').fill('stranger@example.ru');
    await stranger.getByRole('button', { name: 'Get a key' }).click();
    await stranger.getByRole('alert').filter({ hasText: 'This key has no such file' }).waitFor();
    await stranger.getByRole('button', { name: 'Forget the key' }).click();
    await stranger.getByRole('button', { name: 'I have a key' }).click();
    await stranger.getByLabel('Key', { exact: true }).fill(key());
    await stranger.getByRole('button', { name: 'Use this key' }).click();
    await stranger.getByText('3 of 4 were found.').waitFor();
  });

  test('refuses a file that is no table before it is sent, in words', async () => {
    const page = await open('?panel=batch');
    const choose = (name: string, bytes: Buffer) => page.getByLabel(/Перетащите сюда CSV/).setInputFiles(
      { name, mimeType: 'text/csv', buffer: bytes });
    await choose('empty.csv', Buffer.alloc(0));
    await page.getByRole('alert').filter({ hasText: 'В этом файле ничего нет' }).waitFor();
    await choose('picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]));
    await page.getByRole('alert').filter({ hasText: 'Это не текст' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Найти адреса' }).count(), 0);
    await choose('one.csv', Buffer.from('Ветроград\n'));
    const send = page.getByRole('button', { name: 'Найти адреса' });
    assert.ok(await send.isDisabled());
    await page.getByLabel('В файле одна строка, и это адрес').check();
    await send.click();
    await page.getByText('Найдено 1 из 1.').waitFor();
  });

  test('shows the whole city that is asked for, and not its central crossing', async () => {
    const page = await open(`?q=${encodeURIComponent('Ветроград')}`);
    await page.getByRole('list', { name: 'Что найдено' }).waitFor();
    await becomes(page, /[?&]map=[-\d.]+,[-\d.]+,1[0-2](?:[.&]|$)/);
  });

  test('leads back from an empty place of the map to what is on it', async () => {
    const page = await open('?map=0,0,5', english);
    await page.getByText('The map has nothing here.').waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Show the whole map' }).click();
    await becomes(page, /[?&]map=5\d/);
    await page.getByText('The map has nothing here.').waitFor({ state: 'detached' });
  });

  test('fits the map above the sheet of a phone', async () => {
    const page = await open('', { ...russian, ...phone });
    await mapIsDrawn(page);
    await page.getByRole('button', { name: 'Ближе' }).click();
    await becomes(page, /[?&]map=/);
    const [lat] = /map=([\d.]+)/.exec(page.url())!.slice(1).map(Number);
    assert.ok(lat < 54, `the centre of the map is at ${lat}, in the middle of the country`);
  });

  test('names the point that no road is near, and leaves out what is too much for a table', async () => {
    const page = await open(`?panel=route&stops=${house}~53,150`);
    await page.getByRole('alert').filter({ hasText: 'Точка B: ' }).waitFor();
    assert.doesNotMatch(await page.getByRole('alert').innerText(), /points/);
    stand.forgive(/status of 422/);
    const dots = Array.from({ length: 20 }, (_, at) => `54.44,${(148.3 + at / 1000).toFixed(3)}`).join('~');
    const table = await open(`?panel=matrix&dots=${dots}`, english);
    await table.getByText('The link has 20 points. The table has the first 12.').waitFor();
    await table.locator('table.heat').waitFor();
    assert.match(await table.locator('.stops').innerText(), /Street/);
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
