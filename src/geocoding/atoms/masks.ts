import type { Atom } from './atoms.ts';

/** Masks are sets of the atoms of a query: bit i is atom i. */

/** Returns the mask of the atoms that pass the test. */
export function atomsThat(atoms: readonly Atom[], passes: (atom: Atom, at: number) => boolean): number {
  let mask = 0;
  for (let at = 0; at < atoms.length; at++) if (passes(atoms[at], at)) mask |= 1 << at;
  return mask;
}

export function bitsOf(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** Returns the first atom of a mask, -1 if it is empty; `lastOf` returns the last one. */
export const firstOf = (mask: number): number => 31 - Math.clz32(mask & -mask);
export const lastOf = (mask: number): number => 31 - Math.clz32(mask);
