/** A reason to believe an answer less. */
export interface Doubt {
  /** The key of its row in `fit/costs.ts` or `judge/doubts.ts`, which give the rule and its reason. */
  readonly name: string;
  /** How much worse it makes the fit; 0 for a doubt that only caps. */
  readonly cost: number;
  /** The highest confidence that an answer with this doubt can have; 1 for a doubt that only costs. */
  readonly cap: number;
}

/** Adds up the costs: every doubt makes the fit worse. */
export function costOf(doubts: readonly Doubt[]): number {
  let sum = 0;
  for (let at = 0; at < doubts.length; at++) sum += doubts[at].cost;
  return sum;
}

/** Takes the least cap: another doubt never raises confidence. */
export const capOf = (doubts: readonly Doubt[]): number => doubts.reduce((least, { cap }) => Math.min(least, cap), 1);
