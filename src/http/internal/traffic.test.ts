import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { test, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Health, Metrics } from '../../../ops/index.ts';
import { townRoads } from '../../../test/harness/small-roads.ts';
import { systemClock } from '../../store/system-clock.ts';
import { listen } from '../listeners/listen.ts';
import { OpenRoads } from '../../serving/open-roads.ts';
import { opsAnswers } from './listener.ts';
import type { TrafficOps } from './traffic.ts';
import { ServedRoads } from '../../serving/served-roads.ts';

const HEAD = 'from_osm_node,to_osm_node,speed_kmh\n';

async function listening(context: TestContext, options: Partial<TrafficOps> = {}, isReady = true) {
  const tables = townRoads();
  const open = (): OpenRoads => new OpenRoads(tables, { workers: 0, mostTasks: 1 });
  const roads = new ServedRoads({ tables: () => tables, open, clock: systemClock, log: { error: assert.ifError } });
  context.after(() => roads.close());
  const logged: object[] = [];
  const note = (fields: object): void => void logged.push(fields);
  const log = { info: note, error: note };
  const traffic: TrafficOps = { roads, clock: systemClock, log, ...options };
  const place = { host: '127.0.0.1', port: 0, variable: 'OPS_PORT' } as const;
  const publicUrl = 'http://localhost';
  const parts = { publicUrl, metrics: new Metrics(), health: new Health([], systemClock), ...(isReady && { traffic }) };
  const { address, close } = await listen(place, opsAnswers(parts));
  context.after(() => close({ idleMs: 0, arrivalMs: 0, answerMs: 0 }));
  const ask = async (method: string, body?: string | Uint8Array<ArrayBuffer>, headers = {}, query = '') => {
    const reply = await fetch(`${address}/traffic${query}`, { method, body, headers });
    return { status: reply.status, headers: reply.headers, body: JSON.parse(await reply.text()) as Answer };
  };
  return { ask, logged, roads, port: Number(new URL(address).port) };
}

type Answer = Readonly<Record<string, unknown>>;

test('a file is loaded, listed and dropped', async (context) => {
  const { ask, logged } = await listening(context);
  const nothing = { live: null, typical: null, turns: null };
  assert.deepEqual((await ask('GET')).body, nothing);
  const { status, body } = await ask('PUT', `${HEAD}1,2,30\n77,78,20\n2,3,0\n`);
  assert.equal(status, 200);
  const { came_at: cameAt, expires_at: expiresAt } = body;
  const { kind, rows, matched, unmatched, age_s: age } = body;
  assert.deepEqual({ kind, rows, matched, unmatched, age }, {
    kind: 'live', rows: 3, matched: 2, unmatched: { unknown_node: { rows: 1, first_line: 3 } }, age: 0,
  });
  assert.equal(Date.parse(expiresAt as string) - Date.parse(cameAt as string), 20 * 60_000);
  assert.equal(((await ask('GET')).body.live as Answer).matched, 2);
  const typical = await ask('PUT', 'from_osm_node,to_osm_node,hour_of_week,speed_kmh\n1,2,8,30\n');
  assert.equal(typical.body.kind, 'typical');
  const rest = await ask('DELETE', undefined, {}, '?kind=live');
  assert.equal(rest.body.live, null);
  assert.equal((rest.body.typical as Answer).rows, 1);
  assert.deepEqual((await ask('DELETE')).body, nothing);
  assert.equal(logged.length, 4);
});

test('a gzip file is accepted whatever its headers declare', async (context) => {
  const { ask } = await listening(context);
  for (const headers of [{}, { 'content-encoding': 'gzip' }, { 'content-type': 'text/csv' }]) {
    const { status, body } = await ask('PUT', gzipSync(`${HEAD}1,2,30\n`), headers);
    assert.deepEqual([status, body.rows], [200, 1]);
  }
});

type RefusalCase = readonly [what: string, body: string, headers: object, status: number, expected: RegExp];

const refusals: readonly RefusalCase[] = [
  ['a bad line', `${HEAD}1,2,30\n1,2,-30\n`, {}, 400, /^Line 3: speed_kmh is negative: "-30"\.$/],
  ['a bad line, in Russian', `${HEAD}1,2,x\n`, { 'accept-language': 'ru' }, 400, /^Строка 2: speed_kmh не число: "x"/],
  ['nothing', '', {}, 400, /The file has no rows/],
  ['what fits nothing', `${HEAD}77,78,30\n`, {}, 400, /No row fits the map that is loaded: unknown_node 1/],
  ['too many rows', HEAD + '1,2,30\n'.repeat(6), {}, 400, /Line 7: there are more than 5 rows/],
  ['too many bytes', HEAD + ' '.repeat(900), {}, 400, /The file has more than 500 bytes/],
  ['another packing', `${HEAD}1,2,30\n`, { 'content-encoding': 'br' }, 415, /only CSV may be packed, by gzip/],
];
for (const [what, file, headers, status, expected] of refusals) {
  test(`refused with a problem, and the loaded file stays in force: ${what}`, async (context) => {
    const { ask } = await listening(context, { limits: { rows: 5, bytes: 500 } });
    await ask('PUT', `${HEAD}1,2,30\n2,3,30\n`);
    const refused = await ask('PUT', file, headers);
    assert.equal(refused.status, status, JSON.stringify(refused.body));
    assert.equal(refused.headers.get('content-type'), 'application/problem+json');
    assert.match(refused.body.detail as string, expected);
    assert.equal(refused.body.request_id, refused.headers.get('x-request-id'));
    assert.equal(((await ask('GET')).body.live as Answer).rows, 2);
  });
}

test('impossible requests are refused with a reason', async (context) => {
  const { ask } = await listening(context);
  const posted = await ask('POST', '');
  assert.deepEqual([posted.status, posted.headers.get('allow')], [405, 'GET, PUT, DELETE']);
  const unknown = await ask('DELETE', undefined, {}, '?kind=all');
  assert.equal(unknown.status, 400);
  assert.match(unknown.body.detail as string, /kind: is one of live, typical, turns/);
  for (const method of ['PUT', 'DELETE']) {
    const body = method === 'PUT' ? `${HEAD}1,2,30\n` : undefined;
    const fromPage = await ask(method, body, { origin: 'http://evil.example' });
    assert.deepEqual([fromPage.status, fromPage.body.code], [403, 'forbidden']);
  }
  const { ask: early } = await listening(context, {}, false);
  const waiting = await early('PUT', HEAD);
  assert.deepEqual([waiting.status, waiting.body.code], [503, 'temporarily_unavailable']);
});

/** Sends a head and a part of the body; `all` resolves to the reply once the connection is closed. */
async function sendPart(port: number, part: string): Promise<{ socket: Socket; all: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`PUT /traffic HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n${part}`);
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  socket.on('error', () => {});
  return { socket, all: once(socket, 'close').then(() => text) };
}

test('a stalled file is refused, and so in the end is an endless one', async (context) => {
  const { port } = await listening(context, { arrival: { idleMs: 100, wholeMs: 400 } });
  const idle = await sendPart(port, `${HEAD}1,2,30\n`);
  const endless = await sendPart(port, HEAD);
  const more = setInterval(() => endless.socket.write('1,2,30\n'), 30);
  context.after(() => clearInterval(more));
  for (const { all } of [idle, endless]) {
    const text = await all;
    assert.match(text, /^HTTP\/1\.1 400 /);
    assert.match(text, /the file did not arrive in time/);
    assert.match(text, /\r\nConnection: close\r\n/);
  }
});

test('a bad line is reported before the rest has arrived', async (context) => {
  const { port, ask } = await listening(context);
  const { all } = await sendPart(port, `${HEAD}1,2\n`);
  assert.match(await all, /^HTTP\/1\.1 400 [^]*Line 2: there must be 3 fields/);
  assert.equal((await ask('GET')).status, 200);
});

test('more files at once than may be loaded are refused; those cut off make room', async (context) => {
  const { port, ask } = await listening(context);
  const held = [await sendPart(port, HEAD), await sendPart(port, HEAD)];
  const refused = await ask('PUT', `${HEAD}1,2,30\n`);
  assert.deepEqual([refused.status, refused.body.code], [503, 'overloaded']);
  assert.equal(refused.headers.get('retry-after'), '1');
  for (const { socket, all } of held) {
    socket.destroy();
    await all;
  }
  for (;;) {
    const { status } = await ask('PUT', `${HEAD}1,2,30\n`);
    if (status === 200) break;
    assert.equal(status, 503);
  }
});
