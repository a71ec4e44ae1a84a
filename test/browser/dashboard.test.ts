import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Account } from '../../src/contract.gen.ts';
import { monthOf } from '../../src/kernel/moscow.ts';
import { whyNoBrowser } from '../harness/browser.ts';
import { linkMailedTo } from '../harness/outbox.ts';
import type { Platform } from '../harness/platform.ts';
import { dashboardStand, devices, english, isReadable, russian } from './dashboard-stand.ts';

const SIGN_IN = /\S+\/dashboard#\S+/;
const CONFIRM = /\S+\/dashboard\/confirm#\S+/;

describe('the dashboard', { skip: whyNoBrowser() }, () => {
  const stand = dashboardStand();
  const { open, enter, here, somebody, signInAs, askFor, becomes, allThere } = stand;
  let platform: Platform;
  before(() => {
    ({ platform } = stand);
  });

  test('sends a link, which opens the account once, and leaves nothing of itself', async () => {
    stand.provoke('404 /v2/session/link');
    const email = somebody();
    await platform.issueKey(email, { confirmed: true });
    const page = await open('/dashboard');
    await page.getByLabel('Электронная почта').fill(email);
    await page.getByRole('button', { name: 'Прислать ссылку' }).click();
    await page.getByText(`Если у ${email} есть аккаунт`).waitFor();
    const link = here(await linkMailedTo(platform.dataDir, email, SIGN_IN));
    await page.goto(link);
    await signInAs(page, email);
    await becomes(async () => page.url(), `${platform.service.address}/dashboard`);
    const cookies = await page.context().cookies();
    assert.deepEqual(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite]).toSorted(), [
      ['geokod_session', true, 'Strict'], ['geokod_signed_in', false, 'Strict'],
    ]);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: email }).waitFor();

    const other = await open(link, english);
    await other.getByRole('alert').getByText('This link has been used or has expired').waitFor();
    await other.getByLabel('E-mail address').waitFor();
    await becomes(async () => new URL(other.url()).hash, '');

    await page.getByRole('button', { name: 'Выйти' }).click();
    await page.getByRole('heading', { name: 'Вход' }).waitFor();
    assert.deepEqual(await page.context().cookies(), []);
    await page.reload();
    await page.getByRole('heading', { name: 'Вход' }).waitFor();
  });

  test('says the same whether an address is known or not, and what is wrong with one', async () => {
    stand.provoke('400 /v2/session');
    const page = await open('/dashboard', english);
    await page.getByLabel('E-mail address').fill('nobody@example.ru');
    await page.keyboard.press('Enter');
    await page.getByText('If nobody@example.ru has an account').waitFor();
    await page.getByRole('status').getByText('We send at most three links an hour.').waitFor();
    await page.getByLabel('E-mail address').fill('nobody@localhost');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    assert.match(await page.getByRole('alert').innerText(), /^[^а-яё]*e-?mail/i);
  });

  test('shows the month: what is used of the quota, by day, as bars and as a table', async () => {
    const { key, page } = await enter();
    await page.getByText('Использовано 0 из 10 000 бесплатных запросов').waitFor();
    await page.getByText('В этом месяце запросов не было.').waitFor();
    for (let number = 0; number < 3; number++) await askFor(`/v2/reverse?lat=54.44${number}&lon=148.34`, key);
    await page.reload();
    await page.getByText('Использовано 3 из 10 000 бесплатных запросов').waitFor();
    const chart = page.getByRole('img', { name: /Столбики по дням, больше всего .*: 3/ });
    await chart.locator('canvas').waitFor();
    await page.getByText('Таблицей').click();
    const cells = await page.locator('table.days tbody td').allInnerTexts();
    assert.deepEqual(cells.map((text) => text.replaceAll(/\s/g, ' ')), ['3', '0,00 ₽'], 'requests, and what they cost');
    assert.equal(await page.getByRole('button', { name: 'Следующий месяц' }).isDisabled(), true);
    await page.getByRole('button', { name: 'Предыдущий месяц' }).click();
    await page.getByText('В этом месяце запросов не было.').waitFor();
    await page.getByRole('button', { name: 'Следующий месяц' }).click();
    await page.getByText(/Всего за .*: 3/).waitFor();
  });

  test('makes a key, shows it once, copies it, and revokes it when that is meant', async () => {
    const { page } = await enter({ ...russian, permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByLabel('Название, чтобы отличать ключи').fill('<img src=x onerror=alert(1)>');
    await page.getByRole('button', { name: 'Создать ключ' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ключ создан' });
    const key = await dialog.locator('output').innerText();
    assert.match(key, /^gk_live_[0-9A-Za-z]{36}$/);
    await dialog.getByRole('button', { name: 'Скопировать' }).click();
    await dialog.getByText('Скопировано').waitFor();
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), key);
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await becomes(async () => (await page.content()).includes(key), false); // it is shown once
    assert.equal((await askFor('/v2/reverse?lat=54.442&lon=148.3408', key)).status, 200);

    const row = page.getByRole('row').filter({ hasText: key.slice(0, 12) });
    assert.match(await row.innerText(), /<img src=x onerror=alert\(1\)>.*рабочий/s);
    const name = `Отозвать ключ «<img src=x onerror=alert(1)>», ${key.slice(0, 12)}…?`;
    const question = page.getByRole('dialog', { name });
    await row.getByRole('button', { name: 'Отозвать' }).click();
    await question.getByRole('button', { name: 'Отмена' }).click();
    assert.equal((await askFor('/v2/reverse?lat=54.442&lon=148.3408', key)).status, 200);
    await row.getByRole('button', { name: 'Отозвать' }).click();
    await question.getByRole('button', { name: 'Отозвать' }).click();
    await row.getByText(/отозван/).waitFor();
    assert.equal((await askFor('/v2/reverse?lat=54.442&lon=148.3408', key)).status, 401);
  });

  const accountOf = async (key: string) =>
    JSON.parse((await askFor('/v2/account', key)).text) as Pick<Account, 'limits' | 'alerts' | 'payer'>;
  const save = (page: Page, form: string) =>
    page.getByRole('form', { name: form }).getByRole('button', { name: 'Сохранить' });
  const saved = (page: Page, form: string) =>
    page.getByRole('form', { name: form }).getByRole('status').getByText('Сохранено').waitFor();
  const faultAt = async (page: Page, label: string): Promise<string> => {
    // The service validates, so the error takes a moment to appear.
    const input = page.getByLabel(label, { exact: true }).and(page.locator('[aria-invalid="true"]'));
    await input.waitFor();
    const [fault] = (await input.getAttribute('aria-describedby'))!.split(' ');
    return page.locator(`[id="${fault}"]`).innerText();
  };

  test('sets limits for a month, says them with the quota, and takes them away', async () => {
    const { page, key } = await enter();
    const units = page.getByLabel('Запросов в месяц');
    await units.fill('25 000');
    await page.getByLabel('Рублей в месяц').fill('300');
    await save(page, 'Пределы на месяц').click();
    await saved(page, 'Пределы на месяц');
    assert.deepEqual((await accountOf(key)).limits, { monthly_units: 25_000, monthly_roubles: 300 });
    await page.getByText(/Ваш предел: 25.000 запросов в месяц/).waitFor();
    await page.reload();
    await becomes(async () => /^25\s000$/.test(await units.inputValue()), true);
    await units.fill('');
    await save(page, 'Пределы на месяц').click();
    await saved(page, 'Пределы на месяц');
    assert.deepEqual((await accountOf(key)).limits, { monthly_units: null, monthly_roubles: 300 });
    await becomes(() => page.getByText('запросов в месяц.').count(), 0);
  });

  test('says what is wrong beside its field, keeps what was written, and saves nothing of it', async () => {
    stand.provoke('400 /v2/account');
    const { page, key } = await enter();
    const before = await accountOf(key);
    await page.getByLabel('Запросов в месяц').fill('много');
    await save(page, 'Пределы на месяц').click();
    assert.match(await faultAt(page, 'Запросов в месяц'), /целое число/);
    await becomes(() => page.evaluate<string>('document.activeElement.value'), 'много');
    assert.equal(await page.getByLabel('Рублей в месяц').getAttribute('aria-invalid'), null);
    await page.getByLabel('Запросов в месяц').fill('-5');
    await save(page, 'Пределы на месяц').click();
    assert.match(await faultAt(page, 'Запросов в месяц'), /целое число/);

    await page.getByLabel('Доли в процентах').fill('50, 850');
    await page.getByLabel('Куда писать').fill('не почта');
    await save(page, 'Предупреждения').click();
    assert.match(await faultAt(page, 'Доли в процентах'), /от 1 до 100/);
    assert.match(await faultAt(page, 'Куда писать'), /не адрес почты/);

    await page.getByLabel('Организация или ИП').fill('ООО «Ромашка»');
    for (const [inn, kpp, wrong] of [['7707083894', '773601001', 'ИНН'], ['77', '773601001', 'ИНН'],
      ['7707083893', '', 'КПП'], ['7707083893', '77', 'КПП'], ['500100732259', '773601001', 'КПП']] as const) {
      await page.getByLabel('ИНН', { exact: true }).fill(inn);
      await page.getByLabel('КПП', { exact: true }).fill(kpp);
      await save(page, 'Плательщик').click();
      await page.getByText(wrong === 'ИНН' ? 'Такого ИНН нет' : 'КПП из 9 знаков').waitFor();
      assert.notEqual(await faultAt(page, wrong), '');
      const other = page.getByLabel(wrong === 'ИНН' ? 'КПП' : 'ИНН', { exact: true });
      assert.equal(await other.getAttribute('aria-invalid'), null);
    }
    await page.getByLabel('КПП', { exact: true }).fill('');
    const whole = {
      'ОГРН или ОГРНИП': '304500116000157', БИК: '044525593', 'Расчётный счёт': '40802810400000000042',
      'Корреспондентский счёт': '30101810200000000593',
    };
    const fillIn = async (numbers: Record<string, string>): Promise<void> => {
      for (const [name, text] of Object.entries(numbers)) await page.getByLabel(name, { exact: true }).fill(text);
    };
    for (const [change, wrong, expected] of [
      [{ 'ОГРН или ОГРНИП': '1027700132195' }, 'ОГРН или ОГРНИП', /15 цифр предпринимателя/],
      [{ БИК: '44525593' }, 'БИК', /9 цифр/],
      [{ БИК: '' }, 'БИК', /9 цифр/],
      [{ БИК: '044525225' }, 'Расчётный счёт', /сходится с БИК/],
      [{ 'Расчётный счёт': '' }, 'Расчётный счёт', /20 цифр/],
      [{ 'Корреспондентский счёт': '30101810400000000225' }, 'Корреспондентский счёт', /кончается как БИК/],
    ] as const) {
      await fillIn({ ...whole, ...change });
      await save(page, 'Плательщик').click();
      await becomes(() => page.getByLabel(wrong, { exact: true }).getAttribute('aria-invalid'), 'true');
      assert.match(await faultAt(page, wrong), expected);
    }
    assert.equal(await page.getByRole('alert').count(), 0);
    assert.deepEqual(await accountOf(key), before);
  });

  test('sets where and when to be warned, and who pays, and removes the payer when that is meant', async () => {
    const { page, key, email } = await enter();
    await becomes(() => page.getByLabel('Куда писать').inputValue(), email);
    await page.getByLabel('Доли в процентах').fill('80 %, 95');
    await page.getByLabel('Куда писать').fill('деньги@пример.рф');
    await save(page, 'Предупреждения').click();
    await saved(page, 'Предупреждения');
    assert.deepEqual((await accountOf(key)).alerts.thresholds, [80, 95]);
    await page.getByLabel('Организация или ИП').fill('  ИП Петров ');
    await page.getByLabel('ИНН', { exact: true }).fill('500100732259');
    await page.getByLabel('Адрес', { exact: true }).fill(' г. Уфа, ул. Ленина, д. 1 ');
    await page.getByLabel('ОГРН или ОГРНИП').fill('3045 0011 6000 157');
    await page.getByLabel('Банк', { exact: true }).fill(' АО «АЛЬФА-БАНК» ');
    await page.getByLabel('БИК', { exact: true }).fill('044525593');
    await page.getByLabel('Расчётный счёт').fill('40802 810 4 0000 0000042');
    assert.equal(await page.getByRole('button', { name: 'Убрать плательщика' }).count(), 0);
    await save(page, 'Плательщик').click();
    await page.getByRole('button', { name: 'Убрать плательщика' }).waitFor();
    const payer = {
      name: 'ИП Петров', inn: '500100732259', kpp: null, address: 'г. Уфа, ул. Ленина, д. 1', ogrn: '304500116000157',
      bank: {
        name: 'АО «АЛЬФА-БАНК»', bic: '044525593', account: '40802810400000000042', correspondent_account: null,
      },
    };
    assert.deepEqual((await accountOf(key)).payer, payer);
    await page.getByRole('button', { name: 'Убрать плательщика' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click();
    assert.notEqual((await accountOf(key)).payer, null);
    await page.getByRole('button', { name: 'Убрать плательщика' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Убрать плательщика' }).click();
    await page.getByRole('button', { name: 'Убрать плательщика' }).first().waitFor({ state: 'detached' });
    assert.equal((await accountOf(key)).payer, null);
    await becomes(() => page.getByLabel('ИНН', { exact: true }).inputValue(), '');
  });

  test('can be set without a mouse, in English too', async () => {
    stand.provoke('400 /v2/account');
    const { page, key } = await enter(english);
    await page.getByLabel('Requests a month').focus();
    await page.keyboard.type('x1');
    await page.keyboard.press('Enter');
    await page.getByText('This must be a whole number').waitFor();
    await becomes(() => page.evaluate<string>('document.activeElement.name'), 'monthly_units');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('70000');
    await page.keyboard.press('Enter');
    await page.getByText('Your limit: 70,000 requests a month.').waitFor();
    assert.equal((await accountOf(key)).limits.monthly_units, 70_000);
    await page.getByLabel('Organisation or sole proprietor').focus();
    const typed = ['Romashka', '7707083893', '773601001', '', '1027700132195', 'Sberbank', '044525225',
      '40702810838000000017', '30101810400000000225'];
    for (const [at, text] of typed.entries()) {
      if (at > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove the payer' }).waitFor();
    assert.deepEqual((await accountOf(key)).payer, {
      name: 'Romashka', inn: '7707083893', kpp: '773601001', address: null, ogrn: '1027700132195',
      bank: {
        name: 'Sberbank', bic: '044525225', account: '40702810838000000017',
        correspondent_account: '30101810400000000225',
      },
    });
  });

  test('can be used without a mouse, and tells where it is', async () => {
    const { page } = await enter(english);
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByLabel('A name to tell your keys apart').focus();
    await page.keyboard.type('by hand');
    await press('Tab', 'ArrowDown', 'Tab', 'Enter');
    const made = page.getByRole('dialog', { name: 'The key is ready' });
    assert.match(await made.locator('output').innerText(), /^gk_test_/);
    const focused = () => page.evaluate<string>('document.activeElement.textContent');
    await becomes(focused, 'Copy');
    await press('Escape'); // asks first: the key would be lost
    await made.getByRole('alert').waitFor();
    await press('Tab', 'Enter');
    await made.waitFor({ state: 'detached' });
    await page.getByRole('row').filter({ hasText: 'by hand' }).getByRole('button').focus();
    await press('Enter');
    await page.getByRole('dialog', { name: /Revoke the key/ }).waitFor();
    await becomes(focused, 'Cancel'); // the harmless button has the focus
    await press('Tab', 'Enter');
    await page.getByRole('row').filter({ hasText: 'by hand' }).getByText(/revoked on/).waitFor();
  });

  test('speaks the language of the browser, changes it when asked, and says errors in it', async () => {
    stand.provoke('500 /v2/keys');
    const { page, email } = await enter(english);
    assert.equal(await page.locator('html').getAttribute('lang'), 'en');
    await page.getByRole('button', { name: 'Русский' }).click();
    await page.getByText('Использовано 0 из').waitFor();
    assert.deepEqual([await page.locator('html').getAttribute('lang'), new URL(page.url()).search], ['ru', '?lang=ru']);
    await page.getByRole('heading', { level: 1, name: email }).waitFor();
    await allThere(page); // parts still loading would take the fault
    const fail = async (button: string): Promise<string> => {
      platform.service.fault = new Error('brought about');
      await page.getByRole('button', { name: button }).click();
      const message = await page.getByRole('alert').innerText();
      platform.service.failures.pop();
      return message;
    };
    assert.match(await fail('Создать ключ'), /^[^a-z]*[а-яё]/);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText('0 of 10,000 free requests used').waitFor();
    assert.match(await fail('Create the key'), /^[^а-яё]+$/);
  });

  test('says of which thresholds it has told this month, and how', async () => {
    const { page, email } = await enter();
    assert.equal(await page.getByText('Предупреждения этого месяца').count(), 0);
    const { id } = (await platform.stores.accounts.findByEmail(email))!;
    const at = Date.now();
    for (const [kind, percent] of [['quota', 85], ['spend', 50]] as const) {
      const facts = { month: monthOf(at), told_at: at, mail_due_at: null, facts: '{}' };
      await platform.stores.sql.write((to) => to.insert('usage_alert', { account_id: id, kind, percent, ...facts }));
    }
    await page.reload();
    await page.getByText(/\d+ [а-я]+ в \d\d:\d\d: израсходовано 85 % бесплатных запросов/).waitFor();
    await page.getByText('израсходовано 50 % вашего предела').waitFor();
    await page.getByText('О каждом мы отправили письмо').waitFor();
    await isReadable(page, 'told', 'a desk', 'light');
  });

  test('says so when the session has ended meanwhile, and when the service is away', async () => {
    stand.provoke('offline');
    const { page } = await enter();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Предыдущий месяц' }).click();
    await page.getByRole('alert').getByText('Сервис не отвечает').waitFor();
    await page.context().setOffline(false);
    await page.context().clearCookies();
    stand.provoke('401 /v2');
    // a part that loads late may notice it before the button is pressed; the button is gone then
    const pressed = page.getByRole('button', { name: 'Создать ключ' }).click().catch(() => undefined);
    await page.getByText('Сеанс закончился').waitFor();
    void pressed;
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [device, viewport] of devices) {
      test(`is whole and readable on ${device}, ${colorScheme}`, async () => {
        stand.provoke('400 /v2/account');
        const { page, key } = await enter({ ...russian, colorScheme, viewport });
        for (let number = 0; number < 9; number++) await askFor(`/v2/reverse?lat=54.4${number}&lon=148.34`, key);
        await page.reload();
        await page.getByText('Использовано 9').waitFor();
        await page.getByText('Таблицей').click();
        await allThere(page);
        const check = (name: string): Promise<void> => isReadable(page, name, device, colorScheme);
        await check('account');
        await page.getByLabel('Запросов в месяц').fill('много');
        await save(page, 'Пределы на месяц').click();
        await page.getByLabel('ИНН', { exact: true }).fill('12');
        await save(page, 'Плательщик').click();
        await page.getByText('Такого ИНН нет').waitFor();
        await check('wrong');
        await page.getByRole('button', { name: 'Создать ключ' }).click();
        await page.getByRole('dialog').waitFor();
        await check('created');
        await page.getByRole('button', { name: 'Закрыть' }).click();
        await page.getByRole('button', { name: /Отозвать ключ/ }).first().click();
        await check('question');
        await page.getByRole('button', { name: 'Отмена' }).click();
        await page.getByRole('button', { name: 'Выйти' }).click();
        await page.getByRole('heading', { name: 'Вход' }).waitFor();
        await check('sign-in');
        const newcomer = somebody();
        await platform.issueKey(newcomer);
        await page.goto(here(await linkMailedTo(platform.dataDir, newcomer, CONFIRM)));
        await page.getByRole('button', { name: 'Да, это мой ключ' }).waitFor();
        await check('confirm');
      });
    }
  }
});
