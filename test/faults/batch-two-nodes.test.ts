import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import type { BatchJob } from '../../src/contract.gen.ts';
import { eventually } from '../harness/eventually.ts';
import { newFolder } from '../harness/folder.ts';
import { startProcesses } from '../harness/processes.ts';
import { describeSql } from '../harness/stores.ts';

/** More than a node’s share of the free quota while the other node’s grants are unknown. */
const ROWS = 9_000;
const SUBMITS = 12;

const tableOf = (rows: number): string => `адрес\n${'Ветроград, Посадская улица, 1\n'.repeat(rows)}`;

async function issueKey(address: string, email: string, headers: Record<string, string> = {}): Promise<string> {
  const issued = await fetch(`${address}/v2/key?email=${email}`, { headers });
  return ((await issued.json()) as { key: string }).key;
}

describeSql('submissions through two nodes', (stand) => {
  // a database file has a single node
  if (stand.name === 'sqlite') return;

  it('wait after a start until the remaining quota is known, and are then accepted', async (context) => {
    const { url } = await stand.open();
    const folder = await newFolder(context);
    const FILES_URL = `file:${join(folder, 'files')}`;
    const env = { DATABASE_URL: url, FILES_URL, TRUSTED_PROXIES: '127.0.0.1', BATCH_THREADS: '0' };
    const nodes = await startProcesses(context, folder, ['one', 'two'], env);
    const submit = async (at: number): Promise<string> => {
      const { address } = nodes[at % 2];
      const from = { 'x-forwarded-for': `10.0.0.${at}` };
      const key = await issueKey(address, `two${at}@example.ru`, from);
      const headers = { ...from, authorization: `Bearer ${key}`, 'content-type': 'text/csv' };
      const reply = await fetch(`${address}/v2/batch`, { method: 'POST', body: tableOf(ROWS), headers });
      return `${reply.status} ${reply.status === 202 ? '' : await reply.text()}`;
    };
    const answers = await Promise.all(Array.from({ length: SUBMITS }, (_, at) => submit(at)));
    assert.deepEqual(new Set(answers), new Set(['202 ']));
  });

  it('with separate folders are processed by the first node, and left alone by the other', async (context) => {
    const { sql, url } = await stand.open();
    const nodes = await startProcesses(context, await newFolder(context), ['one', 'two'], { DATABASE_URL: url });
    const key = await issueKey(nodes[0].address, 'apart@example.ru');
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'text/csv' };
    const replies = await Promise.all(nodes.map(({ address }) =>
      fetch(`${address}/v2/batch`, { method: 'POST', body: tableOf(300), headers })));
    const first = replies.findIndex(({ status }) => status === 202);
    assert.deepEqual(replies.map(({ status }) => status).sort(), [202, 503]);
    const { job } = (await replies[first].json()) as BatchJob;
    const done = "SELECT id FROM batch WHERE id = ? AND state = 'completed'";
    await eventually('the job is done', async () => (await sql.all(done, [job])).length === 1);
    const path = `/v2/batch/${job}/result`;
    const results = await Promise.all(nodes.map(({ address }) => fetch(address + path, { headers })));
    assert.deepEqual([results[first].status, results[1 - first].status], [200, 503]);
  });
});
