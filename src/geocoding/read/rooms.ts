import type { Atom } from '../atoms/atoms.ts';
import { findRemarks } from './before-address.ts';
import { fold, keysOfAll } from '../text/fold.ts';
import { isNumberSign, type TypeWord } from '../language/type-words.ts';
import { inLatin } from '../atoms/written-ordinals.ts';

/** Words that can follow their number: "1 этаж" beside "этаж 1". */
const numberFirst = new Set(['etaj', 'podezd', 'minut']);

/**
 * Finds words for rooms with the numbers after them, minutes with the number before, phones, times and remarks. Returns
 * their mask. `isTyping`: a final "8 этаж" could continue with the floor.
 */
export function findRooms(
  atoms: readonly Atom[], types: readonly (readonly TypeWord[])[], isTyping = false,
): number {
  const phones = findPhones(atoms);
  let mask = phones | findTimes(atoms) | findRemarks(atoms, types);
  for (let at = 0; at < atoms.length; at++) {
    const rooms = types[at].filter(({ level }) => level === 'room');
    if (rooms.length === 0) continue;
    const isMarked = isNumberSign(types[at + 1]);
    const isFlatBehind = flatsBehind.has(atoms[at].key) && !isNumberNext(atoms, at) && !isMarked
      && (isSecondNumber(atoms, types, at - 1) || isBeforeHouse(atoms, types, at - 1));
    const isCertain = rooms.length === types[at].length || isFlatBehind
      || (flats.has(atoms[at].key) && isBehindNumber(atoms, at));
    // The Т of "10Т" is not short for телефон.
    const isLetter = atoms[at].text.length === 1 && rooms.every(({ code }) => code === 'tel');
    if (!isCertain || (isLetter && !isPhoneNext(atoms, at + 1, phones))) continue;
    mask |= 1 << at;
    const isOpen = isMarked || (isTyping && at === atoms.length - 1);
    const isBehind = rooms.some(({ code }) =>
      code === 'minut' || (numberFirst.has(code) && !isOpen && isNumberBefore(atoms, types, at)));
    if ((isBehind || isFlatBehind) && atoms[at - 1]?.isNumber) mask |= (1 << (at - 1)) | prepositionOf(atoms, at);
    if (isFlatBehind) continue;
    if (rooms.some(({ code }) => code === 'bc')) continue;
    const first = isMarked ? at + 2 : at + 1;
    if (isMarked) mask |= 1 << (at + 1);
    for (let next = first; next < atoms.length; next++) {
      const isNext = next === first;
      const isMore = atoms[next].isNumber
        ? isNext || (atoms[next].before !== ' ' && !beginsAddress(atoms, next))
        : isRoomValue(atoms, types, next);
      if (!isMore && !(rooms.some(({ code }) => code === 'tel') && atoms[next].isNumber)) break;
      mask |= 1 << next;
    }
  }
  return mask;
}

const isHouse = (types: readonly TypeWord[] | undefined): boolean => types?.some(({ code }) => code === 'dom') === true;

/** Whether the number before belongs to the word: in "1 этаж", but not in "8, этаж цокольный" or "8 этаж 2". */
const isNumberBefore = (atoms: readonly Atom[], types: readonly (readonly TypeWord[])[], at: number): boolean =>
  atoms[at].before !== ',' && !isHouseNumber(atoms, types, at - 1) && !isValueNext(atoms, types, at);

/** The mask of the "к" in "8 к 3 этажу", "8 в 3 подъезде": not a house part, because the next word is inflected. */
const prepositionOf = (atoms: readonly Atom[], at: number): number =>
  (caseOfRoom.test(atoms[at].text) && atoms[at - 1].before === ' ' && prepositions.has(atoms[at - 2]?.text)
    ? 1 << (at - 2) : 0);
const caseOfRoom = /(?:этаж|подъезд)[уе]$/u;
const prepositions: ReadonlySet<string> = new Set(['к', 'ко', 'в', 'во', 'на', 'с', 'о']);

/** Whether a number belongs to the word дом: the 8 of "д. 8 этаж", but not the 2 of "8 дом 2 этаж". */
const isHouseNumber = (atoms: readonly Atom[], types: readonly (readonly TypeWord[])[], at: number): boolean =>
  isHouse(types[at - 1]) && atoms[at].before !== ',' && (!atoms[at - 2]?.isNumber || atoms[at - 1].before === ',');

/** Values instead of a number: "этаж цокольный, пом. IX", "подъезд слева", "эт/пом 1/I". */
const roomValues = new Set(`цокольный цоколь подвал подвальный мансарда мансардный антресоль антресольный технический
  чердак первый последний слева справа угловой центральный нет`.split(/\s+/u).map((word) => fold(word)));
const roman = /^[ivx]+$/u;
function isRoomValue(atoms: readonly Atom[], types: readonly (readonly TypeWord[])[], at: number): boolean {
  const [{ key, text, before }, next] = [atoms[at], atoms[at + 1]];
  // "офис 61 д. 7", "офис 3 Б. Садовая": the letter belongs to the next part.
  const isLetter = text.length === 1 && types[at].length === 0 && (!next || next.before === ',');
  return before !== ',' && (roomValues.has(key) || isLetter || roman.test(inLatin(text)));
}

/** Whether a word for a room is followed by its value. */
const isValueNext = (atoms: readonly Atom[], types: readonly (readonly TypeWord[])[], at: number): boolean =>
  isNumberNext(atoms, at) || (atoms[at + 1] !== undefined && isRoomValue(atoms, types, at + 1));

/** Whether a number after a comma begins the address: "Flat 12, 8 Chekhov Street". */
const beginsAddress = (atoms: readonly Atom[], at: number): boolean => atoms[at].before === ','
  && atoms[at + 1] !== undefined && !atoms[at + 1].isNumber && atoms[at + 1].before === ' ';

const PHONE_DIGITS = 5;

/** Whether enough digits for a phone follow: "т. 5-12-34". */
function isPhoneNext(atoms: readonly Atom[], first: number, phones: number): boolean {
  let digits = 0;
  for (let at = first; atoms[at]?.isNumber; at++) digits += atoms[at].key.length;
  return digits >= PHONE_DIGITS || (phones & (1 << first)) !== 0;
}

/** Words for a flat that mean something else before a number: "кв" a quarter, "хона" a house. */
const flats = new Set(['kv', 'hona']);

/** Words for a flat after its number: "6-uy, 12-xonadon". */
const flatsBehind = keysOfAll('flatsBehind');

/** Whether another number comes before it, for the house. "4-я Торговая" and "4 Торговая" do not count. */
const isSecondNumber = (
  atoms: readonly Atom[], types: readonly (readonly TypeWord[])[], at: number,
): boolean => atoms[at]?.isNumber && atoms[at + 1].before !== ','
  && atoms.slice(0, at).some(({ isNumber, key, suffix }, i) => isNumber && key.length < 6 && suffix === ''
    && (i + 1 === at || atoms[i + 1].isNumber || atoms[i + 1].before !== ' ' || types[i + 1].length > 0));

/** Whether a flat at the beginning has a house after it: "12 кв, 8 дом, улица …", "12 кв, улица …, 8". */
function isBeforeHouse(atoms: readonly Atom[], types: readonly (readonly TypeWord[])[], at: number): boolean {
  if (at !== 0 || !atoms[at].isNumber || atoms[at + 1].before === ',' || atoms[at + 2]?.before !== ',') return false;
  const street = types.findIndex((readings) => readings.some(({ level }) => level === 'street'));
  return atoms.some(({ isNumber, before, suffix }, i) => i > at && isNumber
    && ((isHouse(types[i - 1]) && before !== ',') || (isHouse(types[i + 1]) && atoms[i + 1].before !== ',')
      || (street > at && i > street && suffix === '')));
}

const isNumberNext = (atoms: readonly Atom[], at: number): boolean =>
  atoms[at + 1]?.isNumber && atoms[at + 1].before !== ',';

/** Whether the sign before a number continues a phone. A bracket counts as a comma: "+7 (903) …". */
const isPhoneSign = ({ before }: Atom, first: Atom): boolean =>
  ' -.'.includes(before || '?') || (before === ',' && (first.key === '7' || first.key === '8'));

const beforeTimes: ReadonlySet<string> = new Set(['к', 'ко', 'в', 'до', 'с', 'c', 'по', 'на', 'после', 'около']);
/** Those that a house part could be: "5 к 2-30" is flat 30 of 5 к2, but no flat is number 00. */
const partLike: ReadonlySet<string> = new Set(['к', 'с', 'c']);

/** Finds times: "18:00", "к 15:30", "в 15.30", "до 18-00". */
function findTimes(atoms: readonly Atom[]): number {
  let mask = 0;
  for (let at = 1; at < atoms.length; at++) {
    if (!atoms[at].isNumber || !atoms[at - 1].isNumber) continue;
    const isBehindPreposition = at > 1 && beforeTimes.has(atoms[at - 2].text);
    if (atoms[at].before === ':' || (isBehindPreposition && isTime(atoms, at))) mask |= 3 << (at - 1);
    else continue;
    if (isBehindPreposition) mask |= 1 << (at - 2);
  }
  return mask;
}

/** Whether two numbers are hours and minutes without a colon, after a house and a preposition. */
function isTime(atoms: readonly Atom[], at: number): boolean {
  const [preposition, hours, minutes, next] = atoms.slice(at - 2, at + 2);
  const isClock = minutes.text.length === 2 && Number(minutes.key) < 60 && hours.key.length <= 2
    && Number(hours.key) <= 24 && hours.suffix + minutes.suffix === '' && hours.before === ' ' && next?.before !== '';
  if (!isClock || !atoms.slice(0, at - 2).some(({ isNumber, key }) => isNumber && key.length < 6)) return false;
  return minutes.before === '.' || ((minutes.before === '-' || minutes.before === ' ')
    && (minutes.text === '00' || !partLike.has(preposition.text)));
}

/** Finds runs of numbers with ten to twelve digits; with 7 or 8 in front at most eleven. */
function findPhones(atoms: readonly Atom[]): number {
  let mask = 0;
  for (let at = 0; at < atoms.length; at++) {
    let digits = 0;
    let end = at;
    while (end < atoms.length && atoms[end].isNumber && (end === at || isPhoneSign(atoms[end], atoms[at]))) {
      digits += atoms[end++].key.length;
    }
    const isPhone = digits >= 10 && digits <= (atoms[at].key.length === 1 ? 11 : 12) && end - at <= 6;
    if (!isPhone) continue;
    mask |= ((1 << (end - at)) - 1) << at;
    at = end - 1;
  }
  return mask;
}

/** Whether some number comes before: "д. 10 кв. 40" has a flat, "кв. 40" could be a quarter. */
const isBehindNumber = (atoms: readonly Atom[], at: number): boolean =>
  (atoms[at + 1]?.isNumber || atoms[at + 2]?.isNumber)
  && atoms.slice(0, at).some(({ isNumber, key }) => isNumber && key.length < 6);
