/** What each node may grant of an account's month, recorded where all nodes see it. */
export interface ReserveStore {
  /**
   * Reserves units for this node: at least `units`, usually some more, and none if the limit has no room for them.
   * Units used without a reservation count too. Returns how many, and how many all nodes have afterwards.
   */
  take(request: ReserveRequest): Promise<{ readonly units: number; readonly aside: number }>;
  /** Returns units that were reserved and not granted. */
  giveBack(accountId: string, month: string, units: number): Promise<void>;
}

export interface ReserveRequest {
  readonly accountId: string;
  readonly month: string;
  readonly units: number;
  readonly limit: number;
  /** By the counters and the ledger, including what jobs took and returned; the store knows how much that is. */
  readonly takenAtLeast: number;
}

export interface ReserveSurroundings {
  readonly store: ReserveStore;
  readonly takenAtLeast: (accountId: string, month: string, now: number) => Promise<number>;
  /** Milliseconds of the monotonic clock. */
  readonly monotonic: () => number;
}

/** Reserved units that are unused for this long are returned, for other nodes to grant. */
const IDLE_MS = 5_000;
/** How long a refusal is repeated without a query: persistent callers must not cause transactions. */
const REFUSED_MS = 1_000;

interface Held {
  units: number;
  /** What all nodes had at the last reading, used or not. */
  aside: number;
  limit: number;
  usedAt: number;
  refused: { readonly at: number; readonly units: number };
  turn: Promise<unknown>;
}

const NEVER_REFUSED = { at: -Infinity, units: 0 };

/**
 * Grants units only from this node's reservation in the shared database, so that all nodes together never exceed the
 * limit, whatever they know of each other. The reservation of a dead node stays until the month is over, since it is
 * unknown whether it was used.
 */
export class Reserves {
  readonly #around: ReserveSurroundings;
  readonly #held = new Map<string, Held>();

  constructor(around: ReserveSurroundings) {
    this.#around = around;
  }

  /** Throws `temporarily_unavailable` if the store does not answer and too little is reserved here. */
  async take(
    accountId: string, month: string, request: { units: number; limit: number; now: number },
  ): Promise<boolean> {
    const held = this.#find(accountId, month, request.limit);
    held.usedAt = this.#around.monotonic();
    if (held.limit === request.limit && held.units >= request.units) {
      held.units -= request.units;
      return true;
    }
    return this.#inTurn(held, () => this.#takeMore(held, accountId, month, request));
  }

  /** How much of the month all nodes have used or reserved, as of the last reading. */
  asideOf(accountId: string, month: string): number {
    return this.#held.get(`${accountId} ${month}`)?.aside ?? 0;
  }

  /** Returns the units of a request that failed after they were granted. */
  giveBack(accountId: string, month: string, units: number): void {
    const held = this.#held.get(`${accountId} ${month}`);
    if (held) held.units += units;
  }

  /** To be called about every second. */
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
      // the reservation under another limit may be more than this one allows
      await this.#putBack(held, accountId, month);
      held.limit = limit;
      held.refused = NEVER_REFUSED;
    }
    // concurrent callers may take from the reservation while this one requests more
    while (held.units < units) {
      if (units >= held.refused.units && monotonic() - held.refused.at < REFUSED_MS) return false;
      const used = await takenAtLeast(accountId, month, now);
      const request = { accountId, month, units: units - held.units, limit, takenAtLeast: used };
      const taken = await store.take(request);
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

  /** Returns units. If that fails they are dropped, since the store may have taken them back all the same. */
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
