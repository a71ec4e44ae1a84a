import type { MinuteState } from './uptime.ts';

export interface StatedMinute {
  /** Its beginning, milliseconds since 1970. */
  readonly at: number;
  readonly state: MinuteState;
}

/** An incident begins or ends at a moment. */
export interface Turn {
  readonly kind: 'opened' | 'closed';
  readonly at: number;
}

/** A single bad minute is a hiccup: it counts in the uptime, and nobody is told of it. */
const OPEN_AFTER = 3;
/** A region that comes and goes has one incident, not many. */
const CLOSE_AFTER = 5;

/**
 * When incidents begin and end, by minutes in order of time. One begins with the first of three bad minutes, and ends
 * with the first of five good ones. Minutes of which nothing is known neither begin nor end any, nor break a run.
 */
export function turnsIn(minutes: Iterable<StatedMinute>, isOpen = false): Turn[] {
  const turns: Turn[] = [];
  let open = isOpen;
  let run: number[] = [];
  for (const { at, state } of minutes) {
    if (state === 'unknown') continue;
    run = state === (open ? 'up' : 'down') ? [...run, at] : [];
    if (run.length < (open ? CLOSE_AFTER : OPEN_AFTER)) continue;
    turns.push({ kind: open ? 'closed' : 'opened', at: run[0] });
    open = !open;
    run = [];
  }
  return turns;
}
