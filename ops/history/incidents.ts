import type { MinuteState } from './uptime.ts';

export interface StatedMinute {
  /** The beginning of the minute, milliseconds since 1970. */
  readonly at: number;
  readonly state: MinuteState;
}

/** The beginning or end of an incident. */
export interface Turn {
  readonly kind: 'opened' | 'closed';
  readonly at: number;
}

/** Fewer bad minutes are a hiccup: they count in the uptime, and are not reported. */
const OPEN_AFTER = 3;
/** A region that comes and goes has one incident, not many. */
const CLOSE_AFTER = 5;

/**
 * The beginnings and ends of incidents, from minutes in order of time. An incident begins with the first of three bad
 * minutes, and ends with the first of five good ones. Unknown minutes neither begin nor end one, nor interrupt a run.
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
