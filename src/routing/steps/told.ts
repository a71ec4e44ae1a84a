import type { TravelMode } from '../graph.ts';
import type { Maneuver } from './maneuver.ts';
import type { WayKind } from './way-kinds.ts';

/** What an instruction is made of. */
export interface Told {
  readonly maneuver: Maneuver;
  readonly mode: TravelMode;
  /** Empty where the road has none. */
  readonly name: string;
  readonly ref?: string;
  readonly kind?: WayKind;
  /** Of a way that has a kind and no name: the street along it, or the one that it crosses. */
  readonly beside?: string;
  readonly exit?: number;
  readonly exitNumber?: string;
  readonly destination?: string;
  readonly bearing: number;
  /** At the end, where one is not led to the point: how far it is, and why. */
  readonly left?: Left;
}

/** No way leads nearer, none leads back from there, or the road is closed. */
export interface Left {
  readonly meters: number;
  readonly why: 'noWay' | 'noReturn' | 'closed';
}

/** All that are a turn, or going on: the rest has a sentence of its own. */
export type Turns = Readonly<Record<Exclude<Maneuver, 'depart' | 'arrive' | 'roundabout' | 'ferry'>, string>>;

export type Kinds<T> = Readonly<Record<WayKind, T>>;

/** Of eight, from the north clockwise. */
export const sideOf = (bearing: number): number => Math.round(bearing / 45) % 8;

/** What follows them is no road that one turns into. */
export const goesOn: ReadonlySet<Maneuver> = new Set(['continue', 'ramp', 'merge', 'uturn']);

export const withName = (text: string, joint: string, name: string): string =>
  name === '' ? text : text + joint + name;
