import type { Endpoint } from '../../jobs/webhooks/endpoint.ts';
import type { Claimed } from '../../jobs/webhooks/ports.ts';

const hostOf = ({ url }: Pick<Endpoint, 'url'>): string => new URL(url).host;

/** How many requests each host has in flight from here, so that a slow one holds up itself alone. */
export class Hosts {
  readonly #most: number;
  readonly #running = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** With those that are about to be sent. */
  hasRoom(endpoint: Endpoint, taken: readonly Claimed[]): boolean {
    const host = hostOf(endpoint);
    const others = taken.filter((other) => hostOf(other.endpoint) === host).length;
    return (this.#running.get(host) ?? 0) + others < this.#most;
  }

  begin(endpoint: Endpoint): void {
    const host = hostOf(endpoint);
    this.#running.set(host, (this.#running.get(host) ?? 0) + 1);
  }

  end(endpoint: Endpoint): void {
    const host = hostOf(endpoint);
    const left = (this.#running.get(host) ?? 0) - 1;
    if (left > 0) this.#running.set(host, left);
    else this.#running.delete(host);
  }
}
