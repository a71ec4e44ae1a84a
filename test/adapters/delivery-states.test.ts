import assert from 'node:assert/strict';
import { it } from 'node:test';
import { MOST_ATTEMPTS } from '../../src/jobs/webhooks/schedule.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { ACCOUNT, openWebhookStand } from '../harness/webhook-stand.ts';
import { describeSql } from '../harness/stores.ts';
import type { Attempt, Verdict } from '../../src/jobs/webhooks/outcome.ts';
import type { Claimed } from '../../src/jobs/webhooks/ports.ts';

/** The state of a delivery by the rules, without a database. */
interface Modelled {
  state: string;
  dueAt: number | undefined;
  lease: string | undefined;
  round: number;
  kept: number;
}

const PLACES = ['a1', 'b2'];

const LEASE_MS = 40_000;
const STEPS = 200;
const attempt: Attempt = { outcome: 'refused', at: 1, tookMs: 1, status: 500, reply: '' };

describeSql('deliveries in the hands of several workers', (stand) => {
  for (const seed of [1, 2, 3]) {
    it(`always follow the rules, whatever happens in whatever order (${seed})`, async () => {
      const { sql } = await stand.open();
      const { create, emit, clock, queue, webhooks, state } = openWebhookStand(sql);
      const random = seededRandom(seed);
      const chosen = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)];
      const { endpoint } = await create('http://127.0.0.1:9/');
      const model = new Map<string, Modelled>();
      const held: Claimed[] = [];
      let isEnabled = true;
      let [stale, leases, freed] = [0, 0, 0];

      const claim = async (): Promise<void> => {
        const { claimed } = await queue.claim({
          now: clock.at, leaseMs: LEASE_MS, most: 2, newLease: () => `${chosen(PLACES)}-${(leases += 1)}`, without: [],
          mayTake: () => true,
        });
        const due = [...model.values()].filter(({ dueAt }) => dueAt !== undefined && dueAt <= clock.at);
        for (const one of due) {
          if (!isEnabled || one.round > MOST_ATTEMPTS) end(one, 'failed');
        }
        const open = due.filter(({ dueAt }) => dueAt !== undefined);
        assert.equal(claimed.length, Math.min(2, open.length), 'as many as may be taken');
        for (const one of claimed) {
          const { round, ...rest } = model.get(one.event.id)!;
          assert.ok(open.includes(model.get(one.event.id)!), 'none that is not due');
          assert.equal(one.roundAttempts, round + 1);
          const dueAt = clock.at + LEASE_MS;
          model.set(one.event.id, { ...rest, state: 'sending', lease: one.lease, dueAt, round: round + 1 });
        }
        held.push(...claimed);
      };
      const end = (one: Modelled, ended: string): void =>
        void Object.assign(one, { state: ended, dueAt: undefined, lease: undefined });
      const ifMine = (one: Claimed): Modelled | undefined => {
        const modelled = model.get(one.event.id)!;
        return modelled.lease === one.lease ? modelled : undefined;
      };
      const settle = async (): Promise<void> => {
        if (held.length === 0) return;
        const [one] = held.splice(Math.floor(random() * held.length), random() < 0.8 ? 1 : 0);
        if (!one) return;
        const verdict = chosen<Verdict>([
          { state: 'delivered' }, { state: 'failed' }, { state: 'waiting', dueAt: clock.at + 60_000 },
        ]);
        const settled = await queue.settle(one, attempt, verdict, clock.at);
        const mine = ifMine(one);
        assert.equal(settled !== undefined, mine !== undefined, 'only who has the lease is heard');
        if (!mine) {
          stale += 1;
          return;
        }
        end(mine, verdict.state);
        Object.assign(mine, { dueAt: verdict.dueAt, kept: mine.kept + 1 });
      };
      const release = async (): Promise<void> => {
        const one = held.pop();
        if (!one) return;
        await queue.release(one, clock.at);
        const mine = ifMine(one);
        if (mine) Object.assign(mine, { state: 'waiting', dueAt: clock.at, lease: undefined, round: mine.round - 1 });
      };
      const dieAndStart = async (): Promise<void> => {
        const place = chosen(PLACES);
        const theirs = [...model.values()].filter(({ lease }) => lease?.startsWith(`${place}-`));
        assert.equal(await queue.releaseEarlier(place, clock.at), theirs.length, 'what a place held, and nothing else');
        for (const one of theirs) Object.assign(one, { state: 'waiting', dueAt: clock.at, lease: undefined });
        freed += theirs.length;
      };
      const replay = async (): Promise<void> => {
        if (model.size === 0 || !isEnabled) return;
        const id = chosen([...model.keys()]);
        await webhooks.replay(ACCOUNT, endpoint.id, id, clock.at);
        const one = model.get(id)!;
        if (one.state !== 'sending') Object.assign(one, { state: 'waiting', dueAt: clock.at, round: 0 });
      };
      const steps = [
        claim, claim, claim, settle, settle, release, replay, dieAndStart,
        async () => {
          const fresh = { state: 'waiting', dueAt: clock.at, lease: undefined, round: 0, kept: 0 };
          const id = await emit();
          if (isEnabled) model.set(id, fresh);
        },
        async () => void (clock.at += chosen([1, LEASE_MS, 60_000])),
        async () => {
          isEnabled = !isEnabled || random() < 0.7;
          await webhooks.update(ACCOUNT, endpoint.id, { enabled: isEnabled }, clock.at);
        },
      ];
      for (let step = 0; step < STEPS; step += 1) await chosen(steps)();
      assert.ok(model.size > 3 && stale > 0 && freed > 0, 'some workers were late, and some died');
      for (const [id, modelled] of model) {
        const found = await state(endpoint.id, id);
        const seen = [found.state, found.nextAt, found.attempts.length];
        const nextAt = modelled.state === 'waiting' ? modelled.dueAt : undefined;
        assert.deepEqual(seen, [modelled.state, nextAt, modelled.kept], id);
      }
    });
  }
});
