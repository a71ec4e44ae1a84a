import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, it } from 'node:test';
import { openSql } from '../../src/store/sql/open.ts';
import { openDeliveryQueue } from '../../src/store/sql/delivery-queue.ts';
import { ACCOUNT, openWebhookStand } from '../harness/webhook-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { describeSql } from '../harness/stores.ts';
import type { Attempt, Verdict } from '../../src/jobs/webhooks/outcome.ts';
import type { ClaimOptions, DeliveryQueue } from '../../src/jobs/webhooks/ports.ts';
import type { Sql } from '../../src/kernel/sql.ts';

const URL = 'http://127.0.0.1:9/';
const LEASE_MS = 40_000;
const DAY_MS = 86_400_000;
const attempt: Attempt = { outcome: 'refused', at: 1, tookMs: 2.5, status: 500, reply: 'no' };
const failed: Verdict = { state: 'failed' };
const claim = (queue: DeliveryQueue, now: number, options: Partial<ClaimOptions> = {}) =>
  queue.claim({
    now, leaseMs: LEASE_MS, most: 100, newLease: () => randomUUID(), without: [], mayTake: () => true, ...options,
  });

describeSql('the queue of deliveries', (stand) => {
  const others: Sql[] = [];
  after(async () => {
    for (const sql of others) await sql.close();
  });

  it('gives each delivery to one of several concurrent nodes', async () => {
    const { sql, url } = await stand.open();
    const { create, emit, clock, queue } = openWebhookStand(sql);
    for (let count = 0; count < 3; count += 1) await create(URL);
    for (let count = 0; count < 40; count += 1) await emit();
    const other = stand.name === 'sqlite' ? sql : await openSql(url);
    if (other !== sql) others.push(other);
    const nodes = [queue, openDeliveryQueue(other), queue, openDeliveryQueue(other)];
    const taken: string[] = [];
    while (await queue.hasDue(clock.at)) {
      const rounds = await Promise.all(nodes.map((node) => claim(node, clock.at, { most: 7 })));
      const claimed = rounds.flatMap((round) => round.claimed);
      taken.push(...claimed.map(({ endpoint, event }) => `${endpoint.id} ${event.id}`));
    }
    assert.equal(taken.length, 120);
    assert.equal(new Set(taken).size, 120);
  });

  it('gives a dead process’s deliveries to another once the lease expires, and refuses the first', async () => {
    const { sql } = await stand.open();
    const { create, emit, clock, queue, state } = openWebhookStand(sql);
    const { endpoint } = await create(URL);
    const event = await emit();
    const [first] = (await claim(queue, clock.at)).claimed;
    assert.deepEqual((await claim(queue, clock.at + LEASE_MS - 1)).claimed, []);
    const [second] = (await claim(queue, clock.at + LEASE_MS)).claimed;
    assert.deepEqual([second.number, second.roundAttempts], [2, 2]);
    assert.equal(await queue.settle(first, attempt, { state: 'delivered' }, clock.at), undefined);
    await queue.release(first, clock.at);
    assert.equal((await state(endpoint.id, event)).state, 'sending');
    assert.deepEqual(await queue.settle(second, attempt, { state: 'delivered' }, clock.at), { hasDisabled: false });
    const ended = await state(endpoint.id, event);
    assert.equal(ended.state, 'delivered');
    assert.deepEqual(ended.attempts, [{ ...attempt, number: 2, tookMs: 3 }]);
    assert.equal(await queue.settle(second, attempt, failed, clock.at), undefined);
  });

  it('releases a delivery as if it had never been claimed', async () => {
    const { sql } = await stand.open();
    const { create, emit, clock, queue } = openWebhookStand(sql);
    await create(URL);
    await emit();
    for (let count = 0; count < 12; count += 1) {
      const [claimed] = (await claim(queue, clock.at)).claimed;
      assert.deepEqual([claimed.number, claimed.roundAttempts], [1, 1]);
      await queue.release(claimed, clock.at);
    }
  });

  it('gives up on a delivery that kills every process', async () => {
    const { sql } = await stand.open();
    const { create, emit, clock, queue, state } = openWebhookStand(sql);
    const { endpoint } = await create(URL);
    const event = await emit();
    let times = 0;
    for (; (await claim(queue, clock.at)).claimed.length > 0; times += 1) clock.at += LEASE_MS;
    assert.equal(times, 11);
    assert.equal((await state(endpoint.id, event)).state, 'failed');
  });

  it('skips deliveries without room, and finds others behind them', async () => {
    const { sql } = await stand.open();
    const { create, emit, clock, queue } = openWebhookStand(sql);
    const slow = (await create('http://127.0.0.1:1/')).endpoint.id;
    for (let count = 0; count < 150; count += 1) await emit();
    clock.at += 1;
    const quick = (await create('http://127.0.0.1:2/')).endpoint.id;
    await emit();
    const mayTake: ClaimOptions['mayTake'] = ({ id }, taken) => id === quick || taken.length < 2;
    const first = await claim(queue, clock.at, { mayTake });
    assert.deepEqual([first.claimed.length, first.passed], [2, [slow]]);
    const second = await claim(queue, clock.at, { mayTake, without: first.passed });
    assert.deepEqual(second.claimed.map(({ endpoint }) => endpoint.id), [quick]);
  });

  it('disables an endpoint once, although two find it gone; its waiting deliveries fail when due', async () => {
    const { sql } = await stand.open();
    const { create, emit, clock, queue, state, webhooks } = openWebhookStand(sql);
    const { endpoint: { id } } = await create(URL);
    const events = [await emit(), await emit(), await emit()];
    const { claimed } = await claim(queue, clock.at, { most: 2 });
    const gone: Verdict = { state: 'failed', disables: 'gone' };
    const settled = await Promise.all(claimed.map((each) => queue.settle(each, attempt, gone, clock.at)));
    assert.deepEqual(settled.map((one) => one?.hasDisabled).sort(), [false, true]);
    assert.deepEqual((await webhooks.get(ACCOUNT, id)).disabled, { at: clock.at, reason: 'gone' });
    await emit();
    assert.deepEqual((await claim(queue, clock.at)).claimed, []);
    const states = await Promise.all(events.map(async (event) => (await state(id, event)).state));
    assert.deepEqual(states, ['failed', 'failed', 'failed']);
    assert.equal((await webhooks.listDeliveries(ACCOUNT, id, { most: 9 })).length, 3);
  });

  it('gives a replay a new schedule, and continues the numbering of attempts', async () => {
    const { sql } = await stand.open();
    const { create, emit, clock, queue, webhooks } = openWebhookStand(sql);
    const { endpoint: { id } } = await create(URL);
    const event = await emit();
    const [first] = (await claim(queue, clock.at)).claimed;
    assert.equal((await webhooks.replay(ACCOUNT, id, event, clock.at)).state, 'sending');
    await queue.settle(first, attempt, failed, clock.at);
    clock.at += DAY_MS;
    const replayed = await webhooks.replay(ACCOUNT, id, event, clock.at);
    assert.deepEqual([replayed.state, replayed.nextAt, replayed.attempts.length], ['waiting', clock.at, 1]);
    const [second] = (await claim(queue, clock.at)).claimed;
    assert.deepEqual([second.event, second.number, second.roundAttempts], [first.event, 2, 1]);
  });

  it('deletes what ended a month ago, and nothing that still waits', async () => {
    const { sql } = await stand.open();
    const { create, emit, clock, queue, webhooks } = openWebhookStand(sql);
    const { endpoint: { id } } = await create(URL);
    await emit();
    const [old] = (await claim(queue, clock.at)).claimed;
    await queue.settle(old, attempt, failed, clock.at);
    const waiting = await emit();
    clock.at += 31 * DAY_MS;
    const fresh = await emit();
    await queue.removeOld(clock.at - 30 * DAY_MS, clock.at - 60 * DAY_MS);
    const left = await webhooks.listDeliveries(ACCOUNT, id, { most: 9 });
    assert.deepEqual(left.map(({ event }) => event.id), [fresh, waiting]);
    assert.equal((await sql.all('SELECT id FROM webhook_event')).length, 2);
    assert.deepEqual(await sql.all('SELECT number FROM webhook_attempt'), []);
    const since = clock.at - 31 * DAY_MS;
    assert.deepEqual(await queue.waiting(), { count: 2, oldestAt: since, firstDueAt: since });
  });

  it('leaves nothing of a deleted endpoint, even if an event was added meanwhile', async () => {
    const { sql } = await stand.open();
    const { create, emit, clock, queue, webhooks } = openWebhookStand(sql);
    const { endpoint: { id } } = await create(URL);
    await emit();
    const [claimed] = (await claim(queue, clock.at)).claimed;
    await sql.write((transaction) => transaction.run('DELETE FROM webhook_endpoint WHERE id = ?', [id]));
    await claim(queue, clock.at + LEASE_MS);
    assert.equal(await queue.settle(claimed, attempt, failed, clock.at), undefined);
    for (const table of ['delivery', 'attempt']) {
      assert.deepEqual(await sql.all(`SELECT * FROM webhook_${table}`), []);
    }
    await assert.rejects(webhooks.get(ACCOUNT, id));
  });

  // a database server has its own clock, which nodes share
  if (stand.name === 'sqlite') {
    it('stays due on time when the clock is set back', async () => {
      const { sql } = await stand.open();
      const { create, emit, clock, sender, state, attempts } = openWebhookStand(sql);
      const { endpoint } = await create(URL);
      const id = await emit();
      const nextAt = async () => (await state(endpoint.id, id)).nextAt;
      let passedMs = 0;
      const pass = (ms: number): void => {
        clock.at += ms;
        passedMs += ms;
      };
      const deliveries = sender({ clock: { now: clock.now, monotonic: () => passedMs } });
      await deliveries.look();
      await eventually('it was tried, and waits', async () => (await nextAt()) === clock.at + 5000);
      clock.at -= 3_600_000;
      await deliveries.look();
      assert.equal(await nextAt(), clock.at + 5000);
      pass(1500);
      await deliveries.look();
      assert.equal(await nextAt(), clock.at + 3500, 'a clock that goes is left alone');
      pass(3500);
      await deliveries.look();
      await eventually('it is tried again', () => attempts.length === 2);
      await deliveries.stop();
    });
  }
});
