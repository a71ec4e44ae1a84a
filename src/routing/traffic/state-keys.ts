import type { Profile } from '../graph.ts';
import type { RoutingTables } from '../open.ts';
import type { Departure } from './departure.ts';
import type { Traffic } from './speeds.ts';

/** Which state of the roads a journey needs: journeys with the same key share a state. */
export type StateKeys = (profile: Profile, departure: Departure, traffic: Traffic) => string;

export function openStateKeys(_tables: RoutingTables): StateKeys {
  return (profile) => profile;
}
