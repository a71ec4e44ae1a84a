export const HUNDRED = 100;

/**
 * Costs in hundredths, as they are shown, so that they add up for the reader. The rest is what the doubts weigh more in
 * a short query.
 */
export function addedUp(costs: readonly number[], whole: number) {
  const lines = costs.map((cost) => Math.round(cost * HUNDRED));
  const sum = lines.reduce((total, line) => total + line, 0);
  const rest = Math.max(0, Math.round(whole * HUNDRED) - sum);
  return { lines, rest, sum: sum + rest };
}
