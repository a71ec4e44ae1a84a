import { seededRandom } from '../kernel/random.ts';

/** Random draws that depend only on a seed and a theme, not on other categories or houses. */
export interface Chance {
  /** An integer from 0, less than `below`. */
  below(below: number): number;
  pick<T>(from: readonly T[]): T;
  often(share: number): boolean;
}

export function chanceOf(seed: number, theme: string): Chance {
  let hash = 0x811c9dc5 ^ seed;
  for (const letter of theme) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  const random = seededRandom(hash);
  const below = (limit: number): number => Math.floor(random() * limit);
  return { below, pick: (from) => from[below(from.length)], often: (share) => random() < share };
}
