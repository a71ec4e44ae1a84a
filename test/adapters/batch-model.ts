import { RESULT_KEPT_MS } from '../../src/jobs/batch/limits.ts';
import { newBatch, SUBMITTED_AT } from '../harness/batches.ts';
import type { Batch, BatchState, Lease, ResultPart } from '../../src/jobs/batch/ports.ts';

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** The writer: a process, by one of its claims. */
type Claim = Pick<Lease, 'owner' | 'turn'>;

interface Kept {
  batch: Mutable<Batch>;
  owner: string | undefined;
  until: number;
  parts: ResultPart[];
  returned: number;
}

const WORKING: readonly BatchState[] = ['queued', 'validating', 'running', 'finalizing'];
const OPEN: readonly BatchState[] = [...WORKING, 'cancelling'];
const NEXT: Partial<Record<BatchState, BatchState>> = {
  queued: 'validating', validating: 'running', running: 'finalizing',
};

/** The slow twin of the store: the behaviour of the table of batches, without a table. */
export class BatchModel {
  now = SUBMITTED_AT;
  readonly kept: Kept[] = [];
  readonly events: string[] = [];
  readonly usage = new Map<string, number>();

  add(accountId: string, rows: number): Batch {
    const id = `job_${String(this.kept.length).padStart(3, '0')}`;
    const batch = newBatch(id, { accountId, rows, createdAt: this.now });
    this.kept.push({ batch: { ...batch }, owner: undefined, until: 0, parts: [], returned: 0 });
    return batch;
  }

  claim(owner: string, leaseMs: number, ofAccount: number): Kept | undefined {
    const isHeld = (one: Kept): boolean => one.owner === owner && one.until > this.now;
    const heldOf = ({ batch: { accountId } }: Kept): number =>
      this.kept.filter((one) => isHeld(one) && one.batch.accountId === accountId).length;
    const [first] = this.kept
      .filter(({ batch, until }) => OPEN.includes(batch.state) && until <= this.now)
      .map((one) => ({ one, held: heldOf(one), urgent: one.batch.state === 'cancelling' ? 0 : 1 }))
      .filter(({ held, urgent }) => urgent === 0 || held < ofAccount)
      .sort((a, b) =>
        a.urgent - b.urgent || a.held - b.held || a.one.batch.createdAt - b.one.batch.createdAt ||
        (a.one.batch.id < b.one.batch.id ? -1 : 1));
    if (!first) return undefined;
    Object.assign(first.one, { owner, until: this.now + leaseMs });
    first.one.batch.turn += 1;
    return first.one;
  }

  renew(at: number, claim: Claim, leaseMs: number): BatchState | undefined {
    const one = this.#held(at, claim, OPEN);
    if (!one) return undefined;
    one.until = this.now + leaseMs;
    return one.batch.state;
  }

  release(at: number, claim: Claim): void {
    if (this.#isOf(this.kept[at], claim)) Object.assign(this.kept[at], { owner: undefined, until: 0 });
  }

  /** Simulates a restart at the owner's place, which is the part before the last hyphen. */
  releaseEarlier(place: string, owner: string): number {
    const theirs = this.kept.filter((one) =>
      OPEN.includes(one.batch.state) && one.owner?.startsWith(`${place}-`) && one.owner !== owner);
    for (const one of theirs) Object.assign(one, { owner: undefined, until: 0 });
    return theirs.length;
  }

  advance(at: number, claim: Claim, from: BatchState): boolean {
    const one = this.#held(at, claim, [from]);
    if (!one) return false;
    one.batch.state = NEXT[from]!;
    if (from !== 'queued') return true;
    one.batch.startedAt = this.now;
    this.events.push(`batch.started ${one.batch.id}`);
    return true;
  }

  useAtlas(at: number, claim: Claim, atlas: string): boolean {
    const one = this.#held(at, claim, ['validating', 'running']);
    if (!one) return false;
    if (one.batch.atlas === atlas) return true;
    one.parts = [];
    const nothing = { parts: 0, inputOffset: 0, processed: 0, succeeded: 0, notFound: 0, failed: 0 };
    Object.assign(one.batch, { atlas, ...nothing });
    return true;
  }

  addPart(at: number, claim: Claim, part: Omit<ResultPart, 'turn'>): boolean {
    const one = this.#held(at, claim, ['running']);
    if (!one || one.batch.parts !== part.number) return false;
    one.parts.push({ ...part, turn: one.batch.turn });
    one.batch.parts += 1;
    one.batch.inputOffset = part.inputOffset;
    for (const name of ['processed', 'succeeded', 'notFound', 'failed'] as const) one.batch[name] += part[name];
    return true;
  }

  end(at: number, claim: Claim, to: 'completed' | 'failed' | 'cancelled'): boolean {
    const from = to === 'completed' ? ['finalizing' as const] : to === 'failed' ? WORKING : ['cancelling' as const];
    const one = this.#held(at, claim, from);
    if (!one) return false;
    const { batch } = one;
    const booked = to === 'failed' ? 0 : batch.succeeded;
    this.usage.set(batch.accountId, (this.usage.get(batch.accountId) ?? 0) + booked);
    one.returned = batch.reservedUnits - booked;
    Object.assign(batch, {
      state: to, reservedUnits: 0, finishedAt: this.now, expiresAt: this.now + RESULT_KEPT_MS,
      ...(to === 'failed' ? { problem: { code: 'internal', detail: 'broken' } } : {}),
    });
    Object.assign(one, { owner: undefined, until: 0 });
    this.events.push(`batch.${to} ${batch.id}`);
    return true;
  }

  askToCancel(at: number, accountId: string): boolean | undefined {
    const { batch } = this.kept[at];
    if (batch.accountId !== accountId) return undefined;
    if (WORKING.includes(batch.state)) batch.state = 'cancelling';
    return batch.state === 'cancelling';
  }

  expire(at: number): boolean {
    const one = this.kept[at];
    if (one.batch.expiresAt === undefined || one.batch.expiresAt > this.now) return false;
    if (one.batch.state !== 'failed') one.batch.state = 'expired';
    one.batch.expiresAt = undefined;
    one.parts = [];
    return true;
  }

  #held(at: number, claim: Claim, states: readonly BatchState[]): Kept | undefined {
    const one = this.kept[at];
    return this.#isOf(one, claim) && one.until > this.now && states.includes(one.batch.state) ? one : undefined;
  }

  #isOf({ owner, batch }: Kept, claim: Claim): boolean {
    return owner === claim.owner && batch.turn === claim.turn;
  }
}
