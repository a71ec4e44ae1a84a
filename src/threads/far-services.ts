import type { Principal } from '../accounts/ports.ts';
import type { Config } from '../config.ts';
import { atlasGeocoder } from '../http/engines/geocoder.ts';
import { atlasMap } from '../http/engines/map.ts';
import { openLog } from '../http/log.ts';
import type { WayServices } from '../http/services.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Engines } from '../serving/engines.ts';
import type { MapTiles } from '../serving/map-tiles.ts';
import type { Calls } from './calls.ts';
import type { Who } from './callers.ts';
import { sinceBootMs, type Cells } from './cells.ts';
import type { FirstCalls } from './first-calls.ts';
import type { FirstThread } from './first-thread.ts';
import { farStatus } from './far-status.ts';
import { nearCounts, type CountedHere } from './near-counts.ts';
import type { Noted } from './notes.ts';
import { openNearRoads, type NearRoads } from './near-roads.ts';

interface FarParts {
  readonly calls: FirstCalls<FirstThread>;
  readonly cells: Cells;
  readonly notes: Noted;
  readonly counted: CountedHere | undefined;
  readonly config: Pick<Config, 'redisUrl' | 'region' | 'publicUrl' | 'rates' | 'visitsADay'>;
  readonly engines: () => Engines;
  readonly mapTiles: () => MapTiles;
}

/** The services of a further thread: its own engines over the shared atlas; the first thread for all else. */
export function farServices(parts: FarParts): WayServices & { readonly roads: NearRoads } {
  const { calls, cells, notes, config, engines } = parts;
  const { region, publicUrl, redisUrl, rates, visitsADay } = config;
  const inFlight = { requests: 0 };
  const callers = new WeakMap<Principal, number>();
  const whoIs = (principal: Principal): Who => callers.get(principal) ?? principal;
  const roads = openNearRoads(calls, cells, inFlight);
  const counts = nearCounts({ calls, cells, here: parts.counted, rates, whoIs });
  return {
    region,
    publicUrl,
    visitsADay,
    keys: farKeys(calls, cells, callers),
    sessions: { authenticate: (...asked) => calls.call('authenticateSession', ...withAddress(asked)) },
    limiter: counts.limiter,
    quota: counts.quota,
    journal: notes,
    ledger: { withdraw: (withdrawn) => calls.call('withdraw', withdrawn) },
    cache: {
      shared: redisUrl !== '',
      get: (key) => calls.call('getCached', key),
      set: (...kept) => calls.call('setCached', ...kept),
      remove: (keys) => calls.call('removeCached', keys),
      buckets: counts.buckets,
    },
    geocoder: atlasGeocoder(engines),
    roads,
    map: atlasMap(parts.mapTiles, () => roads.inForce()),
    inFlight,
    metrics: notes,
    status: farStatus(calls),
    statusHistory: { add: (...added) => calls.call('addSamples', ...added) },
    log: openLog({ write: (line) => notes.writeLog(line) }),
    clock: clockOf(cells),
  };
}

const MOST_KNOWN = 50_000;

/**
 * Caches keys that the first thread accepted until any key or account changes, which the version in shared memory tells
 * for each request. Principals that may expire by themselves are looked up each time.
 */
function farKeys(
  calls: Calls<FirstThread>, cells: Cells, callers: WeakMap<Principal, number>,
): WayServices['keys'] {
  const known = new Map<string, Principal>();
  let version = cells.keysVersion;
  const ask = async (key: string, now: number, ip: string | undefined): Promise<Principal> => {
    const askedAt = cells.keysVersion;
    const { principal, caller } = await calls.call('authenticate', key, now, ip);
    callers.set(principal, caller);
    if (askedAt === cells.keysVersion && key.startsWith('gk_') && !principal.isProbe) known.set(key, principal);
    if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!);
    return principal;
  };
  return {
    authenticate(key, now, ip) {
      if (version !== cells.keysVersion) known.clear();
      version = cells.keysVersion;
      return known.get(key) ?? ask(key, now, ip);
    },
  };
}

const withAddress = ([token, now, ip]: [token: string, now: number, ip?: string]) => [token, now, ip] as const;

function clockOf(cells: Cells): Clock {
  const bootMs = sinceBootMs() - performance.now();
  return { now: () => Math.floor(performance.now() + bootMs + cells.epochMs), monotonic: () => performance.now() };
}
