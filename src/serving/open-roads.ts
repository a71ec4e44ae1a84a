import { profiles, type Profile } from '../routing/graph.ts';
import type { Overtaken } from '../routing/answer/clocked.ts';
import type { AllOffRoad } from '../routing/answer/matrix.ts';
import type { Missed } from '../routing/ask/ask.ts';
import type { RoutingTables } from '../routing/open.ts';
import type { LaterState, RoadState } from '../routing/road-state.ts';
import type { Departure } from '../routing/traffic/departure.ts';
import { noTraffic, type Matched, type Traffic, type TurnDelays } from '../routing/traffic/speeds.ts';
import { openStateKeys } from '../routing/traffic/state-keys.ts';
import type { Upload } from '../routing/traffic/upload.ts';
import { openRoutingPool, type RoutingPool, type RoutingPoolOptions } from '../workers/routing-pool.ts';
import type { ThreadStates } from '../workers/thread-state.ts';
import { RoadStates } from './road-states.ts';

/** `pool` replaces one of its own. */
export type OpenRoadsOptions = StateOptions & (RoutingPoolOptions | { readonly pool: RoutingPool });

interface StateOptions {
  readonly mostStates?: number;
  /** Called for each state that was made. */
  readonly onState?: (profile: Profile, seconds: number) => void;
}

/** Enough for three profiles, now and at the next hour, and two more. */
const MOST_STATES = 8;

/** The roads of one atlas: the threads that answer questions, the known traffic, and the states made of it. */
export class OpenRoads {
  readonly tables: RoutingTables;
  private readonly pool: RoutingPool;
  private readonly states: RoadStates;
  private known: Traffic = noTraffic;
  private users = 0;
  private unused = Promise.withResolvers<void>();

  constructor(tables: RoutingTables, { mostStates = MOST_STATES, onState, ...options }: OpenRoadsOptions) {
    this.tables = tables;
    this.pool = 'pool' in options ? options.pool : openRoutingPool(tables, options);
    this.states = new RoadStates({
      keyOf: openStateKeys(tables),
      most: mostStates,
      make: async (profile, departure, traffic, isPresent) => {
        const startedAt = performance.now();
        const state = await this.pool.ask({ kind: 'state', profile, departure, traffic, isPresent });
        onState?.(profile, (performance.now() - startedAt) / 1000);
        return state;
      },
    });
  }

  get traffic(): Traffic {
    return this.known;
  }

  get threads(): number {
    return this.pool.ready;
  }

  /** Questions waiting or being answered. */
  get tasks(): number {
    return this.pool.load;
  }

  /** The states of the threads, by name. */
  get threadStates(): ThreadStates {
    return this.pool.states;
  }

  /**
   * Asks a question about a journey. The roads stay the same from its beginning to its end, whatever changes meanwhile.
   * Where speeds change on the way, the question is asked again with the later states as well.
   */
  async answer<T extends Overtaken | Missed | AllOffRoad>(
    profile: Profile, departure: Departure,
    question: (pool: RoutingPool, state: RoadState, later?: readonly LaterState[]) => Promise<T>,
  ): Promise<T> {
    this.users++;
    const { known } = this;
    try {
      const state = await this.states.get(profile, departure, known);
      const answer = await question(this.pool, state);
      if (!('overtakenAtMs' in answer) || answer.overtakenAtMs === undefined) return answer;
      const later: LaterState[] = [];
      for (const fromMs of answer.overtakenAtMs) {
        const found = await this.states.get(profile, { ...departure, departureMs: fromMs }, known);
        if (found !== state && later.every((one) => one.state !== found)) later.push({ fromMs, state: found });
      }
      return later.length === 0 ? answer : await question(this.pool, state, later);
    } finally {
      this.users--;
      if (this.users === 0) this.unused.resolve();
    }
  }

  /** The state for a departure, in the traffic in force. */
  stateFor(profile: Profile, departure: Departure): Promise<RoadState> {
    return this.states.get(profile, departure, this.known);
  }

  /** Makes the states for departures at that moment, while other questions go on. */
  async prepare(departureMs: number, traffic: Traffic = this.known): Promise<void> {
    const departure: Departure = { departureMs, nowMs: departureMs, requestedTraffic: 'auto' };
    await Promise.all(profiles.map((profile) => this.states.get(profile, departure, traffic, true)));
  }

  /** Matches a file, added to the traffic before it; not yet in force. */
  match(upload: Upload, before: Traffic, cameAtMs: number): Promise<Matched> {
    return this.pool.ask({ kind: 'match', upload, before, atMs: cameAtMs });
  }

  /** Tables with junctions split for turn delays that these tables cannot hold. */
  split(turns: TurnDelays): Promise<RoutingTables> {
    return this.pool.ask({ kind: 'split', turns });
  }

  /** Puts traffic in force for new questions; those under way keep the old. */
  use(traffic: Traffic): void {
    this.known = traffic;
  }

  /** Closes at once, abandoning questions under way: for a process that no longer answers. */
  abandon(): Promise<void> {
    return this.pool.abandon();
  }

  /** Closes after all questions under way are answered. */
  async close(): Promise<void> {
    while (this.users > 0) {
      await this.unused.promise;
      this.unused = Promise.withResolvers<void>();
    }
    await this.pool.close();
  }
}
