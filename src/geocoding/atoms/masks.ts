import type { Atom } from './atoms.ts';

/** Sets of the atoms of a query: bit i is atom i. */

/** Those that are so. */
export function atomsThat(atoms: readonly Atom[], isSo: (atom: Atom, at: number) => boolean): number {
  let mask = 0;
  for (let at = 0; at < atoms.length; at++) if (isSo(atoms[at], at)) mask |= 1 << at;
  return mask;
}

export function bitsOf(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** -1 of none. */
export const firstOf = (mask: number): number => 31 - Math.clz32(mask & -mask);
export const lastOf = (mask: number): number => 31 - Math.clz32(mask);
