import type { OpenRoads } from '../serving/open-roads.ts';
import { AppError } from '../errors.ts';
import type { Profile } from '../routing/graph.ts';
import type { RoutingTables } from '../routing/open.ts';
import type { RoadState } from '../routing/road-state.ts';
import type { Departure } from '../routing/traffic/departure.ts';
import type { Traffic } from '../routing/traffic/speeds.ts';
import type { Cells } from './cells.ts';

/** The roads in force as another thread opens them, in the same memory. */
export interface RoadsNow {
  readonly version: number;
  readonly tablesNumber: number;
  /** Absent if the thread has them already. */
  readonly tables?: RoutingTables;
  readonly traffic: Traffic;
}

/** What the first thread offers of its roads. */
export interface RoadsOffered {
  roadsNow(knownTables: number | undefined): RoadsNow;
  /** Makes a state once for all threads. Refused if these roads are no longer in force. */
  roadState(version: number, profile: Profile, departure: Departure): Promise<RoadState>;
}

export function offeredRoads(current: () => OpenRoads, cells: Cells): RoadsOffered {
  let numbered = { tables: undefined as RoutingTables | undefined, number: 0 };
  return {
    roadsNow(knownTables) {
      const { tables, traffic } = current();
      if (numbered.tables !== tables) numbered = { tables, number: numbered.number + 1 };
      const { number: tablesNumber } = numbered;
      return {
        version: cells.roadsVersion, tablesNumber, traffic, ...(knownTables !== tablesNumber && { tables }),
      };
    },
    async roadState(version, profile, departure) {
      if (version === cells.roadsVersion) return current().stateFor(profile, departure);
      throw new AppError('temporarily_unavailable', 'These roads are in force no more.');
    },
  };
}
