import type { Run } from '../ask/runs.ts';
import type { Lead } from './instruction-parts.ts';
import type { TravelMode } from '../graph.ts';
import type { Maneuver } from './maneuver.ts';
import type { WayKind } from './way-kinds.ts';

/** The part of a journey from one maneuver to the next. */
export interface Step {
  readonly maneuver: Maneuver;
  /** The number of the exit taken from a roundabout, from 1. */
  readonly exit?: number;
  /** The name of its road in the requested language; empty at the end. */
  readonly name: string;
  /** The number of its road; empty if it has none. */
  readonly ref: string;
  /** The kind of the road, if it has neither. */
  readonly kind?: WayKind;
  /** The street along which such a way leads, or which it crosses. */
  readonly beside?: string;
  /** Whether such a crossing leads over a main road, which nobody crosses without a word. */
  readonly isOverMain?: boolean;
  /** From the signpost where a slip road or a motorway begins. */
  readonly exitNumber?: string;
  readonly destination?: string;
  readonly lead?: Lead;
  /** Whether the road before it was the same. */
  readonly isStaying?: boolean;
  readonly mode: TravelMode;
  /** The heading at its beginning, in degrees from north. */
  readonly bearing: number;
  /** The heading at its end. */
  readonly bearingOut: number;
  readonly lat: number;
  readonly lon: number;
  readonly runs: readonly Run[];
}
