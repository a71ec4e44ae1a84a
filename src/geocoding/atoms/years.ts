import type { Atom } from './atoms.ts';
import { fold } from '../text/fold.ts';

const words = new Set(`лет летия летие летию год года году років річчя роки гадоў годдзя жыл жылдыгы йил йиллиги years
  let letiya goda`.split(/\s+/u).map((word) => fold(word)));

/** "50-летия", "30 лет", "1905 года": the number of a name, whoever bears it, and of no house. */
export function isNumberOfYears(atoms: readonly Atom[], at: number): boolean {
  const next = atoms[at + 1];
  return atoms[at].isNumber && next !== undefined && !next.isNumber && next.before !== ',' && words.has(next.key);
}
