/** Units of a month that were taken for jobs and are in no ledger. */
export interface Unbooked {
  /** Set aside for jobs that have not ended. */
  readonly reserved: number;
  /** Given back when jobs ended. Only grows. */
  readonly returned: number;
}

const LEAST_MS = 1_000;
const MOST_ACCOUNTS = 100_000;

/**
 * Units that counters go on counting although they were given back. A counter that only grows can be compared, lost and
 * made anew on any node at any time; what jobs gave back, which only grows too, is added to the limit instead.
 */
export class ReturnedUnits {
  readonly #ask: (accountId: string, month: string) => Promise<Unbooked>;
  readonly #monotonic: () => number;
  readonly #onChange: () => void;
  /** Of an account and month. */
  readonly #heard = new Map<string, number>();
  readonly #askedAt = new Map<string, number>();
  readonly #stale = new Set<string>();

  /** `onChange`: what `of` answered before may be wrong now. */
  constructor(
    ask: (accountId: string, month: string) => Promise<Unbooked>, monotonic: () => number, onChange = (): void => {},
  ) {
    this.#ask = ask;
    this.#monotonic = monotonic;
    this.#onChange = onChange;
  }

  /** As far as this node has heard. */
  of(accountId: string, month: string): number {
    return this.#heard.get(`${accountId} ${month}`) ?? 0;
  }

  /** Whether there are more than this node had heard of; asked about at most once a second for each account. */
  async grew(accountId: string, month: string): Promise<boolean> {
    const key = `${accountId} ${month}`;
    const now = this.#monotonic();
    if (now - (this.#askedAt.get(key) ?? -Infinity) < LEAST_MS) return false;
    keep(this.#askedAt, key, now);
    const before = this.of(accountId, month);
    await this.ask(accountId, month);
    return this.of(accountId, month) > before;
  }

  /** A job ended on this node: what was heard before may be too little. */
  mayHaveGrown(): void {
    this.#askedAt.clear();
    for (const key of this.#heard.keys()) this.#stale.add(key);
    this.#onChange();
  }

  /** Whether `refresh` has something to wait for. */
  isStale(accountId: string, month: string): boolean {
    return this.#stale.has(`${accountId} ${month}`);
  }

  /** To be waited for before `of`, where it answers something. A store that is away changes nothing. */
  refresh(accountId: string, month: string): Promise<unknown> | undefined {
    if (!this.#stale.delete(`${accountId} ${month}`)) return undefined;
    return this.ask(accountId, month).catch(() => undefined);
  }

  async ask(accountId: string, month: string): Promise<Unbooked> {
    const unbooked = await this.#ask(accountId, month);
    const isOther = unbooked.returned !== this.of(accountId, month);
    keep(this.#heard, `${accountId} ${month}`, unbooked.returned);
    if (isOther) this.#onChange();
    return unbooked;
  }
}

/** As the newest of not too many. */
function keep(map: Map<string, number>, key: string, value: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > MOST_ACCOUNTS) map.delete(map.keys().next().value!);
}

const MOST_TRIES = 5;

/**
 * Units of a month that were taken, by the ledger and for jobs. A job that ends meanwhile moves its units from here to
 * there: then it is counted again, so that they are neither missed nor seen twice.
 */
export async function countTaken(
  countUsed: () => Promise<number>, countUnbooked: () => Promise<Unbooked>,
): Promise<number> {
  let before = await countUnbooked();
  for (let attempt = 1; ; attempt += 1) {
    const used = await countUsed();
    const after = await countUnbooked();
    const same = before.reserved === after.reserved && before.returned === after.returned;
    // the smaller one of two is made good at the next look, the greater one never
    if (same || attempt === MOST_TRIES) return used + Math.min(sumOf(before), sumOf(after));
    before = after;
  }
}

const sumOf = ({ reserved, returned }: Unbooked): number => reserved + returned;
