import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { newFolder } from '../harness/folder.ts';
import { tableOf } from '../harness/batch-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { startProcesses } from '../harness/processes.ts';
import { findServer, skipReason, type Found } from '../harness/servers.ts';

const ROWS = 9000;

interface Job {
  readonly job: string;
  readonly status: string;
  readonly rows: number;
  readonly processed: number;
  readonly succeeded: number;
}

describe('a batch of a service whose Redis becomes unavailable', { skip: skipReason('redis') }, () => {
  let server: Found;
  before(async () => {
    server = await findServer('redis', true);
  });
  after(() => server?.stop());

  it('continues, at the same cost', async (context) => {
    const folder = await newFolder(context);
    const [node] = await startProcesses(context, folder, ['one'], { REDIS_URL: server.url });
    const issued = await fetch(`${node.address}/v2/key?email=redis@example.ru`);
    const { key } = (await issued.json()) as { key: string };
    const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
      await sleep(200); // below the rate of a free account
      return fetch(`${node.address}${path}`, { ...init, headers: { authorization: `Bearer ${key}`, ...init.headers } });
    };
    const submitted = await ask('/v2/batch', {
      method: 'POST', body: tableOf(ROWS), headers: { 'content-type': 'text/csv' },
    });
    assert.equal(submitted.status, 202, await submitted.clone().text());
    const { job } = (await submitted.json()) as Job;
    server.own!.signal('SIGKILL');
    const look = async (): Promise<Job> => (await (await ask(`/v2/batch/${job}`)).json()) as Job;
    await eventually('it is completed', async () => (await look()).status === 'completed');
    const { processed, succeeded } = await look();
    assert.equal(processed, ROWS);
    const result = await (await ask(`/v2/batch/${job}/result`)).text();
    assert.equal(result.trimEnd().split('\n').length, ROWS + 1);
    assert.equal(result.split('\n').filter((line) => line.includes(',ok,')).length, succeeded);
    await eventually('its units are told', async () => {
      const usage = (await (await ask('/v2/usage')).json()) as { items: { operation?: string; units: number }[] };
      return usage.items.reduce((sum, { units }) => sum + units, 0) >= succeeded;
    });
  });
});
