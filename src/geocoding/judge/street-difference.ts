import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Atom } from '../atoms/atoms.ts';
import type { Candidate } from '../query/candidate.ts';
import { isDerived } from '../language/derived-words.ts';
import { fold } from '../text/fold.ts';
import { isGivenName, isLightWord, isNamedAfter, isSmallWord, isTitle } from '../language/known-names.ts';
import { firstOf, lastOf } from '../atoms/masks.ts';
import type { Hit } from '../query/hit.ts';
import { isOtherName } from './name-slips.ts';
import { allOf, type QueryWords } from '../query/words.ts';
import { isAlone } from '../read/atom-weights.ts';
import {
  namesNobody, isCause, nominative, ofMany, placeIn, streetName, type StreetName,
} from '../language/street-name.ts';
import { kinOf, type TypeLevel } from '../language/type-words.ts';
import { EDIT, typoCost } from '../text/typo-costs.ts';
import { isNumberOfYears } from '../atoms/years.ts';

/**
 * `name`: the query has a qualifier or another word that the street lacks. `type`: the query names another type of
 * street. `slip`: the query's words differ too much to be misspellings of the name.
 */
export type StreetDifference = 'name' | 'type' | 'slip';

const keysOf = (words: string): string[] => words.split(' ').map((word) => fold(word));
const roots = 'больш мал нов стар верхн нижн средн';
const ends = 'ая ый ой ий ое ого ую яя ее его юю';
const qualifiers = new Set([
  ...roots.split(' ').flatMap((root) => keysOf(ends.split(' ').map((end) => root + end).join(' '))),
  ...keysOf('вялікая вялікі малая малы новая новы старая стары верхні ніжняя ніжні велика мала нова стара'),
]);
const shortQualifiers = new Set(keysOf('б бол мал нов стар верх ниж ср'));
/** Qualifiers that could also be initials of a person, whose name is in the genitive: "Н. Крупской". */
const initials = new Set(keysOf('в н м с'));
const prefixes = keysOf('ново старо верхне нижне средне мало больше');
const ordinalEnds = new Set(['й', 'я', 'го', 'ой', 'ый', 'ий', 'ая', 'ое', 'ую']);
const adjective = /(?:ая|яя|ый|ий|ой|[внр]ка)$/u;
/** A feminine adjective in the nominative, which the preposition "в" never precedes. */
const feminine = /(?:ая|яя)$/iu;
const FEWEST_LETTERS = 3;
const MOST_REST_COST = 2 * EDIT;
const compound = /(\p{L}{3,}(?:ая|яя|ий|ый))-(\p{L}{3,}(?:ая|яя|ий|ый))/u;
const STRANGE_WEIGHT = 0.45;

/**
 * How the words beside a street's name make it another street: a name with "2-я", "Малая" or "Ново…" is not the name
 * without it, and a переулок is not an улица. Words that are optional on the map need no rule here: the map has the
 * shorter name as another name of the street.
 */
export function streetDifference(
  search: AtlasSearch, words: QueryWords, candidate: Candidate,
): StreetDifference | undefined {
  const { starts, tables: { streets }, tags } = search;
  const { feature, hit: { mask } } = candidate;
  if (feature < starts.streets || feature >= starts.pois) return undefined;
  let read: readonly StreetName[] | undefined;
  // Read on demand: most queries have nothing beside the name.
  const names = (): readonly StreetName[] =>
    (read ??= Object.values(tags(streets.names[feature - starts.streets])).map(streetName));
  const isQualified = hasQualifier(words, candidate, names) || words.atoms.some(({ key }, at) =>
    (mask & (1 << at)) !== 0 && isGlued(key, names));
  const hasLeft = (allOf(words) & ~(candidate.explained | words.roomMask)) !== 0;
  if (isQualified || (hasLeft && (hasWordBehind(words, candidate) || hasWordBeforeNumber(words, candidate)))) {
    return 'name';
  }
  if (candidate.hit.hasOtherType && hasTypeOfPlaces(words, candidate.hit)) return 'name';
  const before = hasLeft ? wordBefore(words, candidate, names) : undefined;
  if (before === 'name') return before;
  if (hasOtherType(words, candidate, names)) return 'type';
  if (namesOtherPerson(words, mask, names)) return 'name';
  const { isFuzzy, isShort } = candidate.hit;
  const texts = (): readonly string[] => Object.values(tags(streets.names[feature - starts.streets]));
  if (isShort && isPartOfCompound(words, mask, texts())) return 'slip';
  if (isFuzzy && isDerivedName(words, mask, names())) return 'name';
  return isFuzzy && isOtherName(words, mask, names().flatMap((name) => name.words)) ? 'slip' : before;
}

/** Whether the query names another person: "Юрия Кошевого", "З. Кошевого" for the улица Олега Кошевого. */
function namesOtherPerson({ atoms, types }: QueryWords, mask: number, names: () => readonly StreetName[]): boolean {
  const isInitial = (at: number): boolean =>
    cyrillic.test(atoms[at]?.text ?? '') && types[at].length === 0 && !(mask & (1 << at));
  return atoms.some(({ isNumber, key, text }, at) => {
    if (isNumber || (mask & (1 << at)) !== 0 || atoms[at - 1]?.text.length === 1) return false;
    // Compares the first of two initials: "Д. С. Донского".
    let next = at + 1;
    while (isInitial(at) && isInitial(next)) next++;
    const isBefore = (mask & (1 << next)) !== 0 && atoms[next].before !== ',';
    if (!isBefore || !(isInitial(at) || isGivenName(key))) return false;
    const given = names().map((name) => name.words[placeIn(name, atoms[next].key) - 1])
      .filter((word) => word !== undefined && isGivenName(word.key) && cyrillic.test(word.text[0]));
    return given.length > 0 && given.every((word) => (isInitial(at) ? word.text[0] !== text : word.key !== key));
  });
}

const cyrillic = /^[а-я]$/u;

/** Whether an unexplained qualifier stands beside the name, with nothing but its type word between. */
function hasQualifier(
  words: QueryWords, { hit, containerHits, explained }: Candidate, names: () => readonly StreetName[],
): boolean {
  const { atoms, titleMask } = words;
  const ofStreet = hit.mask | hit.typeMask;
  // A title belongs to the name: "26-я Академика Лаврентьева".
  const titled = ofStreet | (titleMask & explained);
  // A single qualifier does not name a container: "Верхняя Арбузова" is not in the Верхняя зона.
  const taken = containerHits.reduce((sum, { mask }) => ((mask & (mask - 1)) === 0 ? sum : sum | mask), ofStreet);
  return atoms.some((atom, at) => {
    if (taken & (1 << at)) return false;
    const next = atoms[at + 1];
    const isBefore = (ofStreet & (2 << at)) !== 0 && next.before !== ',';
    const isBehind = at > 0 && (ofStreet & (1 << (at - 1))) !== 0 && atom.before !== ',' && endsName(words, at + 1);
    const isBeforeTitle = atom.isNumber && (titled & (2 << at)) !== 0 && next.before !== ',';
    if (!isBefore && !isBehind && !isBeforeTitle) return false;
    if (atom.isNumber) return (explained & (1 << at)) === 0 && ordinalEnds.has(atom.suffix);
    if (isBefore && at > 0 && isNumberOfYears(atoms, at - 1)) return (explained & (1 << (at - 1))) === 0;
    if (qualifiers.has(atom.key)) return true;
    return isShortQualifier(words, atom, isBefore ? next : atoms[at - 1], isBefore, names);
  });
}

/**
 * Whether an abbreviation is a qualifier rather than an initial: the "В." of "В. Грузинская", without a dot only as a
 * capital before the name. The map's name decides: "на В. Грузинской" is not the Грузинская, an adjective, but
 * "Н. Крупской" is the улица Крупской, a person.
 */
function isShortQualifier(
  { text }: QueryWords, atom: Atom, beside: Atom, isBefore: boolean, names: () => readonly StreetName[],
): boolean {
  const isInitial = initials.has(atom.key);
  if (!isInitial && !shortQualifiers.has(atom.key)) return false;
  const isMarked = atom.hasDot || (isBefore && (beside.before === '-' || feminine.test(beside.text)
    || /^\p{Lu}\s\p{Lu}\p{Ll}/u.test(text.slice(atom.start))));
  if (!isMarked) return false;
  if (isBefore && (beside.isNumber || isCause(beside.key))) return true;
  return (isInitial ? nominative : adjective).test(beside.text.toLowerCase())
    || names().some((name) => namesNobody(name, beside.key));
}

/** "Героев Сталинграда 6" is not the улица Героев, nor "Дубровина полковника" the улица Дубровина: more follows. */
function hasWordBehind(words: QueryWords, { hit, explained }: Candidate): boolean {
  const { atoms } = words;
  const continuesName = (at: number): boolean => isStrange(words, at, explained)
    || (isTitle(atoms[at].key) && isLightWord(atoms[at].key) && couldBeStrange(words, at, explained));
  return !words.isCorner && atoms.some((atom, at) => at > 0 && (hit.mask & (1 << (at - 1))) !== 0
    && !atoms[at - 1].isNumber && atom.before !== ',' && continuesName(at));
}

/**
 * What a strange word before the name means. "Кузьмы Жукова 6" could be the улица Жукова, so it is a `slip`. A title or
 * a plural makes another name: "Героев Труда" is certainly not the улица Труда; so does a given name before a word that
 * is not a surname.
 */
function wordBefore(
  words: QueryWords, { hit, explained }: Candidate, names: () => readonly StreetName[],
): 'name' | 'slip' | undefined {
  const { atoms } = words;
  if (words.isCorner) return undefined;
  // Titles belong to the name: "завод имени Чуйкова".
  const titles = words.titleMask & explained & ~hit.mask;
  let found: 'slip' | undefined;
  for (let at = 0; at + 1 < atoms.length; at++) {
    const [{ text, key }, next] = [atoms[at], atoms[at + 1]];
    const isBefore = ((hit.mask | titles) & (2 << at)) !== 0 && !next.isNumber && next.before !== ','
      && (!next.hasDot || isNamedAfter(next.key));
    if (!isBefore || !couldBeStrange(words, at, explained)) continue;
    const isHeavy = words.weights[at] >= STRANGE_WEIGHT;
    if (isHeavy && (titles & (2 << at)) !== 0 && isNamedAfter(next.key)) return 'name';
    if (!isHeavy && !isLightWord(key) && !isTitle(key)) continue;
    const isNotSurname = isCause(next.key) || names().some((name) => namesNobody(name, next.key));
    if (isTitle(key) || isNotSurname || (isHeavy && ofMany.test(text))) return 'name';
    if (isHeavy) found = 'slip';
  }
  return found;
}

const couldBeStrange = ({ atoms, types, roomMask }: QueryWords, at: number, explained: number): boolean =>
  !atoms[at].isNumber && ((explained | roomMask) & (1 << at)) === 0 && types[at].length === 0
  && !isSmallWord(atoms[at].key);

const isStrange = (words: QueryWords, at: number, explained: number): boolean =>
  couldBeStrange(words, at, explained) && words.weights[at] >= STRANGE_WEIGHT;

/** "Московский, Ленина 5" is not the Московский проспект, 5: the number belongs to the strange word before it. */
function hasWordBeforeNumber(words: QueryWords, { hit, explained, house }: Candidate): boolean {
  const { atoms } = words;
  return house !== undefined && !words.isCorner && atoms.some(({ isNumber, suffix, before }, at) => isNumber && at > 0
    && suffix === '' && before === ' ' && (explained & ~hit.mask & (1 << at)) !== 0
    && isStrange(words, at - 1, explained));
}

/** "СНТ Победа 7" is not a house of the улица Победы, nor is "Центральный район" the Центральный проезд. */
function hasTypeOfPlaces({ atoms, types }: QueryWords, { mask, typeMask }: Hit): boolean {
  if (typeMask !== 0) return false;
  const [first, behind] = [firstOf(mask), lastOf(mask) + 1];
  const isPlaceWord = (at: number, next: number): boolean => at >= 0 && next < atoms.length
    && atoms[next].before !== ',' && types[at].length > 0 && types[at].every(({ level }) => places.has(level));
  return isPlaceWord(first - 1, first) || isPlaceWord(behind, behind);
}

const places: ReadonlySet<TypeLevel> = new Set<TypeLevel>(['settlement', 'planning', 'area']);

/** Whether the name is derived from the street's: "Чеховская" from the улица Чехова. */
const isDerivedName = ({ atoms }: QueryWords, mask: number, names: readonly StreetName[]): boolean =>
  atoms.some(({ key }, at) => (mask & (1 << at)) !== 0 && !names.some(({ keys }) => keys.includes(key))
    && names.some(({ keys }) => keys.some((named) => isDerived(key, named))));

/** Whether the atom at this position cannot belong to one name with the atom before it. */
function endsName({ atoms, types }: QueryWords, at: number): boolean {
  const next = atoms[at];
  return !next || next.isNumber || next.before === ',' || isSmallWord(next.key)
    || types[at].some(({ level }) => level === 'building') || types[at].some(({ level }) => level === 'street');
}

/** "Новогрузинская" is not the Грузинская, but it is a street with a former name such as Ново-Грузинская. */
function isGlued(key: string, names: () => readonly StreetName[]): boolean {
  const prefix = prefixes.find((start) => key.startsWith(start) && key.length > start.length + FEWEST_LETTERS);
  if (prefix === undefined) return false;
  const rest = key.slice(prefix.length);
  const isRest = (named: string): boolean => typoCost(rest, named, MOST_REST_COST) <= MOST_REST_COST;
  return !names().some(({ keys }) => keys.some((named, at) =>
    named.startsWith(prefix) && isRest(named === prefix ? (keys[at + 1] ?? '') : named.slice(prefix.length))));
}

/** Whether the query has only a part of a compound: "Тверская" of the Тверская-Ямская. */
function isPartOfCompound({ atoms }: QueryWords, mask: number, names: readonly string[]): boolean {
  const asked = new Set(atoms.flatMap(({ key }, at) => (mask & (1 << at) ? key : [])));
  return names.some((name) => {
    const [, first, second] = compound.exec(name) ?? [];
    return first !== undefined && asked.has(fold(first)) !== asked.has(fold(second));
  });
}

function hasOtherType(
  words: QueryWords, { hit, containerHits }: Candidate, names: () => readonly StreetName[],
): boolean {
  const { atoms, partMask } = words;
  const ofStreet = hit.mask | hit.typeMask;
  const taken = containerHits.reduce((sum, { mask, typeMask }) => sum | mask | typeMask, ofStreet | partMask);
  return atoms.some((atom, at) => {
    if (atom.isNumber || taken & (1 << at) || words.types[at].length === 0) return false;
    const codes = words.types[at].filter(({ level }) => level === 'street').map(({ code }) => code);
    if (codes.length === 0 || words.types[at].some(({ level }) => level === 'building')) return false;
    const isBefore = (ofStreet & (2 << at)) !== 0 && atoms[at + 1].before !== ',';
    // "Серебряный, ул., 6" is a form, and its first field could be the town as well.
    const isBehind = at > 0 && (ofStreet & (1 << (at - 1))) !== 0 && endsName(words, at + 1)
      && (atom.before !== ',' || isAlone(atoms, at));
    if (!isBefore && !isBehind) return false;
    // "ул. Серебряный бульвар": the second type word is the real one.
    if (codes.includes('ul') && hit.typeMask !== 0) return false;
    const types = new Set(names().flatMap((name) => [...name.types]));
    return types.size > 0
      && !codes.some((code) => types.has(code) || [...kinOf(code)].some((kin) => types.has(kin)));
  });
}
