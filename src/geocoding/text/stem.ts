import { keysOfAll } from './fold.ts';

/** Folded case endings, including the empty one. */
export const endings = new Set(['', ...keysOfAll('endings')]);

/** Returns the letters that stay in all cases; undefined if the word is too short for a stem. */
export function stemOf(key: string): string | undefined {
  for (let length = Math.min(4, key.length - 3); length > 0; length--) {
    if (endings.has(key.slice(-length))) return key.slice(0, -length);
  }
  return key.length >= 3 ? key : undefined;
}
