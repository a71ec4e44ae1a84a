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

/** What is known of the atoms of a text. Bit i of a mask is atom i. */
interface Known {
  readonly types: readonly (readonly TypeWord[])[];
  readonly roomMask: number;
  /** Some term of the atlas stands for them; they are like one; with a type word beside they are one. */
  readonly knownMask: number;
  readonly likeMask: number;
  readonly numberedMask: number;
}

type Read = Pick<Known, 'types' | 'roomMask'>;

const NAME_TYPE_WEIGHT = 0.35;
const HOUSE_NAME_WEIGHT = 0.5;
const QUALIFIER_WEIGHT = 0.2;
/** Of the В of 'мкр "В"', which is all of its name. */
const LETTER_WEIGHT = 0.8;

/** What leaving each atom unexplained costs. */
export function weightsOf(text: WeighedText, known: Known): number[] {
  return text.atoms.map((_, at) => weightOf(text, known, at));
}

function weightOf(text: WeighedText, known: Known, at: number): number {
  const { atoms, context } = text;
  const { types: all, roomMask, knownMask, likeMask, numberedMask } = known;
  const atom = atoms[at];
  const bit = 1 << at;
  if (context && context.mask & bit) return context.part * (atom.isNumber ? 0.45 : 1);
  if (roomMask & bit) return 0.01;
  if (atom.isNumber && atom.before !== ',' && isInCentre(atoms, all, at)) return 0.1;
  if (atom.isNumber || numberedMask & bit) return 0.45;
  const types = all[at];
  if (isQualifier(atoms, known, at)) return QUALIFIER_WEIGHT;
  if (types.length > 0) {
    // "Разъезд" and "Набережная" are names too.
    const isName = atom.key.length >= 5 && ((knownMask | likeMask) & bit) !== 0;
    if (isName) return isAlone(atoms, at) ? 1 : NAME_TYPE_WEIGHT;
    if (knownMask & bit && isHouseOfName(atoms, types, at)) return HOUSE_NAME_WEIGHT;
    return atom.key.length > 2 && types.some(({ level }) => level === 'area') ? 0.08 : 0.05;
  }
  if (isInCentre(atoms, all, at)) return 0.3;
  if (atom.key.length === 1 && isNameLetter(text, all, at)) return LETTER_WEIGHT;
  if (isSmallWord(atom.key)) return 0.02;
  if (atom.key.length === 1) return 0.12;
  if (isLightWord(atom.key) || isTitle(atom.key)) return 0.2;
  return knownMask & bit ? 1 : likeMask & bit ? 0.8 : 0.5;
}

/** Atoms that are beginnings of qualifiers. */
export const qualifierMask = (atoms: readonly Atom[], read: Read): number =>
  atomsThat(atoms, (_, at) => isQualifier(atoms, read, at));

const qualifiers: ReadonlySet<string> = new Set([...'бмнвс'].map((one) => fold(one)));
const metro = fold('м');

/** The "Б." of "Б. Садовая", which is not the Садовая; "м. Садовая" is a station, but for "ул. М. Садовая, 5". */
function isQualifier(atoms: readonly Atom[], { types, roomMask }: Read, at: number): boolean {
  const [{ key, hasDot }, next, behind] = [atoms[at], atoms[at + 1], atoms[at + 2]];
  const isBefore = next !== undefined && !next.isNumber && ' -.'.includes(next.before) && nominative.test(next.text);
  if (!hasDot || !isBefore || !qualifiers.has(key)) return false;
  return key !== metro || [types[at - 1], types[at + 2]].some((own) => own?.some(({ level }) => level === 'street'))
    || (behind?.isNumber && (roomMask & (4 << at)) === 0);
}

/** "Дом учёных": a house that has a name rather than a number. */
function isHouseOfName(atoms: readonly Atom[], types: readonly TypeWord[], at: number): boolean {
  const next = atoms[at + 1];
  return atoms[at].key.length > 2 && types.some(({ code }) => code === 'dom') && next !== undefined && !next.isNumber
    && next.before === ' ' && next.key.length > 2 && atoms.every(({ isNumber }) => !isNumber);
}

/** Between commas, or between one and an end of the text: a name rather than the type of one. */
export function isAlone(atoms: readonly Atom[], at: number): boolean {
  const isApart = (one: number): boolean => atoms[one] === undefined || atoms[one].before === ',';
  return atoms.length > 1 && (at === 0 || isApart(at)) && isApart(at + 1);
}

/** The quoted name of a business centre: a thing of its own, or a remark. */
function isInCentre(atoms: readonly Atom[], types: Known['types'], at: number): boolean {
  for (let before = at - 1; before >= 0 && atoms[before + 1].before !== ','; before--) {
    if (types[before].some(({ code }) => code === 'bc' || (code === 'jk' && at > before + 1))) return true;
  }
  return false;
}

/** A capital that is no preposition and no initial: 'мкр "Ж"', "Троицк В10"; and the В of "ТРОИЦК В 10". */
function isNameLetter({ atoms, text }: WeighedText, types: Known['types'], at: number): boolean {
  const [before, atom, next] = [atoms[at - 1], atoms[at], atoms[at + 1]];
  if (atom.hasDot || before?.isNumber) return false;
  // Nothing is in a number that is the last word.
  const isLast = next?.isNumber && next.before !== ',' && at + 2 === atoms.length;
  if (isLast && at > 0 && atom.key === 'v') return true;
  if (!/^\p{Lu}/u.test(text.slice(atom.start))) return false;
  const isOfQuarter = [types[at - 1], next?.before === ',' ? undefined : types[at + 1]]
    .some((own) => own?.length && own.every(({ level }) => level === 'planning'));
  return isOfQuarter || (next?.isNumber && next.before !== ',' && /\p{Ll}/u.test(text));
}
