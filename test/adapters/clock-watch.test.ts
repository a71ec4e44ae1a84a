import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { monthOf } from '../../src/kernel/moscow.ts';
import { ClockWatch } from '../../src/store/clock-watch.ts';
import { call } from '../harness/call.ts';
import { eventually } from '../harness/eventually.ts';
import { startPlatform } from '../harness/platform.ts';
import { describeSql } from '../harness/stores.ts';
import type { Sql } from '../../src/kernel/sql.ts';

/** A node whose clock is this much ahead, and can be set. */
function nodeOver(sql: Pick<Sql, 'now'>, aheadMs: number) {
  const node = { aheadMs, messages: [] as string[] };
  const record = (fields: object, message?: string): void =>
    void node.messages.push(`${message} ${JSON.stringify(fields)}`);
  const watch = new ClockWatch({
    databaseNow: () => sql.now(),
    clock: { now: () => Date.now() + node.aheadMs, monotonic: () => performance.now() },
    log: { info: record, error: record },
  });
  return { node, watch };
}

let begunAt = 0;
beforeEach(() => {
  begunAt = performance.now();
});

/** Tolerates the duration of the test: on a busy machine a query may take seconds. */
const near = (found: number | undefined, expected: number): void =>
  assert.ok(Math.abs(found! - expected) < 200 + performance.now() - begunAt, `${found}, not ${expected}`);

describeSql("a node's clock, held against the database's", (stand) => {
  for (const [what, aheadMs, words] of [
    ['an hour ahead', 3_600_000, /^the clock is 3\d\d\d(\.\d)? s ahead of the database's$/],
    ['a minute behind', -60_000, /^the clock is [56]\d(\.\d)? s behind the database's$/],
  ] as const) {
    it(`is ${what}: reports it once, and uses the database's until it is right again`, async () => {
      const { sql } = await stand.open();
      const { node, watch } = nodeOver(sql, aheadMs);
      assert.deepEqual([watch.skewMs, watch.trouble], [undefined, undefined]);
      await watch.measure();
      await watch.measure();
      near(watch.skewMs, aheadMs);
      assert.match(watch.trouble!, words);
      near(watch.clock.now(), await sql.now());
      assert.deepEqual(node.messages.length, 1, node.messages.join());
      assert.match(node.messages[0], /clock is wrong: it goes by the database's.*"skewSeconds":-?\d/);
      node.aheadMs = 0;
      await watch.measure();
      assert.equal(watch.trouble, undefined);
      near(watch.clock.now(), await sql.now());
      await watch.close();
    });
  }

  it('is right, and stays unchanged', async () => {
    const { sql } = await stand.open();
    const { node, watch } = nodeOver(sql, 1000);
    await watch.measure();
    near(watch.skewMs, 1000);
    assert.deepEqual([watch.trouble, node.messages], [undefined, []]);
    near(watch.clock.now(), Date.now() + 1000);
  });

  it('keeps its last known offset while the database is unavailable', async () => {
    const { sql } = await stand.open();
    let isAway = false;
    const now = (): Promise<number> => (isAway ? Promise.reject(new Error('away')) : sql.now());
    const { watch } = nodeOver({ now }, 60_000);
    await watch.measure();
    isAway = true;
    await watch.measure();
    near(watch.clock.now(), Date.now());
    assert.match(watch.trouble!, /ahead/);
  });

  it('jumps without effect until it is measured, however long the database is unavailable', async () => {
    const { sql } = await stand.open();
    let isAway = false;
    const now = (): Promise<number> => (isAway ? Promise.reject(new Error('away')) : sql.now());
    const { node, watch } = nodeOver({ now }, 0);
    await watch.measure();
    node.aheadMs = 86_400_000;
    near(watch.clock.now(), Date.now());
    isAway = true;
    await watch.measure();
    near(watch.clock.now(), Date.now());
    isAway = false;
    await watch.measure();
    near(watch.clock.now(), await sql.now());
    assert.match(watch.trouble!, /ahead/);
    node.aheadMs = 0;
    near(watch.clock.now(), await sql.now());
  });

  it('is measured again within seconds after a jump', async (context) => {
    const { sql } = await stand.open();
    const { node, watch } = nodeOver(sql, 0);
    await watch.start();
    context.after(() => watch.close());
    near(watch.skewMs, 0);
    node.aheadMs = 86_400_000;
    await eventually('it is noticed', () => watch.trouble !== undefined);
    near(watch.clock.now(), await sql.now());
  });

  it('is reported once for each jump, even if the database has no other clock', async (context) => {
    const { node, watch } = nodeOver({ now: async () => Date.now() + node.aheadMs }, 0);
    await watch.start();
    context.after(() => watch.close());
    for (const [count, aheadMs] of [[1, 3_600_000], [2, 0]] as const) {
      node.aheadMs = aheadMs;
      await eventually('it is said', () => node.messages.length === count);
    }
    const words = /^this machine's clock was moved {"jumpSeconds":(-?[\d.]+)}$/;
    const jumps = node.messages.map((messages) => words.exec(messages)?.[1]);
    for (const [at, seconds] of [3600, -3600].entries()) {
      assert.ok(Math.abs(Number(jumps[at]) - seconds) < 1, node.messages.join());
    }
    assert.deepEqual([watch.trouble, Math.round(watch.skewMs! / 1000)], [undefined, 0]);
  });

  it('books usage into the database’s month, although the node’s is the next', async (context) => {
    const { sql, url } = await stand.open();
    const { watch } = nodeOver(sql, 40 * 86_400_000);
    await watch.measure();
    const platform = await startPlatform({ clock: watch.clock, stores: { databaseUrl: url } });
    context.after(() => platform.close());
    const headers = { authorization: `Bearer ${platform.key}` };
    const reply = await call(platform.service.address, '/v2/reverse?lat=54.4&lon=148.3', { headers });
    assert.equal(reply.status, 200);
    const { journal, ledger, keys } = platform.stores;
    const { accountId } = await keys.authenticate(platform.key, Date.now());
    const booked = async (): Promise<number> => {
      await journal!.book();
      return ledger.getMonthUnits(accountId, monthOf(await sql.now()));
    };
    await eventually('it is booked', async () => (await booked()) === 1);
    assert.equal(journal!.state.late, 0);
  });
});
