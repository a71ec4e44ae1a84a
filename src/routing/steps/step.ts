import type { Run } from '../ask/runs.ts';
import type { TravelMode } from '../graph.ts';
import type { Maneuver } from './maneuver.ts';
import type { WayKind } from './way-kinds.ts';

/** From one thing to do to the next. */
export interface Step {
  readonly maneuver: Maneuver;
  /** Of a roundabout: which exit is taken, from 1. */
  readonly exit?: number;
  /** Of its road, in the language asked; empty at the end. */
  readonly name: string;
  /** The number of its road, where it has one. */
  readonly ref: string;
  /** What the road is, where it has neither. */
  readonly kind?: WayKind;
  /** The street along which such a way leads, or that it crosses. */
  readonly beside?: string;
  /** On the signpost where a slip road or a motorway begins. */
  readonly exitNumber?: string;
  readonly destination?: string;
  readonly mode: TravelMode;
  /** Where one heads to as it begins, degrees from the north. */
  readonly bearing: number;
  /** And as it ends. */
  readonly bearingOut: number;
  readonly lat: number;
  readonly lon: number;
  readonly runs: readonly Run[];
}
