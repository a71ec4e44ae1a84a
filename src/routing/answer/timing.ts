import type { Roads } from '../ask/roads.ts';
import type { Pace } from '../pace.ts';
import type { PieceTimes } from '../traffic/piece-times.ts';
import type { SpanMemory } from './span-memory.ts';
import type { MsOf, Spans } from './travel.ts';

/** Roads in traffic, with what it takes to time routes over them. */
export interface Timing {
  readonly roads: Roads;
  readonly pace: Pace;
  readonly times: PieceTimes;
  readonly spans: Spans;
  readonly msOf: MsOf;
  readonly departureMs: number;
  readonly memory: SpanMemory;
}
