import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import inspector from 'node:inspector';
import { connect } from 'node:net';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { monthOf } from '../kernel/moscow.ts';
import { call, json } from '../../test/harness/call.ts';
import { assertConforms, contract, type SeenReply } from '../../test/harness/conformance.ts';
import { demoAtlasPath } from '../../test/harness/demo-atlas.ts';
import { eventually } from '../../test/harness/eventually.ts';
import { load } from '../../test/harness/load.ts';
import { startThreads, type ThreadStand } from '../../test/harness/thread-stand.ts';

const CONNECTIONS = 16;
/** Leaves a thousand requests a second. */
const REST_MS = 10;
/** Units are taken one at a time: more of them repeat what these did. */
const FREE_UNITS = 2000;
const HERE = '/v2/reverse?lat=54.442&lon=148.3408';

const operationOf = (id: string) => contract.operations.find(({ operationId }) => operationId === id);
const addressOf = (port: number): string => `http://127.0.0.1:${port}`;

/** Sends a call with the stand's key to a port, and checks the reply against the contract. */
async function ask(
  { key }: Pick<ThreadStand, 'key'>, port: number, id: string, path: string, more: object = {},
): Promise<SeenReply> {
  const { headers, ...rest } = more as { headers?: Record<string, string> };
  const authorization = `Bearer ${key}`;
  const reply = await call(addressOf(port), path, { ...rest, headers: { authorization, ...headers } });
  assertConforms(operationOf(id), reply);
  return reply;
}

const usedIn = ({ text }: SeenReply): number => (JSON.parse(text) as { quota: { used: number } }).quota.used;
const codeIn = ({ text }: SeenReply): string => (JSON.parse(text) as { code: string }).code;

/** Sends requests, sixteen at once, to all ports in turn; checks one reply of each status against the contract. */
async function askMany(stand: ThreadStand, ports: readonly number[], count: number): Promise<SeenReply[]> {
  const replies: SeenReply[] = [];
  const headers = { authorization: `Bearer ${stand.key}` };
  let asked = 0;
  await Promise.all(Array.from({ length: 16 }, async () => {
    while (asked < count) replies.push(await call(addressOf(ports[asked++ % ports.length]), HERE, { headers }));
  }));
  const byStatus = Map.groupBy(replies, ({ status }) => status);
  for (const [reply] of byStatus.values()) assertConforms(operationOf('reverse'), reply);
  return replies;
}

const counts = (replies: readonly SeenReply[]): Record<number, number> =>
  Object.fromEntries([...Map.groupBy(replies, ({ status }) => status)].map(([status, of]) => [status, of.length]));

/** The units in the ledger once everything that the threads have reported is booked. */
async function bookedUnits({ opened: { stores }, threads, accountId }: ThreadStand): Promise<number> {
  threads.readNotes();
  await stores.journal!.book();
  return stores.ledger.getMonthUnits(accountId, monthOf(Date.now()));
}

for (const threads of [1, 2]) {
  const portsOf = ({ firstPort, furtherPort }: ThreadStand): number[] =>
    (threads === 1 ? [firstPort] : [firstPort, furtherPort]);

  describe(`with ${threads} of them`, () => {
    test('the free quota ends with its last unit, and each unit is counted once', async (context) => {
      const stand = await startThreads(context, { threads, freeUnits: FREE_UNITS });
      const replies = await askMany(stand, portsOf(stand), FREE_UNITS + 50);
      assert.deepEqual(counts(replies), { 200: FREE_UNITS, 402: 50 });
      const used = replies.filter(({ status }) => status === 200).map(usedIn).sort((a, b) => a - b);
      assert.deepEqual(used, Array.from({ length: FREE_UNITS }, (_, at) => at + 1));
      assert.equal(await bookedUnits(stand), FREE_UNITS);
    });

    test('one bucket limits the rate of an account, whichever thread it asks', async (context) => {
      const stand = await startThreads(context, { threads, perSecond: 20 });
      const from = performance.now();
      const { 200: granted, 429: refused } = counts(await askMany(stand, portsOf(stand), 80));
      const seconds = (performance.now() - from) / 1000;
      assert.equal(granted + (refused ?? 0), 80);
      assert.ok(granted >= Math.min(80, 20) && granted <= 20 + 20 * (seconds + 0.1), `${granted} in ${seconds} s`);
    });

    test('a revoked key is refused by all of them when its owner hears that it is revoked', async (context) => {
      const stand = await startThreads(context, { threads });
      const { keys } = stand.opened.services;
      const ports = portsOf(stand);
      for (let round = 0; round < 20; round++) {
        const { key, id } = await keys.create(stand.accountId, { mode: 'live', label: '' }, Date.now());
        for (const port of ports) assert.equal((await ask({ key }, port, 'reverse', HERE)).status, 200);
        const path = `/v2/keys/${id}`;
        const revoked = await ask({ key }, ports.at(-1)!, 'revokeKey', path, { method: 'DELETE' });
        assert.equal(revoked.status, 204);
        for (const port of ports) assert.equal(codeIn(await ask({ key }, port, 'reverse', HERE)), 'key_revoked');
      }
    });

    test('each request is counted once in the metrics, and has one line in the log, in order', async (context) => {
      const stand = await startThreads(context, { threads });
      const ids: string[] = [];
      for (let at = 0; at < 30; at++) {
        for (const port of portsOf(stand)) {
          ids.push((await ask(stand, port, 'reverse', HERE)).headers.get('x-request-id')!);
        }
      }
      await ask(stand, portsOf(stand).at(-1)!, 'reverse', '/v2/reverse?lat=95&lon=1');
      const count = (status: string): string => `operation="reverse",status="${status}"} `;
      await eventually('all are counted', async () => {
        const text = await stand.metrics.registry.metrics();
        return text.includes(`${count('2xx')}${ids.length}\n`) && text.includes(`${count('4xx')}1\n`);
      });
      const lines = stand.logged().filter(({ msg, status }) => msg === 'request' && status === 200);
      assert.deepEqual(lines.map((line) => line.request_id).toSorted(), ids.toSorted());
      for (const at of portsOf(stand).keys()) {
        const own = ids.filter((_, index) => index % portsOf(stand).length === at);
        const logged = lines.map((line) => line.request_id!).filter((id) => own.includes(id));
        assert.deepEqual(logged, own);
      }
    });
  });
}

/** The statuses that another process gets while this one is blocked. */
function askFromOutside({ key }: ThreadStand, port: number, times: number): number[] {
  const program = `
    const statuses = [];
    for (let at = 0; at < ${times}; at++) {
      const headers = { authorization: 'Bearer ${key}' };
      statuses.push((await fetch('${addressOf(port)}${HERE}', { headers })).status);
    }
    console.log(JSON.stringify(statuses));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return JSON.parse(stdout) as number[];
}

describe('while one thread can do nothing', () => {
  test('and that is the first, the others answer whom they know, and all of it is booked', async (context) => {
    const stand = await startThreads(context);
    assert.equal((await ask(stand, stand.furtherPort, 'reverse', HERE)).status, 200);
    assert.deepEqual(askFromOutside(stand, stand.furtherPort, 20), Array.from({ length: 20 }, () => 200));
    await eventually('it is booked', async () => (await bookedUnits(stand)) === 21);
  });

  test('and that is a further one, the others answer', async (context) => {
    const stand = await startThreads(context);
    stand.threads.seats[0].worker!.postMessage('block');
    let hasAnswered = false;
    const late = ask(stand, stand.furtherPort, 'reverse', HERE).then(({ status }) => {
      hasAnswered = true;
      return status;
    });
    for (let at = 0; at < 20; at++) assert.equal((await ask(stand, stand.firstPort, 'reverse', HERE)).status, 200);
    assert.equal(hasAnswered, false);
    assert.equal(await late, 200);
  });

  test('and fills its memory with buffers, it is replaced', async (context) => {
    const { threads, logged, metrics } = await startThreads(context, { mostBufferBytes: 256 * 1024 ** 2 });
    const [seat] = threads.seats;
    const { worker } = seat;
    worker!.postMessage('fill');
    await eventually('it is replaced', () => seat.worker !== worker && threads.listening === 2);
    assert.match(await metrics.registry.metrics(), /^geokod_http_threads_ended_total\{reason="memory"\} 1$/m);
    const { err } = logged().find(({ msg }) => /ended; another one comes$/.test(msg))!;
    assert.match(err!.message, /^the thread holds \d+ MiB in buffers, and more than 256 MiB are too much/);
  });

  test('and the process can be debugged, it is left alone as long as that', async (context) => {
    const { threads, logged } = await startThreads(context, { mostSilentLooks: 7 });
    const [seat] = threads.seats;
    const { worker } = seat;
    context.after(() => inspector.close());
    inspector.open(0);
    worker!.postMessage('loop');
    const said = (): number => logged().filter(({ msg }) => /left alone, since the process can be/.test(msg)).length;
    await eventually('it is said', () => said() > 0);
    await sleep(3000);
    assert.deepEqual([said(), seat.worker], [1, worker]);
    inspector.close();
    await eventually('it is replaced', () => seat.worker !== worker && threads.listening === 2);
  });

  test('and has to end with the service, it refuses what it was asked', async (context) => {
    const { threads, furtherPort, key, logged } = await startThreads(context);
    const socket = connect(furtherPort, '127.0.0.1');
    let text = '';
    socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
    const request = `GET ${HERE} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`;
    socket.write(request);
    await eventually('it is answered', () => text.startsWith('HTTP/1.1 200'));
    text = '';
    threads.seats[0].worker!.postMessage('loop');
    socket.write(request.repeat(3));
    const ended = once(socket, 'close');
    await threads.close({ idleMs: 0, arrivalMs: 100, answerMs: 500 });
    await ended;
    const codes = Array.from(text.matchAll(/HTTP\/1\.1 503 [^]*?"code":"(\w+)"/g), ([, code]) => code);
    assert.deepEqual(codes, Array.from({ length: 3 }, () => 'temporarily_unavailable'));
    const ids = Array.from(text.matchAll(/^X-Request-Id: (\S+)\r$/gim), ([, id]) => id);
    const refused = logged().filter(({ status }) => status === 503);
    assert.deepEqual(refused.map((line) => line.request_id), ids);
    assert.ok(refused.every(({ took_ms }) => took_ms! > 0));
  });

  test('and cannot say so itself, the metrics say it', async (context) => {
    const stand = await startThreads(context);
    stand.threads.seats[0].worker!.postMessage('block for good');
    await eventually('it is seen', async () => {
      const text = await stand.metrics.registry.metrics();
      return Number(/^geokod_loop_delay_seconds\{thread="http-2"\} (\S+)$/m.exec(text)?.[1] ?? 0) > 2;
    });
  });
});

describe('a further thread', () => {
  test('tells usage with all that it has answered before', async (context) => {
    const stand = await startThreads(context);
    for (let at = 1; at <= 20; at++) {
      assert.equal((await ask(stand, stand.furtherPort, 'reverse', HERE)).status, 200);
      const { text } = await ask(stand, stand.furtherPort, 'getUsage', '/v2/usage?group=day');
      assert.equal((JSON.parse(text) as { total_units: number }).total_units, at);
    }
  });

  test('asks for the status once while it is fresh, however many read it', async (context) => {
    const stand = await startThreads(context);
    const { status } = stand.opened.services;
    await status.read(Date.now());
    const read = context.mock.method(status, 'read');
    const at = addressOf(stand.furtherPort);
    const tags = new Set<string | null>();
    for (let round = 0; round < 20; round++) tags.add((await call(at, '/status')).headers.get('etag'));
    assert.equal(tags.size, 1);
    assert.ok(read.mock.callCount() <= 2, `${read.mock.callCount()} times`);
    for (const lang of ['ru', 'en']) assert.equal((await call(at, `/status/feed.atom?lang=${lang}`)).status, 200);
    assert.equal((await ask(stand, stand.furtherPort, 'getStatus', '/v2/status')).status, 200);
    assert.ok(read.mock.callCount() <= 3);
  });

  test('still asks the first one while both end', async (context) => {
    const { threads, furtherPort, key } = await startThreads(context);
    const body = JSON.stringify({ items: [{ q: 'Ветроград' }] });
    const head = ['POST /v2/geocode HTTP/1.1', 'Host: x', `Authorization: Bearer ${key}`,
      'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`].join('\r\n');
    const socket = connect(furtherPort, '127.0.0.1');
    let text = '';
    socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
    socket.write(`${head}\r\n\r\n${body.slice(0, 5)}`);
    await sleep(200);
    const ended = once(socket, 'close');
    const closing = threads.close({ idleMs: 0, arrivalMs: 8000, answerMs: 10_000 });
    await sleep(3000); // a first thread that has been silent for two seconds counts as blocked
    socket.write(body.slice(5));
    await Promise.all([closing, ended]);
    assert.match(text, /^HTTP\/1\.1 200 /);
  });

  test('answers what needs more than engines as the first one does', async (context) => {
    const stand = await startThreads(context, { atlasPath: await demoAtlasPath() });
    const { furtherPort: port, firstPort } = stand;
    const point = { lat: 54.442, lon: 148.3408 };
    const other = { lat: 54.45, lon: 148.3408 };
    const post = (body: object): object => ({ method: 'POST', ...json(body) });
    const route = await ask(stand, port, 'route', '/v2/route', post({ profile: 'walk', points: [point, other] }));
    assert.equal(route.status, 200);
    const asked = post({ profile: 'walk', origins: [point, other] });
    const tables = await Promise.all([port, firstPort].map(async (each) => {
      const { text } = await ask(stand, each, 'matrix', '/v2/matrix', asked);
      return (JSON.parse(text) as { durations_s: unknown }).durations_s;
    }));
    assert.deepEqual(tables[0], tables[1]);
    assert.equal((await ask(stand, port, 'getStatus', '/v2/status')).status, 200);
    assert.equal((await ask(stand, port, 'listKeys', '/v2/keys')).status, 200);
    assert.equal((await ask(stand, port, 'getUsage', '/v2/usage?group=day')).status, 200);
    const nowhere = post({ profile: 'walk', origins: [{ lat: 0, lon: 0 }] });
    const refused = await ask(stand, port, 'matrix', '/v2/matrix', nowhere);
    assert.equal(codeIn(refused), 'point_off_road');
  });

  test('takes a table that is read while it arrives, and gives its result in pieces', async (context) => {
    const stand = await startThreads(context);
    const { furtherPort: port } = stand;
    const rows = Array.from({ length: 3000 }, (_, at) => `Посадская улица, ${1 + (at % 9)}`);
    const body = Buffer.from(`address\n${rows.join('\n')}\n`);
    const headers = { 'content-type': 'text/csv' };
    const posted = { method: 'POST', headers, body };
    const submitted = await ask(stand, port, 'submitBatch', '/v2/batch?column=address', posted);
    assert.equal(submitted.status, 202, submitted.text);
    const { job } = JSON.parse(submitted.text) as { job: string };
    await eventually('the batch is answered', async () =>
      (JSON.parse((await ask(stand, port, 'getBatch', `/v2/batch/${job}`)).text) as { status: string })
        .status === 'completed');
    const result = await ask(stand, port, 'getBatchResult', `/v2/batch/${job}/result`);
    assert.equal(result.text.trim().split('\n').length, rows.length + 1);
    const part = { headers: { range: 'bytes=0-99' } };
    const first = await ask(stand, port, 'getBatchResult', `/v2/batch/${job}/result`, part);
    assert.deepEqual([first.status, first.text], [206, Buffer.from(result.text).subarray(0, 100).toString()]);
    const empty = await ask(stand, port, 'submitBatch', '/v2/batch', { method: 'POST', headers, body: '' });
    assert.equal(codeIn(empty), 'batch_empty');
  });

  const [killed, wrong, greedy, hanging] = [
    ({ threads }: ThreadStand) => void threads.seats[0].worker!.terminate(),
    ({ threads }: ThreadStand) => threads.seats[0].worker!.postMessage([['notify', 'no such thing', []]]),
    ({ threads }: ThreadStand) => threads.seats[0].worker!.postMessage('leak'),
    ({ threads }: ThreadStand) => threads.seats[0].worker!.postMessage('loop'),
  ];
  for (const [how, end, most, reason] of [
    // responses in flight on its connections at that moment are in doubt and not charged
    ['is killed', killed, CONNECTIONS, 'error'],
    ['has a bug', wrong, 0, 'error'],
    ['wants more memory than it may have', greedy, CONNECTIONS, 'memory'],
    ['hangs', hanging, CONNECTIONS, 'hung'],
  ] as const) {
    test(`that ${how} under load is replaced; others go on, and what was answered is booked`, async (context) => {
      // The greedy one should be found by its memory, however slowly that fills.
      const mostSilentLooks = end === hanging ? 8 : undefined;
      const stand = await startThreads(context, { threads: 3, mostOldMb: 512, mostSilentLooks });
      const before = await bookedUnits(stand);
      const first = load({ port: stand.firstPort, key: stand.key, connections: 4 });
      const further = load({ port: stand.furtherPort, key: stand.key, connections: CONNECTIONS });
      await eventually('they are loaded', () => further.answeredAt.length > 300);
      const { worker } = stand.threads.seats[0];
      const endedAt = performance.now();
      end(stand);
      for (const one of [first, further]) one.slowDown(REST_MS);
      const answered = first.answeredAt.length;
      await eventually('another thread takes its place', () =>
        stand.threads.seats[0].worker !== worker && stand.threads.listening === 3);
      assert.ok(first.answeredAt.length > answered, 'the first goes on');
      for (const one of [first, further]) one.stop();
      await Promise.all([first.done, further.done]);
      assert.deepEqual(first.failures, []);
      // Requests on the failed thread's connections: each got a complete 503 or nothing.
      for (const failure of further.failures) assert.match(failure, /^HTTP\/1\.1 503|ECONNRESET after 0|ended after 0/);
      // All waiting requests are refused, unless the thread was killed; later ones may find a closed connection.
      const waiting = end === killed ? [] : further.failuresAskedBefore(endedAt);
      for (const failure of waiting) assert.match(failure, /^HTTP\/1\.1 503/);
      if (end !== killed) {
        assert.ok(further.failures.length > 0);
        const faults = stand.logged().filter(({ msg, status }) => msg === 'request' && status === 503);
        assert.equal(faults.length, further.failures.filter((failure) => failure.startsWith('HTTP/1.1 503')).length);
        assert.deepEqual(new Set(faults.map(({ operation }) => operation)), new Set(['reverse']));
      }
      const sum = first.answeredAt.length + further.answeredAt.length;
      const lost = sum - ((await bookedUnits(stand)) - before);
      assert.ok(lost >= 0 && lost <= most, `${lost} of ${sum}`);
      const { used } = await stand.opened.services.quota.look(
        await stand.opened.services.keys.authenticate(stand.key, Date.now()), Date.now());
      assert.equal(used, await bookedUnits(stand), 'what was taken and not used is given back');
      assert.ok(stand.logged().some(({ msg }) => /ended; another one comes/.test(msg)));
      const ends = (await stand.metrics.registry.metrics()).matchAll(/^geokod_http_threads_ended_total(\S+) 1$/gm);
      assert.deepEqual(Array.from(ends, ([, label]) => label), [`{reason="${reason}"}`]);
    });
  }
});
