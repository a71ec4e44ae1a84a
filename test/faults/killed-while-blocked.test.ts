import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLedger } from '../../billing/index.ts';
import { openJournal } from '../../src/store/files/journal/journal.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { call } from '../harness/call.ts';
import { countedRequests } from '../harness/counted-requests.ts';
import { newFolder } from '../harness/folder.ts';

const PROGRAM = join(import.meta.dirname, '../harness/blocked-first-thread.ts');
const PATH = '/v2/reverse?lat=55.75&lon=37.62';
const REQUESTS = 500;
/** What a process that is killed may forget. */
const FORGOTTEN_MS = 50;

interface Place {
  readonly port: number;
  readonly key: string;
  readonly accountId: string;
}

test('a process that is killed while its first thread is blocked has the usage of the others, as far as it is not new',
  { timeout: 120_000 }, async (context) => {
    const folder = await newFolder(context);
    const child = spawn(process.execPath, [PROGRAM, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    context.after(() => child.kill('SIGKILL'));
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const hear = async (): Promise<unknown> => JSON.parse((await lines.next()).value as string);
    const { port, key, accountId } = (await hear()) as Place;
    const answered = async (): Promise<string> => {
      const reply = await call(`http://127.0.0.1:${port}`, PATH, { headers: { authorization: `Bearer ${key}` } });
      assert.equal(reply.status, 200);
      return reply.headers.get('x-request-id')!;
    };
    const startedAt = Date.now() - 1000;
    const ids: string[] = [];
    for (let times = 0; times < 3; times++) ids.push(await answered());
    child.stdin.write('block');
    assert.equal(await hear(), 'blocked');
    for (let times = 0; times < REQUESTS; times++) ids.push(await answered());
    await sleep(FORGOTTEN_MS);
    // Its event loop has gone round since.
    const last = [await answered(), await answered()];
    child.kill('SIGKILL');
    await once(child, 'exit');

    const sql = await openSql(`sqlite:${join(folder, 'geokod.db')}`);
    context.after(() => sql.close());
    const journal = await openJournal(join(folder, 'usage'), openLedger(sql));
    await journal.book();
    await journal.close();
    const counted = countedRequests(sql, accountId);
    assert.deepEqual(await counted.listUncounted(ids, startedAt), []);
    const { marks, requests } = await counted.totals();
    assert.equal(requests, marks);
    assert.ok(marks <= ids.length + last.length);
  });
