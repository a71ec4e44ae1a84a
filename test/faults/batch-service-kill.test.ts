import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { openSql } from '../../src/store/sql/open.ts';
import { tableOf } from '../harness/batch-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { prepareStand, serve, type Served, type Stand } from '../harness/served.ts';

const ROWS = 40_000;
const HOUR_MS = 3_600_000;

interface Job {
  readonly job: string;
  readonly status: string;
  readonly processed: number;
  readonly succeeded: number;
}

/** A data folder and its database, next to any process that serves it. */
async function open(context: TestContext) {
  const stand = await prepareStand(context);
  const sql = await openSql(`sqlite:${join(stand.folder, 'geokod.db')}`);
  context.after(() => sql.close());
  const run = (query: string, values: (string | number)[] = []): Promise<number> =>
    sql.write((transaction) => transaction.run(query, values));
  return { stand, sql, run };
}

const asker = ({ port }: Served, { key }: Stand) => async (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { authorization: `Bearer ${key}`, ...init.headers } });

/** Serves until the end of the test, or until it is stopped. */
async function serveAgain(context: TestContext, stand: Stand): Promise<Served> {
  const served = await serve(stand);
  context.after(() => served.process.kill('SIGKILL'));
  return served;
}

async function kill({ process: child, ended }: Served): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

/** The units of a completed job, from the ledger of the ended service. */
async function finish(served: Served, stand: Stand, job: string): Promise<{ units: number; succeeded: number }> {
  const ask = asker(served, stand);
  const look = async (): Promise<Job> => (await (await ask(`/v2/batch/${job}`)).json()) as Job;
  await eventually('it is completed', async () => (await look()).status === 'completed');
  const { succeeded } = await look();
  const result = await (await ask(`/v2/batch/${job}/result`)).text();
  assert.equal(result.trimEnd().split('\n').length, ROWS + 1);
  served.process.kill('SIGTERM');
  await served.ended;
  return { units: await stand.bookedUnits(), succeeded };
}

describe('a service that is killed', () => {
  test('during an upload has made no job of it, and makes one of its repetition', async (context) => {
    const { stand, sql, run } = await open(context);
    const first = await serveAgain(context, stand);
    const table = tableOf(ROWS);
    const headers = { 'content-type': 'text/csv', 'idempotency-key': 'one' };
    const socket = connect(first.port, '127.0.0.1');
    socket.on('error', () => {});
    const lines = Object.entries({ ...headers, authorization: `Bearer ${stand.key}`, 'content-length': '100000000' });
    socket.write(`POST /v2/batch HTTP/1.1\r\nHost: x\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
    socket.write(table);
    await eventually('it arrives', async () => (await sql.all('SELECT digest FROM repeatable')).length === 1);
    await kill(first);
    const claimed = await run('UPDATE repeatable SET claimed_until = ?', [Date.now() + HOUR_MS]);
    assert.equal(claimed, 1, 'nobody would wait for the end of what the dead process claimed');

    const second = await serveAgain(context, stand);
    const ask = asker(second, stand);
    assert.deepEqual(((await (await ask('/v2/batch')).json()) as { items: Job[] }).items, []);
    const submitted = await ask('/v2/batch', { method: 'POST', headers, body: table });
    assert.equal(submitted.status, 202);
    const { job } = (await submitted.json()) as Job;
    const again = await ask('/v2/batch', { method: 'POST', headers, body: table });
    assert.equal(((await again.json()) as Job).job, job);
    const { units, succeeded } = await finish(second, stand, job);
    assert.equal(units, succeeded);
  });

  test('during a batch continues it at once, although its own lease has hours left', async (context) => {
    const { stand, run } = await open(context);
    const first = await serveAgain(context, stand);
    const headers = { 'content-type': 'text/csv' };
    const ask = asker(first, stand);
    const { job } = (await (await ask('/v2/batch', { method: 'POST', headers, body: tableOf(ROWS) })).json()) as Job;
    await eventually('rows are answered', async () =>
      ((await (await ask(`/v2/batch/${job}`)).json()) as Job).processed > 0);
    await kill(first);
    const held = await run('UPDATE batch SET lease_until = ? WHERE lease_owner IS NOT NULL', [Date.now() + HOUR_MS]);
    assert.equal(held, 1, 'it was done before it was killed');
    const { units, succeeded } = await finish(await serveAgain(context, stand), stand, job);
    assert.equal(units, succeeded);
  });
});
