/**
 * From what an answer cost to how likely it is what was meant. The steps are fitted to labelled queries; between
 * them the line is straight.
 */
export const confidenceSteps: readonly (readonly [cost: number, probability: number])[] = [
  [0, 0.995], [0.1, 0.99], [0.25, 0.98], [0.4, 0.955], [0.6, 0.9], [0.8, 0.78], [1, 0.62], [1.3, 0.45], [1.7, 0.28],
  [2.2, 0.15], [3, 0.06],
];

/** The lead over the next answer that lies elsewhere, and what is at most to be believed then. */
export const leadSteps: readonly (readonly [lead: number, most: number])[] = [
  [0, 0.5], [0.03, 0.5], [0.08, 0.75], [0.15, 0.92], [0.25, 0.97], [0.5, 0.995],
];

/** What is at most to be believed where a house was asked for and another thing is the answer. */
export const precisionCaps = {
  interpolated: 0.8, nearest_house: 0.7, street: 0.6, house_part: 0.85, other: 0.5,
} as const;

export function interpolate(steps: readonly (readonly [number, number])[], at: number): number {
  if (at <= steps[0][0]) return steps[0][1];
  for (let i = 1; i < steps.length; i++) {
    const [x, y] = steps[i];
    if (at > x) continue;
    const [x0, y0] = steps[i - 1];
    return y0 + ((y - y0) * (at - x0)) / (x - x0);
  }
  return steps[steps.length - 1][1];
}

/** `lead`: how much better than the best rival elsewhere, Infinity without one; `cap` from the precision. */
export const confidenceOf = (cost: number, lead: number, cap: number): number =>
  Math.min(interpolate(confidenceSteps, cost), interpolate(leadSteps, lead), cap);
