import assert from 'node:assert/strict';
import { afterEach, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../../../test/harness/eventually.ts';
import { AppError } from '../../../errors.ts';
import { statementsOf } from '../statements.ts';
import { clusterStatus, startFakeServer, type FakeServer } from './fake-server.test-data.ts';
import { Servers } from './servers.ts';

const LIMITS = { suspectMs: 200, signMs: 400, deadlineMs: 2_000 };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function fakes(count: number): Promise<FakeServer[]> {
  const made = await Promise.all(Array.from({ length: count }, () => startFakeServer()));
  for (const each of made) closing.push(() => each.stop());
  return made;
}
async function openOnce(servers: readonly FakeServer[], patienceMs?: number): Promise<Servers> {
  const opened = await Servers.open(servers.map(({ url }) => url), LIMITS, patienceMs);
  closing.push(() => opened.close());
  return opened;
}
/** On a busy machine all servers may be too late for such short limits. */
async function open(servers: readonly FakeServer[], patienceMs?: number): Promise<Servers> {
  let opened: Servers | undefined;
  await eventually('they answer in time', async () => {
    opened = await openOnce(servers, patienceMs).catch((error: unknown) => {
      if (!away(error)) throw error;
      return undefined;
    });
    return opened !== undefined;
  });
  return opened!;
}
const ask = (servers: Servers): Promise<unknown> =>
  servers.ask((server) => server.withRunner((runner) => statementsOf(runner, 'mysql').all('SELECT 1 AS number')));
const away = (error: unknown): boolean => error instanceof AppError && error.code === 'temporarily_unavailable';

it('moves to a server that returns after all were unavailable for longer than the patience', async () => {
  const [first, second, third] = await fakes(3);
  const servers = await open([first, second, third], 500);
  await ask(servers);
  for (const each of [first, second, third]) await each.stop();
  await assert.rejects(ask(servers), away);
  await assert.rejects(ask(servers), away);
  await second.start();
  closing.push(() => first.start(), () => third.start());
  await eventually('it goes to the one that is back', async () => {
    await ask(servers).catch(() => undefined);
    return servers.current.url === second.url;
  });
  await ask(servers);
});

it('loses a connection that refuses the first statement, and nothing else', async () => {
  const [server] = await fakes(1);
  const servers = await open([server]);
  server.refused = /^SET SESSION/;
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => ask(servers)));
  const refused = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  assert.ok(refused.length > 0, 'no new connection was made');
  for (const error of refused) {
    assert.ok(away(error) && /PROTOCOL_CONNECTION_LOST/.test(String(error)), String(error));
  }
  server.refused = undefined;
  await Promise.all(Array.from({ length: 5 }, () => ask(servers)));
});

for (const refused of [/^SET SESSION/, /^SELECT version/]) {
  it(`starts with the first one that opens, and leaves no connection where ${refused.source} is refused`, async () => {
    const [first, second] = await fakes(2);
    first.refused = refused;
    const servers = await open([first, second]);
    assert.equal(servers.current.url, second.url);
    await eventually('no connection is left behind', () => first.connectionCount() === 0);
  });
}

it('runs work once if the work itself asks to be retried later', async () => {
  const servers = await open(await fakes(2));
  let count = 0;
  const asked = servers.ask((server) => server.withRunner(async () => {
    count += 1;
    throw new AppError('temporarily_unavailable', 'The units were given back.');
  }));
  await assert.rejects(asked, /given back/);
  assert.equal(count, 1);
});

const config = (error: unknown): boolean => error instanceof AppError && error.code === 'config_invalid';

it('refuses several servers that belong to no cluster, or to two', async () => {
  const servers = await fakes(2);
  for (const each of servers) each.status = {};
  await assert.rejects(openOnce(servers), config);
  servers[0].status = clusterStatus();
  servers[1].status = clusterStatus({ wsrep_cluster_state_uuid: 'two' });
  await assert.rejects(openOnce(servers), config);
});

it('does not open a cluster of which no server is ready', async () => {
  const servers = await fakes(2);
  for (const each of servers) each.status = clusterStatus({ wsrep_ready: 'OFF' });
  await assert.rejects(openOnce(servers), away);
});

for (const [what, status] of [
  ['none', {}], ['another cluster', clusterStatus({ wsrep_cluster_state_uuid: 'two' })],
] as const) {
  it(`does no work at a server that comes back as one of ${what}`, async () => {
    const [first, second] = await fakes(2);
    const servers = await open([first, second]);
    await ask(servers);
    await first.stop();
    first.status = status;
    await first.start();
    first.queries.length = 0;
    // lost connections are detected before the next statement
    await sleep(100);
    for (let count = 0; count < 3; count += 1) await ask(servers);
    assert.equal(servers.current.url, second.url);
    assert.ok(!first.queries.some((query) => /COMMIT/.test(query)), String(first.queries));
  });

  it(`does not start with a server of ${what} if another one is of a known cluster`, async () => {
    const [first, second, third] = await fakes(3);
    const servers = await open([first, second, third]);
    await first.stop();
    closing.push(() => first.start());
    second.status = status;
    await ask(servers);
    assert.equal(servers.current.url, third.url);
  });
}

it('prefers a synced server, and uses an unsynced one if there is no other', async () => {
  const [first, second] = await fakes(2);
  first.status = clusterStatus({ wsrep_local_state: '2' });
  const servers = await open([first, second]);
  assert.equal(servers.current.url, second.url);
  await second.stop();
  closing.push(() => second.start());
  await ask(servers);
  assert.equal(servers.current.url, first.url);
});
