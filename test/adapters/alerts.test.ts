import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { openClosing } from '../../billing/index.ts';
import { openPersonalStore } from '../../src/store/sql/personal-store.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { openKeyStore } from '../../src/store/sql/key-store.ts';
import { NOON, openAlertsStand, openAlertingLedger } from '../harness/alerts-stand.ts';
import { describeSql } from '../harness/stores.ts';
import type { Sql } from '../../src/kernel/sql.ts';

const PAYER = { payer_name: 'ООО Ромашка', payer_inn: '7736050003', payer_kpp: '773601001' };

describeSql('alerts', (stand) => {
  let sql: Sql;
  let url: string;
  let alerts: ReturnType<typeof openAlertsStand>;
  beforeEach(async () => {
    ({ sql, url } = await stand.open());
    alerts = openAlertsStand(sql);
  });

  /** Another node: with a connection of its own, if processes can share the database. */
  const openBeside = async (): Promise<Sql> => (stand.name === 'mysql' ? openSql(url) : sql);

  it('are one mail and one webhook for each threshold of the free quota', async () => {
    await alerts.addAccount('acc_1');
    for (const units of [4_999, 1, 1_000, 2_500, 1_000, 500, 3]) {
      await alerts.use(units);
      await alerts.post();
    }
    assert.deepEqual(await alerts.events(), ['quota 50', 'quota 85', 'quota 100']);
    assert.deepEqual(alerts.subjects(), [50, 85, 100].map((percent) => `${percent} % of free requests`));
    const [first] = alerts.mails;
    assert.equal(first.to, 'acc_1@example.ru');
    assert.match(first.text, /Запросов за месяц: 5 000 из 10 000\n/);
    assert.match(first.text, /Requests of the month: 5 000 of 10 000\n/);
    assert.match(first.text, /402 quota_exhausted\) until 2026-12-01/);
    assert.match(first.text, /https:\/\/geokod\.example\/dashboard/);
  });

  it('are one mail and one webhook for each of several thresholds at once', async () => {
    await alerts.addAccount('acc_1');
    await alerts.use(9_000);
    await alerts.post();
    assert.deepEqual(await alerts.events(), ['quota 50', 'quota 85']);
    assert.deepEqual(alerts.subjects(), ['50 % of free requests', '85 % of free requests']);
  });

  it('of a cap in roubles have the amount charged', async () => {
    await alerts.addAccount('acc_1', { ...PAYER, cap_roubles: 100 });
    await alerts.use(10_000 + 125_000);
    await alerts.post();
    assert.deepEqual(await alerts.events(), ['quota 50', 'quota 85', 'spend 50', 'quota 100']);
    const spend = alerts.mails.find(({ subject }) => subject.includes('your limit'))!;
    assert.match(spend.text, /135 000 из 260 000 \(100 руб\.\)\nНачислено: 50\.00 руб\./);
    assert.match(spend.text, /402 spend_cap_reached/);
  });

  it('start over with the next month, and are sent for an ended month while it is open', async () => {
    await alerts.addAccount('acc_1');
    await alerts.use(6_000);
    alerts.clock.at = Date.parse('2026-12-01T00:00:02+03:00');
    await alerts.use(6_000, { at: alerts.clock.at });
    await alerts.use(2_500);
    await alerts.post();
    assert.deepEqual(await alerts.events(), ['quota 50', 'quota 85', 'quota 50']);
  });

  it('are not sent for usage that is too late for its month', async () => {
    await alerts.addAccount('acc_1');
    await openClosing({ ...sql, now: async () => Date.parse('2026-12-03T06:00:00+03:00') }).closeMonths();
    await alerts.use(10_000);
    await alerts.post();
    assert.deepEqual([await alerts.events(), alerts.mails], [[], []]);
  });

  it('are sent once, although the lines arrive twice', async () => {
    await alerts.addAccount('acc_1');
    const lines = [alerts.line(6_000)];
    for (const segment of ['one', 'two']) await alerts.ledger.book(segment, lines);
    assert.deepEqual(await alerts.events(), ['quota 50']);
  });

  it('are sent when a cap is lowered to the usage, and not again when it is raised', async () => {
    await alerts.addAccount('acc_1', PAYER);
    await alerts.use(20_000);
    const expected = ['quota 50', 'quota 85', 'quota 100'];
    assert.deepEqual(await alerts.events(), expected);
    await alerts.accounts.update('acc_1', { capUnits: 22_000 });
    assert.deepEqual((await alerts.events()).sort(), [...expected, 'spend 50', 'spend 85'].sort());
    await alerts.accounts.update('acc_1', { capUnits: 100_000 });
    await alerts.use(40_000);
    assert.equal((await alerts.events()).length, 5);
    await alerts.use(40_000);
    assert.equal((await alerts.events()).length, 6);
    await alerts.post();
    const each = ['50 %', '85 %', '100 %'].flatMap((share) => [`${share} of free requests`, `${share} of your limit`]);
    assert.deepEqual(alerts.subjects().sort(), each.sort());
  });

  it('are only those configured: none by default', async () => {
    await alerts.addAccount('acc_1', { alert_percents: '[]' });
    await alerts.use(9_000);
    assert.deepEqual(await alerts.events(), []);
    await alerts.accounts.update('acc_1', { alertPercents: [80], alertEmail: 'boss@example.ru' });
    await alerts.accounts.update('acc_1', { alertPercents: [70, 80] });
    await alerts.post();
    assert.deepEqual(await alerts.events(), ['quota 70', 'quota 80']);
    assert.deepEqual(alerts.mails.map(({ to, subject }) => [to, subject.slice(8, 12)]),
      [['boss@example.ru', '70 %'], ['boss@example.ru', '80 %']]);
    assert.match(alerts.mails[0].text, /Account acc_1@example\.ru/);
  });

  it('are sent when the operator withdraws free requests', async () => {
    await alerts.addAccount('acc_1');
    await alerts.use(900);
    await alerts.accounts.override(['acc_1'], { freeUnits: 1_000 }, alerts.clock.now());
    assert.deepEqual(await alerts.events(), ['quota 50', 'quota 85']);
  });

  it('are never mailed to an unconfirmed address, and count the usage that its key brings', async () => {
    await alerts.addAccount('acc_1', { side: 'unconfirmed', email: 'new@example.ru' });
    const key = { id: 'key_1', mode: 'live', digest: 'd', shown: 's', label: '', createdAt: NOON, revokedAt: null };
    const keys = openKeyStore(sql);
    await keys.add('acc_1', { ...key, mode: 'live' });
    await alerts.use(6_000);
    await alerts.post();
    assert.deepEqual([await alerts.events(), alerts.mails.length], [['quota 50'], 0]);
    await keys.join('key_1', 'acc_2', '2026-11-01', NOON);
    await alerts.post();
    assert.deepEqual(alerts.mails.map(({ to }) => to), ['new@example.ru']);
  });

  it('are deleted with a forgotten account, even before the mail is posted', async () => {
    await alerts.addAccount('acc_1');
    await alerts.use(6_000);
    await openPersonalStore(sql).forget('acc_1@example.ru', 'digest', NOON);
    await alerts.post();
    await alerts.use(6_000);
    await alerts.post();
    assert.deepEqual([alerts.mails, await sql.all('SELECT * FROM usage_alert')], [[], []]);
  });

  it('are posted by one of many concurrent nodes', async () => {
    for (let number = 0; number < 10; number += 1) {
      await alerts.addAccount(`acc_${number}`);
      await alerts.use(6_000, { accountId: `acc_${number}` });
    }
    const beside = await openBeside();
    const others = openAlertsStand(beside);
    await Promise.all([alerts.post(), others.post(), alerts.post(), others.post()]);
    if (beside !== sql) await beside.close();
    assert.deepEqual([...alerts.mails, ...others.mails].map(({ to }) => to).sort(),
      Array.from({ length: 10 }, (_, number) => `acc_${number}@example.ru`));
  });

  it('are posted by another node a minute later if the first one died', async () => {
    await alerts.addAccount('acc_1');
    await alerts.use(6_000);
    assert.ok(await alerts.alertMails.take(NOON));
    await alerts.post();
    assert.equal(alerts.mails.length, 0);
    alerts.clock.at += 60_000;
    await alerts.post();
    await alerts.post();
    assert.equal(alerts.mails.length, 1);
  });

  it('are sent once if two concurrent bookings cross the threshold only together', async () => {
    const beside = await openBeside();
    const other = openAlertingLedger(beside);
    const ids = Array.from({ length: 30 }, (_, number) => `acc_${number}`);
    for (const id of ids) await alerts.addAccount(id);
    await Promise.all(ids.flatMap((accountId) => [
      alerts.ledger.book(`${accountId} here`, [alerts.line(3_000, { accountId })]),
      other.book(`${accountId} there`, [alerts.line(3_000, { accountId, region: 'spb-1' })]),
    ]));
    if (beside !== sql) await beside.close();
    for (const id of ids) assert.deepEqual(await alerts.events(id), ['quota 50'], id);
  });

  it('are deleted after three months', async () => {
    await alerts.addAccount('acc_1');
    await alerts.use(6_000);
    await alerts.post();
    alerts.clock.at += 91 * 86_400_000;
    await alerts.post();
    assert.deepEqual(await sql.all('SELECT * FROM usage_alert'), []);
  });
});
