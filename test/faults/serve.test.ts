import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, test } from 'node:test';
import { load } from '../harness/load.ts';
import { prepareStand, serve } from '../harness/served.ts';

const KILLS = 10;
const STOPS = 5;
/** Of what was answered, only what fell into the last moment may be missing from the ledger. */
const LOST_MS = 50;

describe('the service under load', () => {
  test(`killed ${KILLS} times, books at most what it answered, and loses at most the last moment`, async (context) => {
    const stand = await prepareStand(context);
    let answered = 0;
    let mayBeLost = 0;
    for (let round = 0; round < KILLS; round++) {
      const { process: child, port, ended } = await serve(stand);
      const loading = load({ port, key: stand.key });
      await sleep(200 + round * 20);
      const killedAt = performance.now();
      child.kill('SIGKILL');
      await Promise.all([ended, loading.done]);
      answered += loading.answeredAt.length;
      mayBeLost += loading.answeredAt.filter((at) => at > killedAt - LOST_MS).length;
    }
    const booked = await stand.bookedUnits();
    context.diagnostic(`answered ${answered}, booked ${booked}, may be lost ${mayBeLost}`);
    assert.ok(answered > KILLS * 20, 'there was no load to speak of');
    assert.ok(booked <= answered, `${booked} booked, ${answered} answered`);
    assert.ok(booked >= answered - mayBeLost, `${answered - booked} lost, ${mayBeLost} may be`);
  });

  test('asked to stop, answers all that was asked, says on each connection when it ends, and books it all', async (context) => {
    const stand = await prepareStand(context);
    let answered = 0;
    for (let round = 0; round < STOPS; round++) {
      const { process: child, port, ended } = await serve(stand);
      const loading = load({ port, key: stand.key, connections: 16 });
      await sleep(200 + round * 7);
      child.kill('SIGTERM');
      await loading.done;
      assert.equal(await ended, 0);
      assert.deepEqual(loading.failures, []);
      assert.equal(loading.closedAnnounced(), 16);
      assert.ok(loading.answeredAt.length > 50);
      answered += loading.answeredAt.length;
    }
    assert.equal(await stand.bookedUnits(), answered);
  });
});
