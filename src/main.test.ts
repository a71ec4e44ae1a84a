import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createConnectionServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import type { Panel } from '../ops/index.ts';
import { serveArea } from './commands/serve.ts';
import type { Environment } from './config.ts';
import type { Status } from './contract.gen.ts';
import { serve, type Started } from './main.ts';
import { collectGarbage } from './store/files/collect-garbage.ts';
import { readAtlas } from './store/files/atlas/read.ts';
import { openKeptPanel } from './store/status/kept-panel.ts';
import { call } from '../test/harness/call.ts';
import { assertConforms, contract } from '../test/harness/conformance.ts';
import { eventually } from '../test/harness/eventually.ts';
import { newFolder } from '../test/harness/folder.ts';
import { madeUpPanel } from '../test/harness/made-up-panel.ts';
import { outside } from '../test/harness/outside.ts';
import { writeTownAtlas } from '../test/harness/small-geocoder.ts';
import { writeSmallAtlas } from '../test/harness/small-atlas.ts';

const until = async (reached: () => boolean): Promise<void> => {
  while (!reached()) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** A service on free ports with an atlas of so many houses; stopped with the test. */
async function started(context: TestContext, houses: number, env: Environment = {}) {
  const folder = await newFolder(context);
  const atlas = join(folder, 'small.atlas');
  await writeSmallAtlas(atlas, houses);
  const io = outside({ ATLAS: atlas, DATA_DIR: folder, PORT: '0', OPS_PORT: '0', ...env });
  const code = serveArea(io.readConfig(), undefined, io);
  context.after(() => {
    io.stop();
    return code;
  });
  await Promise.race([code, until(() => io.printed.length > 0)]);
  const address = (label: string): string => new RegExp(`${label} +(http://[\\d.:]+)`).exec(io.printed[0])?.[1] ?? '';
  return { io, code, atlas, front: address('public'), internal: address('internal') };
}

test('the service reports its atlas and the attribution, and exits with 0 when asked', async (context) => {
  const { io, code, front, internal } = await started(context, 1234);
  assert.match(io.printed[0], /small\.atlas: 1,234 houses, 3 streets, 3 places \(fictional/);
  assert.match(io.printed[0], new RegExp(`curl ${front}/$`));
  assert.equal((await fetch(`${internal}/readyz`)).status, 200);
  assert.equal((await fetch(`${internal}/healthz`)).status, 200);
  const { atlas, ...rest } = (await (await fetch(front)).json()) as Record<string, object>;
  assert.deepEqual(rest, {
    service: 'geokod',
    version: '2.4.0',
    region: 'msk-1',
    ready: true,
    attribution: 'fictional demonstration country',
  });
  assert.deepEqual(atlas, {
    fictional: true,
    data_as_of: '2026-02-28T21:20:00Z',
    built_at: '2026-03-01T12:00:00Z',
    bbox: [44, 48.5, 44.5, 48.7],
    houses: 1234,
    streets: 3,
    places: 3,
    areas: 3,
    pois: 3,
  });
  io.stop();
  assert.equal(await code, 0);
  await assert.rejects(fetch(front));
});

test('a new atlas is served from SIGHUP on, and a broken one changes nothing', async (context) => {
  const { io, atlas, front } = await started(context, 10);
  const houses = async () => ((await (await fetch(front)).json()) as { atlas: { houses: number } }).atlas.houses;
  await writeSmallAtlas(atlas, 20, { fictional: false });
  assert.equal(await houses(), 10);
  io.reload();
  await until(() => io.printed.length > 1);
  assert.match(io.printed[1], /read again: .*20 houses/);
  assert.equal(await houses(), 20);
  const { attribution } = (await (await fetch(front)).json()) as { attribution: string };
  assert.equal(attribution, '© OpenStreetMap contributors, ODbL');

  await writeFile(atlas, 'nothing of the kind');
  io.reload();
  await until(() => io.noted.length > 0);
  assert.match(io.noted[0], /goes on serving/);
  assert.equal(await houses(), 20);
});

test('a SIGHUP before there is an atlas takes effect once there is one', async (context) => {
  const folder = await newFolder(context);
  const atlas = join(folder, 'small.atlas');
  await writeSmallAtlas(atlas, 10);
  const io = outside({ ATLAS: atlas, DATA_DIR: folder, PORT: '0', OPS_PORT: '0' });
  const code = serveArea(io.readConfig(), undefined, io);
  io.reload();
  await Promise.race([code, until(() => io.printed.length > 1)]);
  assert.match(io.printed[1], /read again: .*10 houses/);
  io.stop();
  assert.equal(await code, 0);
});

test('the atlas that a service began with leaves its memory after another one has come', async (context) => {
  const folder = await newFolder(context);
  const path = join(folder, 'small.atlas');
  await writeTownAtlas(path);
  const io = outside({ ATLAS: path, DATA_DIR: folder, PORT: '0', OPS_PORT: '0', HTTP_THREADS: '2' });
  let first: WeakRef<ArrayBufferLike> | undefined;
  const started = Promise.withResolvers<string>();
  const [joined, reloaded] = [0, 1].map(() => Promise.withResolvers<unknown>());
  const ended = serve(io.readConfig(), {
    ...io,
    version: 'test',
    logTo: { write: (line) => line.includes('a thread takes requests') && joined.resolve(line) },
    async openAtlas() {
      const atlas = await readAtlas(path);
      first = new WeakRef(atlas.tables.houses.lat.buffer);
      return { path, atlas };
    },
    onStarted({ frontAddress, threads }: Started) {
      started.resolve(frontAddress);
      if (threads === 1) joined.resolve('where a port is not divided');
    },
    onReloaded: reloaded.resolve,
    onReloadFailed: reloaded.reject,
    onStopping: () => {},
  });
  context.after(() => {
    io.stop();
    return ended;
  });
  await joined.promise;
  assert.equal((await fetch(`${await started.promise}/tiles/map.json`)).status, 200);
  io.reload();
  await reloaded.promise;
  await eventually('it is gone', () => {
    collectGarbage();
    return first!.deref() === undefined;
  });
});

type Refusal = readonly [name: string, env: (folder: string) => Record<string, string>, code: string, expected: RegExp];

const refusals: readonly Refusal[] = [
  ['a missing configured atlas', (folder) => ({ ATLAS: join(folder, 'my') }), 'file_missing', /geokod import/],
  ['an invalid atlas', (folder) => ({ ATLAS: join(folder, 'text') }), 'atlas_refused', /text/],
  ['a data folder that is a file', (folder) => ({ DATA_DIR: join(folder, 'text') }), 'config_invalid', /DATA_DIR=/],
];
for (const [name, env, code, expected] of refusals) {
  test(`${name} stops the start, says what to do and leaves no port open`, async (context) => {
    const folder = await newFolder(context);
    await writeFile(join(folder, 'text'), 'no atlas, '.repeat(100));
    const io = outside({ PORT: '0', OPS_PORT: '0', DATA_DIR: folder, ...env(folder) });
    await assert.rejects(serveArea(io.readConfig(), undefined, io), { code, message: expected });
  });
}

/** What a MySQL server sends to those it refuses: the packet's length and number, then error 1045. */
const ACCESS_DENIED = Buffer.from('\x0f\0\0\0\xff\x15\x04#28000refused', 'latin1');

describe('a service whose database is away from the start', () => {
  /** The address of a service that waits for its database, in a folder where this was known of the status. */
  async function awaitingDatabase(context: TestContext, known?: Panel): Promise<string> {
    const folder = await newFolder(context);
    const atlas = join(folder, 'small.atlas');
    await writeSmallAtlas(atlas, 10);
    if (known) {
      const kept = await openKeptPanel(folder, assert.fail);
      kept.keep(known);
      await kept.close();
    }
    const [port, nobody] = [await freePort(), await freePort()];
    const DATABASE_URL = `mysql://geokod:secret@127.0.0.1:${nobody}/geokod`;
    const io = outside({
      ATLAS: atlas, DATA_DIR: folder, PORT: String(port), OPS_PORT: '0', DATABASE_URL, SECRET: 'x'.repeat(16),
    });
    const code = serveArea(io.readConfig(), undefined, io);
    context.after(async () => {
      // a database that refuses the service ends its start
      const refusing = createConnectionServer((socket) => socket.end(ACCESS_DENIED)).listen(nobody, '127.0.0.1');
      await assert.rejects(code);
      refusing.close();
    });
    await until(() => io.noted.some((text) => text.includes('It is waited for')));
    return `http://127.0.0.1:${port}`;
  }

  test('shows the status it knew last, in the requested language', async (context) => {
    const address = await awaitingDatabase(context, madeUpPanel(Date.parse('2026-11-23T09:00:00Z')));
    const [page, russian, feed, style] = await Promise.all(
      ['/status?lang=en', '/status?lang=ru', '/status/feed.atom?lang=en', '/status/status.css'].map(async (path) => {
        const reply = await fetch(`${address}${path}`);
        return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
      }),
    );
    assert.deepEqual([page, russian, feed, style].map(({ status, type }) => [status, type?.split(';')[0]]), [
      [200, 'text/html'], [200, 'text/html'], [200, 'application/atom+xml'], [200, 'text/css'],
    ]);
    assert.match(page.text, /This was known at 23 Nov 2026, 12:00\. At that time: not all regions worked\./);
    assert.match(russian.text, /Показано то, что было известно на 23 нояб/);
    assert.match(feed.text, /A switch was replaced/);
    for (const [operationId, path] of [['getStatus', ''], ['getStatusHistory', '/history?days=7']] as const) {
      const reply = await call(address, `/v2/status${path}`);
      assertConforms(contract.operations.find((one) => one.operationId === operationId), reply);
      const { stale, as_of: asOf, regions } = JSON.parse(reply.text) as Status;
      assert.deepEqual([reply.status, stale, asOf, regions.length], [200, true, '2026-11-23T09:00:00.000Z', 4]);
    }
    assert.equal((await fetch(`${address}/v2/status/history?days=91`)).status, 400);
    assert.equal((await fetch(`${address}/v2/reverse?lat=48.6&lon=44.2`)).status, 503);
    assert.equal((await fetch(`${address}/readyz`)).status, 503);
  });

  test('says that the status cannot be read if it never knew any', async (context) => {
    const address = await awaitingDatabase(context);
    const page = await fetch(`${address}/status?lang=en`);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /The state of the service cannot be read at present/);
    const reply = await call(address, '/v2/status', { headers: { 'accept-language': 'en' } });
    assertConforms(contract.operations.find(({ operationId }) => operationId === 'getStatus'), reply);
    assert.deepEqual([reply.status, reply.headers.get('content-language')], [503, 'en']);
  });
});

test('a service keeps the status it has read for its next start', async (context) => {
  const { front, atlas, io, code } = await started(context, 10);
  assert.equal((await fetch(`${front}/v2/status`)).status, 200);
  io.stop();
  assert.equal(await code, 0);
  assert.ok((await openKeptPanel(dirname(atlas), assert.fail)).found);
});

test('a port shared by the threads of a service is taken for every other service', async (context) => {
  const { front, io: first, code } = await started(context, 10, { HTTP_THREADS: '2' });
  const folder = await newFolder(context);
  const io = outside({ PORT: new URL(front).port, OPS_PORT: '0', DATA_DIR: folder, HTTP_THREADS: '2' });
  await assert.rejects(serveArea(io.readConfig(), undefined, io), { code: 'cannot_listen', message: /is taken/ });
  first.stop();
  assert.equal(await code, 0);
});

test('a service reports how many threads answer requests, and which variable sets them', async (context) => {
  const { io, code } = await started(context, 10, { HTTP_THREADS: '2' });
  const expected = process.platform === 'linux' ? /threads +2 for requests \(HTTP_THREADS\)/ : /threads +[12] for /;
  assert.match(io.printed[0], expected);
  io.stop();
  assert.equal(await code, 0);
});

test('a taken port stops the start before anything is made', async (context) => {
  const folder = await newFolder(context);
  const other = createServer();
  context.after(() => new Promise((resolve) => other.close(resolve)));
  const port = await portOf(other);
  const io = outside({ PORT: String(port), OPS_PORT: '0', DATA_DIR: folder });
  await assert.rejects(serveArea(io.readConfig(), undefined, io), { code: 'cannot_listen', message: /is taken/ });
  assert.deepEqual(io.noted, []);
});

const portOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
