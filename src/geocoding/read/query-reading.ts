import { typesOf } from '../atoms/atom-types.ts';
import type { TypeWord } from '../language/type-words.ts';
import type { Effort } from '../names/dictionary-like.ts';
import type { Dictionary } from '../names/dictionary.ts';
import type { QueryText, Reading } from '../query/words.ts';

export interface Leniency {
  /** Atoms whose known words may be typos of others all the same. */
  readonly doubtMask: number;
  readonly more: boolean;
  /** Of looking for typos; shared by all readings of a query. */
  readonly effort?: Effort;
}

/** A query that is being read: what it is read by, and what was found so far. */
export interface QueryReading {
  readonly dictionary: Dictionary;
  readonly query: QueryText;
  readonly leniency: Leniency;
  /** What each atom may be the type word of; a misspelt one is found on the way. */
  readonly types: (readonly TypeWord[])[];
  /** Words are in the cases of speech, not as on the map. */
  readonly isSpoken: boolean;
  readonly terms: TermReadings;
}

const spokenWords = new Set(['v', 'vo', 'na', 'ugol', 'uglu', 'perekrestok', 'pereseqenie', 'okolo', 'vozle', 'u']);

export const beginReading = (dictionary: Dictionary, query: QueryText, leniency: Leniency): QueryReading => ({
  dictionary, query, leniency,
  types: query.atoms.map((atom, at) => typesOf(atom, query.atoms[at + 1])),
  isSpoken: query.atoms.some(({ key, isNumber }) => !isNumber && spokenWords.has(key)),
  terms: new TermReadings(),
});

export const INFLECTED_PRICE = 0.12;

/** The terms of the atlas that the words of a query may be. */
class TermReadings {
  readonly readings = new Map<number, Reading[]>();
  /** Terms to look for names by. */
  readonly seeds = new Set<number>();
  /** Atoms that some term stands for. */
  knownMask = 0;
  /** Atoms that are like a term. */
  likeMask = 0;
  /** Atoms that are the number of a type: "4 микрорайон". */
  numberedMask = 0;
  /** Words that typos were looked for in. */
  misspelt = 0;

  seed(term: number, mask: number, cost: number): void {
    this.add(term, mask, cost);
    this.seeds.add(term);
    this.knownMask |= mask;
  }

  add(term: number, mask: number, cost: number, isHalf = false): void {
    if (term < 0) return;
    const list = this.readings.get(term);
    const reading = { mask, cost, isHalf };
    if (!list) this.readings.set(term, [reading]);
    else if (!list.some((one) => one.mask === mask && one.cost <= cost)) list.push(reading);
  }
}
