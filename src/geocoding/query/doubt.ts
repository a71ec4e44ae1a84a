import type { CostName, DoubtName } from './doubts.ts';

/** A reason to believe an answer less. */
export interface Doubt {
  /** The name of its row in the table, which gives the reason and an example. */
  readonly name: DoubtName;
  /** The cost that it adds to the fit; 0 for a doubt that only caps. */
  readonly cost: number;
  /** The highest confidence that an answer with this doubt can have; 1 for a doubt that only costs. */
  readonly cap: number;
}

/** Adds a doubt, unless it costs nothing: a query has hundreds of candidates. */
export function charge(doubts: Doubt[], name: CostName, cost: number): void {
  if (cost !== 0) doubts.push({ name, cost, cap: 1 });
}

/** Adds up the costs: every doubt makes the fit worse. */
export function costOf(doubts: readonly Doubt[]): number {
  let sum = 0;
  for (let at = 0; at < doubts.length; at++) sum += doubts[at].cost;
  return sum;
}

/** Takes the least cap: another doubt never raises confidence. */
export const capOf = (doubts: readonly Doubt[]): number => doubts.reduce((least, { cap }) => Math.min(least, cap), 1);
