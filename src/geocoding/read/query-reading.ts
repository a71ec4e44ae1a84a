import { typesOf } from '../atoms/atom-types.ts';
import type { Atom } from '../atoms/atoms.ts';
import { typeWordInCase } from '../language/misspelt-types.ts';
import type { TypeWord } from '../language/type-words.ts';
import type { Effort } from '../names/dictionary-like.ts';
import type { Dictionary } from '../names/dictionary.ts';
import type { QueryText, Reading } from '../query/words.ts';

export interface Leniency {
  /** Atoms whose words are known, but could still be typos of others. */
  readonly doubtMask: number;
  /** Allows more typos, on a second try. */
  readonly more: boolean;
  /** The budget for finding typos, shared by all readings of a query. */
  readonly effort?: Effort;
}

/** A query being read: its inputs, and the results so far. */
export interface QueryReading {
  readonly dictionary: Dictionary;
  readonly query: QueryText;
  readonly leniency: Leniency;
  /** The type words that each atom could be; misspelt ones are added on the way. */
  readonly types: (readonly TypeWord[])[];
  /** Words are inflected as in speech, not as on the map. */
  readonly isSpoken: boolean;
  readonly terms: TermReadings;
}

const spokenWords = new Set([
  'v', 'vo', 'na', 'po', 'ugol', 'uglu', 'perekrestok', 'pereseqenie', 'okolo', 'vozle', 'u',
]);
/** Whether a type word is inflected: "Гражданской улицы, 41". */
const isTypeInCase = ({ key }: Atom): boolean => (typeWordInCase(key) ?? key) !== key;

export function beginReading(dictionary: Dictionary, query: QueryText, leniency: Leniency): QueryReading {
  const types = query.atoms.map((atom, at) => typesOf(atom, query.atoms[at + 1]));
  // "Бежецкое шоссе, 8-й километр" may be the street "8-й километр Бежецкого шоссе".
  const hasKilometer = types.some((readings) => readings.some(({ code }) => code === 'km'));
  const isSpoken = hasKilometer || query.atoms.some((atom) =>
    !atom.isNumber && (spokenWords.has(atom.key) || isTypeInCase(atom)));
  return { dictionary, query, leniency, types, isSpoken, terms: new TermReadings() };
}

export const INFLECTED_PRICE = 0.12;

/** Terms of the dictionary that the words of a query could be. */
class TermReadings {
  readonly readings = new Map<number, Reading[]>();
  /** Terms to look names up by. */
  readonly seeds = new Set<number>();
  /** Atoms that match a term. */
  knownMask = 0;
  /** Atoms that resemble a term. */
  likeMask = 0;
  /** Atoms that are the number of a type word: "4 микрорайон". */
  numberedMask = 0;
  /** The number of words that were checked for typos. */
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
    else if (!list.some((known) => known.mask === mask && known.cost <= cost)) list.push(reading);
  }
}
