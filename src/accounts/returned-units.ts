/** Units of a month that were taken for jobs and are not in the ledger. */
export interface Unbooked {
  /** Reserved for jobs that have not ended. */
  readonly reserved: number;
  /** Returned when jobs ended. Only grows. */
  readonly returned: number;
}

const LEAST_MS = 1_000;
const MOST_ACCOUNTS = 100_000;

/**
 * Units that counters still include although they were returned. A counter that only grows can be compared, lost and
 * rebuilt on any node at any time; what jobs returned, which only grows too, is added to the limit instead.
 */
export class ReturnedUnits {
  readonly #ask: (accountId: string, month: string) => Promise<Unbooked>;
  readonly #monotonic: () => number;
  readonly #onChange: () => void;
  /** By account and month. */
  readonly #returned = new Map<string, number>();
  readonly #askedAt = new Map<string, number>();
  readonly #stale = new Set<string>();

  /** `onChange` is called when earlier results of `of` may be wrong. */
  constructor(
    ask: (accountId: string, month: string) => Promise<Unbooked>, monotonic: () => number, onChange = (): void => {},
  ) {
    this.#ask = ask;
    this.#monotonic = monotonic;
    this.#onChange = onChange;
  }

  /** The units returned, as far as this node knows. */
  of(accountId: string, month: string): number {
    return this.#returned.get(`${accountId} ${month}`) ?? 0;
  }

  /** Whether more were returned than this node knew; queried at most once a second for each account. */
  async grew(accountId: string, month: string): Promise<boolean> {
    const key = `${accountId} ${month}`;
    const now = this.#monotonic();
    if (now - (this.#askedAt.get(key) ?? -Infinity) < LEAST_MS) return false;
    keep(this.#askedAt, key, now);
    const before = this.of(accountId, month);
    await this.ask(accountId, month);
    return this.of(accountId, month) > before;
  }

  /** Records that a job ended on this node, so that known values may be too low. */
  mayHaveGrown(): void {
    this.#askedAt.clear();
    for (const key of this.#returned.keys()) this.#stale.add(key);
    this.#onChange();
  }

  /** Whether `refresh` would return a promise. */
  isStale(accountId: string, month: string): boolean {
    return this.#stale.has(`${accountId} ${month}`);
  }

  /** Reads again if stale; await the promise, if any, before `of`. An unavailable store changes nothing. */
  refresh(accountId: string, month: string): Promise<unknown> | undefined {
    if (!this.#stale.delete(`${accountId} ${month}`)) return undefined;
    return this.ask(accountId, month).catch(() => undefined);
  }

  async ask(accountId: string, month: string): Promise<Unbooked> {
    const unbooked = await this.#ask(accountId, month);
    const isOther = unbooked.returned !== this.of(accountId, month);
    keep(this.#returned, `${accountId} ${month}`, unbooked.returned);
    if (isOther) this.#onChange();
    return unbooked;
  }
}

/** Sets the value as the newest entry, and evicts the oldest above the limit. */
function keep(map: Map<string, number>, key: string, value: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > MOST_ACCOUNTS) map.delete(map.keys().next().value!);
}

const MOST_TRIES = 5;

/**
 * Units of a month that were taken, in the ledger and for jobs. A job that ends meanwhile moves its units into the
 * ledger: then they are counted again, so that none are missed or counted twice.
 */
export async function countTaken(
  countUsed: () => Promise<number>, countUnbooked: () => Promise<Unbooked>,
): Promise<number> {
  let before = await countUnbooked();
  for (let attempt = 1; ; attempt += 1) {
    const used = await countUsed();
    const after = await countUnbooked();
    const same = before.reserved === after.reserved && before.returned === after.returned;
    // a value that is too low is corrected at the next recount, one that is too high never
    if (same || attempt === MOST_TRIES) return used + Math.min(sumOf(before), sumOf(after));
    before = after;
  }
}

const sumOf = ({ reserved, returned }: Unbooked): number => reserved + returned;
