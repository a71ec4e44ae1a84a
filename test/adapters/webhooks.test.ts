import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { it } from 'node:test';
import { makeKey } from '../../src/accounts/key-form.ts';
import { AppError, type ErrorCode } from '../../src/errors.ts';
import { addAccount } from '../harness/batches.ts';
import { ACCOUNT, openWebhookStand } from '../harness/webhook-stand.ts';
import { describeSql } from '../harness/stores.ts';

const refusedAs = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const URL = 'http://127.0.0.1:9/';
/** The same bytes for every attempt, as for a repeated request. */
const repeatable = () => {
  const bytes = randomBytes(256);
  return () => {
    let at = 0;
    return (count: number): Uint8Array => bytes.subarray(at, (at += count));
  };
};

describeSql('webhooks of an account', (stand) => {
  const open = async () => openWebhookStand((await stand.open()).sql);

  it('are at most twenty, however many are created concurrently', async () => {
    const { sql } = await stand.open();
    const { webhooks, create } = openWebhookStand(sql);
    await addAccount(sql, ACCOUNT);
    const made = await Promise.allSettled(Array.from({ length: 25 }, () => create(URL)));
    assert.equal(made.filter(({ status }) => status === 'fulfilled').length, 20);
    const reasons = made.filter((one) => one.status === 'rejected').map(({ reason }): unknown => reason);
    assert.ok(reasons.every(refusedAs('account_limit_reached')), String(reasons));
    const [oldest] = await webhooks.list(ACCOUNT);
    await webhooks.remove(ACCOUNT, oldest.id);
    await create(URL);
    assert.equal((await webhooks.list(ACCOUNT)).length, 20);
  });

  it('are private: every operation of another account is not found', async () => {
    const { webhooks, create, emit, clock } = await open();
    const { endpoint: { id } } = await create(URL);
    const event = await emit();
    const asked = [
      () => webhooks.get('acc_2', id),
      () => webhooks.update('acc_2', id, { label: 'mine' }, clock.at),
      () => webhooks.remove('acc_2', id),
      () => webhooks.roll('acc_2', id, clock.at),
      () => webhooks.test('acc_2', id, clock.at),
      () => webhooks.listDeliveries('acc_2', id, { most: 9 }),
      () => webhooks.replay('acc_2', id, event, clock.at),
    ];
    for (const ask of asked) await assert.rejects(ask, refusedAs('not_found'));
    assert.deepEqual(await webhooks.list('acc_2'), []);
    assert.equal((await webhooks.get(ACCOUNT, id)).label, '');
  });

  it('created or rolled again with the same randomness are one, with one secret, and keep the old secret', async () => {
    const { webhooks, clock, sending } = await open();
    const again = repeatable();
    const fields = { url: URL, label: 'a', events: [] };
    const first = await webhooks.create(ACCOUNT, fields, clock.at, again());
    const second = await webhooks.create(ACCOUNT, fields, clock.at, again());
    assert.deepEqual([second.endpoint.id, second.secret], [first.endpoint.id, first.secret]);
    assert.equal((await webhooks.list(ACCOUNT)).length, 1);
    const { id } = first.endpoint;
    const rolling = repeatable();
    const rolled = await webhooks.roll(ACCOUNT, id, clock.at, rolling());
    assert.notEqual(rolled.secret, first.secret);
    assert.equal((await webhooks.roll(ACCOUNT, id, clock.at + 1000, rolling())).secret, rolled.secret);
    const { secrets } = await webhooks.get(ACCOUNT, id);
    assert.equal(sending.seal.open(secrets.current, `webhook ${id}`), rolled.secret);
    assert.deepEqual(secrets.old.map(({ until }) => until), [clock.at + DAY]);
    assert.equal(sending.seal.open(secrets.old[0].sealed, `webhook ${id}`), first.secret);
  });

  it('have at most five signing secrets, and another one once the oldest expires', async () => {
    const { webhooks, create, clock } = await open();
    const { endpoint: { id } } = await create(URL);
    for (const hour of [1, 2, 3, 4]) await webhooks.roll(ACCOUNT, id, clock.at + hour * HOUR);
    const wait = (error: unknown): boolean =>
      refusedAs('rate_limited')(error) && (error as AppError).details['retryAfterMs'] === 20 * HOUR;
    await assert.rejects(webhooks.roll(ACCOUNT, id, clock.at + 5 * HOUR), wait);
    await webhooks.roll(ACCOUNT, id, clock.at + HOUR + DAY);
    const { secrets: { old } } = await webhooks.get(ACCOUNT, id);
    assert.deepEqual(old.map(({ until }) => (until - clock.at) / HOUR), [49, 28, 27, 26]);
  });

  it('keep their secrets encrypted, and no key in a label', async () => {
    const { sql } = await stand.open();
    const { create, webhooks, clock } = openWebhookStand(sql);
    const { secret } = await create(URL);
    const rows = JSON.stringify(await sql.all('SELECT * FROM webhook_endpoint'));
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
    assert.ok(!rows.includes(secret) && !rows.includes(secret.slice(6)));
    const label = makeKey('live', randomBytes);
    const asked = webhooks.create(ACCOUNT, { url: URL, label, events: [] }, clock.at);
    await assert.rejects(asked, refusedAs('invalid_parameter'));
  });

  it('are changed only in the named fields, and can be disabled and enabled', async () => {
    const { webhooks, create, clock } = await open();
    const { endpoint } = await create(URL, ['batch.failed']);
    const change = async (fields: object) => webhooks.update(ACCOUNT, endpoint.id, fields, clock.at);
    assert.deepEqual(await change({ label: 'a' }), { ...endpoint, label: 'a' });
    assert.deepEqual(await change({ url: 'http://127.0.0.1:10/', events: [], enabled: true }), {
      ...endpoint, label: 'a', url: 'http://127.0.0.1:10/', events: [],
    });
    assert.deepEqual((await change({ enabled: false })).disabled, { at: clock.at, reason: 'owner' });
    await assert.rejects(webhooks.test(ACCOUNT, endpoint.id, clock.at), refusedAs('webhook_disabled'));
    assert.equal((await change({ enabled: true })).disabled, undefined);
  });

  it('go to public addresses only: all addresses of a name', async () => {
    const names: Readonly<Record<string, string[]>> = {
      'good.example.ru': ['77.88.55.242', '2a02:6b8::2:242'],
      'mixed.example.ru': ['77.88.55.242', '10.0.0.1'],
      'inside.example.ru': ['169.254.169.254'],
      'mapped.example.ru': ['::ffff:7f00:1'],
    };
    const resolve = async (host: string) => names[host] ?? Promise.reject(new Error('unknown'));
    const { create, webhooks, clock } = openWebhookStand((await stand.open()).sql, { resolve });
    assert.equal((await create('https://Good.Example.RU/a')).endpoint.url, 'https://good.example.ru/a');
    for (const [url, code] of [
      ['https://mixed.example.ru/', 'private'],
      ['https://inside.example.ru/', 'private'],
      ['https://mapped.example.ru/', 'private'],
      ['https://nowhere.example.ru/', 'unknown_name'],
      ['https://2130706433/', 'private'],
      ['http://good.example.ru/', 'scheme'],
    ]) {
      const refused = (field: object) => (error: unknown): boolean => {
        assert.ok(error instanceof AppError && error.code === 'webhook_url_refused', String(error));
        const [{ text: _, ...rest }] = error.details.errors as { text: unknown }[];
        assert.deepEqual(rest, { ...field, code });
        return true;
      };
      await assert.rejects(create(url), refused({ pointer: '/url' }));
      const batch = { accountId: ACCOUNT, batchId: 'b_1', url };
      await assert.rejects(webhooks.prepareForBatch(batch, clock.at), refused({ parameter: 'webhook_url' }));
    }
  });

  it('accept only a limited number of waiting tests', async () => {
    const { webhooks, create, clock } = await open();
    const { endpoint: { id } } = await create(URL);
    for (let count = 0; count < 20; count += 1) await webhooks.test(ACCOUNT, id, clock.at);
    await assert.rejects(webhooks.test(ACCOUNT, id, clock.at), refusedAs('rate_limited'));
  });

  it('list their deliveries newest first, by a stable cursor', async () => {
    const { webhooks, create, emit, clock } = await open();
    const { endpoint: { id } } = await create(URL);
    const rest: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      if (count % 3 === 0) clock.at += 1000;
      rest.push(await emit());
    }
    const seen: string[] = [];
    let after: { at: number; eventId: string } | undefined;
    for (;;) {
      const page = await webhooks.listDeliveries(ACCOUNT, id, { after, most: 2 });
      if (page.length === 0) break;
      seen.push(...page.map(({ event }) => event.id));
      after = { at: page.at(-1)!.event.at, eventId: page.at(-1)!.event.id };
      clock.at += 1000;
      await emit();
    }
    assert.deepEqual(seen, ['evt_7', 'evt_4', 'evt_5', 'evt_6', 'evt_1', 'evt_2', 'evt_3']);
    assert.equal(rest.length, seen.length);
  });
});
