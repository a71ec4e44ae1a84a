/** A piecewise linear function: points in ascending order of their first number, constant beyond them. */
export type Steps = readonly (readonly [at: number, value: number])[];

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
