import { loadAt, slownessAt } from './class-profile.ts';
import type { Departure } from './departure.ts';
import { CLASSES } from './road-class.ts';
import { LIVE_MS, type LiveSpeeds, type Traffic } from './speeds.ts';
import type { ZoneClocks } from './zone-clock.ts';

/** A period in which the speed of each road stays the same. */
export interface Span {
  readonly fromMs: number;
  readonly untilMs: number;
  /** By zone, the hour of the week. */
  readonly hours: Uint8Array;
  /** The factor of the duration over empty roads, by `zone * CLASSES + class`. */
  readonly slowness: Float64Array;
  /** Live speeds while they are valid. */
  readonly live: LiveSpeeds | undefined;
}

/** The span that contains a time. */
export function spanAt(clocks: ZoneClocks, live: LiveSpeeds | undefined, ms: number): Span {
  const hours = clocks.hoursAt(ms);
  const slowness = new Float64Array(hours.length * CLASSES);
  hours.forEach((hour, zone) => slowness.set(slownessOf(loadAt(hour)), zone * CLASSES));
  const isLive = live !== undefined && ms < live.expiresAtMs;
  const next = clocks.nextHourMs(ms);
  return {
    fromMs: ms, untilMs: isLive ? Math.min(next, live.expiresAtMs) : next, hours, slowness,
    live: isLive ? live : undefined,
  };
}

const known = new Map<number, Float64Array>();

function slownessOf(load: number): Float64Array {
  let found = known.get(load);
  if (!found) known.set(load, (found = slownessAt(load)));
  return found;
}

/**
 * The traffic that counts for a departure. Live speeds count for departures about now: at most their lifetime ago, and
 * before they expire.
 */
export function trafficFor({ departureMs, nowMs, requestedTraffic }: Departure, { live, ...rest }: Traffic): Traffic {
  const isNow = live !== undefined && requestedTraffic !== 'typical' && requestedTraffic !== 'off'
    && nowMs < live.expiresAtMs && departureMs < live.expiresAtMs && departureMs >= nowMs - LIVE_MS;
  return isNow ? { ...rest, live } : rest;
}
