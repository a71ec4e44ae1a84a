import { Resolver } from 'node:dns/promises';
import type { Resolve } from '../../jobs/webhooks/check-url.ts';

export interface ResolveOptions {
  /** `ADDRESS:PORT` of name servers; those of this machine by default. */
  readonly servers?: readonly string[];
  /** The time limit of one query to one server, and of the whole call. */
  readonly tryMs?: number;
  readonly wholeMs?: number;
}

const TRIES = 2;
const usual = { servers: undefined, tryMs: 2000, wholeMs: 5000 };

/**
 * Queries name servers directly. The system's resolver would read this machine's files, and each slow name would block
 * one of the four threads that also read files.
 */
export const openResolve = (options: ResolveOptions = {}): Resolve => async (host) => {
  const { servers, tryMs, wholeMs } = { ...usual, ...options };
  const resolver = new Resolver({ timeout: tryMs, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const late = setTimeout(() => resolver.cancel(), wholeMs);
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  clearTimeout(late);
  const addresses = found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  if (addresses.length === 0) throw new Error('nobody knows this name');
  return addresses;
};
