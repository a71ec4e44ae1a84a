import type { Endpoint } from '../../jobs/webhooks/endpoint.ts';
import type { Claimed } from '../../jobs/webhooks/ports.ts';

/** How many requests may be in flight from this node at once. */
export interface ShareLimits {
  readonly atOnce: number;
  readonly ofHost: number;
  readonly ofAccount: number;
  readonly ofAccountAtHost: number;
  readonly ofEndpoint: number;
}

/** What one endpoint counts towards: the name of each share, and how much there is of it. */
type Share = readonly [name: string, most: number];

/**
 * Who has how many requests in flight from here. A receiver that never answers holds its requests for as long as they
 * may last, so each share is less than the one above it: of an endpoint, of an account at a host, of a host and of an
 * account, of the node. An endpoint whose last attempt failed has one, until something arrives.
 */
export class Shares {
  readonly #limits: ShareLimits;
  readonly #running = new Map<string, number>();

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  /** With those that are about to be sent. */
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
