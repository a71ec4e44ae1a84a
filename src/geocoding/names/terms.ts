import { atomsOf, type Atom } from '../atoms/atoms.ts';
import { isLightWord, isSmallWord } from '../language/known-names.ts';
import { halfNames, isTypePhrase, typeReadings, type TypeLevel } from '../language/type-words.ts';

/** The terms of a name, and those that find it. The term of a type word begins with "~". */
export interface NameTerms {
  readonly terms: readonly string[];
  readonly findable: readonly string[];
}

export type NameKind = 'place' | 'area' | 'street' | 'poi';

const levels: Readonly<Record<NameKind, readonly TypeLevel[]>> = {
  place: ['settlement', 'planning', 'area'],
  area: ['area', 'settlement', 'planning'],
  street: ['street', 'planning'],
  poi: ['planning', 'settlement'],
};

/** Weights in hundredths of a plain word's: the greater, the more it costs to leave the term out. */
export const weights = {
  type: 8, container: 12, half: 20, small: 4, initial: 15, light: 22, number: 60, word: 100,
} as const;

/**
 * Types that a query cannot leave out: "Тверь" does not mean the Тверская область, nor "Сибирский тракт" its Дублёр.
 */
const containerTypes = new Set([
  'rayon', 'oblast', 'okrug', 'kray', 'respublika', 'go', 'mrn', 'sp', 'gp', 'selsovet', 'ao', 'dubler',
]);

/** Tells type words by their weight. */
export const isTypeWeight = (weight: number): boolean =>
  weight === weights.type || weight === weights.half || weight === weights.container;

export function weightOf(term: string): number {
  if (term.startsWith('~')) return weightOfType(term.slice(1));
  if (term[0] <= '9') return weights.number;
  if (isSmallWord(term)) return weights.small;
  if (term.length === 1) return weights.initial;
  return isLightWord(term) ? weights.light : weights.word;
}

const weightOfType = (code: string): number =>
  halfNames.has(code) ? weights.half : containerTypes.has(code) ? weights.container : weights.type;

/** Reads a name of the map. `type`: the type of its bearer, added where the name lacks it. */
export function termsOfName(name: string, kind: NameKind, type = ''): NameTerms | undefined {
  const read = readName(name, kind);
  if (!read || type === '' || [`~${type}`, type].some((term) => read.terms.includes(term))) return read;
  return { ...read, terms: [...read.terms, `~${type}`] };
}

function readName(name: string, kind: NameKind): NameTerms | undefined {
  const atoms = atomsOf(name);
  if (atoms.length === 0) return undefined;
  const terms = atoms.map((atom) => termOf(atom, kind));
  const isHeavy = (term: string): boolean => weightOf(term) >= weights.word;
  const letters = terms.filter((term) => term.length <= 2 && !term.startsWith('~') && term[0] > '9');
  const isLettered = letters.length === 1 && terms.length === 2 && terms.some((term) => term.startsWith('~'));
  const types = terms.filter((term) => term.startsWith('~'));
  const hasOnlyTypes = terms.every((term) => term.startsWith('~') || isSmallWord(term) || term[0] <= '9');
  const isBare = hasOnlyTypes && ((kind === 'street' && types.length > 1) || !terms.some((term) => term[0] <= '9'));
  // "Большая Набережная улица": Набережная is the name, улица the type.
  const isTwice = kind === 'street' && types.length > 1 && types.includes('~naberejnaia');
  if (!isLettered && (isBare || isTwice)) nameTheType(atoms, terms);
  const words = terms.filter(isHeavy);
  if (words.length > 0) return { terms, findable: words };
  const numbers = terms.filter((term) => term[0] <= '9');
  // "микрорайон В" is found as "4-й микрорайон" is.
  if (isLettered && types.length === 1) return { terms, findable: [numberedTerm(letters[0], types[0])] };
  const isWord = (term: string): boolean => !term.startsWith('~') && weightOf(term) > weights.small;
  if (numbers.length === 0) return { terms, findable: terms.filter(isWord) };
  // "4-й микрорайон", "7-я линия": found by the number with the type, since either alone says nothing.
  const pairs = types.map((type) => numberedTerm(numberBeside(terms, type), type));
  const lightWords = terms.filter((term) => weightOf(term) === weights.light || weightOf(term) === weights.initial);
  return { terms, findable: [...(pairs.length > 0 ? pairs : numbers), ...lightWords] };
}

/** Returns the number nearest to a type word: 160 in "М-10, 160-й километр". */
function numberBeside(terms: readonly string[], type: string): string {
  const typeAt = terms.indexOf(type);
  let best = '';
  let nearest = Infinity;
  for (const [at, term] of terms.entries()) {
    if (term[0] > '9' || Math.abs(at - typeAt) >= nearest) continue;
    [best, nearest] = [term, Math.abs(at - typeAt)];
  }
  return best;
}

export const numberedTerm = (number: string, type: string): string => `${number}${type}`;

/** Makes one term of a road's number: its letter and digits alone would find half of all names. */
export const referenceTerm = (keys: readonly string[]): string => keys.join('');

/** Reads a road's number, "М-4" or "46К-0010"; undefined for any other reference. */
export function termsOfReference(reference: string): NameTerms | undefined {
  const atoms = atomsOf(reference);
  const isReference = atoms.length >= 2 && atoms.length <= 3 && atoms.at(-1)!.isNumber
    && atoms.every(({ isNumber, key }) => isNumber || key.length <= 2) && atoms.some(({ isNumber }) => !isNumber);
  const term = referenceTerm(atoms.map(({ key }) => key));
  return isReference ? { terms: [term], findable: [term] } : undefined;
}

function termOf(atom: Atom, kind: NameKind): string {
  if (atom.isNumber) return atom.key;
  const readings = atom.typeKey === undefined ? undefined : typeReadings(atom.typeKey);
  if (!readings) return atom.key;
  if (atom.text.length < 2 && !(atom.hasDot && kind !== 'street')) return atom.key;
  for (const level of levels[kind]) {
    const type = readings.find((reading) => reading.level === level && (level !== 'planning' || atom.text.length > 2));
    if (type) return `~${type.code}`;
  }
  // "улица Рабочий Посёлок"
  if (isTypePhrase(atom.typeKey!)) return atom.key;
  return atom.typeKey!.includes('-') ? `~${readings[0].code}` : atom.key;
}

/** Turns the type word most likely to be the name into a plain term: "Набережная улица", "Площадь". */
function nameTheType(atoms: readonly Atom[], terms: string[]): void {
  let best = -1;
  for (const [at, term] of terms.entries()) {
    if (!term.startsWith('~')) continue;
    const isLikely = halfNames.has(term.slice(1)) || isTypePhrase(atoms[at].key);
    const isBestLikely = best >= 0 && (halfNames.has(terms[best].slice(1)) || isTypePhrase(atoms[best].key));
    if (best < 0 || (isLikely && !isBestLikely)) best = at;
  }
  if (best >= 0) terms[best] = atoms[best].key;
}
