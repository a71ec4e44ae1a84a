import { Resolver } from 'node:dns/promises';
import type { Resolve } from '../../jobs/webhooks/check-url.ts';

export interface ResolveOptions {
  /** `ADDRESS:PORT`; those of this machine where none are named. */
  readonly servers?: readonly string[];
  /** For one question to one server, and for everything. */
  readonly tryMs?: number;
  readonly wholeMs?: number;
}

const TRIES = 2;
const usual = { servers: undefined, tryMs: 2000, wholeMs: 5000 };

/**
 * Asks name servers directly. The system's own way would read files of this machine, and each slow name would hold one
 * of the four threads on which files are read too.
 */
export const openResolve = (wish: ResolveOptions = {}): Resolve => async (host) => {
  const { servers, tryMs, wholeMs } = { ...usual, ...wish };
  const resolver = new Resolver({ timeout: tryMs, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const late = setTimeout(() => resolver.cancel(), wholeMs);
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  clearTimeout(late);
  const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  if (addresses.length === 0) throw new Error('nobody knows this name');
  return addresses;
};
