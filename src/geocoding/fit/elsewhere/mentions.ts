import { countryCodeAt } from '../../atoms/country-phrases.ts';
import { lastOf } from '../../atoms/masks.ts';
import {
  beginsCountry, beginsKnownName, centreOfNamesake, centreOfRegion, codeOfCountry, findKnownCity, isCountry,
  isKnownCityStem, resemblesKnownCity,
} from '../../language/known-cities.ts';
import { isLightWord, isSmallWord } from '../../language/known-names.ts';
import { regionCodes, type TypeWord } from '../../language/type-words.ts';
import type { Contradiction } from '../../query/candidate.ts';
import { roles, type QueryWords } from '../../query/words.ts';
import { fold } from '../../text/fold.ts';

/** Words of a query that name a settlement or region, whether the atlas has it or not. */
export interface Mention {
  readonly mask: number;
  readonly kind: Contradiction;
  /** It counts only before the street: after it "д. Калужка" could be a house. */
  readonly isBefore: boolean;
  /** It counts only right before the name of the subject. */
  readonly isTied: boolean;
  /** A well-known name, which is not a misspelling of another. */
  readonly isKnown: boolean;
  /** For a region, the key of its centre. */
  readonly centre?: string;
  /** For a region, the mask of its type word: "область". */
  readonly typeMask?: number;
  /** A city is all that the query names: "Киров". */
  readonly isAlone?: boolean;
  /** A known region alone between commas: "МО, Ветроград". */
  readonly isApart?: boolean;
  /** For a country, its code. */
  readonly country?: string;
  /** For a known city, the keys of the cities of that name. */
  readonly cities?: ReadonlySet<string>;
}

const sure = { isBefore: false, isTied: false, isKnown: false } as const;

const inTown = new Set(['v', 'vo', 'iz']);
const MOST_WORDS = 4;
/** Names weigh more. */
const TYPE_WEIGHT = 0.1;

/** Lists all mentions of a query. */
export const mentionsIn = (words: QueryWords): Mention[] =>
  words.atoms.flatMap(({ isNumber }, at) => (isNumber ? [] : (mentionAt(words, at) ?? [])));

function mentionAt(words: QueryWords, at: number): Mention | undefined {
  return countryAt(words, at) ?? regionAt(words, at) ?? cityAt(words, at) ?? typedAt(words, at) ?? bareAt(words, at);
}

function countryAt(words: QueryWords, at: number): Mention | undefined {
  const code = countryCodeAt(words, at);
  if (code !== undefined) return { ...sure, mask: 1 << at, kind: 'region', isKnown: true, country: code };
  if (!beginsCountry(words.atoms[at].key) || !beginsName(words, at)) return undefined;
  const mask = longest(words, at, isCountry);
  if (mask === 0) return undefined;
  const key = keyOf(words, at, lastOf(mask));
  return { ...sure, mask, kind: 'region', isKnown: true, country: codeOfCountry(key) };
}

/** Finds a region: "Калужская область", "обл. Калужская", "Татарстан". */
function regionAt(words: QueryWords, at: number): Mention | undefined {
  const { atoms, types } = words;
  const isKnown = beginsKnownName(keyAt(words, at));
  const mask = isKnown ? longest(words, at, (key) => centreOfRegion(key) !== undefined) : 0;
  const last = mask === 0 ? at : lastOf(mask);
  if (atoms[at].isNumber) return undefined;
  const isBehind = areRegionWords(types[last + 1]) && atoms[last + 1].before !== ',';
  const isBefore = areRegionWords(types[at - 1]) && atoms[at].before !== ',';
  const typeMask = (isBehind ? 2 << last : 0) | (isBefore ? 1 << (at - 1) : 0);
  if (mask === 0) {
    // In "АО «Ритм»" the word means a firm.
    const isTyped = [isBehind && types[last + 1], isBefore && types[at - 1]]
      .some((typeWords) => typeWords && typeWords.every(({ code }) => regionCodes.has(code) && code !== 'ao'));
    return isTyped && isName(words, at)
      ? { ...sure, mask: 1 << at, kind: 'region', typeMask, centre: centreOfNamesake(keyAt(words, at)) } : undefined;
  }
  const isRegion = isBehind || isBefore || (beginsName(words, at) && !isAdjective(atoms[last].text));
  const isApart = (at === 0 || atoms[at].before === ',') && (atoms[last + 1]?.before ?? ',') === ',';
  const centre = centreOfRegion(keyOf(words, at, last));
  return isRegion ? { ...sure, mask, kind: 'region', isKnown: true, typeMask, centre, isApart } : undefined;
}

function cityAt(words: QueryWords, at: number): Mention | undefined {
  const { atoms, types } = words;
  const isSpoken = inTown.has(atoms[at - 1]?.key);
  if ((!isSpoken && !beginsKnownName(keyAt(words, at))) || !beginsName(words, at)) return undefined;
  const isName = (key: string): boolean => findKnownCity(key) !== undefined;
  const mask = longest(words, at, isSpoken ? (key) => isName(key) || isKnownCityStem(key) : isName);
  if (mask === 0) return undefined;
  const last = lastOf(mask);
  const city = findKnownCity(keyOf(words, at, last));
  const known = { ...sure, mask, kind: 'place', isKnown: true, cities: city?.cities } as const;
  if (!city?.isSoft || areSettlementWords(types[at - 1])) return known;
  // "влад 6" is a house (владение), "Королёв Иван" a person.
  if (types[at].length > 0 && atoms[last + 1]?.isNumber && atoms[last + 1].before !== ',') return undefined;
  const isAlone = words.weights.every((weight, i) => (mask & (1 << i)) !== 0 || weight <= TYPE_WEIGHT);
  return { ...known, isKnown: false, isTied: !endsAt(words, last), isAlone };
}

/** Finds "г. Калуга", "Калуга г"; before the street also "д. Калужка", which could be a house after it. */
function typedAt(words: QueryWords, at: number): Mention | undefined {
  const { atoms, types } = words;
  if (!isName(words, at)) return undefined;
  const before = atoms[at].before === ',' ? [] : (types[at - 1] ?? []);
  const next = atoms[at + 1];
  const isLast = !atoms[at + 2] || atoms[at + 2].before === ',';
  const behind = next && next.before !== ',' && isLast ? types[at + 1] : [];
  const isLetter = before.length > 0 && atoms[at - 1].text.length === 1 && atoms[at - 1].text !== 'г';
  const isSure = (areSettlementWords(before) && !isLetter) || areSettlementWords(behind);
  const isBefore = !isSure && atoms[at].key.length >= 4 && couldBeSettlement(before);
  return isSure || isBefore ? { ...sure, mask: 1 << at, kind: 'place', isBefore } : undefined;
}

/**
 * Finds the first word of the text, which could be an unknown place, or a word of the city field. A misspelt known city
 * is a certain one: "Чебоксры, Канская, 41".
 */
function bareAt(words: QueryWords, at: number): Mention | undefined {
  const { atoms, types, roles: allowed, fields } = words;
  if (!isName(words, at) || types[at].length > 0) return undefined;
  const field = fields.find(({ mask }) => (mask & (1 << at)) !== 0)?.name;
  if (field === 'region' || field === 'country' || field === 'district') return undefined;
  if (allowed[at] === roles.container) return { ...sure, mask: 1 << at, kind: 'place' };
  const isFirst = atoms.slice(0, at).every(({ isNumber, key }) => isNumber && key.length === 6);
  const isApart = atoms[at + 1]?.before === ',';
  if (!isFirst || (!isApart && atoms[at].key.length < 5)) return undefined;
  // before the town itself stands who lives there: "Белова, Волгоград, Ногинская улица, 15"
  const isBeforeTown = isApart
    && (findKnownCity(keyAt(words, at + 1)) !== undefined || areSettlementWords(types[at + 1]));
  const isSlip = isApart && !isBeforeTown && (words.knownMask & (1 << at)) === 0 && resemblesKnownCity(atoms[at].key);
  return { ...sure, mask: 1 << at, kind: isSlip ? 'place' : 'unknown', isBefore: true, isTied: !isApart };
}

/** Whether the next atom cannot belong to the same name. */
function endsAt(words: QueryWords, last: number): boolean {
  const { atoms, types, roomMask } = words;
  const next = atoms[last + 1];
  return !next || next.before === ',' || next.isNumber || (roomMask & (2 << last)) !== 0
    || types[last + 1].some(({ level }) => level === 'building');
}

/** The mask of the longest name that begins here; 0 for none. */
function longest(words: QueryWords, at: number, isName: (key: string) => boolean): number {
  const { atoms, types } = words;
  let key = '';
  let [whole, mask] = [0, 0];
  for (let next = at; next < atoms.length && next < at + MOST_WORDS; next++) {
    const { isNumber, before } = atoms[next];
    if (isNumber || (next > at && before === ',')) break;
    key += (next > at ? ' ' : '') + keyAt(words, next);
    const isPart = atoms[next + 1]?.before === '-' && !atoms[next + 1].isNumber;
    const isStreet = namesStreetBefore(words, next + 1);
    if (!isSmallWord(atoms[next].key)) whole |= 1 << next;
    if (isName(key) && !isPart && !isStreet) mask = whole;
  }
  // A type word in a name may be explained as such: the first word of "Набережные Челны".
  const names = atoms.reduce((sum, _, i) => (mask & (1 << i) && types[i].length === 0 ? sum | (1 << i) : sum), 0);
  return names === 0 || isSmallWord(atoms[at].key) ? mask : names;
}

/**
 * Whether the type word ends the name of a street, as in "Тверь улица, 5". In "Самара, улица 7-й Гвардейской Дивизии"
 * it begins a name.
 */
function namesStreetBefore({ atoms, types }: QueryWords, at: number): boolean {
  const [type, next] = [atoms[at], atoms[at + 1]];
  if (!type || type.before === ',' || !types[at].some(({ level }) => level === 'street')) return false;
  return !next || next.before === ',' || (next.isNumber && next.suffix === '');
}

function keyAt(words: QueryWords, at: number): string {
  const { key, text } = words.atoms[at];
  return key.length > 1 ? key : text.toLowerCase();
}

function keyOf(words: QueryWords, first: number, last: number): string {
  return words.atoms.slice(first, last + 1).map((_, i) => keyAt(words, first + i)).join(' ');
}

function isName(words: QueryWords, at: number): boolean {
  const { atoms, roomMask, weights } = words;
  const { isNumber, key } = atoms[at];
  return !isNumber && (roomMask & (1 << at)) === 0 && key.length >= 3 && weights[at] >= 0.45 && !isSmallWord(key)
    && !isLightWord(key);
}

/** Whether the atom begins a name: no word before it makes it a part of another one, such as the name of a shop. */
function beginsName(words: QueryWords, at: number): boolean {
  const { atoms, types, roomMask } = words;
  if (roomMask & (1 << at)) return false;
  if (at === 0 || atoms[at].before === ',') return true;
  const before = atoms[at - 1];
  return before.isNumber || isEndOfHouse(words, at - 1) ? atoms[at].before !== '-'
    : isSmallWord(before.key) || areSettlementWords(types[at - 1]) || areRegionWords(types[at - 1]);
}

/** Whether an atom ends a house number: "34Б", "12 к7А", "8 лит. Б"; also "22 стр", where the number is left out. */
const isEndOfHouse = ({ atoms, types }: QueryWords, at: number): boolean => atoms[at].before !== ','
  && (atoms[at].text.length === 1 ? atoms[at - 1]?.isNumber || hasCode(types[at - 1], 'litera')
  : atoms[at - 1]?.isNumber && hasCode(types[at], 'stroenie', 'korpus', 'litera'));

const hasCode = (types: readonly TypeWord[] | undefined, ...codes: readonly string[]): boolean =>
  types?.some(({ code }) => codes.includes(code)) ?? false;

const areSettlementWords = (types: readonly TypeWord[] | undefined): boolean =>
  types !== undefined && types.length > 0 && types.every(({ level }) => level === 'settlement');

const couldBeSettlement = (types: readonly TypeWord[]): boolean =>
  types.some(({ level }) => level === 'settlement')
  && types.every(({ level }) => level !== 'planning' && level !== 'area');

const areRegionWords = (types: readonly TypeWord[] | undefined): boolean =>
  types !== undefined && types.some(({ code }) => regionCodes.has(code));

const adjectiveEnds = ['ская', 'ский', 'цкая', 'цкий'].map((end) => fold(end));

const isAdjective = (text: string): boolean => adjectiveEnds.some((end) => fold(text).endsWith(end));
