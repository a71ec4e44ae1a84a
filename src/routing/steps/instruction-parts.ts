import type { TravelMode } from '../graph.ts';
import type { Maneuver } from './maneuver.ts';
import type { WayKind } from './way-kinds.ts';

/** The parts of an instruction. */
export interface InstructionParts {
  readonly maneuver: Maneuver;
  readonly mode: TravelMode;
  /** Empty if the road has none. */
  readonly name: string;
  readonly ref?: string;
  readonly kind?: WayKind;
  /** For a way with a kind and no name: the street along it, or the street that it crosses. */
  readonly beside?: string;
  readonly exit?: number;
  readonly exitNumber?: string;
  readonly destination?: string;
  readonly bearing: number;
  /** At the end of a route that does not reach the point: the distance left, and why. */
  readonly left?: Left;
}

/** `noWay`: no route leads nearer. `noReturn`: none leads back from there. */
export interface Left {
  readonly meters: number;
  readonly why: 'noWay' | 'noReturn' | 'closed';
}

/** The words for each turn and for going on; the other maneuvers have whole sentences. */
export type Turns = Readonly<Record<Exclude<Maneuver, 'depart' | 'arrive' | 'roundabout' | 'ferry'>, string>>;

export type Kinds<T> = Readonly<Record<WayKind, T>>;

/** The compass direction, 0 to 7: north is 0, east is 2. */
export const sideOf = (bearing: number): number => Math.round(bearing / 45) % 8;

/** Maneuvers that do not turn into the next road. */
export const goesOn: ReadonlySet<Maneuver> = new Set(['continue', 'ramp', 'merge', 'uturn']);

export const withName = (text: string, joint: string, name: string): string =>
  name === '' ? text : text + joint + name;
