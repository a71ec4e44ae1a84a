import type { Endpoint } from '../../jobs/webhooks/endpoint.ts';
import type { Claimed } from '../../jobs/webhooks/ports.ts';

/** Limits of the requests in flight from this node. */
export interface ShareLimits {
  readonly atOnce: number;
  readonly ofHost: number;
  readonly ofAccount: number;
  readonly ofAccountAtHost: number;
  readonly ofEndpoint: number;
}

/** A limit that an endpoint counts towards. */
type Share = readonly [name: string, most: number];

/**
 * Counts the requests in flight by endpoint, account and host. A receiver that never answers holds its requests until
 * they time out, so each limit is lower than the one above it: endpoint, account at a host, host and account, node. An
 * endpoint whose last attempt failed may have one request, until a delivery arrives.
 */
export class Shares {
  readonly #limits: ShareLimits;
  readonly #running = new Map<string, number>();

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  /** Whether there is room, counting those about to be sent. */
  hasRoom(endpoint: Endpoint, taken: readonly Claimed[]): boolean {
    const names = taken.flatMap((other) => this.#sharesOf(other.endpoint).map(([name]) => name));
    return this.#sharesOf(endpoint).every(([name, most]) => {
      const others = names.filter((other) => other === name).length;
      return (this.#running.get(name) ?? 0) + others < most;
    });
  }

  begin(endpoint: Endpoint): void {
    for (const [name] of this.#sharesOf(endpoint)) this.#running.set(name, (this.#running.get(name) ?? 0) + 1);
  }

  end(endpoint: Endpoint): void {
    for (const [name] of this.#sharesOf(endpoint)) {
      const left = (this.#running.get(name) ?? 0) - 1;
      if (left > 0) this.#running.set(name, left);
      else this.#running.delete(name);
    }
  }

  #sharesOf({ id, accountId, url, failingSince }: Endpoint): readonly Share[] {
    const { ofHost, ofAccount, ofAccountAtHost, ofEndpoint } = this.#limits;
    const { host } = new URL(url);
    return [
      [`endpoint ${id}`, failingSince === undefined ? ofEndpoint : 1],
      [`account ${accountId} at ${host}`, ofAccountAtHost],
      [`account ${accountId}`, ofAccount],
      [`host ${host}`, ofHost],
    ];
  }
}
