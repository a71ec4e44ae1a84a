import { keysOfAll } from '../text/fold.ts';
import type { Atom } from './atoms.ts';

const words = keysOfAll('yearWords');

/** "50-летия", "30 лет", "1905 года": such a number belongs to a name, never to a house. */
export function isNumberOfYears(atoms: readonly Atom[], at: number): boolean {
  const next = atoms[at + 1];
  return atoms[at].isNumber && next !== undefined && !next.isNumber && next.before !== ',' && words.has(next.key);
}
