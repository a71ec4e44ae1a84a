import { CLOSED, travelModes, type TravelMode } from '../graph.ts';

/**
 * Roads that are not for passing through, from the most open to the most closed. Entering one from a more open road
 * costs its price; travelling within it and leaving it is free. A `gate` is a point only: one in a yard whose tags do
 * not say whom it lets through. `push`: riders dismount.
 */
export const zones = ['open', 'ferry', 'push', 'livingStreet', 'track', 'gate', 'destination', 'private'] as const;
export type Zone = (typeof zones)[number];

/**
 * The price of entering, in addition to the time. A living street or a yard may be worth it if the way round is long
 * (the rules of the CIS forbid driving through them); a track or a bare gate if it is very long; private ground is used
 * only if nothing else leads there.
 */
export const entrySeconds: Readonly<Record<Zone, number>> = {
  open: 0, ferry: 300, push: 20, livingStreet: 120, track: 600, gate: 300, destination: 1800, private: 7200,
};

/** Pushing a bicycle is as undesirable as riding for twice the time. */
const PUSH_BURDEN = 1;

/** What a stretch weighs beyond its time and its price of entering; `mode` is an index of travelModes. */
export const burdenOf = (mode: number, centiseconds: number): number =>
  (travelModes[mode] === 'push' && centiseconds !== CLOSED ? Math.round(PUSH_BURDEN * centiseconds) : 0);

/** The use of one direction of a way. */
export interface Use {
  readonly kmh: number;
  readonly mode: TravelMode;
  readonly zone: Zone;
}

export interface WayUse {
  readonly forward?: Use;
  readonly backward?: Use;
  /** The duration of the whole way, regardless of speeds: a ferry's timetable. */
  readonly totalSeconds?: number;
  /** Changes while a condition holds: of several that hold, the last applies. */
  readonly conditional: readonly ConditionalUse[];
}

export interface ConditionalUse extends Pick<WayUse, 'forward' | 'backward'> {
  readonly condition: string;
}
