import { areApart, countryCodeAt } from '../../atoms/country-phrases.ts';
import { lastOf } from '../../atoms/masks.ts';
import {
  beginsCountry, beginsKnownName, centreOfNamesake, centreOfRegion, centreOfRegionInCase, codeOfCountryInCase,
  findCityInCase, findKnownCity, findSuffixedCity, isCountry, keyOfWord, resemblesKnownCity,
} from '../../language/known-cities.ts';
import { citiesOfDistrict } from '../../language/city-districts.ts';
import { isLightWord, isSmallWord } from '../../language/known-names.ts';
import { centresOfInitials } from '../../language/short-regions.ts';
import { typeWordInCase } from '../../language/misspelt-types.ts';
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
  /** For initials that several regions have, the keys of their centres. */
  readonly centres?: readonly string[];
  /** For a region, the mask of its type word: "область". */
  readonly typeMask?: number;
  /** A city is all that the query names: "Киров". */
  readonly isAlone?: boolean;
  /** A known region alone between commas: "МО, Ветроград". */
  readonly isApart?: boolean;
  /** For a country, its code. */
  readonly country?: string;
  /** Where the query names another town, it counts only as that town's region: "Лукино, под Омском". */
  readonly isNearby?: boolean;
  /** A district of the cities; it counts only in a city whose districts are known. */
  readonly isDistrict?: boolean;
  /** A word behind a preposition, where a town would stand. */
  readonly isSpoken?: boolean;
  /** It counts only as a town or village of the map: "Лесная, 5, в Разъезде", not "в магазине". */
  readonly isOnMap?: boolean;
  /** For a known city or district, the keys of the cities of that name. */
  readonly cities?: ReadonlySet<string>;
}

const sure = { isBefore: false, isTied: false, isKnown: false } as const;

/** Prepositions before a town: within it, and near it, where another town can be meant. */
const inTown = new Set(['v', 'vo', 'iz', 'u', 'in']);
const overTown = new Set(['po', 'na']);
const nearTown: ReadonlySet<string> =
  new Set('под около возле близ вблизи до от під біля поблизу коло каля пад'.split(' ').map((word) => fold(word)));
/** "рядом с" */
const beside = ['рядом', 'с'].map((word) => fold(word));
/** Ends of surnames, which streets have in a case: "по Иванова" is not in Иваново. */
const surname = /([oe]v|in)(?:a|u|i|oi)$/u;
/** Initials of an okrug of a city. */
const okrug = /^[СЮ]?[ЗВ]?АО$/u;
const endOfOkrug = fold('АО');
/** Initials of a край or an область: "СК", "ЧО". */
const initials = /^.[ko]$/u;
/** Short names of cities that are no words: "тлт", "кзн", "екб", "ннов". */
const abbreviation = /^е?[бвгджзклмнпрстфхцчшщ]{2,4}(?:ов)?$/u;
const hasSmallLetters = /\p{Ll}{3}/u;
const MOST_WORDS = 4;
/** Names weigh more. */
const TYPE_WEIGHT = 0.1;

/** Lists all mentions of a query. */
export function mentionsIn(words: QueryWords): Mention[] {
  const mentions: Mention[] = [];
  for (const [at, { isNumber }] of words.atoms.entries()) {
    if (isNumber) continue;
    const mention = mentionAt(words, at);
    if (mention) mentions.push(mention);
    const pair = spokenPairAt(words, at);
    if (pair) mentions.push(pair);
  }
  return mentions;
}

function mentionAt(words: QueryWords, at: number): Mention | undefined {
  return countryAt(words, at) ?? initialsAt(words, at) ?? districtAt(words, at) ?? regionAt(words, at)
    ?? cityAt(words, at) ?? typedAt(words, at) ?? bareAt(words, at);
}

function countryAt(words: QueryWords, at: number): Mention | undefined {
  const code = countryCodeAt(words, at);
  if (code !== undefined) return { ...sure, mask: 1 << at, kind: 'region', isKnown: true, country: code };
  const isSpoken = isBehindPreposition(words, at);
  if ((!isSpoken && !beginsCountry(words.atoms[at].key)) || !beginsName(words, at)) return undefined;
  const mask = longest(words, at, isSpoken ? (key) => codeOfCountryInCase(key) !== undefined : isCountry);
  if (mask === 0) return undefined;
  const country = codeOfCountryInCase(keyOf(words, at, lastOf(mask)));
  return { ...sure, mask, kind: 'region', isKnown: true, country };
}

/** Finds the initials of a region between commas, "СК, Пятигорск", or beside an address: "5 СК". */
function initialsAt(words: QueryWords, at: number): Mention | undefined {
  const { atoms, text } = words;
  const { start, end, key } = atoms[at];
  const isApart = areApart(atoms, at);
  const isBefore = initials.test(key) && beginsField(words, at);
  const isBeside = isBefore || (initials.test(key) && endsAddress(words, at));
  if ((!isApart && !isBeside) || !hasSmallLetters.test(text)) return undefined;
  const centres = centresOfInitials(text.slice(start, end));
  return centres.length === 0 ? undefined
    : { ...sure, mask: 1 << at, kind: 'region', isKnown: true, isTied: isBefore, centre: centres[0], centres, isApart };
}

/** Whether a word begins a part between commas and has another word right behind it: "СК Дальнее, Садовая, 5". */
const beginsField = ({ atoms }: QueryWords, at: number): boolean =>
  (at === 0 || atoms[at].before === ',') && atoms[at + 1]?.before === ' ' && !atoms[at + 1].isNumber;

/** Whether a word right behind a house number ends a part between commas: "Дальнее, Садовая, 5 СК". */
const endsAddress = (words: QueryWords, at: number): boolean =>
  (words.atoms[at + 1]?.before ?? ',') === ',' && words.atoms[at].before === ' '
  && (words.atoms[at - 1]?.isNumber || (at > 0 && isEndOfHouse(words, at - 1)));

/** Finds a known district of a city: "Заельцовский район", "ЮЗАО". */
function districtAt(words: QueryWords, at: number): Mention | undefined {
  const { atoms, types, text } = words;
  const isTyped = (beside: number, behind: number): boolean =>
    atoms[behind]?.before !== ',' && hasCode(types[beside], 'rayon');
  const { key, start, end } = atoms[at];
  const isOkrug = key.endsWith(endOfOkrug) && okrug.test(text.slice(start, end));
  if (!isOkrug && !isTyped(at + 1, at + 1) && !isTyped(at - 1, at)) return undefined;
  const cities = citiesOfDistrict(keyAt(words, at));
  return cities && { ...sure, mask: 1 << at, kind: 'place', isKnown: false, isDistrict: true, cities };
}

/** Finds a region: "Калужская область", "обл. Калужская", "Татарстан". */
function regionAt(words: QueryWords, at: number): Mention | undefined {
  const { atoms, types } = words;
  if (atoms[at].isNumber) return undefined;
  const isSpoken = isBehindPreposition(words, at) || areRegionWords(types[at + 1]) || areRegionWords(types[at - 1]);
  const centreOf = isSpoken ? centreOfRegionInCase : centreOfRegion;
  const isKnown = isSpoken || beginsKnownName(keyAt(words, at));
  const mask = isKnown ? longest(words, at, (key) => centreOf(key) !== undefined) : 0;
  const last = mask === 0 ? at : lastOf(mask);
  const isShort = mask !== 0 && atoms[last + 1]?.key === 'kr' && isAdjective(atoms[last].text);
  const isBehind = (isShort || areRegionWords(types[last + 1])) && atoms[last + 1].before !== ',';
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
  if (!isRegion) return undefined;
  const centre = centreOf(keyOf(words, at, last));
  return { ...sure, mask, kind: 'region', isKnown: true, typeMask, centre, isApart: areApart(atoms, at, last) };
}

function cityAt(words: QueryWords, at: number): Mention | undefined {
  const { atoms, types } = words;
  const isTyped = areSettlementWords(types[at - 1]) && atoms[at].before !== ',';
  const isSpoken = isTyped || isBehindPreposition(words, at);
  const isSuffixed = findSuffixedCity(atoms[at].key) !== undefined;
  if ((!isSpoken && !isSuffixed && !beginsKnownName(keyAt(words, at))) || !beginsName(words, at)) return undefined;
  const find = isSpoken || isSuffixed ? findCityInCase : findKnownCity;
  const mask = longest(words, at, (key) => find(key) !== undefined);
  if (mask === 0) return undefined;
  const last = lastOf(mask);
  const city = find(keyOf(words, at, last));
  const isNearby = !isTyped && isNearWord(atoms, at - 1);
  const known = { ...sure, mask, kind: 'place', isKnown: true, isNearby, cities: city?.cities } as const;
  if (!city?.isSoft || isTyped) return known;
  // "влад 6" is a house (владение), "Королёв Иван" a person.
  if (types[at].length > 0 && atoms[last + 1]?.isNumber && atoms[last + 1].before !== ',') return undefined;
  const isAlone = words.weights.every((weight, i) => (mask & (1 << i)) !== 0 || weight <= TYPE_WEIGHT);
  const isTied = !endsAt(words, last) && !abbreviation.test(atoms[at].text);
  return { ...known, isKnown: false, isTied, isAlone };
}

/** Whether the atom stands in a case that its preposition asks for, so that a name is known by its stem. */
export function isBehindPreposition({ atoms }: Pick<QueryWords, 'atoms'>, at: number): boolean {
  const before = atoms[at - 1];
  if (!before || before.isNumber || atoms[at].before === ',') return false;
  return inTown.has(before.key)
    || ((overTown.has(before.key) || isNearWord(atoms, at - 1)) && !isSurname(atoms[at].key));
}

/** Whether a word is a surname in a case, and no case of a city like it: "Иванова", but not "Киева". */
const isSurname = (key: string): boolean =>
  surname.test(key) && findKnownCity(key.replace(surname, '$1'))?.isSoft !== false;

/** Whether an atom is the preposition of a town that the address is near. */
const isNearWord = (atoms: QueryWords['atoms'], at: number): boolean => nearTown.has(atoms[at]?.key)
  || (at > 0 && atoms[at].key === beside[1] && atoms[at - 1].key === beside[0]);

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
  const isSpoken = inTown.has(atoms[at - 1]?.key) && atoms[at].before !== ',';
  const isAlone = atoms[at + 1]?.before === ',' || (isSpoken && beginsStreet(words, at + 1));
  const endsPart = isAlone || atoms[at + 1] === undefined;
  // "в Разъезде"
  const isNamedLikeType = isSpoken && endsPart && areSettlementWords(types[at]);
  if (!isNamedLikeType && (types[at].length > 0 || !isName(words, at))) return undefined;
  const field = fields.find(({ mask }) => (mask & (1 << at)) !== 0)?.name;
  if (field === 'region' || field === 'country' || field === 'district') return undefined;
  if (allowed[at] === roles.container) return { ...sure, mask: 1 << at, kind: 'place' };
  const isFirst = atoms.slice(0, isSpoken ? at - 1 : at).every(({ isNumber, key }) => isNumber && key.length === 6);
  if (isSpoken && endsPart && (!isFirst || isNamedLikeType)) {
    return { ...sure, mask: 1 << at, kind: 'unknown', isSpoken, isOnMap: true };
  }
  if (!isFirst || (!isAlone && atoms[at].key.length < 5)) return undefined;
  // before the town itself stands who lives there: "Белова, Волгоград, Ногинская улица, 15"
  const isBeforeTown = isAlone
    && (findKnownCity(keyAt(words, at + 1)) !== undefined || areSettlementWords(types[at + 1]));
  const isSlip = isAlone && !isBeforeTown && (words.knownMask & (1 << at)) === 0 && resemblesKnownCity(atoms[at].key);
  return { ...sure, mask: 1 << at, kind: isSlip ? 'place' : 'unknown', isBefore: true, isTied: !isAlone, isSpoken };
}

/** Whether a type word has the name of its street behind it: "в Ключах проспект Победы", unlike "в Лесном переулке". */
export function beginsStreet({ atoms, types }: QueryWords, at: number): boolean {
  const [name, behind] = [atoms[at + 1], atoms[at + 2]];
  if (!types[at]?.some(({ level }) => level === 'street') || !name || name.before === ',') return false;
  if ((typeWordInCase(atoms[at].key) ?? atoms[at].key) !== atoms[at].key || areHouseWords(types[at + 1])) return false;
  return !name.isNumber || name.suffix !== ''
    || (behind !== undefined && !behind.isNumber && behind.before !== ',' && behind.text.length > 1
      && !areHouseWords(types[at + 2]));
}

/** Finds two words behind a preposition, which name a town of the map: "в Верхнем Токольдоше". */
function spokenPairAt(words: QueryWords, at: number): Mention | undefined {
  const { atoms, types } = words;
  if (!inTown.has(atoms[at - 1]?.key)) return undefined;
  const isPair = [at, at + 1].every((word) => atoms[word] !== undefined
    && atoms[word].before !== ',' && types[word].length === 0 && isName(words, word));
  return isPair ? { ...sure, mask: 3 << at, kind: 'unknown', isSpoken: true, isOnMap: true } : undefined;
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
function namesStreetBefore(words: QueryWords, at: number): boolean {
  const { atoms, types } = words;
  const [type, next] = [atoms[at], atoms[at + 1]];
  if (!type || type.before === ',' || !types[at].some(({ level }) => level === 'street')) return false;
  return !next || next.before === ',' || (next.isNumber && next.suffix === '' && !beginsStreet(words, at));
}

function keyAt(words: QueryWords, at: number): string {
  const { key, text } = words.atoms[at];
  return keyOfWord(text, key);
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
  if (at === 0 || atoms[at].before === ',' || atoms[at].before === ':') return true;
  const before = atoms[at - 1];
  return before.isNumber || isEndOfHouse(words, at - 1) ? atoms[at].before !== '-'
    : isSmallWord(before.key) || isNearWord(atoms, at - 1)
    || areSettlementWords(types[at - 1]) || areRegionWords(types[at - 1]);
}

/** Whether an atom ends a house number: "34Б", "12 к7А", "8 лит. Б"; also "22 стр", where the number is left out. */
const isEndOfHouse = ({ atoms, types }: QueryWords, at: number): boolean => atoms[at].before !== ','
  && (atoms[at].text.length === 1 ? atoms[at - 1]?.isNumber || hasCode(types[at - 1], 'litera')
  : atoms[at - 1]?.isNumber && hasCode(types[at], 'stroenie', 'korpus', 'litera'));

const hasCode = (types: readonly TypeWord[] | undefined, ...codes: readonly string[]): boolean =>
  types?.some(({ code }) => codes.includes(code)) ?? false;

const areSettlementWords = (types: readonly TypeWord[] | undefined): boolean =>
  types !== undefined && types.length > 0 && types.every(({ level }) => level === 'settlement');

const areHouseWords = (types: readonly TypeWord[]): boolean =>
  types.some(({ code, level }) => level === 'building' || level === 'room' || code === 'dom');

const couldBeSettlement = (types: readonly TypeWord[]): boolean =>
  types.some(({ level }) => level === 'settlement')
  && types.every(({ level }) => level !== 'planning' && level !== 'area');

const areRegionWords = (types: readonly TypeWord[] | undefined): boolean =>
  types !== undefined && types.some(({ code }) => regionCodes.has(code));

const adjectiveEnds = ['ск', 'цк'].flatMap((stem) => ['ая', 'ий', 'ой', 'ую', 'ого', 'ому', 'им', 'ом']
  .map((end) => fold(stem + end)));

const isAdjective = (text: string): boolean => adjectiveEnds.some((end) => fold(text).endsWith(end));
