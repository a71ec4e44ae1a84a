import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Containers } from '../gazetteer/containers.ts';
import type { HouseKey } from '../houses/key.ts';
import { isDistrictBeside } from './lies-in.ts';
import { atomsThat, firstOf } from '../atoms/masks.ts';
import type { Hit, Retrieved } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';
import type { ThingStarts } from '../gazetteer/things.ts';
import { regionCodes } from '../language/type-words.ts';
import { isNumberOfYears } from '../atoms/years.ts';

const REMARK_PART = 0.3;
const UNKNOWN_UNIT_PART = 0.15;
/** A ground may be misspelt, and is no remark all the same. */
const LIKELY_GROUND_GAIN = 0.4;
/** Behind a number these may be the letter of a house. */
const isLetter = /^[а-еa-e]$/u;

/** What the words that a candidate leaves unexplained may still mean: another town, another street, a remark. */
export class Leftover {
  private readonly starts: ThingStarts;
  private readonly containers: Containers;
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly retrieved: Retrieved;
  private readonly all: number;
  private readonly units: number;
  private readonly repeated: number;
  /** Atoms that are words of an address, and those that are ordinals. */
  private readonly plainWords: number;
  private readonly ordinals: number;
  /** Those that may be of houses. */
  private readonly numbers: number;
  /** More is spared by no candidate. */
  readonly mostSpared: number;
  /** Streets that are told with their type word and well understood; unknown until they are asked for. */
  private typedStreets: readonly Hit[] | undefined;

  constructor(search: AtlasSearch, words: QueryWords, retrieved: Retrieved) {
    this.search = search;
    this.starts = search.starts;
    this.containers = search.containers;
    this.words = words;
    this.retrieved = retrieved;
    this.all = allOf(words);
    this.units = this.unitsOf();
    this.repeated = this.repeatedOf();
    this.mostSpared = this.weigh(this.units);
    this.plainWords = atomsThat(words.atoms, ({ isNumber }) => !isNumber) & ~words.roomMask;
    this.numbers = atomsThat(words.atoms, ({ isNumber, suffix }) => isNumber && suffix === '')
      & ~words.roomMask;
    this.ordinals = atomsThat(words.atoms, ({ isNumber, suffix }, at) =>
      isNumber && ((suffix !== '' && !isLetter.test(suffix)) || isNumberOfYears(words.atoms, at)));
  }

  /**
   * Whether a ground that is well understood, and is not around, is among the words left. `near`: it reaches to the
   * thing, as a city does to its suburbs. `district`: of the same city.
   */
  namesOther(own: Hit, left: number): 'near' | 'far' | 'district' | undefined {
    if (left === 0 || this.retrieved.grounds.size === 0) return undefined;
    const { lat, lon } = this.containers.point(own.thing);
    let found: 'far' | 'district' | undefined;
    for (const { thing, mask, gain } of this.retrieved.grounds.values()) {
      if (thing === own.thing || (mask & ~left) !== 0) continue;
      const weight = this.weigh(mask);
      const isOther = gain > 0.7 * weight && weight > 0.7;
      const isArea = thing >= this.starts.areas && thing < this.starts.streets;
      if (!isOther || (isArea && this.containers.isBorderless(thing - this.starts.areas))) continue;
      const isNear = thing < this.starts.areas ? this.containers.metersNear(thing, lat, lon) < Infinity
        : thing < this.starts.streets && this.containers.inBox(thing - this.starts.areas, lat, lon);
      if (isNear) return 'near';
      if (!isArea || !isDistrictBeside(this.search, thing, lat, lon)) found = 'far';
      else found ??= 'district';
    }
    return found;
  }

  /** "Комсомольская 3" is no station, "метро Комсомольская 3" is: a number beside a thing that has none. */
  isStray({ thing, typeMask }: Hit, left: number): boolean {
    const isThing = thing >= this.starts.pois && thing < this.starts.postcodes;
    return isThing && typeMask === 0 && (left & this.numbers) !== 0;
  }

  /**
   * "4-я Сухонская" is not the Сухонская, nor "50-летия Победы" the улица Победы: a number that nothing explains, right
   * before the name.
   */
  namesOrdinal(own: number, left: number): boolean {
    const ordinals = this.ordinals & left;
    if (ordinals === 0) return false;
    const { atoms, types } = this.words;
    return atoms.some((_, at) => {
      if (!(ordinals & (1 << at))) return false;
      const next = types[at + 1]?.length || isNumberOfYears(atoms, at) ? at + 2 : at + 1;
      return (own & (1 << next)) !== 0 && atoms[next]?.before !== ',' && atoms[at + 1].before !== ',';
    });
  }

  /**
   * Whether a street is among the words left, with its type word, on the map or not: then it is not the house of
   * another one that is meant.
   */
  namesOtherStreet(own: Hit, left: number, end: number): boolean {
    const { starts } = this;
    if (this.words.isCorner || left === 0) return false;
    if (this.namesUnknownStreet(left & ((1 << end) - 1))) return true;
    // Against a street that is only like the words, another one may have any of the others.
    const isDoubtful = own.isFuzzy && own.typeMask === 0;
    const free = isDoubtful ? this.all & ~own.mask : left;
    const least = isDoubtful ? 0.2 : 1;
    this.typedStreets ??= this.retrieved.heads.filter(({ thing, mask, typeMask, gain }) => typeMask !== 0
      && thing >= starts.streets && thing < starts.pois && gain > 0.9 * this.weigh(mask));
    return this.typedStreets.some(({ mask, typeMask, isFuzzy }) => ((mask | typeMask) & ~free) === 0
      && this.weigh(mask) >= least && !(isDoubtful && isFuzzy));
  }

  /** "улица Небывалая": a type word of streets and beside it a word that nothing explains. */
  private namesUnknownStreet(left: number): boolean {
    return this.words.types.some((types, at) => (left & (1 << at)) !== 0 && isOfStreets(types)
      && this.hasStrangeBeside(1 << at, left));
  }

  /** Whether a word of weight that nothing explains is next to these, without a comma between. */
  hasStrangeBeside(mask: number, left: number): boolean {
    const { atoms, weights } = this.words;
    const isStrange = (at: number): boolean => (left & (1 << at)) !== 0 && !atoms[at].isNumber && weights[at] >= 0.5;
    return atoms.some((atom, at) => (mask & (1 << at)) !== 0
      && ((at > 0 && atom.before !== ',' && isStrange(at - 1))
        || (at + 1 < atoms.length && atoms[at + 1].before !== ',' && isStrange(at + 1))));
  }

  /**
   * "Пятёрочка, Бишкек, Восток-5, 7", "Чуйская обл., …": parts before the one that begins with what the place is in,
   * and regions. They speak of no street, unless they have its type word.
   */
  beforeGrounds({ mask: own }: Hit, grounds: readonly Hit[]): number {
    const { atoms, types } = this.words;
    let first = firstOf(own);
    for (const { mask } of grounds) first = Math.min(first, firstOf(mask));
    let regions = 0;
    for (const [at, { isNumber, before }] of atoms.entries()) {
      const isBefore = atoms[at + 1]?.before !== ',' && isOfRegions(types[at + 1]);
      if (!isNumber && (isBefore || (before !== ',' && isOfRegions(types[at - 1])))) regions |= 1 << at;
    }
    if (first === firstOf(own)) return regions;
    while (first > 0 && atoms[first].before !== ',') first--;
    const aside = (1 << first) - 1;
    return types.some((one, at) => at < first && isOfStreets(one)) ? regions : regions | aside;
  }

  /** Whether words before the number, or a type word of streets, speak of a street. */
  namesStreet(left: number, end: number): boolean {
    const words = this.wordsOf(left & this.all);
    // The "у" of "ключ у охраны" is no street.
    const isTyped = this.words.types.some((types, at) => (left & ~this.words.roomMask & (1 << at)) !== 0
      && (at < end || this.words.atoms[at].key.length > 1) && isOfStreets(types));
    const reach = this.isDate(left, end) ? end + 1 : end;
    return isTyped || this.weigh(words & ~this.units & ((1 << reach) - 1)) > 0.4;
  }

  /** "1 Мая, 24": a word goes on with the number, and another one follows. */
  private isDate(left: number, end: number): boolean {
    const { atoms, roomMask } = this.words;
    return atoms[end]?.before === ' ' && !atoms[end].isNumber && atoms.some(({ isNumber }, at) =>
      at > end && isNumber && (left & ~roomMask & (1 << at)) !== 0);
  }

  /** "3 микрорайон 4": a quarter that is not here. A block without a house (к1205) needs none. */
  namesQuarter(left: number, asked: HouseKey): boolean {
    const { atoms, types } = this.words;
    const mask = left & ~this.words.roomMask;
    return asked.flag === '' && types.some((own, at) => (mask & (1 << at)) !== 0 && isOtherType(own)
      && [at - 1, at + 1].some((beside) => atoms[beside]?.isNumber && (mask & (1 << beside)) !== 0
        && atoms[Math.max(at, beside)].before !== ','));
  }

  /** "г.о. город Тверь, г Тверь": a ground that is told twice, as registers do. */
  repeats(grounds: readonly Hit[], left: number): number {
    const repeated = left & this.repeated;
    if (repeated === 0 || grounds.length === 0) return 0;
    const { atoms } = this.words;
    let own = 0;
    for (const { mask } of grounds) own |= mask;
    let found = 0;
    for (const [at, { key }] of atoms.entries()) {
      if (!(repeated & (1 << at))) continue;
      if (atoms.some((other, i) => (own & (1 << i)) !== 0 && other.key === key)) found |= 1 << at;
    }
    return found;
  }

  /** Words that come twice, beside a type word of grounds or one right behind the other: "Тверь, Тверь". */
  private repeatedOf(): number {
    const { atoms, types } = this.words;
    let mask = 0;
    for (const [at, { isNumber, key }] of atoms.entries()) {
      if (isNumber || key.length < 3 || types[at].length > 0) continue;
      const isTyped = isOfGrounds(types[at - 1]) || isOfGrounds(types[at + 1]);
      if (!isTyped && !this.isTwice(at)) continue;
      if (atoms.some((other, i) => i !== at && other.key === key)) mask |= 1 << at;
    }
    return mask;
  }

  /** But not "Тверь, Тверь улица". */
  private isTwice(at: number): boolean {
    const { atoms, types } = this.words;
    const next = atoms[at + 2];
    const isBeside = atoms[at - 1]?.key === atoms[at].key || atoms[at + 1]?.key === atoms[at].key;
    const isStreet = types[at + 1]?.length > 0 && isOfStreets(types[at + 1]) && atoms[at + 1].before !== ','
      && (!next || (next.isNumber && next.suffix === '') || next.before === ',');
    return isBeside && !isStreet;
  }

  /** Whether no other name stands between what it is in and its own. */
  isToldLast(hit: Hit, grounds: readonly Hit[], left: number): boolean {
    const first = hit.mask & -hit.mask;
    const before = grounds.filter(({ mask }) => mask < first).map(({ mask }) => mask);
    if (before.length === 0) return false;
    const between = left & (first - 1) & ~(2 ** (32 - Math.clz32(Math.max(...before))) - 1);
    return this.weigh(this.wordsOf(between)) < 0.45;
  }

  /** What a district or a rural community that the map has not costs less, where the settlement is understood. */
  sparedBy(hit: Hit, grounds: readonly Hit[], left: number): number {
    const units = left & this.units;
    if (units === 0) return 0;
    if (![hit, ...grounds].some(({ thing, isFuzzy }) => thing < this.starts.areas && !isFuzzy)) return 0;
    return this.weigh(units) * (1 - UNKNOWN_UNIT_PART);
  }

  /** Names of districts that no ground has: "с.п. Майминское". */
  private unitsOf(): number {
    const { atoms, types } = this.words;
    let mask = 0;
    for (const [at, { isNumber, before }] of atoms.entries()) {
      if (isNumber || types[at].length > 0) continue;
      const isBehind = before !== ',' && isOfUnits(types[at - 1]);
      const isBefore = atoms[at + 1]?.before !== ',' && isOfUnits(types[at + 1]);
      if (isBehind || isBefore) mask |= 1 << at;
    }
    if (mask === 0) return 0;
    for (const { thing, mask: own } of this.retrieved.grounds.values()) {
      const isArea = thing >= this.starts.areas && thing < this.starts.streets;
      if (!isArea || !this.containers.isBorderless(thing - this.starts.areas)) mask &= ~own;
    }
    return mask;
  }

  wordsOf(mask: number): number {
    return mask & this.plainWords;
  }

  /** Words behind the number that name no ground are remarks, as a rule. */
  weighLeft(left: number, numberEnd: number | undefined): number {
    if (numberEnd === undefined) return this.weigh(left);
    let behind = this.wordsOf(left) & ~((1 << numberEnd) - 1);
    for (const { mask, gain } of this.retrieved.grounds.values()) if (gain > LIKELY_GROUND_GAIN) behind &= ~mask;
    return this.weigh(left & ~behind) + this.weigh(behind) * REMARK_PART;
  }

  weigh(mask: number): number {
    let weight = 0;
    for (let left = mask, at = 0; left !== 0; left >>>= 1, at++) if (left & 1) weight += this.words.weights[at];
    return weight;
  }
}

/** All atoms of a query. */
export const allOf = ({ atoms }: QueryWords): number =>
  (atoms.length >= 31 ? 0x7fffffff : (1 << atoms.length) - 1);

type Types = QueryWords['types'][number] | undefined;

const isOfGrounds = (types: Types): boolean =>
  types !== undefined && types.some(({ level }) => level === 'settlement' || level === 'area');
const isOfRegions = (types: Types): boolean => types !== undefined && types.length > 0
  && types.every(({ level, code }) => level === 'area' && regionCodes.has(code));
/** Of what regions are divided into. */
const isOfUnits = (types: Types): boolean =>
  types !== undefined && types.some(({ level, code }) => level === 'area' && !regionCodes.has(code));

/** "улица", but not "с", which may be a строение. */
const isOfStreets = (types: QueryWords['types'][number]): boolean =>
  types.some(({ level }) => level === 'street') && types.every(({ level }) => level !== 'building');

/** "4 микрорайон": the number of a quarter, not of a house. */
export const isOtherType = (types: QueryWords['types'][number] | undefined): boolean =>
  types !== undefined && types.some(({ level }) => level === 'planning')
  && types.every(({ level }) => level !== 'building');
