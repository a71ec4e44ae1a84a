import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newFolder } from '../harness/folder.ts';
import { startProcesses } from '../harness/processes.ts';
import { describeSql } from '../harness/stores.ts';

/** More than a node's share of the free quota while it is in doubt what the other one granted. */
const ROWS = 9_000;
const SUBMITS = 12;

describeSql('submissions through two nodes that have just begun', (stand) => {
  // a database in a file has one node
  if (stand.name === 'sqlite') return;

  it('wait until it is known what is left of the quota, and are taken', async (context) => {
    const { url } = await stand.open();
    const env = { DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1', BATCH_THREADS: '0' };
    const nodes = await startProcesses(context, await newFolder(context), ['one', 'two'], env);
    const table = `адрес\n${'Ветроград, Посадская улица, 1\n'.repeat(ROWS)}`;
    const submit = async (at: number): Promise<string> => {
      const { address } = nodes[at % 2];
      const from = { 'x-forwarded-for': `10.0.0.${at}` };
      const issued = await fetch(`${address}/v2/key?email=two${at}@example.ru`, { headers: from });
      const { key } = (await issued.json()) as { key: string };
      const headers = { ...from, authorization: `Bearer ${key}`, 'content-type': 'text/csv' };
      const reply = await fetch(`${address}/v2/batch`, { method: 'POST', body: table, headers });
      return `${reply.status} ${reply.status === 202 ? '' : await reply.text()}`;
    };
    const answers = await Promise.all(Array.from({ length: SUBMITS }, (_, at) => submit(at)));
    assert.deepEqual(new Set(answers), new Set(['202 ']));
  });
});
