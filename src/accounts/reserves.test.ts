import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { AppError } from '../errors.ts';
import { Reserves, type ReserveStore } from './reserves.ts';

const [ACCOUNT, MONTH, NOW] = ['acc_1', '2026-11', 0];

type Away = 'never' | 'before' | 'after';

/** A store like the database: it may be unavailable, and may have done work that it did not confirm. */
function newStore() {
  const state = { aside: 0, away: 'never' as Away, calls: 0 };
  const fail = (when: string): void => {
    if (state.away === when) throw new AppError('temporarily_unavailable', 'away');
  };
  const store: ReserveStore = {
    async take({ units, limit, takenAtLeast }) {
      state.calls += 1;
      fail('before');
      await Promise.resolve();
      state.aside = Math.max(state.aside, takenAtLeast);
      const left = limit - state.aside;
      const taken = left < units ? 0 : Math.min(left, Math.max(units, Math.ceil(left / 16)));
      state.aside += taken;
      fail('after');
      return { units: taken, aside: state.aside };
    },
    async giveBack(_account, _month, units) {
      fail('before');
      await Promise.resolve();
      state.aside -= units;
      fail('after');
    },
  };
  return { store, state };
}

function newNode(store: ReserveStore, usedBefore = 0) {
  const node = { nowMs: 0 };
  const reserves = new Reserves({ store, takenAtLeast: async () => usedBefore, monotonic: () => node.nowMs });
  const take = (units: number, limit: number) => reserves.take(ACCOUNT, MONTH, { units, limit, now: NOW });
  return { ...node, reserves, take, pass: (milliseconds: number) => (node.nowMs += milliseconds) };
}

describe('reserved units', () => {
  it('are granted by one node to the last one, and count units used before', async () => {
    const { store } = newStore();
    const { take } = newNode(store, 40);
    let granted = 0;
    for (let request = 0; request < 200; request += 1) if (await take(1, 100)) granted += 1;
    assert.equal(granted, 60);
  });

  it('do not drive transactions: neither by granting, nor by refusing', async () => {
    const { store, state } = newStore();
    const { take } = newNode(store);
    for (let request = 0; request < 20_000; request += 1) await take(1, 10_000);
    assert.ok(state.calls < 150, `${state.calls} transactions for 20,000 requests`);
  });

  it('are returned when they are not used, so that another node grants them', async () => {
    const { store } = newStore();
    const [idle, busy] = [newNode(store), newNode(store)];
    assert.ok(await idle.take(1, 160));
    let granted = 1;
    while (await busy.take(1, 160)) granted += 1;
    assert.equal(granted, 160 - 9, 'ten were set aside by the idle one');
    idle.pass(5_000);
    busy.pass(5_000);
    await idle.reserves.returnIdle();
    while (await busy.take(1, 160)) granted += 1;
    assert.equal(granted, 160);
  });

  it('become void when the limit is lowered', async () => {
    const { store } = newStore();
    const { take } = newNode(store);
    for (let request = 0; request < 50; request += 1) assert.ok(await take(1, 10_000));
    assert.equal(await take(1, 50), false);
    assert.ok(await take(1, 51));
  });

  const units = fc.constantFrom(1, 1, 1, 2, 5, 20);
  const when = fc.constantFrom<Away[]>('never', 'never', 'before', 'after');
  const action = fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('take' as const), node: fc.nat(2), units }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('fail' as const), node: fc.nat(2), units }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('idle' as const), node: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('kill' as const), node: fc.nat(2) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('away' as const), when }) },
  );

  const scripts = fc.array(fc.array(action, { minLength: 1, maxLength: 4 }), { minLength: 20, maxLength: 60 });

  it('never exceed the limit together, whatever fails, dies or runs concurrently', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 300 }), scripts, async (limit, rounds) => {
        const { store, state } = newStore();
        const nodes = [newNode(store), newNode(store), newNode(store)];
        let used = 0;
        for (const round of rounds) {
          await Promise.all(
            round.map(async (each) => {
              if (each.kind === 'away') return void (state.away = each.when);
              const node = nodes[each.node];
              if (each.kind === 'kill') return void (nodes[each.node] = newNode(store));
              if (each.kind === 'idle') {
                node.pass(6_000);
                return node.reserves.returnIdle();
              }
              const granted = await node.take(each.units, limit).catch(() => false);
              if (!granted) return;
              used += each.units;
              assert.ok(used <= limit, `${used} of ${limit}`);
              if (each.kind === 'take') return;
              await Promise.resolve();
              used -= each.units;
              node.reserves.giveBack(ACCOUNT, MONTH, each.units);
            }),
          );
        }
      }),
      { numRuns: 500 },
    );
  });
});
