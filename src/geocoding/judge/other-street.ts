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
import {
  isOfNobody, isCause, nominative, ofMany, placeIn, streetName, type StreetName,
} from '../language/street-name.ts';
import { kinOf, type TypeLevel } from '../language/type-words.ts';
import { EDIT, typoCost } from '../text/typo-costs.ts';
import { isNumberOfYears } from '../atoms/years.ts';

/**
 * `name`: a qualifier or another word is told that the street has not. `type`: its kind is another one. `slip`: words
 * stand for its name that are hardly slips of it.
 */
export type OtherStreet = 'name' | 'type' | 'slip';

const keysOf = (words: string): string[] => words.split(' ').map((word) => fold(word));
const roots = 'больш мал нов стар верхн нижн средн';
const ends = 'ая ый ой ий ое ого ую яя ее его юю';
const qualifiers = new Set([
  ...roots.split(' ').flatMap((root) => keysOf(ends.split(' ').map((end) => root + end).join(' '))),
  ...keysOf('вялікая вялікі малая малы новая новы старая стары верхні ніжняя ніжні велика мала нова стара'),
]);
const shortQualifiers = new Set(keysOf('б бол мал нов стар верх ниж ср'));
/** These may be of a person as well, whose name is in the genitive: "Н. Крупской". */
const initials = new Set(keysOf('в н м с'));
const prefixes = keysOf('ново старо верхне нижне средне мало больше');
const ordinalEnds = new Set(['й', 'я', 'го', 'ой', 'ый', 'ий', 'ая', 'ое', 'ую']);
const adjective = /(?:ая|яя|ый|ий|ой|[внр]ка)$/u;
/** Of a feminine adjective, which no "в" of speech stands before. */
const feminine = /(?:ая|яя)$/iu;
const FEWEST_LETTERS = 3;
const MOST_REST_COST = 2 * EDIT;
const compound = /(\p{L}{3,}(?:ая|яя|ий|ый))-(\p{L}{3,}(?:ая|яя|ий|ый))/u;
const STRANGE_WEIGHT = 0.45;

/**
 * Whether the words beside a street's name make it another street: the 2-я, the Малая and the Ново… of a name are not
 * that without, and a переулок is no улица. What is optional in the data stands there as another name, and is found.
 */
export function isOtherStreet(search: AtlasSearch, words: QueryWords, candidate: Candidate): OtherStreet | undefined {
  const { starts, tables: { streets }, tags } = search;
  const { feature, hit: { mask } } = candidate;
  if (feature < starts.streets || feature >= starts.pois) return undefined;
  let read: readonly StreetName[] | undefined;
  // Of most queries nothing stands beside the name that needs them.
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
  if (isOfNamesake(words, mask, names)) return 'name';
  const { isFuzzy, isShort } = candidate.hit;
  const texts = (): readonly string[] => Object.values(tags(streets.names[feature - starts.streets]));
  if (isShort && isPartOfCompound(words, mask, texts())) return 'slip';
  if (isFuzzy && isDerivedName(words, mask, names())) return 'name';
  return isFuzzy && isOtherName(words, mask, names().flatMap((name) => name.words)) ? 'slip' : before;
}

/** "Юрия Кошевого", "З. Кошевого", where the map has the улица Олега Кошевого. */
function isOfNamesake({ atoms, types }: QueryWords, mask: number, names: () => readonly StreetName[]): boolean {
  const isInitial = (at: number): boolean =>
    cyrillic.test(atoms[at]?.text ?? '') && types[at].length === 0 && !(mask & (1 << at));
  return atoms.some(({ isNumber, key, text }, at) => {
    if (isNumber || (mask & (1 << at)) !== 0 || atoms[at - 1]?.text.length === 1) return false;
    // Of "Д. С. Донского" the first.
    let next = at + 1;
    while (isInitial(at) && isInitial(next)) next++;
    const isBefore = (mask & (1 << next)) !== 0 && atoms[next].before !== ',';
    if (!isBefore || !(isInitial(at) || isGivenName(key))) return false;
    const given = names().map((name) => name.words[placeIn(name, atoms[next].key) - 1])
      .filter((own) => own !== undefined && isGivenName(own.key) && cyrillic.test(own.text[0]));
    return given.length > 0 && given.every((own) => (isInitial(at) ? own.text[0] !== text : own.key !== key));
  });
}

const cyrillic = /^[а-я]$/u;

/** Beside the name, with nothing between but its type word. */
function hasQualifier(
  words: QueryWords, { hit, containerHits, explained }: Candidate, names: () => readonly StreetName[],
): boolean {
  const { atoms, titleMask } = words;
  const own = hit.mask | hit.typeMask;
  // "26-я Академика Лаврентьева"
  const titled = own | (titleMask & explained);
  // A qualifier alone is no ground: "Верхняя Арбузова" is not in the Верхняя зона.
  const taken = containerHits.reduce((all, { mask }) => ((mask & (mask - 1)) === 0 ? all : all | mask), own);
  return atoms.some((atom, at) => {
    if (taken & (1 << at)) return false;
    const next = atoms[at + 1];
    const isBefore = (own & (2 << at)) !== 0 && next.before !== ',';
    const isBehind = at > 0 && (own & (1 << (at - 1))) !== 0 && atom.before !== ',' && endsName(words, at + 1);
    const isBeforeTitle = atom.isNumber && (titled & (2 << at)) !== 0 && next.before !== ',';
    if (!isBefore && !isBehind && !isBeforeTitle) return false;
    if (atom.isNumber) return (explained & (1 << at)) === 0 && ordinalEnds.has(atom.suffix);
    if (isBefore && at > 0 && isNumberOfYears(atoms, at - 1)) return (explained & (1 << (at - 1))) === 0;
    if (qualifiers.has(atom.key)) return true;
    return isShortQualifier(words, atom, isBefore ? next : atoms[at - 1], isBefore, names);
  });
}

/**
 * The "В." of "В. Грузинская", which is nobody's initial; without its dot only as a capital before the name. What the
 * name is, the map says: "на В. Грузинской" is in the Грузинская, but "Н. Крупской" is the улица Крупской.
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
    || names().some((name) => isOfNobody(name, beside.key));
}

/** "Героев Сталинграда 6" is not in the улица Героев: the name goes on; "Дубровина полковника" is of another one. */
function hasWordBehind(words: QueryWords, { hit, explained }: Candidate): boolean {
  const { atoms } = words;
  const isOther = (at: number): boolean => isStrange(words, at, explained)
    || (isTitle(atoms[at].key) && isLightWord(atoms[at].key) && mayBeStrange(words, at, explained));
  return !words.isCorner && atoms.some((atom, at) => at > 0 && (hit.mask & (1 << (at - 1))) !== 0
    && !atoms[at - 1].isNumber && atom.before !== ',' && isOther(at));
}

/**
 * "Кузьмы Жукова 6": of another one, or in another town. But "Героев Труда" is not the улица Труда for sure, and where
 * nobody is called so a given name makes it another street as well.
 */
function wordBefore(
  words: QueryWords, { hit, explained }: Candidate, names: () => readonly StreetName[],
): 'name' | 'slip' | undefined {
  const { atoms } = words;
  if (words.isCorner) return undefined;
  // "завод имени Чуйкова"
  const titles = words.titleMask & explained & ~hit.mask;
  let found: 'slip' | undefined;
  for (let at = 0; at + 1 < atoms.length; at++) {
    const [{ text, key }, next] = [atoms[at], atoms[at + 1]];
    const isBefore = ((hit.mask | titles) & (2 << at)) !== 0 && !next.isNumber && next.before !== ','
      && (!next.hasDot || isNamedAfter(next.key));
    if (!isBefore || !mayBeStrange(words, at, explained)) continue;
    const isHeavy = words.weights[at] >= STRANGE_WEIGHT;
    if (isHeavy && (titles & (2 << at)) !== 0 && isNamedAfter(next.key)) return 'name';
    if (!isHeavy && !isLightWord(key) && !isTitle(key)) continue;
    const isOfNone = isCause(next.key) || names().some((name) => isOfNobody(name, next.key));
    if (isTitle(key) || isOfNone || (isHeavy && ofMany.test(text))) return 'name';
    if (isHeavy) found = 'slip';
  }
  return found;
}

const mayBeStrange = ({ atoms, types, roomMask }: QueryWords, at: number, explained: number): boolean =>
  !atoms[at].isNumber && ((explained | roomMask) & (1 << at)) === 0 && types[at].length === 0
  && !isSmallWord(atoms[at].key);

const isStrange = (words: QueryWords, at: number, explained: number): boolean =>
  mayBeStrange(words, at, explained) && words.weights[at] >= STRANGE_WEIGHT;

/** "Московский, Ленина 5": whose number it is is told. */
function hasWordBeforeNumber(words: QueryWords, { hit, explained, house }: Candidate): boolean {
  const { atoms } = words;
  return house !== undefined && !words.isCorner && atoms.some(({ isNumber, suffix, before }, at) => isNumber && at > 0
    && suffix === '' && before === ' ' && (explained & ~hit.mask & (1 << at)) !== 0
    && isStrange(words, at - 1, explained));
}

/** "СНТ Победа 7" is no house of the улица Победы, nor is the "Центральный район" the Центральный проезд. */
function hasTypeOfPlaces({ atoms, types }: QueryWords, { mask, typeMask }: Hit): boolean {
  if (typeMask !== 0) return false;
  const [first, behind] = [firstOf(mask), lastOf(mask) + 1];
  const isOfPlaces = (at: number, next: number): boolean => at >= 0 && next < atoms.length && atoms[next].before !== ','
    && types[at].length > 0 && types[at].every(({ level }) => places.has(level));
  return isOfPlaces(first - 1, first) || isOfPlaces(behind, behind);
}

const places: ReadonlySet<TypeLevel> = new Set<TypeLevel>(['settlement', 'planning', 'area']);

/** "Чеховская" for the улица Чехова. */
const isDerivedName = ({ atoms }: QueryWords, mask: number, names: readonly StreetName[]): boolean =>
  atoms.some(({ key }, at) => (mask & (1 << at)) !== 0 && !names.some(({ keys }) => keys.includes(key))
    && names.some(({ keys }) => keys.some((own) => isDerived(key, own))));

/** Nothing follows that may be of one name with what stands before. */
function endsName({ atoms, types }: QueryWords, at: number): boolean {
  const next = atoms[at];
  return !next || next.isNumber || next.before === ',' || isSmallWord(next.key)
    || types[at].some(({ level }) => level === 'building') || types[at].some(({ level }) => level === 'street');
}

/** "Новогрузинская" for the Грузинская; that was the Ново-Вокзальная once. */
function isGlued(key: string, names: () => readonly StreetName[]): boolean {
  const prefix = prefixes.find((one) => key.startsWith(one) && key.length > one.length + FEWEST_LETTERS);
  if (prefix === undefined) return false;
  const rest = key.slice(prefix.length);
  const isRest = (own: string): boolean => typoCost(rest, own, MOST_REST_COST) <= MOST_REST_COST;
  return !names().some(({ keys }) => keys.some((own, at) =>
    own.startsWith(prefix) && isRest(own === prefix ? (keys[at + 1] ?? '') : own.slice(prefix.length))));
}

/** "Тверская" for the Тверская-Ямская. */
function isPartOfCompound({ atoms }: QueryWords, mask: number, names: readonly string[]): boolean {
  const asked = new Set(atoms.flatMap(({ key }, at) => (mask & (1 << at) ? key : [])));
  return names.some((name) => {
    const [, one, other] = compound.exec(name) ?? [];
    return one !== undefined && asked.has(fold(one)) !== asked.has(fold(other));
  });
}

function hasOtherType(
  words: QueryWords, { hit, containerHits }: Candidate, names: () => readonly StreetName[],
): boolean {
  const { atoms, partMask } = words;
  const own = hit.mask | hit.typeMask;
  const taken = containerHits.reduce((all, { mask, typeMask }) => all | mask | typeMask, own | partMask);
  return atoms.some((atom, at) => {
    if (atom.isNumber || taken & (1 << at)) return false;
    const codes = words.types[at].filter(({ level }) => level === 'street').map(({ code }) => code);
    if (codes.length === 0 || words.types[at].some(({ level }) => level === 'building')) return false;
    const isBefore = (own & (2 << at)) !== 0 && atoms[at + 1].before !== ',';
    const isBehind = at > 0 && (own & (1 << (at - 1))) !== 0 && atom.before !== ',' && endsName(words, at + 1);
    if (!isBefore && !isBehind) return false;
    // "ул. Серебряный бульвар": the other one is what it is.
    if (codes.includes('ul') && hit.typeMask !== 0) return false;
    const types = new Set(names().flatMap((name) => [...name.types]));
    return types.size > 0
      && !codes.some((code) => types.has(code) || [...kinOf(code)].some((kin) => types.has(kin)));
  });
}
