import type { Atom } from '../atoms/atoms.ts';
import { atomsThat } from '../atoms/masks.ts';
import { isPostcodeLike } from '../atoms/postcode-like.ts';
import { findCityInCase, keyOfWord } from '../language/known-cities.ts';
import { cornerWords } from '../language/known-names.ts';
import type { TypeWord } from '../language/type-words.ts';
import { isLandmarkAt, isNamedEstablishment } from './before-address.ts';

type Types = readonly TypeWord[];

/** Words before a landmark near the address, after a comma or at the beginning. */
const landmarks: ReadonlySet<string> = new Set(['остановка', 'остановки', 'останов', 'ост', 'ориентир']);
/** A word before another house, in the same positions: "до Ленина 90". */
const until = 'до';
/** Words before another house in any position, and behind a house before another street: "Чехова 8 рядом с Ленина". */
const besides: ReadonlySet<string> = new Set([
  'рядом', 'недалеко', 'неподалёку', 'неподалеку', 'вблизи', 'поблизости', 'напротив', 'возле', 'около', 'между',
  'доезжая', 'доходя',
]);
/** Prepositions that do the same at the beginning of a part: "Чехова 8, за Ленина". */
const behinds: ReadonlySet<string> = new Set(['за', 'перед', 'через', 'у', 'район', 'районе']);
/** Words for a way in, before the street that it is from: "вход с Ленина". */
const waysIn: ReadonlySet<string> = new Set(['вход', 'въезд', 'заезд', 'подъезд']);
const fromWords: ReadonlySet<string> = new Set(['с', 'со', 'от', 'через', 'из']);
/** Words before the former name of the street. */
const formers: ReadonlySet<string> = new Set(['бывш', 'бывшая', 'бывший', 'бывшее', 'быв', 'ранее', 'прежде']);
const oldWords: ReadonlySet<string> = new Set(['старое', 'прежнее', 'бывшее']);
const nameWords: ReadonlySet<string> = new Set(['название', 'наименование', 'имя']);
const [mostWordsOfHouse, fewestWordsOfHouse] = [6, 2];

/**
 * Finds landmarks beside an address with a number of its own: "до Ленина 90, улица Чехова, 8", "Чехова 8 рядом с Ленина
 * 90", "остановка Ленина, улица Чехова, 8", "Тверь, ТЦ Ленина, улица Чехова, 8", "улица Чехова (бывш. Ленина), 8",
 * "Чехова 8, угол Ленина". Returns their mask.
 */
export function findLandmarks(atoms: readonly Atom[], types: readonly Types[]): number {
  let mask = 0;
  for (let at = 0; at < atoms.length; at++) {
    const end = endOfLandmark(atoms, types, at);
    const part = ((1 << (end - at)) - 1) << at;
    if (end > at && hasAddress(atoms, types, part | mask, isFormerAt(atoms, at))) mask |= part;
  }
  return mask;
}

/** The end of the landmark that begins at an atom; `at` if none does. */
function endOfLandmark(atoms: readonly Atom[], types: readonly Types[], at: number): number {
  const { text, before } = atoms[at];
  if (isBesideCity(atoms, at)) return at;
  const isFirst = at === 0 || before === ',';
  if (besides.has(text) || (isFirst && text === until) || isBehindHouseAt(atoms, at)) {
    const ofHouse = endOfHouse(atoms, at);
    return ofHouse > at ? ofHouse : endBehindHouse(atoms, types, at);
  }
  if (isFormerAt(atoms, at)) return endOfPart(atoms, at);
  if (isCornerAt(atoms, at) || isWayIn(atoms, at)) return endBehindHouse(atoms, types, at);
  if (!isFirst) return at;
  if (behinds.has(text)) return endBehindHouse(atoms, types, at);
  if (isLandmarkAt(atoms, at)) return endIfNamed(atoms, at, endOfName(atoms, at));
  return landmarks.has(text) || isNamedEstablishment(atoms, at) ? endOfPart(atoms, at) : at;
}

/** The end of the part between commas that has at least two atoms from here on; `at` if it has fewer. */
function endOfPart(atoms: readonly Atom[], at: number): number {
  let end = at + 1;
  while (end < atoms.length && atoms[end].before !== ',') end++;
  return end - at < fewestWordsOfHouse ? at : end;
}

/** The end of a landmark with a name; `at` for one that only has a number: "школа № 3" can be found. */
const endIfNamed = (atoms: readonly Atom[], at: number, end: number): number =>
  (atoms.some(({ isNumber, text }, index) => index > at && index < end && !isNumber && text.length > 2) ? end : at);

/** The end of a name in quotes or else of the part: 'ТЦ "Ленина" Чехова 8', "ТЦ Ленина, Чехова 8". */
function endOfName(atoms: readonly Atom[], at: number): number {
  const end = endOfPart(atoms, at);
  if (atoms[at + 1]?.before !== '"') return end;
  const closed = atoms.findIndex(({ before }, index) => index > at + 1 && index < end && before === '"');
  return closed < 0 ? end : closed;
}

/** The end of the part, if it follows a house and has no house number of its own, nor a metro station; else `at`. */
function endBehindHouse(atoms: readonly Atom[], types: readonly Types[], at: number): number {
  const end = endOfPart(atoms, at);
  const isBehindHouse = atoms.some((_, index) => index < at && isHouseNumber(atoms, index));
  const hasOther = atoms.some((_, index) => index > at && index < end
    && (isHouseNumber(atoms, index) || types[index].some(({ code }) => code === 'metro')));
  return isBehindHouse && !hasOther ? end : at;
}

/** Whether the address is beside a well-known city, which is its place rather than a landmark: "8, около Казани". */
function isBesideCity(atoms: readonly Atom[], at: number): boolean {
  const { text } = atoms[at];
  if (!besides.has(text) && !behinds.has(text) && text !== until) return false;
  const first = fromWords.has(atoms[at + 1]?.text) ? at + 2 : at + 1;
  let end = first;
  while (end < atoms.length && atoms[end].before !== ',' && !atoms[end].isNumber) end++;
  const name = atoms.slice(first, end).map(({ text, key }) => keyOfWord(text, key)).join(' ');
  return findCityInCase(name)?.isSoft === false;
}

/** "8 за домом 10", "8 во дворе дома 10" */
const isBehindHouseAt = (atoms: readonly Atom[], at: number): boolean => (atoms[at].text === 'за'
  || atoms[at].text === 'дворе') && otherHouse.test(atoms[at + 1]?.text ?? '');
const otherHouse = /^дом(?:ом|а|ами)$/u;

const isFormerAt = (atoms: readonly Atom[], at: number): boolean => formers.has(atoms[at].text)
  || (oldWords.has(atoms[at].text) && nameWords.has(atoms[at + 1]?.text));

/** "8 угол Ленина", "8, на углу с Ленина" */
const isCornerAt = (atoms: readonly Atom[], at: number): boolean => !atoms[at].isNumber
  && (cornerWords.has(atoms[at].key) || (atoms[at].text === 'на' && cornerWords.has(atoms[at + 1]?.key ?? '')));

/** "вход с Ленина", "заезд со стороны Ленина" */
const isWayIn = (atoms: readonly Atom[], at: number): boolean => waysIn.has(atoms[at].text)
  && fromWords.has(atoms[at + 1]?.text) && atoms[at + 1].before !== ',';

/** The end of the house after a word: its number, with the letter glued to it. `at` if there is none. */
function endOfHouse(atoms: readonly Atom[], at: number): number {
  let end = at + 1;
  const isWithin = (next: number): boolean => next < atoms.length && atoms[next].before !== ',';
  while (isWithin(end) && !isHouseNumber(atoms, end)) end++;
  if (!isWithin(end) || end - at < fewestWordsOfHouse || end - at > mostWordsOfHouse) return at;
  const letter = atoms[end + 1];
  return letter && letter.before === '' && letter.text.length === 1 ? end + 2 : end + 1;
}

/**
 * Whether a number outside the mask follows a word outside it, skipping commas and words for a house. `isWithin`: the
 * mask may stand between them.
 */
function hasAddress(atoms: readonly Atom[], types: readonly Types[], mask: number, isWithin: boolean): boolean {
  const outside = atomsThat(atoms, (_, at) => (mask & (1 << at)) === 0);
  const isHouseWord = (at: number): boolean => types[at]?.length > 0
    && (types[at].every(({ level }) => level === 'building') || types[at].some(({ code }) => code === 'dom'));
  return atoms.some((_, at) => {
    if (!(outside & (1 << at)) || !isHouseNumber(atoms, at)) return false;
    let before = at - 1;
    while (before >= 0 && (isHouseWord(before) || (isWithin && (mask & (1 << before)) !== 0))) before--;
    return before >= 0 && (outside & (1 << before)) !== 0 && !atoms[before].isNumber && !isRoomWord(types[before])
      && (atoms[before].text.length > 2 || types[before].some(({ level }) => level === 'street'));
  });
}

const isRoomWord = (types: Types): boolean => types.length > 0 && types.every(({ level }) => level === 'room');

const isHouseNumber = (atoms: readonly Atom[], at: number): boolean => {
  const { isNumber, suffix, key } = atoms[at];
  return isNumber && suffix === '' && !isPostcodeLike(key);
};
