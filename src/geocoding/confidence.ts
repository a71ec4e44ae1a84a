/** A function of straight lines between points. */
export type Steps = readonly (readonly [at: number, value: number])[];

/** What a confidence is read from. */
export interface Evidence {
  /** How badly the answer fits the query; 0 is perfect. */
  readonly cost: number;
  /** How much better it is than the best rival elsewhere; Infinity without one. */
  readonly lead: number;
  /** A house, a thing or a corner; otherwise a street or ground, which is the best that there is where more was asked. */
  readonly isSpot: boolean;
  /** What is at most to be believed of such an answer. */
  readonly cap: number;
}

/** Where the steps that are fitted may bend. */
export const costEdges = [
  -1, 0.005, 0.02, 0.04, 0.06, 0.09, 0.12, 0.16, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8, 0.9, 1,
  1.15, 1.3, 1.5, 1.75, 2, 2.5, 3,
];
export const leadEdges = [
  -10, -0.05, 0.001, 0.005, 0.01, 0.02, 0.03, 0.045, 0.06, 0.08, 0.1, 0.13, 0.16, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.7, 1, 1.5,
];

/**
 * From what an answer cost to how likely it is what was meant. The steps are fitted to labelled queries; between
 * them the line is straight.
 */
export const spotSteps: Steps = [
  [0, 0.995], [0.1, 0.99], [0.25, 0.98], [0.4, 0.955], [0.6, 0.9], [0.8, 0.78], [1, 0.62], [1.3, 0.45], [1.7, 0.28],
  [2.2, 0.15], [3, 0.06],
];

export const groundSteps: Steps = spotSteps;

/** The lead over the next answer that lies elsewhere, and what is at most to be believed then. */
export const leadSteps: Steps = [
  [0, 0.5], [0.03, 0.5], [0.08, 0.75], [0.15, 0.92], [0.25, 0.97], [0.5, 0.995],
];

/** What is at most to be believed where a house was asked for and another thing is the answer. */
export const precisionCaps = {
  interpolated: 0.8, nearest_house: 0.7, street: 0.6, house_part: 0.85, other: 0.5,
} as const;

export function interpolate(steps: Steps, at: number): number {
  if (at <= steps[0][0]) return steps[0][1];
  for (let i = 1; i < steps.length; i++) {
    const [x, y] = steps[i];
    if (at > x) continue;
    const [x0, y0] = steps[i - 1];
    return y0 + ((y - y0) * (at - x0)) / (x - x0);
  }
  return steps[steps.length - 1][1];
}

const fitted = { spots: spotSteps, grounds: groundSteps, leads: leadSteps };

/** Other steps only where those are being fitted. */
export const confidenceOf = ({ cost, lead, cap, isSpot }: Evidence, { spots, grounds, leads } = fitted): number =>
  Math.min(interpolate(isSpot ? spots : grounds, cost) * interpolate(leads, lead), cap);
