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
  readonly lead?: Lead;
  /** Whether the maneuver follows the road that is already travelled. */
  readonly isStaying?: boolean;
  readonly exit?: number;
  readonly exitNumber?: string;
  readonly destination?: string;
  readonly bearing: number;
  /** At the end of a route that does not reach the point: the distance left, and why. */
  readonly left?: Left;
}

/** A crossing, a short flight of stairs or a few metres without a name, before the road that the step describes. */
export interface Lead extends Pick<InstructionParts, 'maneuver' | 'mode' | 'kind' | 'beside'> {
  /** The maneuver from there into that road. */
  readonly behind: Maneuver;
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

type Turning = Exclude<keyof Turns, 'continue'>;

/** Whether it turns off: "turn right" says enough of a few metres, "continue straight" does not. */
export const isTurn = (parts: InstructionParts): parts is InstructionParts & { maneuver: Turning } =>
  parts.maneuver !== 'continue' && !isSentence.has(parts.maneuver);

const isSentence: ReadonlySet<Maneuver> = new Set(['depart', 'arrive', 'roundabout', 'ferry']);

/** A sentence as the second part of another one. */
export const continued = (sentence: string): string => sentence.slice(0, 1).toLowerCase() + sentence.slice(1);

/**
 * The parts of both sentences of an instruction with a lead. A street that is crossed, and pushing, are named once.
 * Field by field: copying whole objects takes longer than the sentences.
 */
export function inTwo(parts: InstructionParts, lead: Lead): { first: InstructionParts; second: InstructionParts } {
  const { mode, name, ref, kind, beside, exit, exitNumber, destination, bearing } = parts;
  const isCrossing = lead.kind === 'crossing';
  const isAgain = isCrossing && lead.beside === (name || beside);
  return {
    first: {
      maneuver: lead.maneuver, mode: lead.mode === 'push' ? 'ride' : lead.mode, name: '', kind: lead.kind,
      beside: isCrossing ? lead.beside : undefined, bearing,
    },
    second: {
      maneuver: lead.behind, mode, name: isAgain ? '' : name, ref, kind, beside: isAgain ? undefined : beside,
      exit, exitNumber, destination, bearing,
    },
  };
}

export const withName = (text: string, joint: string, name: string): string =>
  name === '' ? text : text + joint + name;
