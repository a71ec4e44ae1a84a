import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { it, describe, after, before } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BatchJob, Problem } from '../../src/contract.gen.ts';
import { tableOf } from '../harness/batch-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { newFolder } from '../harness/folder.ts';
import { startProcesses } from '../harness/processes.ts';
import { findServer, skipReason, type Found } from '../harness/servers.ts';

const ROWS = 4_000;
/** As long as the lease of a batch, so that the service reaches the end of its real patience. */
const AWAY_MS = 30_000;

describe('a service whose database stops for half a minute', { skip: skipReason('mysql') }, () => {
  let server: Found;
  before(async () => {
    server = await findServer('mysql', true);
  });
  after(() => server?.stop());

  it('loses no row of a batch and books none twice, and accepts none meanwhile', async (context) => {
    const env = { DATABASE_URL: server.url, RATE_FREE: '500/1000' };
    const [node] = await startProcesses(context, await newFolder(context), ['one'], env);
    const issued = await fetch(`${node.address}/v2/key?email=away@example.ru`);
    const { key } = (await issued.json()) as { key: string };
    const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
      fetch(node.address + path, { ...init, headers: { authorization: `Bearer ${key}`, ...init.headers } });
    const submit = (name: string): Promise<Response> => ask('/v2/batch', {
      method: 'POST', body: tableOf(ROWS), headers: { 'content-type': 'text/csv', 'idempotency-key': name },
    });
    const jobIn = async (reply: Response): Promise<BatchJob> => {
      assert.ok(reply.ok, await reply.clone().text());
      return (await reply.json()) as BatchJob;
    };
    const look = async ({ job }: BatchJob) => (await ask(`/v2/batch/${job}`)).json() as Promise<BatchJob>;
    const finished = async (submitted: BatchJob): Promise<{ hash: string; succeeded: number }> => {
      const { job } = submitted;
      await eventually(`${job} is completed`, async () => (await look(submitted)).status === 'completed');
      const result = await (await ask(`/v2/batch/${job}/result`)).text();
      return { hash: createHash('sha256').update(result).digest('hex'), succeeded: (await look(submitted)).succeeded };
    };
    const usedUnits = async (): Promise<number> =>
      ((await (await ask('/v2/usage')).json()) as { total_units: number }).total_units;

    const undisturbed = await finished(await jobIn(await submit('before')));
    const disturbed = await jobIn(await submit('during'));
    server.own!.signal('SIGSTOP');
    const refusals = await Promise.all([submit('refused'), ask(`/v2/batch/${disturbed.job}`), ask('/v2/batch')]);
    for (const refused of refusals) {
      const { code } = (await refused.json()) as Problem;
      assert.deepEqual([refused.status, code], [503, 'temporarily_unavailable']);
      assert.match(refused.headers.get('retry-after')!, /^\d+$/);
    }
    await sleep(AWAY_MS);
    const backAt = Date.now();
    server.own!.signal('SIGCONT');
    assert.deepEqual(await finished(disturbed), undisturbed);
    assert.ok(Date.parse((await look(disturbed)).finished_at!) >= backAt, 'it was done before the database stopped');
    await eventually('each is booked', async () => (await usedUnits()) >= 2 * undisturbed.succeeded);
    assert.equal(await usedUnits(), 2 * undisturbed.succeeded);
    const { items } = (await (await ask('/v2/batch')).json()) as { items: BatchJob[] };
    assert.deepEqual(items.map(({ job }) => job).includes(disturbed.job), true);
    assert.equal(items.length, 2, 'what was refused is no job');
    const last = await finished(await jobIn(await submit('refused')));
    assert.deepEqual(last, undisturbed, 'and may be sent again under its name');
  });
});
