import { openProfile, type RoutingTables } from '../open.ts';
import { profiles, type Profile } from '../graph.ts';
import { openSteps } from '../steps/steps.ts';
import type { RoadState } from '../road-state.ts';
import type { Departure } from '../traffic/departure.ts';
import type { Matched, Traffic } from '../traffic/speeds.ts';
import type { Upload } from '../traffic/upload.ts';
import { withoutTraffic } from './clocked.ts';
import { answerMatrix, type MatrixWish } from './matrix.ts';
import type { Naming } from './naming.ts';
import { answerRoute, type RouteWish, type Telling } from './route.ts';

/** Answers questions about the roads of an atlas, one at a time. */
export interface Teller {
  /** The roads as a journey needs them (see openStateKeys). Long work. */
  state(profile: Profile, departure: Departure, traffic: Traffic): RoadState;
  /** What was known before, with what a file says at that time (milliseconds since 1970). Long work. */
  match(upload: Upload, before: Traffic, atMs: number): Matched;
  /** As the map says, for empty roads. Long work. */
  freeFlow(profile: Profile): RoadState;
  route(profile: Profile, state: RoadState, wish: RouteWish): ReturnType<typeof answerRoute>;
  matrix(profile: Profile, state: RoadState, wish: MatrixWish): ReturnType<typeof answerMatrix>;
}

export function openTeller(tables: RoutingTables, naming: Naming): Teller {
  const opened = Object.fromEntries(profiles.map((profile) => [profile, openOne(tables, profile, naming)]));
  const clockedAt = (profile: Profile, { pace, metric }: RoadState) =>
    withoutTraffic(opened[profile].roads.at(pace, metric));
  const freeFlow = (profile: Profile): RoadState => {
    const { roads } = opened[profile];
    return { pace: roads.freeFlow, metric: roads.customise(roads.freeFlow) };
  };
  return {
    freeFlow,
    state: (profile) => freeFlow(profile),
    match: (_upload, before) => ({ traffic: { ...before, version: before.version + 1 }, matched: 0, unmatched: {} }),
    route: (profile, state, wish) => answerRoute(clockedAt(profile, state), opened[profile].telling, wish),
    matrix: (profile, state, wish) => answerMatrix(clockedAt(profile, state), opened[profile].telling, wish),
  };
}

function openOne(tables: RoutingTables, profile: Profile, naming: Naming) {
  const roads = openProfile(tables, profile);
  const telling: Telling = { lines: tables, naming, stepsOf: openSteps(tables, roads.graph) };
  return { roads, telling };
}
