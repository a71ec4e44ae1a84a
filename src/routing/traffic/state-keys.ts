import { graphOf, profiles, type Profile } from '../graph.ts';
import type { RoutingTables } from '../open.ts';
import { loadAt } from './class-profile.ts';
import { openConditions } from './conditions.ts';
import type { Departure } from './departure.ts';
import { trafficFor } from './spans.ts';
import type { Traffic } from './speeds.ts';
import { clocksOf } from './zone-clock.ts';

/**
 * The key of the roads' state for a journey: journeys with the same key share a state. Without measurements, hours of
 * equal load with the same signs in force are one state.
 */
export type StateKeys = (profile: Profile, departure: Departure, traffic: Traffic) => string;

export function openStateKeys(tables: RoutingTables): StateKeys {
  const clocks = clocksOf(tables);
  const conditions = Object.fromEntries(
    profiles.map((profile) => [profile, openConditions(tables, graphOf(tables, profile), clocks)]),
  );
  return (profile, departure, traffic) => {
    const signs = conditions[profile].heldAt(departure.departureMs);
    if (!isHeldUp(profile, departure)) return `${profile} ${signs}`.trim();
    const hours = Array.from(clocks.hoursAt(departure.departureMs));
    const { live, typical, turns } = trafficFor(departure, traffic);
    return [
      profile, signs, `load ${hours.map(loadAt).join()}`,
      ...(live ? [`live ${live.version}`] : []),
      ...(typical ? [`typical ${typical.version} ${hours.join()}`] : []),
      ...(turns ? [`turns ${turns.version}`] : []),
    ].join(' ');
  };
}

/** Walkers and bicycles are never held up. */
export const isHeldUp = (profile: Profile, { requestedTraffic }: Departure): boolean =>
  profile === 'car' && requestedTraffic !== 'off';
