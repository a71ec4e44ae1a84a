import { atomsOf, type Atom } from '../atoms/atoms.ts';
import { withTypesBeside } from '../atoms/bracketed.ts';
import { withWholeCities } from '../atoms/city-initials.ts';
import { withNameWords } from '../atoms/english-words.ts';
import { withOneCountry } from '../atoms/country-phrases.ts';
import { withPairedNumbers } from '../atoms/paired-numbers.ts';
import { atomsThat } from '../atoms/masks.ts';
import { withWrittenOrdinals } from '../atoms/written-ordinals.ts';
import { isShortBuilding } from '../houses/part-words.ts';
import { readKilometer } from '../houses/kilometers.ts';
import { cornerWords, isSmallWord } from '../language/known-names.ts';
import { kinOf } from '../language/type-words.ts';
import type { Dictionary } from '../names/dictionary.ts';
import { roles, type QueryText, type QueryWords } from '../query/words.ts';
import { withOneScript } from '../text/one-script.ts';
import { findAmounts } from './amounts.ts';
import { findTakenBack } from './corrections.ts';
import { qualifierMask, weightsOf } from './atom-weights.ts';
import { findLandmarks } from './landmarks.ts';
import { leaveOut } from './left-out.ts';
import { mailMask } from './mail-addresses.ts';
import { findMissingNumber } from './missing-number.ts';
import { beginReading, type Leniency, type QueryReading } from './query-reading.ts';
import { readNumber, readNumbered, readReference } from './read-number.ts';
import { readJoined, readStation, readWord } from './read-word.ts';
import { withParts } from './parted.ts';
import { findRooms } from './rooms.ts';
import { titleMask } from './titles.ts';

const MOST_ATOMS = 28;
const KIN_PRICE = 0.04;

export function queryText(text: string): QueryText {
  const atoms = withWholeCities(withNameWords(atomsOf(withOneScript(text)).slice(0, MOST_ATOMS)));
  const read = withPairedNumbers(withWrittenOrdinals(atoms));
  const whole = withOneCountry(withParts(text, withTypesBeside(text, read)));
  return { text, atoms: whole, roles: whole.map(() => roles.all) };
}

export const strict: Leniency = { doubtMask: 0, more: false };

export function readQuery(dictionary: Dictionary, query: QueryText, leniency: Leniency = strict): QueryWords {
  const reading = beginReading(dictionary, query, leniency);
  readAtoms(reading);
  return wordsRead(reading);
}

/** Reads each atom by itself, then with those beside it. */
function readAtoms(reading: QueryReading): void {
  const { query: { atoms } } = reading;
  for (const [at, atom] of atoms.entries()) if (!atom.isNumber) readWord(reading, atom, at);
  // All type words are known now, including misspelt ones.
  for (const [at, atom] of atoms.entries()) {
    if (atom.isNumber) readNumber(reading, atom, at);
    else if (atom.key.length <= 2) readNumbered(reading, atom, at);
  }
  for (let at = 0; at + 1 < atoms.length; at++) readJoined(reading, at);
  readTypes(reading);
  for (let at = 0; at + 1 < atoms.length; at++) readReference(reading, at);
}

/** Reads type words as the terms that names have for their classes. */
function readTypes(reading: QueryReading): void {
  const { dictionary, terms } = reading;
  for (const [at, types] of reading.types.entries()) {
    for (const { code } of types) {
      terms.add(dictionary.find(`~${code}`), 1 << at, 0);
      if (code === 'vokzal') readStation(reading, at);
      for (const kin of kinOf(code)) terms.add(dictionary.find(`~${kin}`), 1 << at, KIN_PRICE);
    }
  }
}

function wordsRead({ query, types, terms }: QueryReading): QueryWords {
  const { atoms, text, roles: atomRoles, fields = [], district } = query;
  const { mask: contextMask, isTown } = query.context ?? { mask: 0 };
  const mail = mailMask(text, atoms);
  const aside = contextMask | mail;
  if (aside !== 0) leaveOut(terms.readings, terms.seeds, aside);
  const knownMask = terms.knownMask & ~aside;
  const landmarkMask = findLandmarks(atoms, types) & ~aside;
  const missing = findMissingNumber(atoms, types);
  const rooms = findRooms(atoms, types) | findAmounts(atoms, text) | landmarkMask | missing | (isTown ? mail : aside);
  const takenBack = findTakenBack(atoms, rooms);
  const roomMask = rooms | takenBack;
  const kilometer = readKilometer(atoms, types, text);
  const { likeMask, numberedMask } = terms;
  return {
    text, atoms, roles: atomRoles, fields, district, types, knownMask, roomMask, landmarkMask, kilometer,
    weights: weightsOf(query, { types, roomMask, knownMask, likeMask, numberedMask }),
    readings: terms.readings, seeds: [...terms.seeds],
    shortMask: atomsThat(atoms, (_, at) => isShort(atoms, at)), isCorner: isCorner(atoms, kilometer !== undefined),
    partMask: partMask(atoms, types),
    titleMask: titleMask(atoms, qualifierMask(atoms, { types, roomMask })),
    isScanned: query.isScanned === true, lacksNumber: missing !== 0, isCorrected: takenBack !== 0,
  };
}

/** Whether the word could abbreviate another. The Б of "1Б" is a house letter, not short for Большая. */
const isShort = (atoms: readonly Atom[], at: number): boolean => {
  const { isNumber, hasDot, key, text, before } = atoms[at];
  const isHouseLetter = text.length === 1 && before === '' && atoms[at - 1]?.isNumber;
  return !isNumber && !isHouseLetter && (hasDot || (key.length <= 4 && !isSmallWord(key)));
};

/** Whether the query could name two streets. The plus between kilometres and metres does not count. */
const isCorner = (atoms: readonly Atom[], hasKilometer: boolean): boolean => atoms.some(({ isNumber, key, before }) =>
  (before === '&' && !(isNumber && hasKilometer)) || (!isNumber && (cornerWords.has(key) || before === '/')));

/** Returns the mask of words of house parts between two numbers. */
const partMask = (atoms: readonly Atom[], types: QueryReading['types']): number => atomsThat(atoms, (_, at) => {
  const [before, behind] = [atoms[at - 1], atoms[at + 1]];
  return before?.isNumber && behind && (behind.isNumber || behind.text.length === 1)
    && (types[at].some(({ level }) => level === 'building') || isShortBuilding(atoms, at));
});
