import { openProfile, type RoutingTables } from '../open.ts';
import { graphOf, type Profile } from '../graph.ts';
import { stretchesIn } from '../snap/stretches.ts';
import { openSteps } from '../steps/steps.ts';
import type { LaterState, RoadState } from '../road-state.ts';
import type { Departure } from '../traffic/departure.ts';
import { openStateMaker } from '../traffic/make-state.ts';
import { openMatcher } from '../traffic/match.ts';
import { pieceTimes } from '../traffic/piece-times.ts';
import type { Matched, Traffic } from '../traffic/speeds.ts';
import { isHeldUp } from '../traffic/state-keys.ts';
import type { Upload } from '../traffic/upload.ts';
import { clocksOf, type ZoneClocks } from '../traffic/zone-clock.ts';
import { alongClock, MOST_CHANGES, timingFrom } from './along-clock.ts';
import { withoutTraffic, type ClockedRoads } from './clocked.ts';
import { answerMatrix, type MatrixQuery } from './matrix.ts';
import type { Naming } from './naming.ts';
import { haveSameSigns, type LaterRoads } from './later-roads.ts';
import { answerRoute, type RouteQuery, type Wording } from './route.ts';
import { SpanMemory } from './span-memory.ts';

/** Answers questions about the roads of an atlas, one at a time. */
export interface RoutingEngine {
  /** The roads for a journey (see openStateKeys). Slow. */
  state(profile: Profile, departure: Departure, traffic: Traffic): RoadState;
  /** Merges an uploaded file, valid from `atMs` (milliseconds since 1970), into the earlier traffic. Slow. */
  match(upload: Upload, before: Traffic, atMs: number): Matched;
  /** `later`: the roads at the times at which an answer says it was overtaken. */
  route(
    profile: Profile, state: RoadState, query: RouteQuery, later?: readonly LaterState[],
  ): ReturnType<typeof answerRoute>;
  matrix(
    profile: Profile, state: RoadState, query: MatrixQuery, later?: readonly LaterState[],
  ): ReturnType<typeof answerMatrix>;
}

export function openRoutingEngine(tables: RoutingTables, naming: Naming): RoutingEngine {
  const clocks = clocksOf(tables);
  const profilesInUse = new Map<Profile, ReturnType<typeof openOne>>();
  const openedFor = (profile: Profile): ReturnType<typeof openOne> => {
    const opened = profilesInUse.get(profile) ?? openOne(tables, profile, naming, clocks);
    profilesInUse.set(profile, opened);
    return opened;
  };
  const match = openMatcher(tables);
  return {
    match,
    state: (profile, departure, traffic) => openedFor(profile).makeState(departure, traffic),
    route: (profile, state, query, later) => {
      const { clockedAt, laterThan, wording } = openedFor(profile);
      return answerRoute(clockedAt(state, query.departure), wording, query, laterThan(state, query.departure, later));
    },
    matrix: (profile, state, query, later) => {
      const { clockedAt, laterThan, wording } = openedFor(profile);
      return answerMatrix(clockedAt(state, query.departure), wording, query, laterThan(state, query.departure, later));
    },
  };
}

function openOne(tables: RoutingTables, profile: Profile, naming: Naming, clocks: ZoneClocks) {
  const roads = openProfile(tables, profile);
  const streets = { ...stretchesIn(tables, 'car'), graph: graphOf(tables, 'car') };
  const wording: Wording = { lines: tables, naming, stepsOf: openSteps(tables, roads.graph, streets) };
  /** Kept for the state at the departure and for those after it. */
  const kept = new Map<number, SpanMemory>();
  const memoryOf = ({ number, metric }: RoadState): SpanMemory => {
    const memory = kept.get(number ?? NaN) ?? new SpanMemory(metric.up.weight.length);
    if (number === undefined) return memory;
    kept.delete(number);
    kept.set(number, memory);
    if (kept.size > 1 + MOST_CHANGES) kept.delete(kept.keys().next().value!);
    return memory;
  };
  const clockedAt = (state: RoadState, departure: Departure | undefined): ClockedRoads => {
    const { pace, base, metric, traffic } = state;
    const open = roads.at(pace, base, metric);
    if (!departure || !isHeldUp(profile, departure)) return withoutTraffic(open);
    const times = pieceTimes(tables, roads.graph, base, traffic);
    return alongClock(open, state, times, clocks, departure.departureMs, memoryOf(state));
  };
  const laterThan = (
    state: RoadState, departure: Departure | undefined, later: readonly LaterState[] = [],
  ): LaterRoads[] => {
    if (!departure || !isHeldUp(profile, departure)) return [];
    const times = pieceTimes(tables, roads.graph, state.base, state.traffic);
    return later.filter((one) => haveSameSigns(state, one.state)).map((one) => {
      const open = roads.at(one.state.pace, one.state.base, one.state.metric);
      const timing = timingFrom(open, one, times, clocks, departure.departureMs, memoryOf(one.state));
      return { roads: open, pace: state.pace, timing };
    });
  };
  const makeState = openStateMaker(tables, profile, roads.graph, clocks, roads.customise);
  return { roads, wording, clockedAt, laterThan, makeState };
}
