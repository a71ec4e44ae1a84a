import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../../test/harness/call.ts';
import { describeSql } from '../../test/harness/stores.ts';
import { SLOW_AFTER_WRITING } from '../../test/harness/thread-orders.ts';
import { startThreads } from '../../test/harness/thread-stand.ts';
import { settlingOf } from './settling.ts';

const HERE = '/v2/reverse?lat=54.442&lon=148.3408';
const USAGE = '/v2/usage?group=day';

describeSql('usage, asked of one thread', (sql) => {
  test('has what another thread has just answered', async (context) => {
    const { url } = await sql.open();
    const { threads, key, firstPort, furtherPort } = await startThreads(context, { databaseUrl: url });
    threads.seats[0].worker!.postMessage(SLOW_AFTER_WRITING);
    const ask = async (port: number, path: string): Promise<string> => {
      const reply = await call(`http://127.0.0.1:${port}`, path, { headers: { authorization: `Bearer ${key}` } });
      assert.equal(reply.status, 200);
      return reply.text;
    };
    for (let at = 1; at <= 20; at++) {
      await ask(furtherPort, HERE);
      assert.equal((JSON.parse(await ask(firstPort, USAGE)) as { total_units: number }).total_units, at);
    }
  });
});

test('a busy thread is waited for briefly, and not asked again before it has answered', async () => {
  let asked = 0;
  let answer = (): void => {};
  const settle = settlingOf({
    call(): Promise<never> {
      asked++;
      return new Promise((resolve) => (answer = () => resolve(undefined as never)));
    },
  });
  await settle();
  await settle();
  assert.equal(asked, 1);
  answer();
  await sleep(0);
  const settled = settle();
  answer();
  await settled;
  assert.equal(asked, 2);
});
