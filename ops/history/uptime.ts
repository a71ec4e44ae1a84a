/** Outcomes of real requests made to check whether an operation works. */
export interface ProbeCounts {
  readonly passed: number;
  readonly failed: number;
}

/** The state of one minute of a region. */
export type MinuteState = 'up' | 'down' | 'unknown';

/** The minutes of a span. Unknown ones count neither up nor down. */
export interface UptimeMinutes {
  readonly up: number;
  readonly down: number;
  readonly unknown: number;
}

export const MINUTE_MS = 60_000;

/**
 * The state of a minute from its probes, by operation and over all probers. A region is down when one of its operations
 * is: customers need that one. Half of an operation's probes failing is already down, in the customer's favour; without
 * any probe the state is unknown.
 */
export function stateOf(operations: Iterable<ProbeCounts>): MinuteState {
  let state: MinuteState = 'unknown';
  for (const { passed, failed } of operations) {
    if (passed + failed === 0) continue;
    if (failed >= passed) return 'down';
    state = 'up';
  }
  return state;
}

/** The minutes that have begun between two moments: those not known to be up or down are unknown. */
export function uptimeOf(known: Iterable<{ up: number; down: number }>, from: number, to: number): UptimeMinutes {
  let [up, down] = [0, 0];
  for (const minutes of known) {
    up += minutes.up;
    down += minutes.down;
  }
  return { up, down, unknown: Math.max(0, Math.ceil((to - from) / MINUTE_MS) - up - down) };
}

/** From 0 to 1; undefined if no minute is known. */
export const uptimeShare = ({ up, down }: Pick<UptimeMinutes, 'up' | 'down'>): number | undefined =>
  up + down === 0 ? undefined : up / (up + down);
