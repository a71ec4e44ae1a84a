import { keysOfAll } from '../text/fold.ts';
import type { Atom } from './atoms.ts';

const words = keysOfAll('yearWords');

/** Whether a number counts years in a name, so that it is never a house's: "50-летия", "30 лет", "1905 года". */
export function isNumberOfYears(atoms: readonly Atom[], at: number): boolean {
  const next = atoms[at + 1];
  return atoms[at].isNumber && next !== undefined && !next.isNumber && next.before !== ',' && words.has(next.key);
}
