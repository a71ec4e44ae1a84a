import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { verifyWebhook } from '../../clients/typescript/src/index.ts';
import { Metrics } from '../../ops/index.ts';
import { openDeliveries } from '../../src/running/deliveries/open.ts';
import { whyNoBrowser } from '../harness/browser.ts';
import { startReceiver, type Receiver } from '../harness/receiver.ts';
import { dashboardStand, devices, english, isReadable, russian } from './dashboard-stand.ts';

describe('the webhooks of the dashboard', { skip: whyNoBrowser() }, () => {
  const stand = dashboardStand({ stores: { webhookAllowPrivate: true } });
  const { enter, becomes } = stand;
  let receiver: Receiver;
  let deliveries: { close(): Promise<void> };
  before(async () => {
    receiver = await startReceiver();
    const { stores, services } = stand.platform;
    const { sending, mailer } = stores;
    deliveries = openDeliveries({ ...stores, ...services, metrics: new Metrics(), sending, mailer });
  });
  after(async () => {
    await deliveries.close();
    await receiver.close();
  });

  const section = (page: Page): Locator => page.getByRole('region', { name: /^(Вебхуки|Webhooks)$/ });
  const make = async (page: Page, name: string): Promise<string> => {
    await section(page).scrollIntoViewIfNeeded();
    await section(page).getByLabel(/^(Адрес, https|URL, https)/).fill(receiver.url);
    await section(page).getByLabel(/^(Название|Name)$/).fill(name);
    await section(page).getByRole('button', { name: /^(Создать вебхук|Create the webhook)$/ }).click();
    const dialog = page.getByRole('dialog', { name: /Секрет вебхука|The secret of the webhook/ });
    const secret = await dialog.locator('output').innerText();
    await dialog.getByRole('button', { name: /Закрыть|Close/ }).click();
    return secret;
  };

  test('are made, tried, and told attempt by attempt; what was not delivered is sent again', async () => {
    const { page } = await enter();
    receiver.answer = (response) => void response.writeHead(500).end('кладовщик болен');
    await section(page).scrollIntoViewIfNeeded();
    await section(page).getByText('Вебхуков пока нет.').waitFor();
    await section(page).getByRole('checkbox', { name: 'batch.completed' }).check();
    const secret = await make(page, 'склад');
    const hook = section(page).getByRole('listitem', { name: 'склад' });
    await hook.getByText('batch.completed').waitFor();
    await hook.getByRole('button', { name: 'Проверить' }).click();
    const delivery = hook.getByRole('listitem').filter({ hasText: 'webhook.test' });
    await delivery.getByText('Попыток: 1').click();
    await delivery.getByText(/попытка 1 · .* · 500 · отказ/).waitFor();
    await delivery.getByText('кладовщик болен').waitFor();
    await delivery.getByText(/Следующая попытка/).waitFor();
    receiver.answer = (response) => void response.writeHead(204).end();
    await delivery.getByRole('button', { name: /Отправить снова/ }).click();
    await delivery.getByText('доставлено').waitFor();
    const { headers, body } = receiver.received.at(-1)!;
    assert.equal((await verifyWebhook(headers, body, secret)).type, 'webhook.test');
  });

  test('are switched off and on, get another secret, and are deleted, each when it is meant', async () => {
    const { page } = await enter(english);
    const secret = await make(page, '');
    const hook = section(page).getByRole('listitem', { name: receiver.url });
    await hook.getByText('all events').waitFor();
    await hook.getByRole('button', { name: 'Switch off' }).click();
    await hook.getByText('switched off by you').waitFor();
    await hook.getByRole('button', { name: 'Switch on' }).click();
    await hook.getByText('on', { exact: true }).waitFor();
    await hook.getByRole('button', { name: 'Change the secret' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change the secret' }).click();
    const shown = page.getByRole('dialog', { name: 'The secret of the webhook' });
    assert.notEqual(await shown.locator('output').innerText(), secret);
    await shown.getByRole('button', { name: 'Close' }).click();
    await hook.getByText('The old secret works until').waitFor();
    await hook.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await hook.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await section(page).getByText('No webhooks yet.').waitFor();
  });

  test('say beside the field what is wrong with an address', async () => {
    stand.provoke('400 /v2/webhooks');
    const { page } = await enter();
    await section(page).scrollIntoViewIfNeeded();
    await section(page).getByLabel(/^Адрес, https/).fill('ftp://example.ru/');
    await page.keyboard.press('Enter');
    await becomes(() => section(page).getByLabel(/^Адрес, https/).getAttribute('aria-invalid'), 'true');
    assert.match(await section(page).locator('.fault').innerText(), /[а-яё]/);
  });

  for (const [device, viewport] of devices) {
    test(`are whole and readable on ${device}, light and dark`, async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page } = await enter({ ...russian, colorScheme, viewport });
        await make(page, 'Склад, приём заказов');
        await section(page).getByRole('button', { name: 'Проверить' }).click();
        await section(page).getByText('доставлено').waitFor();
        await section(page).getByText('Попыток: 1').click();
        await isReadable(page, 'webhooks', device, colorScheme);
      }
    });
  }
});
