import type { Atom } from '../atoms/atoms.ts';
import { fold } from '../text/fold.ts';
import { isLightWord, isSmallWord, isTitle } from '../language/known-names.ts';
import type { Context } from '../query/words.ts';
import { atomsThat } from '../atoms/masks.ts';
import { nominative } from '../language/street-name.ts';
import type { TypeWord } from '../language/type-words.ts';

interface WeighedText {
  readonly text: string;
  readonly atoms: readonly Atom[];
  readonly context?: Context;
}

/** Facts about the atoms of a text. Bit i of a mask is atom i. */
interface Known {
  readonly types: readonly (readonly TypeWord[])[];
  readonly roomMask: number;
  /** Atoms that match a term of the dictionary, that resemble one, and that are one with the type word beside. */
  readonly knownMask: number;
  readonly likeMask: number;
  readonly numberedMask: number;
}

type Read = Pick<Known, 'types' | 'roomMask'>;

const NAME_TYPE_WEIGHT = 0.35;
const HOUSE_NAME_WEIGHT = 0.5;
const QUALIFIER_WEIGHT = 0.2;
/** For the В of 'мкр "В"', which is its whole name. */
const LETTER_WEIGHT = 0.8;

/** Weighs each atom: the cost of leaving it unexplained. */
export function weightsOf(text: WeighedText, known: Known): number[] {
  return text.atoms.map((_, at) => weightOf(text, known, at));
}

function weightOf(text: WeighedText, known: Known, at: number): number {
  const { atoms, context } = text;
  const { types: allTypes, roomMask, knownMask, likeMask, numberedMask } = known;
  const atom = atoms[at];
  const bit = 1 << at;
  if (context && context.mask & bit) return context.part * (atom.isNumber ? 0.45 : 1);
  if (roomMask & bit) return 0.01;
  if (atom.isNumber && atom.before !== ',' && belongsToCentre(atoms, allTypes, at)) return 0.1;
  if (atom.isNumber || numberedMask & bit) return 0.45;
  const types = allTypes[at];
  if (isQualifier(atoms, known, at)) return QUALIFIER_WEIGHT;
  if (types.length > 0) {
    // "Разъезд" and "Набережная" can be names too.
    const isName = atom.key.length >= 5 && ((knownMask | likeMask) & bit) !== 0;
    const standsApart = isAlone(atoms, at) || isSettlementBehindHouse(atoms, types, at);
    if (isName) return standsApart && !types.some(({ code }) => plainTypes.has(code)) ? 1 : NAME_TYPE_WEIGHT;
    if (knownMask & bit && isHouseOfName(atoms, types, at)) return HOUSE_NAME_WEIGHT;
    return atom.key.length > 2 && types.some(({ level }) => level === 'area') ? 0.08 : 0.05;
  }
  if (belongsToCentre(atoms, allTypes, at)) return 0.3;
  if (atom.key.length === 1 && isNameLetter(text, allTypes, at)) return LETTER_WEIGHT;
  if (isSmallWord(atom.key)) return 0.02;
  if (atom.key.length === 1) return 0.12;
  if (isLightWord(atom.key) || isTitle(atom.key)) return 0.2;
  return knownMask & bit ? 1 : likeMask & bit ? 0.8 : 0.5;
}

/** Returns the mask of abbreviated qualifiers. */
export const qualifierMask = (atoms: readonly Atom[], read: Read): number =>
  atomsThat(atoms, (_, at) => isQualifier(atoms, read, at));

const qualifiers: ReadonlySet<string> = new Set([...'бмнвс'].map((letter) => fold(letter)));
const metro = fold('м');
/** Type words that are not names by themselves, unlike "Разъезд": "Волгоград, улица, дом 10" left its street out. */
const plainTypes: ReadonlySet<string> = new Set(['ul', 'prospekt', 'pereulok', 'proezd', 'bulvar', 'shosse']);

/** "Б. Садовая" is not the Садовая. "м. Садовая" is a station, but in "ул. М. Садовая, 5" the Малая Садовая. */
function isQualifier(atoms: readonly Atom[], { types, roomMask }: Read, at: number): boolean {
  const { key, hasDot } = atoms[at];
  if (!hasDot || !qualifiers.has(key)) return false;
  const [next, behind] = [atoms[at + 1], atoms[at + 2]];
  const isBefore = next !== undefined && !next.isNumber && ' -.'.includes(next.before) && nominative.test(next.text);
  if (!isBefore) return false;
  const isBesideStreetType = [types[at - 1], types[at + 2]].some((readings) =>
    readings?.some(({ level }) => level === 'street'));
  return key !== metro || isBesideStreetType
    || (behind?.isNumber && (roomMask & (4 << at)) === 0);
}

/** Whether a house has a name instead of a number: "Дом учёных". */
function isHouseOfName(atoms: readonly Atom[], types: readonly TypeWord[], at: number): boolean {
  const next = atoms[at + 1];
  return atoms[at].key.length > 2 && types.some(({ code }) => code === 'dom') && next !== undefined && !next.isNumber
    && next.before === ' ' && next.key.length > 2 && atoms.every(({ isNumber }) => !isNumber);
}

/** Whether a word is alone between commas or the ends of the text: a name rather than a type word. */
export function isAlone(atoms: readonly Atom[], at: number): boolean {
  const isBehindComma = (index: number): boolean => atoms[index] === undefined || atoms[index].before === ',';
  return atoms.length > 1 && (at === 0 || isBehindComma(at)) && isBehindComma(at + 1);
}

/** Whether a word for settlements ends the part behind a house, so that it is a name: "Каштановая 15 Разъезд". */
const isSettlementBehindHouse = (atoms: readonly Atom[], types: readonly TypeWord[], at: number): boolean =>
  at > 1 && atoms[at - 1].isNumber && atoms[at - 1].suffix === '' && (!atoms[at + 1] || atoms[at + 1].before === ',')
  && types.every(({ level }) => level === 'settlement');

/** Whether the atom is in the name of a business centre or residential complex, which is a POI or a remark. */
function belongsToCentre(atoms: readonly Atom[], types: Known['types'], at: number): boolean {
  for (let before = at - 1; before >= 0 && atoms[before + 1].before !== ','; before--) {
    if (types[before].some(({ code }) => code === 'bc' || (code === 'jk' && at > before + 1))) return true;
  }
  return false;
}

/** A single letter as a name: a capital that is neither preposition nor initial ('мкр "Ж"', "Троицк В10"). */
function isNameLetter({ atoms, text }: WeighedText, types: Known['types'], at: number): boolean {
  const [before, atom, next] = [atoms[at - 1], atoms[at], atoms[at + 1]];
  if (atom.hasDot || before?.isNumber) return false;
  // "ТРОИЦК В 10": no preposition comes before a number that ends the query.
  const isLast = next?.isNumber && next.before !== ',' && at + 2 === atoms.length;
  if (isLast && at > 0 && atom.key === 'v') return true;
  if (!/^\p{Lu}/u.test(text.slice(atom.start))) return false;
  const isBesideQuarterWord = [types[at - 1], next?.before === ',' ? undefined : types[at + 1]]
    .some((readings) => readings?.length && readings.every(({ level }) => level === 'planning'));
  return isBesideQuarterWord || (next?.isNumber && next.before !== ',' && /\p{Ll}/u.test(text));
}
