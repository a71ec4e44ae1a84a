import { atomsOf, type Atom } from '../atoms/atoms.ts';
import { derivedKeys } from '../language/derived-words.ts';
import { mostTypoCost, type Dictionary, type TermRun } from '../names/dictionary.ts';
import type { Effort } from '../names/dictionary-like.ts';
import { packs } from '../packs/list.ts';
import { fold, foldUnmelted } from '../text/fold.ts';
import { isLightWord, isSmallWord } from '../language/known-names.ts';
import { nearestTypeWord } from '../language/misspelt-types.ts';
import { withOneScript } from '../text/one-script.ts';
import { findRooms } from '../read/rooms.ts';
import {
  beginsFirstWord, ownTypeKey, typeReadings, typesBeginning, type TypeWord,
} from '../language/type-words.ts';
import { EDIT } from '../text/typo-costs.ts';
import { withWrittenOrdinals } from '../atoms/written-ordinals.ts';

/** A word or number of the typed text, and the terms of the atlas that it could be. */
export interface Token {
  readonly atom: Atom;
  readonly bit: number;
  /** It ends where the text ends, so that more letters may follow. */
  readonly isOpen: boolean;
  /** Terms of words and numbers, each with its cost. */
  readonly runs: readonly TermRun[];
  /** The term that it equals, or -1. */
  readonly exact: number;
  readonly types: readonly TypeWord[];
  /** Terms of type words in names. */
  readonly typeTerms: readonly number[];
  /** So little of a type word is typed that it is not even a short form. */
  readonly isBegunType: boolean;
  /** For a type word at the end of the text, the terms that begin with its first letter: names it could still be. */
  readonly initials: readonly TermRun[];
  /** The type words of such names. */
  readonly initialTypes: readonly number[];
  /** The cost of leaving it unexplained. */
  readonly weight: number;
  /** It belongs to a flat, a floor or a phone. */
  readonly isRoom: boolean;
  /** Its runs include words that it could be a misspelling of. */
  readonly isDoubted: boolean;
}

/** A text as typed so far. */
export interface SuggestWords {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** A number of this length is not a house number. */
export const POSTCODE_DIGITS = 6;
const MOST_TOKENS = 24;
const MOST_LETTERS = 24;
const MOST_MISSPELT = 3;
const MOST_LIKE = 12;
const SHORTENED_COST = 0.06;
/** For a longer word than the whole word typed: the Ветроградская область for "Ветроград". */
const LENGTHENED_COST = 0.15;
const INITIAL_COST = 0.08;
/** For the begun word "дом" behind a street. */
const BEGUN_HOUSE_WEIGHT = 0.1;
const INFLECTED_COST = 0.1;
const TYPO_PRICE = 0.3;
const DERIVED_PRICE = 0.35;
/** For a last word that means little by itself but begins a name: "In der", before "Gabel" is typed. */
const LAST_WEIGHT = 0.2;
const ORDINAL_WEIGHT = 0.8;

/** Takes the tokens of `doubtMask` for misspelt; `more` allows more letters to differ. */
export interface Doubt {
  readonly doubtMask: number;
  readonly more: boolean;
  readonly effort: Effort;
  /** The same text, read before without any doubt. */
  readonly known: SuggestWords;
}

export function readSuggestWords(dictionary: Dictionary, text: string, doubt?: Doubt): SuggestWords {
  const { doubtMask = 0, more = false, effort, known } = doubt ?? {};
  const atoms = known ? known.tokens.map(({ atom }) => atom)
    : withWrittenOrdinals(atomsOf(withOneScript(text)).slice(0, MOST_TOKENS), (key) =>
      /\p{L}$/u.test(text) && dictionary.beginning(key) !== undefined);
  const last = atoms.length - 1;
  // "Ой-" still begins a word, Ой-Терекен.
  const typedTo = /\p{L}-$/u.test(text) ? text.length - 1 : text.length;
  const isOpen = (at: number): boolean => at === last && atoms[at].end === typedTo;
  const runsOf = known ? known.tokens.map(({ runs }) => [...runs])
    : atoms.map((atom, at) => (isLetterOfNumber(atoms, at) ? []
    : atom.isNumber ? numberRuns(dictionary, atom, isOpen(at)) : wordRuns(dictionary, atom, isOpen(at))));
  const types = known ? known.tokens.map((token) => token.types)
    : atoms.map((atom, at) => (isLetterOfNumber(atoms, at) ? []
    : ofPart(atoms, at, typesOf(atom, isOpen(at), runsOf[at].length > 0, isBehindWord(atoms, at)))));
  const rooms = findRooms(atoms, types.map((typeWords, at) => (isOpen(at) ? [] : typeWords)), true);
  let misspelt = 0;
  const tokens = atoms.map((atom, at): Token => {
    const bit = 1 << at;
    const runs = runsOf[at];
    const isDoubted = (doubtMask & bit) !== 0 && !atom.isNumber && misspelt++ < MOST_MISSPELT;
    if (isDoubted && types[at].length === 0 && runs.length === 0) types[at] = misspeltTypes(atom);
    if (isDoubted && types[at].length === 0) runs.push(...misspeltRuns(dictionary, atom, more, effort));
    const codes = types[at].map(({ code }) => code).filter((code) => dictionary.find(`~${code}`) >= 0);
    const typeTerms = codes.map((code) => dictionary.find(`~${code}`));
    // "ип" could be a firm, or begin Ипподромная.
    const isRoom = (rooms & bit) !== 0 && (atom.isNumber || !isOpen(at));
    const plainWeight = isRoom ? 0.01 : weightOfAtom(atom, isOpen(at), types[at].length > 0, runs.length > 0);
    const isLast = at === last && !isRoom;
    const exact = dictionary.find(atom.key);
    const weight = isOpen(at) && isBegunHouse(atoms, types) ? BEGUN_HOUSE_WEIGHT
      : isLast && exact >= 0 ? Math.max(plainWeight, LAST_WEIGHT) : plainWeight;
    const initialTypes = isLast && atom.key.length > 1 ? typeTerms.filter((_, i) =>
      runs.length === 0 || beginsFirstWord(atom.typeKey ?? atom.key, codes[i])) : [];
    const initials = initialTypes.length > 0 ? initialRuns(dictionary, atom) : [];
    const isBegunType = isOpen(at) && !atom.isNumber && !hasShortForm(atom.typeKey ?? atom.key);
    return {
      atom, bit, isOpen: isOpen(at), runs, exact, types: types[at], typeTerms, isBegunType, initials, initialTypes,
      weight, isRoom, isDoubted,
    };
  });
  return { text, tokens };
}

/** Whether two readings of one text are equal, so that they have the same answer. */
export const isTypedAlike = (words: SuggestWords, before: SuggestWords): boolean =>
  words.tokens.every(({ runs, types, weight }, at) => {
    const token = before.tokens[at];
    return runs.length === token.runs.length && weight === token.weight
      && (types === token.types || types.length + token.types.length === 0)
      && runs.every(({ first, end, cost }, i) =>
        first === token.runs[i].first && end === token.runs[i].end && cost === token.runs[i].cost);
  });

/** Whether a letter belongs to the number before it and does not begin a word: "4а". */
const isLetterOfNumber = (atoms: readonly Atom[], at: number): boolean =>
  at > 0 && atoms[at].text.length === 1 && atoms[at].before === '' && atoms[at - 1].isNumber;

/** Whether enough of a type word is typed to take it for one. */
export const isPlainType = ({ typeTerms, isOpen, atom, isRoom }: Token): boolean =>
  !isRoom && typeTerms.length > 0 && (!isOpen || atom.key.length > 1);

/** Whether a number is not a house number, unlike a number with a letter that houses have: "3-я", "40-летия". */
export const isOrdinal = ({ atom: { isNumber, suffix } }: Pick<Token, 'atom'>): boolean =>
  isNumber && suffix !== '' && !/^[а-еa-e]$/u.test(suffix);

/** Whether the text begins with a short form: "ули" continues "ул". */
function hasShortForm(key: string): boolean {
  for (let length = 2; length <= key.length; length++) if (typeReadings(key.slice(0, length))) return true;
  return false;
}

/** In "13 стр 5" and "26А стр 17" the "стр" means строение and not strada. */
function ofPart(atoms: readonly Atom[], at: number, types: readonly TypeWord[]): readonly TypeWord[] {
  const isBehind = atoms[at - 1]?.isNumber || (atoms[at - 1]?.text.length === 1 && atoms[at - 2]?.isNumber);
  if (!isBehind || !atoms[at + 1]?.isNumber) return types;
  const parts = types.filter(({ level }) => level === 'building');
  return parts.length > 0 ? parts : types;
}

/** Whether a letter continues the name and does not begin a new part of the address: "Speyerer S". */
const isBehindWord = (atoms: readonly Atom[], at: number): boolean =>
  at > 0 && atoms[at].before === ' ' && !atoms[at - 1].isNumber;

const initialRuns = (dictionary: Dictionary, { text }: Atom): TermRun[] =>
  keysOfBeginning(text[0], fold(text[0])).flatMap((key) => dictionary.beginning(key) ?? []);

function typesOf(atom: Atom, isOpen: boolean, isWord: boolean, isBehind: boolean): readonly TypeWord[] {
  if (atom.isNumber) return [];
  // In "Центральный р" the letter does not begin "road".
  const script = /^\p{Script=Cyrillic}/u.test(atom.text) ? 'cyrillic' : 'other';
  if (isOpen) return typesBeginning(atom.typeKey ?? ownTypeKey(atom.text) ?? atom.key, isBehind ? script : undefined);
  const whole = atom.typeKey === undefined ? undefined : typeReadings(atom.typeKey);
  return whole ?? (atom.key.length >= 3 && !isWord ? typesBeginning(atom.key) : []);
}

function numberRuns(dictionary: Dictionary, { key, words }: Atom, isOpen: boolean): TermRun[] {
  if (words) return [key, ...words].flatMap((word) => wholeRuns(dictionary, word));
  if (isOpen) return [dictionary.beginning(key)].filter((run) => run !== undefined);
  const term = dictionary.find(key);
  return term < 0 ? [] : [{ first: term, end: term + 1, cost: 0 }];
}

/** Runs of a completely typed word. */
function wholeRuns(dictionary: Dictionary, key: string): TermRun[] {
  const term = dictionary.find(key);
  return term < 0 ? inflected(dictionary, key) : [{ first: term, end: term + 1, cost: 0 }];
}

function wordRuns(dictionary: Dictionary, { key, text, hasDot, typeKey }: Atom, isOpen: boolean): TermRun[] {
  // "ж/д вокзал"
  if (typeKey?.endsWith('-vokzal')) return wholeRuns(dictionary, 'vokzal');
  if (isOpen) {
    const runs = keysOfBeginning(text, key).flatMap((beginning) => dictionary.beginning(beginning) ?? []);
    return runs.length > 0 ? runs : inflected(dictionary, key);
  }
  const exact = dictionary.find(key);
  const runs: TermRun[] = exact < 0 ? [] : [{ first: exact, end: exact + 1, cost: 0 }];
  if (isSmallWord(key) && !hasDot) return runs;
  const longer = dictionary.beginning(key);
  if (longer && longer.end - longer.first > runs.length) {
    runs.push({ ...longer, cost: key.length === 1 ? INITIAL_COST : exact < 0 ? SHORTENED_COST : LENGTHENED_COST });
  }
  if (exact < 0) runs.push(...inflected(dictionary, key));
  return runs;
}

const inflected = (dictionary: Dictionary, key: string): TermRun[] =>
  key.length < 4 ? [] : dictionary.inflected(key).map((first) => ({ first, end: first + 1, cost: INFLECTED_COST }));

function misspeltRuns(
  dictionary: Dictionary, { text, key }: Atom, more: boolean, effort: Effort | undefined,
): TermRun[] {
  const most = mostTypoCost(Math.max(key.length, [...text].length), more);
  if (most === 0 || key.length > MOST_LETTERS) return [];
  const keys = foldUnmelted(text).filter(({ length }) => length <= MOST_LETTERS);
  const runs = keys.flatMap((like) => dictionary.beginningLike(like, most, effort)).sort((a, b) => a.cost - b.cost);
  const kept = derivedRuns(dictionary, key);
  for (const { first, end, cost } of runs) {
    const isInside = kept.some((run) => run.first <= first && end <= run.end);
    if (!isInside && kept.length < MOST_LIKE) kept.push({ first, end, cost: (cost / EDIT) * TYPO_PRICE });
  }
  return kept;
}

/** Runs of words that an adjective is derived from: "Чуйский", and its beginnings, for the проспект Чуй. */
const derivedRuns = (dictionary: Dictionary, key: string): TermRun[] =>
  derivedKeys(key.replace(begunAdjective, 'ski')).flatMap((derived) => {
    const term = dictionary.find(derived);
    return term < 0 ? [] : { first: term, end: term + 1, cost: DERIVED_PRICE };
  });

const begunAdjective = /sk.?$/u;

/** Finds the type words of a misspelt one: "улца", "прспект". */
function misspeltTypes({ key }: Atom): readonly TypeWord[] {
  const { word } = key.length < 4 ? {} : nearestTypeWord(key, 'folded', key.length >= 7 ? EDIT * 1.6 : EDIT);
  return word === undefined ? [] : (typeReadings(word) ?? []);
}

/** Letters that may melt into the letter before them, for texts that end in a script. */
const melting = [...Map.groupBy(packs, ({ script }) => script)].map(([script, ofScript]) => ({
  end: new RegExp(`\\p{Script=${script}}\\P{L}*$`, 'u'),
  letters: ofScript.flatMap(({ meltingLetters = '' }) => [...meltingLetters]),
}));

/** The keys that words with this beginning can have: "мари" may become "мария", "s" may become "sh". */
function keysOfBeginning(text: string, key: string): string[] {
  const keys = [key];
  for (const letter of melting.find(({ end }) => end.test(text))?.letters ?? []) {
    const longer = fold(text + letter);
    if (!keys.some((shorter) => longer.startsWith(shorter))) keys.push(longer);
  }
  return keys;
}

/** Whether the last word begins the house behind a street with its type word: "ул. Морской, д". */
function isBegunHouse(atoms: readonly Atom[], types: readonly (readonly TypeWord[])[]): boolean {
  const last = atoms.length - 1;
  const isStreetWord = (words: readonly TypeWord[]): boolean =>
    words.length > 0 && words.every(({ level }) => level === 'street');
  return atoms[last].before === ',' && types[last].some(({ level }) => level === 'building')
    && types.some((words, at) => at < last && isStreetWord(words));
}

function weightOfAtom(atom: Atom, isOpen: boolean, isType: boolean, isKnown: boolean): number {
  const { isNumber, key } = atom;
  // "1-я" belongs to the name.
  if (isNumber) return key.length === POSTCODE_DIGITS ? 0.05 : isOrdinal({ atom }) ? ORDINAL_WEIGHT : 0.45;
  if (isOpen) return isType && key.length > 1 ? 0.3 : 0.6;
  if (isType) return key.length >= 5 && isKnown ? 0.35 : 0.05;
  if (isSmallWord(key)) return 0.02;
  if (key.length === 1) return 0.12;
  return isLightWord(key) ? 0.2 : isKnown ? 1 : 0.6;
}

/** The sum of the weights of these tokens. */
export function weightOf({ tokens }: SuggestWords, mask: number): number {
  let weight = 0;
  for (const token of tokens) if (token.bit & mask) weight += token.weight;
  return weight;
}
