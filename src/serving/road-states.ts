import type { Profile } from '../routing/graph.ts';
import type { RoadState } from '../routing/road-state.ts';
import type { Departure } from '../routing/traffic/departure.ts';
import type { Traffic } from '../routing/traffic/speeds.ts';
import type { StateKeys } from '../routing/traffic/state-keys.ts';

export interface StateMaking {
  readonly keyOf: StateKeys;
  make(profile: Profile, departure: Departure, traffic: Traffic, isPresent: boolean): Promise<RoadState>;
  /** The most states to keep: on a large map each takes a hundred megabytes. */
  readonly most: number;
}

/** States of the roads of one atlas, each made once when asked for; the least recently used are forgotten. */
export class RoadStates {
  private readonly making: StateMaking;
  private begun = 0;
  /** In the order of their last use: the first is forgotten next. */
  private readonly states = new Map<string, Promise<RoadState>>();

  constructor(making: StateMaking) {
    this.making = making;
  }

  get size(): number {
    return this.states.size;
  }

  /** Equal requests share one state; a state that could not be made is tried again by the next request. */
  get(profile: Profile, departure: Departure, traffic: Traffic, isPresent = false): Promise<RoadState> {
    const key = `${profile} ${this.making.keyOf(profile, departure, traffic)}`;
    const state = this.states.get(key) ?? this.begin(key, profile, departure, traffic, isPresent);
    this.states.delete(key);
    this.states.set(key, state);
    for (const oldest of this.states.keys()) {
      if (this.states.size <= this.making.most) break;
      this.states.delete(oldest);
    }
    return state;
  }

  private begin(
    key: string, profile: Profile, departure: Departure, traffic: Traffic, isPresent: boolean,
  ): Promise<RoadState> {
    const number = ++this.begun;
    const state = this.making.make(profile, departure, traffic, isPresent)
      // a state that another thread made has its number
      .then((made) => ({ ...made, number: made.number ?? number }));
    state.catch(() => {
      if (this.states.get(key) === state) this.states.delete(key);
    });
    return state;
  }
}
