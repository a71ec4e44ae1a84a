import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, describe, test } from 'node:test';
import type { BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { DRAFT_TIME, FINAL_TIME, openBillingStand, SELLER_FILE, type BillingStand } from '../harness/billing-stand.ts';
import { whyNoBrowser } from '../harness/browser.ts';
import { dashboardStand, devices, english, isReadable, russian } from './dashboard-stand.ts';

const PAYER = {
  name: 'ООО «Ромашка»', inn: '7736050003', kpp: '773601001', address: 'г. Уфа, ул. Ленина, д. 1',
  ogrn: null, bank: null,
};
const MINUTES = { up: 44_500, down: 140, unknown: 0 };
/** Units used in each month by an old account. */
const HISTORY = {
  '2025-03': 40_000, '2025-04': 40_000, '2025-05': 40_000, '2025-06': 40_000, '2025-07': 40_000, '2025-08': 40_000,
  '2025-09': 40_000, '2025-10': 40_000, '2025-11': 40_000, '2025-12': 40_000,
  '2026-07': 1_000_040, '2026-08': 60_000, '2026-09': 12_000, '2026-10': 60_000, '2026-11': 200_000, '2026-12': 45_678,
};
type Month = keyof typeof HISTORY;

describe('the invoices of the dashboard', { skip: whyNoBrowser() }, () => {
  const clock = { at: FINAL_TIME, now: () => clock.at, monotonic: () => performance.now() };
  const billing = { sellerFile: SELLER_FILE, smallTotalKopecks: 100n };
  const stand = dashboardStand({ clock, stores: { billing } });
  const { becomes } = stand;
  let books: BillingStand;
  const old = { email: '', numbers: new Map<Month, string>() };

  before(async () => {
    const uptime = { find: async (month: string) =>
      month === '2026-10' ? { regions: ['msk-1', 'spb-1'], minutes: MINUTES } : undefined };
    books = openBillingStand(stand.platform.stores.sql, { uptime });
    old.email = stand.somebody();
    await stand.platform.issueKey(old.email, { confirmed: true });
    await liveThrough(await setPayer(old.email));
    // the clock stands still, so buckets never refill
    await stand.platform.stores.accounts.override(old.email, { perSecond: 1e6, burst: 1e6 }, clock.at);
  });

  async function setPayer(email: string, payer: Partial<typeof PAYER> = {}): Promise<string> {
    const { accounts } = stand.platform.stores;
    const { id } = (await accounts.findByEmail(email))!;
    await accounts.update(id, { payer: { ...PAYER, ...payer } }, clock.at);
    return id;
  }

  /** Closes all months of the old account except the newest, whose invoice stays a draft, and marks some as paid. */
  async function liveThrough(id: string): Promise<void> {
    for (const [month, units] of Object.entries(HISTORY) as [Month, number][]) {
      await books.use(id, units, { day: `${month}-01` });
      if (month === '2026-12') continue;
      books.clock.at = month === '2026-11' ? DRAFT_TIME : finalMomentOf(month);
      for (const due of await books.months.listDue()) await books.months.close(due);
    }
    for (const { month, number } of await books.list(id)) old.numbers.set(month as Month, number!);
    const { billing: own } = stand.platform.stores;
    const pay = (month: Month, amountKopecks: bigint) =>
      own.recordPayment({ number: old.numbers.get(month)!, amountKopecks, paidOn: '2026-11-09', reference: month });
    for (const month of old.numbers.keys()) if (month < '2026') await pay(month, 1200n);
    await pay('2026-07', 39_601n);
    await pay('2026-08', 500n);
    const reason = 'Сбой <b>31</b> октября';
    await own.correct({ number: old.numbers.get('2026-10')!, amountKopecks: 300n, reason });
  }
  const finalMomentOf = (month: string): number => {
    const [year, at] = month.split('-').map(Number) as [number, number];
    return Date.UTC(year, at, 3, 3, 10);
  };

  const openOld = async (options: BrowserContextOptions = russian): Promise<Page> => {
    const page = await stand.open(`/dashboard#token=${await stand.platform.signInToken(old.email)}`, options);
    await stand.signInAs(page, old.email);
    await section(page).getByRole('listitem', { name: /(ноябрь|November) 2026/ }).waitFor();
    return page;
  };
  const section = (page: Page): Locator => page.getByRole('region', { name: /^(Счета|Invoices)$/ });
  const invoices = (page: Page): Locator => section(page).locator('[data-id]');
  const invoice = (page: Page, month: Month): Locator =>
    section(page).locator(`[data-id="${old.numbers.get(month)}"]`);
  const rows = async (place: Locator): Promise<string[]> =>
    (await place.locator('tbody tr').allInnerTexts()).map(plain);
  const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const focused = (page: Page): Promise<string> => page.evaluate('document.activeElement.dataset.id ?? ""');

  test('show what the month would cost, by tier, with its VAT, what is free and what is waived', async () => {
    const { page, email } = await stand.enter();
    const id = await setPayer(email);
    await page.reload();
    await section(page).getByText('Если бы месяц закончился сейчас, платить было бы нечего.').waitFor();
    await section(page).getByText(/Счетов пока нет/).waitFor();
    await books.use(id, 12_000, { day: '2026-12-01' });
    await section(page).getByRole('button', { name: 'Обновить' }).click();
    await section(page).getByText('Слишком мало, чтобы выставлять: списано').waitFor();
    await books.use(id, 1_000_040, { day: '2026-12-02' });
    await section(page).getByRole('button', { name: 'Обновить' }).click();
    await section(page).getByText(/Если бы месяц закончился сейчас: 399,01\s₽/).waitFor();
    assert.deepEqual(await rows(section(page)), [
      'Бесплатные запросы, с 1 по 10 000 10 000 0,00 ₽ 0,00 ₽',
      'Запросы с 10 001 по 1 000 000 990 000 0,40 ₽ 396,00 ₽',
      'Запросы с 1 000 001 по 1 012 040 12 040 0,25 ₽ 3,01 ₽',
    ]);
    assert.deepEqual((await section(page).locator('tfoot tr').allInnerTexts()).map(plain), [
      'Итого 399,01 ₽', 'В том числе НДС 22 % 71,95 ₽',
    ]);
    await section(page).getByText(/появится 1 января, окончательным станет 3 января .* до 17 января/).waitFor();
  });

  test('say what to do where nobody pays yet, and take the reader there', async () => {
    const { page } = await stand.enter();
    await section(page).getByText(/Плательщик не указан, поэтому счетов не будет/).waitFor();
    assert.equal(await section(page).getByRole('link').count(), 0, 'nobody to write a document for');
    await section(page).getByRole('button', { name: 'Указать плательщика' }).focus();
    await page.keyboard.press('Enter');
    await becomes(() => page.evaluate<string>('document.activeElement.name'), 'name');
    await page.keyboard.type('ООО «Ромашка»');
    await page.getByLabel('ИНН', { exact: true }).fill(PAYER.inn);
    await page.getByLabel('КПП', { exact: true }).fill(PAYER.kpp);
    await page.keyboard.press('Enter');
    await section(page).getByRole('link', { name: 'PDF' }).waitFor();
  });

  const cases: readonly [string, Month, RegExp][] = [
    ['a draft', '2026-11', /^Ноябрь 2026 черновик 74,00 ₽ № \S+ от 1 декабря 2026 Станет окончательным 3 декабря/],
    ['one that is corrected', '2026-10',
      /исправлен 20,00 ₽ .* до 17 ноября 2026. Осталось заплатить 17,00 ₽. Исправлен документом GK-2026-\d+$/],
    ['a month that cost too little', '2026-09', /платить нечего 0,00 ₽ № \S+ от 1 октября 2026$/],
    ['one that is overdue and paid in part', '2026-08',
      /просрочен 20,00 ₽ .* до 17 сентября 2026. Оплачено 5,00 ₽, осталось 15,00 ₽.$/],
    ['one that is paid', '2026-07', /оплачен 396,01 ₽ .* Оплачен 9 ноября 2026.$/],
  ];
  test('tell of each month what it cost and what became of its invoice', async () => {
    const page = await openOld();
    for (const [what, month, wanted] of cases) {
      const [head] = (await invoice(page, month).innerText()).split('PDF');
      assert.match(plain(head), wanted, what);
    }
  });

  test('show the lines of an invoice, with the minutes that a credit is for', async () => {
    const page = await openOld();
    const draft = invoice(page, '2026-11');
    await draft.getByText('Из чего сложилась сумма').press('Enter');
    assert.deepEqual(await rows(draft), [
      'Бесплатные запросы, с 1 по 10 000 10 000 0,00 ₽ 0,00 ₽',
      'Запросы с 10 001 по 200 000 190 000 0,40 ₽ 76,00 ₽',
      'Компенсация за октябрь 2026, 10 % его стоимости msk-1, spb-1: ' +
        'работал 44 500 мин, простоял 140 мин, нет данных за 0 мин −2,00 ₽',
    ]);
  });

  test('lead from an invoice to its correction and back, with the keyboard', async () => {
    const page = await openOld();
    const corrected = old.numbers.get('2026-10')!;
    await invoice(page, '2026-10').getByRole('button', { name: /^GK/ }).press('Enter');
    await becomes(async () => ['', corrected].includes(await focused(page)), false);
    const correction = page.locator(`[data-id="${await focused(page)}"]`);
    await correction.getByText('Из чего сложилась сумма').press('Enter');
    assert.deepEqual(await rows(correction), ['Исправление: Сбой <b>31</b> октября −3,00 ₽']);
    await correction.getByRole('button', { name: corrected }).press('Enter');
    await becomes(() => focused(page), corrected);
  });

  test('are twelve at first, and older ones come on demand, where the reader goes on', async () => {
    const page = await openOld();
    assert.equal(await invoices(page).count(), 12);
    await section(page).getByRole('button', { name: 'Показать ещё' }).press('Enter');
    await becomes(() => focused(page), old.numbers.get('2025-06')!);
    assert.equal(await invoices(page).count(), 16);
    assert.equal(await section(page).getByRole('button', { name: 'Показать ещё' }).count(), 0);
    const last = invoice(page, '2025-03');
    await last.getByText('Из чего сложилась сумма').click();
    await last.getByText('В том числе НДС 20 %').waitFor();
  });

  const files: readonly [string, RegExp, string][] = [
    ['PDF', /^GK-2026-\d+\.pdf$/, '%PDF-'],
    ['CSV', /^GK-2026-\d+\.csv$/, 'number,date,month'],
    ['JSON', /^GK-2026-\d+\.json$/, '{'],
    ['УПД (XML)', /^ON_NSCHFDOPPR_.*\.xml$/, '<?xml'],
    ['Сверка (CSV)', /^GK-2026-\d+-.*\.csv$/, 'day,operation,region,key'],
  ];
  test('are saved as files under the names that the service gives them', async () => {
    const page = await openOld();
    for (const [link, name, begin] of files) {
      const asked = invoice(page, '2026-07').getByRole('link', { name: link, exact: true });
      const [file] = await Promise.all([page.waitForEvent('download'), asked.press('Enter')]);
      assert.match(file.suggestedFilename(), name);
      const text = await readFile(await file.path(), 'latin1');
      assert.equal(text.replace('ï»¿', '').slice(0, begin.length), begin, link);
    }
  });

  test('say why there is no УПД: of a draft, of nothing, of a correction, without an address', async () => {
    const page = await openOld();
    await invoice(page, '2026-11').getByText('УПД нет: он появится, когда счёт станет окончательным.').waitFor();
    await invoice(page, '2026-09').getByText('УПД нет: сумма 0, передавать нечего.').waitFor();
    await section(page).getByText('УПД нет: исправление оформляется другим документом, УКД.').waitFor();
    assert.equal(await invoice(page, '2026-11').getByRole('link', { name: /УПД/ }).count(), 0);
  });

  test('say that they are on their way, while the rest of the page is there already', async () => {
    const page = await openOld();
    const held: Route[] = [];
    await page.route(/\/v2\/invoices/, (route) => void held.push(route));
    await page.reload();
    await stand.dashboardOf(page, old.email);
    assert.deepEqual(await section(page).getByRole('status').allInnerTexts(), ['Загружаем…', 'Загружаем…']);
    await isReadable(page, 'invoices-loading', 'a desk', 'light');
    for (const route of held) await route.continue();
    await invoice(page, '2026-11').waitFor();
    assert.equal(await section(page).getByRole('status').count(), 0);
  });

  test('say that a document or the list did not come, and bring it when asked again', async () => {
    stand.provoke('500 /v2/invoices');
    stand.provoke('offline');
    const page = await openOld();
    const link = invoice(page, '2026-07').getByRole('link', { name: 'PDF' });
    const { service } = stand.platform;
    service.fault = new Error('brought about');
    await link.click();
    await invoice(page, '2026-07').getByRole('alert').getByText(/[а-яё]/).waitFor();
    service.failures.pop();
    await page.context().setOffline(true);
    await link.click();
    await invoice(page, '2026-07').getByRole('alert').getByText('Сервис не отвечает').waitFor();
    await section(page).getByRole('button', { name: 'Показать ещё' }).click();
    await section(page).getByRole('alert').getByText('Сервис не отвечает').nth(1).waitFor();
    await section(page).getByRole('button', { name: 'Обновить' }).click();
    await section(page).getByRole('button', { name: 'Ещё раз' }).waitFor();
    await isReadable(page, 'invoices-failed', 'a desk', 'light');
    await page.context().setOffline(false);
    await section(page).getByRole('button', { name: 'Ещё раз' }).click();
    await section(page).getByText('Если бы месяц закончился сейчас').waitFor();
    await Promise.all([page.waitForEvent('download'), link.click()]);
    await becomes(() => invoice(page, '2026-07').getByRole('alert').count(), 0);
  });

  test('are in English for those who read that', async () => {
    const page = await openOld(english);
    await invoice(page, '2026-11').getByText('Breakdown').click();
    assert.deepEqual((await rows(invoice(page, '2026-11'))).slice(1), [
      'Requests 10,001 to 200,000 190,000 0.40 ₽ 76.00 ₽',
      'Credit for October 2026, 10% of what it cost msk-1, spb-1: ' +
        'up for 44,500 min, down for 140 min, unknown for 0 min −2.00 ₽',
    ]);
    assert.doesNotMatch(await section(page).innerText(), /(?<!Сбой <b>31<\/b> )[а-яё]{3,}/i);
  });

  for (const [device, viewport] of devices) {
    for (const [language, reader] of [['ru', russian], ['en', english]] as const) {
      test(`are whole and readable on ${device}, light and dark, ${language}`, async () => {
        for (const colorScheme of ['light', 'dark'] as const) {
          const page = await openOld({ ...reader, colorScheme, viewport });
          for (const month of ['2026-11', '2026-08'] as const) await invoice(page, month).locator('summary').click();
          await isReadable(page, `invoices-${language}`, device, colorScheme);
        }
      });
    }
  }
});
