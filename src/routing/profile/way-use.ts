import { CLOSED, travelModes, type TravelMode } from '../graph.ts';

/**
 * Roads that are not for passing through, from the most open to the most closed. Whoever comes from a more open
 * road into one of them pays its price; within it and on the way out nothing is paid. A `gate` is a point only: one in
 * a yard whose tags do not say whom it lets through. `push`: here a rider dismounts.
 */
export const zones = ['open', 'ferry', 'push', 'livingStreet', 'track', 'gate', 'destination', 'private'] as const;
export type Zone = (typeof zones)[number];

/**
 * What entering costs besides its time. A living street and a yard may be worth it where the way round is long
 * (the rules of the CIS forbid driving through them); a track or a bare gate where it is very long; private
 * ground is used only where nothing else leads there.
 */
export const entrySeconds: Readonly<Record<Zone, number>> = {
  open: 0, ferry: 300, push: 20, livingStreet: 120, track: 600, gate: 300, destination: 1800, private: 7200,
};

/** Whoever pushes a bicycle would rather ride twice as long. */
const PUSH_BURDEN = 1;

/** What a stretch weighs besides its time and its price of entering; `mode` is a number of travelModes. */
export const burdenOf = (mode: number, centiseconds: number): number =>
  (travelModes[mode] === 'push' && centiseconds !== CLOSED ? Math.round(PUSH_BURDEN * centiseconds) : 0);

/** How one direction of a way is travelled. */
export interface Use {
  readonly kmh: number;
  readonly mode: TravelMode;
  readonly zone: Zone;
}

export interface WayUse {
  readonly forward?: Use;
  readonly backward?: Use;
  /** The whole way lasts so long, whatever the speeds say: a ferry's timetable. */
  readonly totalSeconds?: number;
  /** What changes while a condition holds: of several that hold, the last. */
  readonly conditional: readonly ConditionalUse[];
}

export interface ConditionalUse extends Pick<WayUse, 'forward' | 'backward'> {
  readonly condition: string;
}
