import { AppError } from '../errors.ts';
import type { Reserves } from './reserves.ts';

/** The nodes that grant from the same quotas. */
export interface Company {
  /** Whether this node counts together with the others at present. */
  readonly shared: boolean;
  /** Since when it does not; milliseconds of the monotonic clock. */
  readonly aloneSince: number;
  /** The number of nodes, this one included; read again after this node has lost the shared counter. */
  nodes(): Promise<number>;
}

export interface ApartSurroundings {
  readonly company: Company;
  readonly reserves: Pick<Reserves, 'take' | 'asideOf'>;
  readonly monotonic: () => number;
}

/** The ledger contains what the others granted by then: a segment of 2 s, its booking, a heartbeat of 3 s. */
const DOUBT_MS = 6_000;
const RETRY_MS = 1_000;
const MAX_SHARES = 100_000;

interface Share {
  readonly aloneSince: number;
  readonly most: number;
  granted: number;
}

interface UnitsRequest {
  readonly units: number;
  readonly limit: number;
  readonly now: number;
  /** As far as this node knows. */
  readonly used: () => Promise<number>;
}

/**
 * Enforces a free quota while nodes cannot count together. Each unit is then reserved in the database, which all nodes
 * share. In the first seconds, before the ledger contains everything that the others granted, and while the database is
 * unavailable too, a node grants at most its share of what was left at its last reading.
 */
export class Apart {
  readonly #around: ApartSurroundings;
  readonly #shares = new Map<string, Share>();

  constructor(around: ApartSurroundings) {
    this.#around = around;
  }

  /** Whether units may be granted, before they are counted; throws `temporarily_unavailable` when that is in doubt. */
  async take(accountId: string, month: string, request: UnitsRequest): Promise<boolean> {
    const { company, reserves, monotonic } = this.#around;
    if (company.shared) return true;
    const nodes = await company.nodes();
    if (nodes <= 1) return true;
    const key = `${accountId} ${month}`;
    const doubtMs = company.aloneSince + DOUBT_MS - monotonic();
    const share = { key, nodes, aside: reserves.asideOf(accountId, month), doubtMs };
    if (doubtMs > 0) await this.#takeShare(share, request);
    try {
      const granted = await reserves.take(accountId, month, request);
      if (doubtMs <= 0) this.#shares.delete(key);
      return granted;
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'temporarily_unavailable')) throw error;
      if (doubtMs <= 0) await this.#takeShare(share, request);
      return true;
    }
  }

  async #takeShare(
    { key, nodes, aside, doubtMs }: { key: string; nodes: number; aside: number; doubtMs: number },
    { units, limit, used }: UnitsRequest,
  ): Promise<void> {
    const { aloneSince } = this.#around.company;
    if (this.#shares.get(key)?.aloneSince !== aloneSince) {
      const left = limit - Math.max(await used(), aside);
      // a concurrent caller may have created it meanwhile
      if (this.#shares.get(key)?.aloneSince !== aloneSince) {
        this.#shares.set(key, { aloneSince, most: Math.floor(left / nodes), granted: 0 });
      }
      if (this.#shares.size > MAX_SHARES) this.#shares.delete(this.#shares.keys().next().value!);
    }
    const share = this.#shares.get(key)!;
    if (share.granted + units > share.most) {
      const message = 'Other nodes may have granted what is left of the quota.';
      throw new AppError('temporarily_unavailable', message, { retryAfterMs: Math.max(RETRY_MS, doubtMs) });
    }
    share.granted += units;
  }
}
