import { keysOfAll } from './fold.ts';

/** Folded case endings, the empty one among them. */
export const endings = new Set(['', ...keysOfAll('endings')]);

/** The letters that stay in all cases; undefined where the word is too short to tell. */
export function stemOf(key: string): string | undefined {
  for (let length = Math.min(4, key.length - 3); length > 0; length--) {
    if (endings.has(key.slice(-length))) return key.slice(0, -length);
  }
  return key.length >= 3 ? key : undefined;
}
