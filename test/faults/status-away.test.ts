import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Status } from '../../src/contract.gen.ts';
import { call } from '../harness/call.ts';
import { eventually } from '../harness/eventually.ts';
import { newFolder } from '../harness/folder.ts';
import { startProcesses } from '../harness/processes.ts';
import { findServer, skipReason } from '../harness/servers.ts';

test('the status is still served while MariaDB is down, marked as stale', { skip: skipReason('mysql') }, async (t) => {
  const server = await findServer('mysql', true);
  t.after(() => server.stop());
  const [{ address }] = await startProcesses(t, await newFolder(t), ['one'], { DATABASE_URL: server.url });
  const read = async (): Promise<Status> => {
    // frequent requests are rate-limited
    await sleep(500);
    const { status, text } = await call(address, '/v2/status');
    assert.equal(status, 200, text);
    return JSON.parse(text) as Status;
  };
  const page = async (): Promise<string> => {
    const { status, text } = await call(address, '/status?lang=en');
    assert.equal(status, 200, text);
    return text;
  };
  const old = /Nothing newer can be read at present/;
  await eventually('something is recorded', async () => (await read()).regions.length > 0);
  const known = await read();
  assert.equal(known.stale, false);
  assert.doesNotMatch(await page(), old);

  server.own!.signal('SIGKILL');
  await eventually('it says that it is old', async () => (await read()).stale);
  const { as_of: asOf, regions } = await read();
  assert.ok(asOf >= known.as_of);
  assert.deepEqual(regions.map(({ region }) => region), known.regions.map(({ region }) => region));
  assert.match(await page(), old);
  assert.equal((await call(address, '/status/feed.atom')).status, 200);

  await server.own!.start();
  await eventually('it is new again', async () => !(await read()).stale);
  await eventually('the page too', async () => !old.test(await page()));
});
