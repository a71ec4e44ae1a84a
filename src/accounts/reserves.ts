/** What each node may grant of an account's month, where all nodes see it. */
export interface ReserveStore {
  /**
   * Sets units aside for this node: at least `units`, rather some more, and none at all when the limit has no room for
   * them. What was used without being set aside counts too. Answers how many, and how many all nodes have then.
   */
  take(wish: ReserveWish): Promise<{ readonly units: number; readonly aside: number }>;
  /** Units that were set aside and not granted. */
  giveBack(accountId: string, month: string, units: number): Promise<void>;
}

export interface ReserveWish {
  readonly accountId: string;
  readonly month: string;
  readonly units: number;
  readonly limit: number;
  /** By the counters and by the ledger, with what jobs took and gave back: how much that is, the store knows. */
  readonly takenAtLeast: number;
}

export interface ReserveSurroundings {
  readonly store: ReserveStore;
  readonly takenAtLeast: (accountId: string, month: string, now: number) => Promise<number>;
  /** Milliseconds of a clock that only goes forward. */
  readonly monotonic: () => number;
}

/** Units set aside that nobody asked for so long go back, for other nodes to grant. */
const IDLE_MS = 5_000;
/** Who was refused is refused again without asking: somebody who goes on asking must not drive transactions. */
const REFUSED_MS = 1_000;

interface Held {
  units: number;
  /** What all nodes had when that was last heard, used or not. */
  aside: number;
  limit: number;
  usedAt: number;
  refused: { readonly at: number; readonly units: number };
  turn: Promise<unknown>;
}

const NEVER_REFUSED = { at: -Infinity, units: 0 };

/**
 * Grants units only out of what is set aside for this node in the shared database, so that all nodes together never
 * grant more than the limit, whatever they hear of each other. What was set aside by a node that died stays so until
 * the month is over: whether it was used is in doubt.
 */
export class Reserves {
  readonly #around: ReserveSurroundings;
  readonly #held = new Map<string, Held>();

  constructor(around: ReserveSurroundings) {
    this.#around = around;
  }

  /** `temporarily_unavailable` when the store does not answer and too little is held here. */
  async take(accountId: string, month: string, wish: { units: number; limit: number; now: number }): Promise<boolean> {
    const held = this.#find(accountId, month, wish.limit);
    held.usedAt = this.#around.monotonic();
    if (held.limit === wish.limit && held.units >= wish.units) {
      held.units -= wish.units;
      return true;
    }
    return this.#inTurn(held, () => this.#takeMore(held, accountId, month, wish));
  }

  /** How much of the month all nodes have used or set aside, as of when that was last heard. */
  asideOf(accountId: string, month: string): number {
    return this.#held.get(`${accountId} ${month}`)?.aside ?? 0;
  }

  /** For a request that failed after its units were granted. */
  giveBack(accountId: string, month: string, units: number): void {
    const held = this.#held.get(`${accountId} ${month}`);
    if (held) held.units += units;
  }

  /** To be done every second or so. */
  async returnIdle(): Promise<void> {
    await this.#returnAll(this.#around.monotonic() - IDLE_MS);
  }

  async close(): Promise<void> {
    await this.#returnAll(Infinity);
  }

  #find(accountId: string, month: string, limit: number): Held {
    const key = `${accountId} ${month}`;
    let held = this.#held.get(key);
    if (!held) {
      held = { units: 0, aside: 0, limit, usedAt: 0, refused: NEVER_REFUSED, turn: Promise.resolve() };
      this.#held.set(key, held);
    }
    return held;
  }

  async #takeMore(
    held: Held, accountId: string, month: string, { units, limit, now }: { units: number; limit: number; now: number },
  ): Promise<boolean> {
    const { store, takenAtLeast, monotonic } = this.#around;
    if (held.limit !== limit) {
      // what was set aside under another limit may be more than this one leaves
      await this.#putBack(held, accountId, month);
      held.limit = limit;
      held.refused = NEVER_REFUSED;
    }
    // others may take of what is here while this one asks for more
    while (held.units < units) {
      if (units >= held.refused.units && monotonic() - held.refused.at < REFUSED_MS) return false;
      const used = await takenAtLeast(accountId, month, now);
      const wish = { accountId, month, units: units - held.units, limit, takenAtLeast: used };
      const taken = await store.take(wish);
      held.units += taken.units;
      held.aside = taken.aside;
      if (taken.units > 0) continue;
      held.refused = { at: monotonic(), units };
      return false;
    }
    held.units -= units;
    return true;
  }

  async #returnAll(usedBefore: number): Promise<void> {
    for (const [key, held] of this.#held) {
      if (held.usedAt > usedBefore) continue;
      const [accountId, month] = key.split(' ');
      await this.#inTurn(held, async () => {
        if (held.usedAt > usedBefore) return;
        await this.#putBack(held, accountId, month).catch(() => undefined);
        if (held.units === 0 && held.usedAt <= usedBefore) this.#held.delete(key);
      });
    }
  }

  /** Units whose return failed are held no longer: the store may have taken them back all the same. */
  async #putBack(held: Held, accountId: string, month: string): Promise<void> {
    const { units } = held;
    held.units = 0;
    if (units > 0) await this.#around.store.giveBack(accountId, month, units);
  }

  #inTurn<T>(held: Held, work: () => Promise<T>): Promise<T> {
    const turn = held.turn.then(work);
    held.turn = turn.catch(() => undefined);
    return turn;
  }
}
