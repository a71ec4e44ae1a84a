import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { after, it } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { startReceiver, type Receiver } from '../harness/receiver.ts';
import { eventually } from '../harness/eventually.ts';
import { describeSql } from '../harness/stores.ts';
import { testCertificate } from '../harness/test-certificate.ts';
import { ACCOUNT, openWebhookStand } from '../harness/webhook-stand.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** A TCP server that speaks no HTTP and does not keep the process alive. */
async function bareServer(onData: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => void socket.on('error', () => {}).on('data', () => onData(socket)));
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describeSql('deliveries of webhooks', (stand) => {
  const receivers: Receiver[] = [];
  after(async () => {
    for (const receiver of receivers) await receiver.close();
  });
  const receive = async (secure = false): Promise<Receiver> => {
    const receiver = await startReceiver({ secure });
    receivers.push(receiver);
    return receiver;
  };
  const open = async () => openWebhookStand((await stand.open()).sql);

  it('are sent as one request that any library of Standard Webhooks verifies', async () => {
    const { webhooks, create, emit, sender, clock, state } = await open();
    clock.at = Date.now();
    const { url, received } = await receive();
    const { endpoint, secret } = await create(url);
    const id = await emit('invoice.finalized');
    const deliveries = sender();
    await deliveries.look();
    await deliveries.stop();
    const [{ headers, body }] = received;
    assert.equal(received.length, 1);
    assert.equal(headers['webhook-id'], id);
    assert.equal(headers['content-type'], 'application/json');
    assert.equal(headers['user-agent'], 'Geokod-Webhooks/2');
    const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
    const timestamp = new Date(clock.at).toISOString();
    assert.deepEqual(verified, { type: 'invoice.finalized', timestamp, data: { number: 1 } });
    const { state: ended, attempts } = await state(endpoint.id, id);
    assert.equal(ended, 'delivered');
    assert.deepEqual(attempts.map(({ outcome, status, number }) => [outcome, status, number]), [['delivered', 204, 1]]);
    assert.equal((await webhooks.get(ACCOUNT, endpoint.id)).failingSince, undefined);
  });

  it('are signed by every secret until a day after it was rolled, however often', async () => {
    const { webhooks, create, emit, sender, clock } = await open();
    clock.at = Date.now();
    const { url, received } = await receive();
    const { endpoint, secret: first } = await create(url);
    const { secret: second } = await webhooks.roll(ACCOUNT, endpoint.id, clock.at);
    const { secret: third } = await webhooks.roll(ACCOUNT, endpoint.id, clock.at + 2 * HOUR);
    const deliveries = sender();
    const verifies = (known: string): boolean => {
      const { headers, body } = received.at(-1)!;
      const named = (name: string): string => String(headers[`webhook-${name}`]);
      const signed = new Webhook(known).sign(named('id'), new Date(Number(named('timestamp')) * 1000), body);
      return named('signature').split(' ').includes(signed);
    };
    const good = [[2, true, true], [23.9, true, true], [24, false, true], [26, false, false]] as const;
    for (const [hours, ...areGood] of good) {
      const before = received.length;
      clock.at = endpoint.createdAt + hours * HOUR;
      await emit();
      await deliveries.look();
      await eventually('a request came', () => received.length > before);
      assert.deepEqual([first, second, third].map(verifies), [...areGood, true], `after ${hours} hours`);
    }
    await deliveries.stop();
  });

  it('added during a look are found by the next one, which concurrent callers share', async () => {
    const { queue, create, emit, sender } = await open();
    const { url, received } = await receive();
    await create(url);
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    let asks = 0;
    const deliveries = sender({
      queue: {
        ...queue,
        async hasDue(now) {
          const isDue = await queue.hasDue(now);
          asks += 1;
          if (asks === 1) await held;
          return isDue;
        },
      },
    });
    const first = deliveries.look();
    await eventually('the queue was asked', () => asks === 1);
    await emit();
    const asked = [deliveries.look(), deliveries.look()];
    goOn();
    await Promise.all([first, ...asked]);
    assert.equal(asked[0], asked[1]);
    await eventually('a request came', () => received.length > 0);
    await deliveries.stop();
  });

  it('that fail are retried on schedule, with the same id and body and a new time, until they succeed', async () => {
    const { create, emit, sender, clock, state } = await open();
    const receiver = await receive();
    receiver.answer = (response) => void response.writeHead(500).end('out of order');
    const { endpoint } = await create(receiver.url);
    const id = await emit();
    const deliveries = sender();
    for (const [attempt, wait] of [5 * SECOND, 300 * SECOND, HOUR / 2].entries()) {
      await deliveries.look();
      await eventually('an attempt was kept', async () => (await state(endpoint.id, id)).attempts.length > attempt);
      assert.equal((await state(endpoint.id, id)).nextAt, clock.at + wait);
      clock.at += wait - 1;
      await deliveries.look();
      assert.equal(receiver.received.length, attempt + 1);
      clock.at += 1;
    }
    receiver.answer = (response) => void response.writeHead(200).end();
    await deliveries.look();
    await deliveries.stop();
    const { state: ended, attempts } = await state(endpoint.id, id);
    assert.equal(ended, 'delivered');
    assert.deepEqual(attempts.map(({ reply, status }) => `${status} ${reply}`), [
      '500 out of order', '500 out of order', '500 out of order', '200 ',
    ]);
    assert.equal(new Set(receiver.received.map(({ body }) => body)).size, 1);
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 1);
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size, 4);
  });

  it('answered 410 disable the endpoint, with a single mail', async () => {
    const { webhooks, create, emit, sender, disabled, clock } = await open();
    const receiver = await receive();
    receiver.answer = (response) => void response.writeHead(410).end();
    const { endpoint } = await create(receiver.url);
    for (let count = 0; count < 6; count += 1) await emit();
    const deliveries = sender();
    await deliveries.look();
    await deliveries.stop();
    assert.deepEqual((await webhooks.get(ACCOUNT, endpoint.id)).disabled, { at: clock.at, reason: 'gone' });
    assert.deepEqual(disabled.map(([{ id }, reason]) => [id, reason]), [[endpoint.id, 'gone']]);
  });

  it('that fail for days disable the endpoint after the last attempt', async () => {
    const { create, emit, sender, disabled, clock, state } = await open();
    const { endpoint } = await create('http://127.0.0.1:1/');
    const id = await emit();
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const deliveries = sender();
      await deliveries.look();
      await deliveries.stop();
      clock.at = (await state(endpoint.id, id)).nextAt ?? clock.at;
    }
    const ended = await state(endpoint.id, id);
    assert.deepEqual([ended.state, ended.attempts.length], ['failed', 10]);
    assert.ok(ended.attempts.every(({ outcome }) => outcome === 'connection_failed'));
    assert.deepEqual(disabled.map(([, reason]) => reason), ['failing']);
  });

  it('follow no redirect, and are limited in size and time', async () => {
    const { create, emit, sender, state } = await open();
    const inner = await receive();
    const closes = await bareServer((socket) => socket.destroy());
    const garbles = await bareServer((socket) => socket.end('hello\r\n\r\n'));
    const behaviours: [string, Receiver['answer'] | string, readonly unknown[]][] = [
      ['never answers', () => {}, ['timeout', undefined]],
      ['drips', (response) => {
        response.writeHead(200);
        const dripping = setInterval(() => response.write('.'), 20);
        response.on('close', () => clearInterval(dripping));
      }, ['timeout', undefined]],
      ['redirects', (response) => void response.writeHead(307, { location: inner.url }).end(), ['redirected', 307]],
      ['sends too much', (response) => {
        const flood = (): void => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
          response.once('drain', flood);
        };
        response.writeHead(200);
        flood();
      }, ['delivered', 200]],
      ['has a huge head', (response) => void response.writeHead(200, { a: 'x'.repeat(20_000) }).end(), [
        'connection_failed', undefined,
      ]],
      ['closes', closes, ['connection_failed', undefined]],
      ['speaks no HTTP', garbles, ['connection_failed', undefined]],
      ['has an untrusted certificate', (await receive(true)).url, ['tls_failed', undefined]],
    ];
    const endpoints: string[] = [];
    for (const [, behaviour] of behaviours) {
      const receiver = typeof behaviour === 'string' ? undefined : await receive();
      if (receiver) receiver.answer = behaviour as Receiver['answer'];
      endpoints.push((await create(receiver?.url ?? (behaviour as string))).endpoint.id);
    }
    const id = await emit();
    const deliveries = sender({ timeoutMs: 10_000 });
    await deliveries.look();
    await eventually('all came to an end', async () => {
      const states = await Promise.all(endpoints.map(async (endpoint) => (await state(endpoint, id)).attempts.length));
      // One that ended early may be tried again before the last has ended.
      return states.every((count) => count >= 1);
    });
    await deliveries.stop();
    for (const [at, [name, , [outcome, status]]] of behaviours.entries()) {
      const [attempt] = (await state(endpoints[at], id)).attempts;
      assert.deepEqual([attempt.outcome, attempt.status], [outcome, status], name);
      assert.ok(Buffer.byteLength(attempt.reply) <= 1024, name);
    }
    assert.deepEqual(inner.received, []);
  });

  it('are not sent once any address of the name is private', async () => {
    let asked = 0;
    const receiver = await receive(true);
    // the checked address is public; the next one is not, and is never connected to
    const answers = [['77.88.55.242'], ['127.0.0.1'], ['77.88.55.242', '127.0.0.1']];
    const resolve = async () => answers[asked++] ?? ['127.0.0.1'];
    const { create, emit, sender, clock, state } = openWebhookStand((await stand.open()).sql, { resolve });
    const { endpoint } = await create(`https://localhost.example.ru:${receiver.port}/`);
    const id = await emit();
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const deliveries = sender();
      await deliveries.look();
      await deliveries.stop();
      clock.at += 24 * HOUR;
    }
    const { attempts } = await state(endpoint.id, id);
    assert.deepEqual(attempts.map(({ outcome }) => outcome), ['address_refused', 'address_refused']);
    assert.deepEqual(receiver.received, []);
    assert.equal(asked, 3);
  });

  it('use the host name for TLS and Host, although the connection is to an address', async () => {
    const receiver = await receive(true);
    const resolve = async () => ['127.0.0.1'];
    const options = { resolve, webhookAllowPrivate: true };
    const { create, emit, sender } = openWebhookStand((await stand.open()).sql, options);
    await create(`https://localhost:${receiver.port}/`);
    await create(`https://other.example.ru:${receiver.port}/`);
    await emit();
    const deliveries = sender({ authority: testCertificate });
    await deliveries.look();
    await deliveries.stop();
    // the certificate is for localhost: the other name is refused before anything is sent
    assert.deepEqual(receiver.received.map(({ headers }) => headers.host), [`localhost:${receiver.port}`]);
  });

  it('to a slow host delay no others, and are few at once', async () => {
    const { create, emit, sender } = await open();
    const [slow, quick] = [await receive(), await receive()];
    const held: (() => void)[] = [];
    slow.answer = (response) => void held.push(() => response.writeHead(204).end());
    await create(slow.url);
    for (let count = 0; count < 120; count += 1) await emit();
    await create(quick.url);
    for (let count = 0; count < 5; count += 1) await emit();
    const deliveries = sender();
    await deliveries.look();
    await eventually('the quick one got its own', async () => {
      await deliveries.look();
      return quick.received.length === 5;
    });
    assert.equal(slow.received.length, 2);
    await deliveries.stop();
  });

  it('to endpoints that never answer leave places for others on the same host', async () => {
    const { create, emit, sender } = await open();
    const receiver = await receive();
    const quick = (): string[] => receiver.received.map(({ path }) => path).filter((path) => path !== '/slow').sort();
    receiver.answer = (response, { path }) => void (path === '/slow' || response.writeHead(204).end());
    const at = (path: string): string => new URL(path, receiver.url).href;
    await create(at('/slow'));
    for (let count = 0; count < 20; count += 1) await emit();
    for (let count = 0; count < 3; count += 1) await create(at('/slow'));
    await create(at('/mine'));
    for (let count = 0; count < 20; count += 1) await emit();
    await create(at('/others'), [], 'acc_2');
    await emit('quota.threshold', 'evt_others', 'acc_2');
    const deliveries = sender();
    await deliveries.look();
    await eventually('others got theirs', async () => {
      await deliveries.look();
      return quick().includes('/others');
    });
    await deliveries.stop();
  });

  it('of an account with many unresponsive hosts leave places to others', async () => {
    const { create, emit, sender, clock } = await open();
    for (let count = 0; count < 12; count += 1) {
      const receiver = await receive();
      receiver.answer = () => {};
      await create(receiver.url);
    }
    for (let count = 0; count < 4; count += 1) await emit();
    clock.at += 1;
    const other = await receive();
    await create(other.url, [], 'acc_2');
    await emit('quota.threshold', 'evt_others', 'acc_2');
    const deliveries = sender();
    await deliveries.look();
    await eventually('the other account got its own', async () => {
      await deliveries.look();
      return other.received.length === 1;
    });
    await deliveries.stop();
  });

  it('to a failing endpoint are attempted one by one, until one succeeds', async () => {
    const { create, emit, sender, clock } = await open();
    const receiver = await receive();
    receiver.answer = (response) => void response.writeHead(500).end();
    await create(receiver.url);
    await emit();
    const deliveries = sender();
    await deliveries.look();
    await eventually('the first attempt', () => receiver.received.length === 1);
    await deliveries.stop();
    const held: (() => void)[] = [];
    receiver.answer = (response) => void held.push(() => response.writeHead(204).end());
    for (let count = 0; count < 3; count += 1) await emit();
    clock.at += 5 * SECOND;
    const next = sender();
    await next.look();
    await eventually('one more', () => held.length === 1);
    await next.look();
    assert.equal(held.length, 1);
    held[0]();
    await eventually('two at a time again', async () => {
      await next.look();
      return held.length === 3;
    });
    held.slice(1).forEach((answer) => answer());
    await next.stop();
  });

  it('pending at the end are released, and sent again by the next process', async () => {
    const { create, emit, sender, state, clock } = await open();
    const receiver = await receive();
    receiver.answer = () => {};
    const { endpoint } = await create(receiver.url);
    const id = await emit();
    const deliveries = sender();
    await deliveries.look();
    await eventually('it was sent', () => receiver.received.length === 1);
    await deliveries.stop();
    const given = await state(endpoint.id, id);
    assert.deepEqual([given.state, given.nextAt, given.attempts], ['waiting', clock.at, []]);
    receiver.answer = (response) => void response.writeHead(204).end();
    const next = sender();
    await next.look();
    await next.stop();
    assert.deepEqual((await state(endpoint.id, id)).attempts.map(({ number }) => number), [1]);
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 1);
  });
});
