import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it, test, type TestContext } from 'node:test';
import { openStores, type Stores } from '../../src/store/open.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { addEvent } from '../../src/store/sql/webhook-outbox.ts';
import { eventually } from '../harness/eventually.ts';
import { startReceiver, type Receiver } from '../harness/receiver.ts';
import { prepareStand, serve, type Stand } from '../harness/served.ts';
import { findServer, skipReason, type Found } from '../harness/servers.ts';
import { ACCOUNT, openWebhookStand } from '../harness/webhook-stand.ts';

const ENV = { WEBHOOK_ALLOW_PRIVATE: '1' };
const HOUR_MS = 3_600_000;

/** The stores of a service in another process, with one event for one webhook. */
async function sendOne(context: TestContext, { folder, key }: Stand, url: string) {
  const stores: Stores = await openStores({
    databaseUrl: `sqlite:${join(folder, 'geokod.db')}`, redisUrl: '', dataDir: folder, smtpUrl: '', secret: '',
    publicUrl: 'http://localhost', legacyKeysUntil: 0, note: () => {}, beside: true, webhookAllowPrivate: true,
  });
  context.after(() => stores.close());
  const { accountId } = await stores.keys.authenticate(key, Date.now());
  const { endpoint } = await stores.webhooks.create(accountId, { url, label: '', events: [] }, Date.now());
  const event = { id: 'evt_1', accountId, type: 'quota.threshold', at: Date.now(), data: {} } as const;
  await stores.sql.write((transaction) => addEvent(transaction, event));
  return {
    state: async () => (await stores.webhooks.listDeliveries(accountId, endpoint.id, { most: 1 }))[0],
    /** Expires the leases of the dead process, which nobody wants to wait for. */
    prolongLeases: () =>
      stores.sql.write(async (transaction) => {
        const query = "UPDATE webhook_delivery SET due_at = ? WHERE state = 'sending'";
        assert.equal(await transaction.run(query, [Date.now() + HOUR_MS]), 1);
      }),
  };
}

/** Serves until the end of the test. */
async function serveAgain(context: TestContext, stand: Stand): Promise<void> {
  const { process: child, ended } = await serve(stand, undefined, ENV);
  context.after(async () => {
    child.kill('SIGTERM');
    await ended;
  });
}

describe('a webhook is delivered at least once, with one id,', () => {
  const receivers: Receiver[] = [];
  after(async () => {
    for (const receiver of receivers) await receiver.close();
  });

  test('although the process is killed before sending it', async (context) => {
    const stand = await prepareStand(context);
    const { process: child, ended } = await serve(stand, undefined, ENV);
    const deaf = createServer((socket) => {
      child.kill('SIGKILL');
      socket.destroy();
    });
    await once(deaf.listen(0, '127.0.0.1'), 'listening');
    const { port } = deaf.address() as AddressInfo;
    const { state, prolongLeases } = await sendOne(context, stand, `http://127.0.0.1:${port}/`);
    await ended;
    await once(deaf.close(), 'close');
    assert.deepEqual([(await state()).state, (await state()).attempts], ['sending', []]);
    const receiver = await startReceiver({ port });
    receivers.push(receiver);
    await prolongLeases();
    await serveAgain(context, stand);
    await eventually('it is delivered', async () => (await state()).state === 'delivered');
    assert.deepEqual(receiver.received.map(({ headers }) => headers['webhook-id']), ['evt_1']);
  });

  test('although the process is killed after sending it, before that is recorded', async (context) => {
    const stand = await prepareStand(context);
    const { process: child, ended } = await serve(stand, undefined, ENV);
    const receiver = await startReceiver();
    receivers.push(receiver);
    receiver.answer = () => void child.kill('SIGKILL');
    const { state, prolongLeases } = await sendOne(context, stand, receiver.url);
    await ended;
    assert.deepEqual([(await state()).state, (await state()).attempts], ['sending', []]);
    receiver.answer = (response) => void response.writeHead(204).end();
    await prolongLeases();
    await serveAgain(context, stand);
    await eventually('it is delivered', async () => (await state()).state === 'delivered');
    const heard = receiver.received.map(({ headers, body }) => [headers['webhook-id'], body]);
    assert.equal(heard.length, 2);
    assert.deepEqual(heard[0], heard[1]);
    assert.deepEqual((await state()).attempts.map(({ number }) => number), [2]);
  });

  test('and is released by a process that is asked to stop while the receiver does not answer', async (context) => {
    const stand = await prepareStand(context);
    const { process: child, ended } = await serve(stand, undefined, ENV);
    const receiver = await startReceiver();
    receivers.push(receiver);
    receiver.answer = () => void child.kill('SIGTERM');
    const { state } = await sendOne(context, stand, receiver.url);
    assert.equal(await ended, 0);
    assert.deepEqual([(await state()).state, (await state()).attempts], ['waiting', []]);
    receiver.answer = (response) => void response.writeHead(204).end();
    await serveAgain(context, stand);
    await eventually('it is delivered', async () => (await state()).state === 'delivered');
    assert.deepEqual((await state()).attempts.map(({ number }) => number), [1]);
  });
});

describe('webhooks whose MariaDB becomes unavailable', { skip: skipReason('mysql') }, () => {
  let server: Found;
  before(async () => {
    server = await findServer('mysql', true);
  });
  after(async () => {
    await server?.stop();
  });

  it('are sent once, if it is back before the lease expires, and wait meanwhile', async () => {
    const sql = await openSql(server.url);
    const { create, emit, sender, state, failures } = openWebhookStand(sql);
    const receiver = await startReceiver();
    const { endpoint } = await create(receiver.url);
    const first = await emit();
    receiver.answer = (response) => {
      server.own!.signal('SIGKILL');
      response.writeHead(204).end();
    };
    const deliveries = sender({ pollMs: 50 });
    deliveries.start();
    await eventually('it was heard', () => receiver.received.length === 1);
    await eventually('the trouble is told', () => failures.length > 0);
    receiver.answer = (response) => void response.writeHead(204).end();
    await server.own!.start();
    const isDelivered = (id: string) => async (): Promise<boolean> => {
      const found = await state(endpoint.id, id).catch(() => undefined);
      return found?.state === 'delivered';
    };
    await eventually('it is written down', isDelivered(first));
    await eventually('another one is told', isDelivered(await emit()));
    await deliveries.stop();
    assert.equal(receiver.received.length, 2);
    assert.equal(failures.length, 1, 'trouble is told when it begins, not each time');
    assert.equal((await openWebhookStand(sql).webhooks.list(ACCOUNT)).length, 1);
    await receiver.close();
    await sql.close();
  });
});
