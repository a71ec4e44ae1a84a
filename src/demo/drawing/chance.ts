import { seededRandom } from '../../kernel/random.ts';

/** Seeded random choices for drawing. Each theme has its own stream, so that a change to one does not affect others. */
export interface Chance {
  /** From `low` up to `high`. */
  range(low: number, high: number): number;
  /** An integer from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True with this probability. */
  often(part: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

export function chanceOf(seed: number, theme: string): Chance {
  let hash = (seed ^ 0x811c9dc5) >>> 0;
  for (let i = 0; i < theme.length; i++) hash = Math.imul(hash ^ theme.charCodeAt(i), 0x01000193) >>> 0;
  const random = seededRandom(hash);
  const whole = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
  return {
    range: (low, high) => low + random() * (high - low),
    whole,
    often: (part) => random() < part,
    pick: (items) => items[Math.floor(random() * items.length)],
    shuffled: (items) => {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = whole(0, i);
        [copy[i], copy[j]] = [copy[j], copy[i]];
      }
      return copy;
    },
  };
}
