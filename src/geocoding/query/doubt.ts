/** One thing that speaks against an answer. */
export interface Doubt {
  /** The word to look for in `fit/costs.ts` or `judge/doubts.ts`, where the rule and its reason stand. */
  readonly name: string;
  /** How much worse the answer fits for it; 0 for what only caps. */
  readonly cost: number;
  /** The most that is believed of an answer with it; 1 for what only costs. */
  readonly cap: number;
}

/** Costs add up: every doubt makes the fit worse. */
export function costOf(against: readonly Doubt[]): number {
  let sum = 0;
  for (let at = 0; at < against.length; at++) sum += against[at].cost;
  return sum;
}

/** Of caps the least counts: another doubt never makes an answer more believed. */
export const capOf = (against: readonly Doubt[]): number => against.reduce((least, { cap }) => Math.min(least, cap), 1);
