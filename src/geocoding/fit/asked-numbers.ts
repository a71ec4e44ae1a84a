import type { AtlasSearch } from '../names/atlas-search.ts';
import { findCorners } from '../houses/corners.ts';
import {
  hasParts, isLetterSuffix, isPartWord, labelKey, readHouse,
  type HouseKey, type HouseText, type ReadHouse, type TextSpan,
} from '../houses/key.ts';
import type { DistrictHouses } from './district-houses.ts';
import type { FoundHouse } from '../houses/found-house.ts';
import { allOf, isOtherType, type Leftover } from './leftover.ts';
import { isInCase, isPreposition, letterStanding, orWords } from '../atoms/letter-standing.ts';
import { atomsThat, firstOf, lastOf } from '../atoms/masks.ts';
import { numbersOfOthers, type OfOther } from './numbers-of-others.ts';
import { isPostcodeLike } from '../atoms/postcode-like.ts';
import { isTownOfStreets } from '../query/precision-of.ts';
import { roles, type QueryWords } from '../query/words.ts';
import type { Retrieved } from '../query/hit.ts';
import { findTurned } from './turned-numbers.ts';
import { isNumberSign } from '../language/type-words.ts';
import { isNumberOfYears } from '../atoms/years.ts';

interface HouseRun {
  readonly first: number;
  readonly end: number;
}

/** A number that is asked for, and its house where the thing has one. */
export interface Numbered {
  readonly asked: HouseKey;
  house?: FoundHouse;
  readonly mask: number;
  readonly end: number;
  readonly cost: number;
  readonly flats?: TextSpan;
  /** Another number, or another letter of it, may be meant as well. */
  readonly isOneOfTwo: boolean;
}

/** A number as one of its readings, with the house that this has. */
interface Chosen {
  readonly read: ReadHouse;
  readonly house?: FoundHouse;
  readonly isOneOfTwo: boolean;
}

/** A number with and without the letter that may be the beginning of what follows. */
interface Reads {
  readonly plain: ReadHouse;
  readonly lettered?: ReadHouse;
  /** The letter, or the number whose ending it may be. */
  readonly letter: number;
  /** A name has the letter. */
  readonly isTaken: boolean;
  /** Another number stands before it that may be the house's. */
  readonly isSecond: boolean;
  /** What it costs that a number stands where those of houses seldom do. */
  readonly oddness: number;
}

const ORDINAL_COST = 0.3;
const FIRST_COST = 0.03;
/** "Ветеран-2": the number is rather the name's. */
const TIED_COST = 0.15;
/** The number of a "Арсаки-3" that is not the thing's own name. */
const OTHERS_NUMBER_COST = 0.6;
/** On its side of the street. */
const NEXT_HOUSE = 2;
/** Another number stands before it. */
const SECOND_COST = 0.6;

/** Which of the numbers of a query is that of a house, for each thing that the query may mean. */
export class AskedNumbers {
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly left: Leftover;
  private readonly all: number;
  /** Numbers of houses by the words that are used up, then by where they begin. */
  private readonly reads = new Map<number, Map<number, Reads | null>>();
  private readonly postcodeMask: number;
  private readonly wordMask: number;
  /** "50-летия", "30 лет": of no house. */
  private readonly yearMask: number;
  private readonly others: readonly (OfOther | undefined)[];

  private readonly speaksFor: (house: number) => number;

  constructor(
    search: AtlasSearch, words: QueryWords, retrieved: Retrieved, left: Leftover, districts: DistrictHouses,
  ) {
    this.search = search;
    this.words = words;
    this.left = left;
    this.all = allOf(words);
    const { starts, tables: { postcodes, houses } } = search;
    const asked = new Set(retrieved.postcodes.map(({ thing }) => postcodes.code[thing - starts.postcodes]));
    this.speaksFor = (house) => (asked.has(houses.postcode[house]) ? 1 : 0) + districts.countAround(house);
    this.postcodeMask = retrieved.postcodes.reduce((mask, hit) => mask | hit.mask, 0);
    this.others = numbersOfOthers(words);
    this.yearMask = atomsThat(words.atoms, (_, at) => isNumberOfYears(words.atoms, at));
    this.wordMask = atomsThat(words.atoms, ({ isNumber }) => !isNumber);
  }

  /** The number of the house: of all numbers not in names the one that leaves least unexplained. `own`: the name. */
  find(thing: number, used: number, own: number): Numbered | undefined {
    const { atoms } = this.words;
    const run = this.houseRun(thing);
    // "шоссе, 12-й км, 3": of the whole road there is no house 3, and 12 is none.
    const along = this.words.kilometer?.mask ?? 0;
    const isAlong = (along & used) !== along && along !== 0 && thing >= this.search.starts.streets;
    const isFree = (at: number): boolean =>
      ((used | along) & (1 << at)) === 0 && (this.words.roles[at] & roles.house) !== 0
      && ((this.words.roomMask & (1 << at)) === 0 || this.isOfNamedRoom(at, used)) && !isPostcodeLike(atoms[at].key);
    // Of many things the same words are left.
    let reads = this.reads.get(used);
    if (!reads) this.reads.set(used, (reads = new Map()));
    let best: Numbered | undefined;
    let least = Infinity;
    for (let at = 0; at < atoms.length; at++) {
      if (!atoms[at].isNumber || !isFree(at) || (this.yearMask & (1 << at)) !== 0) continue;
      if (this.isRest(at) || this.isOfWord(at, used)) continue;
      const isStreet = thing >= this.search.starts.streets;
      const ofOther = this.others[at];
      const isOfOther = isStreet && ofOther !== undefined && (ofOther.mask & used) === 0;
      if (isOfOther && !ofOther.mayBeHouse) continue;
      let both = reads.get(at);
      if (both === undefined) reads.set(at, (both = this.readsFrom(at, used, isFree) ?? null));
      if (!both) continue;
      const { read, house, isOneOfTwo } = this.choose(thing, run, both, { used, own }, isAlong);
      const mask = maskOf(read.start, read.end);
      const isMarked = read.start < at && !isNumberSign(this.words.types[read.start]);
      if (!isMarked && this.isOrdinal(at) && read.key.letter === '') continue;
      const { isSecond } = both;
      // A part is one of a house that is told before.
      const isPart = isMarked && isPartWord(atoms[read.start]);
      // Without a house the number stays unexplained, but it is known to be one.
      const isOfLine = !isMarked && this.isOfLine(at, used, own);
      const odd = both.oddness + ((isSecond && (!isMarked || isPart)) || isOfLine ? SECOND_COST : 0);
      const cost = this.left.weigh(this.all & ~(used | mask)) + (house ? house.cost : this.left.weigh(mask)) + odd;
      if (cost < least) {
        best = {
          asked: read.key, flats: read.flats, house: isOfOther && ofOther.isPlot ? asPlot(house) : house,
          mask: house ? mask : 0, end: read.end, cost: odd,
          isOneOfTwo: isOneOfTwo || isSecond || isOfLine || (isOfOther && !ofOther.isPlot && this.isPlainHouse(house))
            || this.isRange(thing, run, read.key, house) || this.hasOneBehind(at, used, own),
        };
        least = cost;
      }
      at = Math.max(at, read.end - 1);
    }
    return best;
  }

  /**
   * Where a letter may be the house's or the next word's: the house that is there is meant. Without such a house the
   * letter is asked for all the same where it begins nothing.
   */
  private choose(
    thing: number, run: HouseRun, reads: Reads, { used, own }: { used: number; own: number }, isAlong: boolean,
  ): Chosen {
    const { plain, lettered, letter, isTaken } = reads;
    const house = isAlong || !plain.isWhole ? undefined : this.houseOf(thing, run, plain.key);
    const withPlain = { read: plain, house, isOneOfTwo: false };
    if (!lettered) return withPlain;
    const { atoms } = this.words;
    const beside = atoms[letter + 1];
    const other = isAlong || !lettered.isWhole ? undefined : this.houseOf(thing, run, lettered.key);
    const isThere = other?.standing === 'house';
    // "57 к Пархоменко": a preposition, or the letter of a 57К.
    if (beside && isPreposition(atoms[letter], beside)) {
      return { ...withPlain, isOneOfTwo: isThere && !isInCase(beside) };
    }
    const isOfGround = beside !== undefined && (used & ~own & (1 << (letter + 1))) !== 0;
    // Behind a number and before nothing no letter is the type word of a name.
    const isOfName = (own & (1 << letter)) !== 0;
    if (isTaken && !isOfName && letterStanding(atoms[letter], beside) === 'letter') {
      return { read: lettered, house: other, isOneOfTwo: false };
    }
    if (isTaken || (isOfGround && beside.before === ' ')) return { ...withPlain, isOneOfTwo: isThere };
    const isBeforeName = beside !== undefined && (own & (1 << (letter + 1))) !== 0;
    const beginsNothing = !atoms[letter].isNumber && (!beside || isBeforeName || beside.before === ',');
    return isThere || beginsNothing ? { read: lettered, house: other, isOneOfTwo: false } : withPlain;
  }

  /** "10-й", but not the "10-е" of a house 10Е, nor "10-й дом". */
  private isOrdinal(at: number): boolean {
    const { suffix } = this.words.atoms[at];
    return suffix !== '' && !isLetterSuffix(suffix) && !this.isOfHouse(at);
  }

  /** But the "1-й дом Советов" is called so. */
  private isOfHouse(at: number): boolean {
    const { atoms, types, roomMask } = this.words;
    const [next, other] = [atoms[at + 1], atoms[at + 2]];
    return next?.before === ' ' && types[at + 1].some(({ code }) => code === 'dom')
      && (!other || other.before === ',' || (roomMask & (4 << at)) !== 0);
  }

  /**
   * "10 Гвардейской Дивизии 7" is not number 10 of a 7-й Гвардейской Дивизии: which number stands right before the name
   * is of the name, and which stands behind it is the house's.
   */
  isTurned(name: number, number: number): boolean {
    const { atoms } = this.words;
    const words = name & this.wordMask;
    if (words === 0 || number === 0) return false;
    const [first, last, at] = [firstOf(words), lastOf(words), firstOf(number)];
    const isBehind = atoms.some((_, one) => one > last && (name & (1 << one)) !== 0 && this.isPlain(one));
    return isBehind && at <= first && atoms[at].isNumber && this.isTogether(at, first);
  }

  /** A number without a house behind a name that it is taken to be of: "Парковая 16", where only a 16-я Парковая is. */
  mayBeHouse(name: number): boolean {
    const { atoms, types } = this.words;
    const at = atoms.findLastIndex((_, one) => (name & (1 << one)) !== 0);
    const isWord = (one: number): boolean => !atoms[one].isNumber && types[one].length === 0;
    const hasWord = atoms.some((_, one) => (name & (1 << one)) !== 0 && isWord(one));
    return hasWord && this.isPlain(at) && !types[at + 1]?.length;
  }

  private isPlain(at: number): boolean {
    const { isNumber, suffix, before } = this.words.atoms[at];
    return isNumber && suffix === '' && before !== '-' && before !== '';
  }

  /** From one to the other without a comma, and only type words between. */
  private isTogether(from: number, to: number): boolean {
    const { atoms, types } = this.words;
    for (let at = from + 1; at <= to; at++) {
      if (atoms[at].before === ',' || (at < to && types[at].length === 0)) return false;
    }
    return true;
  }

  /** Numbers of houses stand behind the street, as a rule. */
  private oddness(at: number, used: number): number {
    const { atoms, types } = this.words;
    const { before } = atoms[at];
    const isOrdinal = this.isOrdinal(at);
    const taken = used | this.words.roomMask;
    const isOfType = [at - 1, at + 1].some((beside) => isOtherType(types[beside]) && !(taken & (1 << beside)));
    const isHyphened = before === '-' && at > 0 && !atoms[at - 1].isNumber;
    const isTied = isHyphened && (used & (1 << (at - 1))) !== 0;
    const isOfOther = isHyphened && !isTied && types[at - 1].length === 0 && atoms[at - 1].key.length > 2;
    const isFirst = (used & ((1 << at) - 1)) === 0;
    // "СНТ Энергетик-7, 2": where one more number follows, this one is of the name.
    const isOfName = isTied && atoms.some(({ isNumber, suffix }, one) =>
      one > at && isNumber && suffix === '' && atoms[one].before === ',' && (taken & (1 << one)) === 0);
    const odd = isOfOther || isOfName ? OTHERS_NUMBER_COST
      : isOrdinal || isOfType ? ORDINAL_COST : isTied ? TIED_COST : 0;
    return odd + (isFirst ? FIRST_COST : 0);
  }

  /** "27. Ветроград, ул. Садовая, 101": of a list, where another number stands behind the name. */
  private isOfLine(at: number, used: number, own: number): boolean {
    const { atoms, types, roomMask } = this.words;
    const [first, last] = [firstOf(own), lastOf(own)];
    const isOther = (one: number): boolean =>
      !atoms[one].isNumber && types[one].length === 0 && atoms[one].key.length > 2 && (own & (1 << one)) === 0;
    return at < first && atoms.some((_, one) => one > at && one < first && isOther(one))
      && (at === 0 || isNumberSign(types[at - 1]))
      && atoms.some(({ key }, one) => one > last && this.isPlain(one) && !isPostcodeLike(key)
        && ((used | roomMask) & (1 << one)) === 0);
  }

  /** "41 Победы 267": which of the two is the house's? */
  private hasOneBehind(at: number, used: number, own: number): boolean {
    const { atoms, types, roomMask } = this.words;
    const next = lastOf(own) + 1;
    const isType = types[next]?.some(({ level }) => level === 'street') && atoms[next].before !== ',';
    const one = isType ? next + 1 : next;
    const isLast = !atoms[one + 1] || atoms[one + 1].before === ',';
    return at < firstOf(own) && !isNumberSign(types[at - 1]) && atoms[one] !== undefined && isLast && this.isPlain(one)
      && !isPostcodeLike(atoms[one].key) && ((used | roomMask) & (1 << one)) === 0;
  }

  /** "28e5": what is glued to a number is none of its own. */
  private isRest(at: number): boolean {
    const { atoms } = this.words;
    return at > 1 && atoms[at].before === '' && atoms[at - 1].before === '' && atoms[at - 2].isNumber;
  }

  /** "Шабдан Баатыр 5": the word for a flat is part of the street's name. */
  private isOfNamedRoom(at: number, used: number): boolean {
    const { atoms, types } = this.words;
    return at > 0 && atoms[at].isNumber && atoms[at].before === ' ' && (used & (1 << (at - 1))) !== 0
      && types[at - 1].some(({ level }) => level === 'room');
  }

  /** "школа №12": the number of what no part of the address is. */
  private isOfWord(at: number, used: number): boolean {
    const { atoms, types } = this.words;
    const isMarked = at > 1 && isNumberSign(types[at - 1]) && atoms[at - 1].before !== ',';
    if (!isMarked || atoms[at - 2].isNumber || (used & (1 << (at - 2))) !== 0) return false;
    return types[at - 2].every(({ level }) => level === 'room' || level === 'planning');
  }

  /** Where the map has a plain 5, "корпус 5" may be a part of any house. */
  private isPlainHouse(house: FoundHouse | undefined): boolean {
    return house !== undefined && this.search.houses.keyOf(house.row)?.flag === '';
  }

  /** "6-8" is the flat 8 of the house 6, or both houses. */
  private isRange(thing: number, run: HouseRun, { number, dash }: HouseKey, house: FoundHouse | undefined): boolean {
    if (dash === '' || !house?.dashIsFlat) return false;
    if (Number(dash) - number !== NEXT_HOUSE) return false;
    const next = labelKey(dash);
    return next !== undefined && this.houseOf(thing, run, next)?.standing === 'house';
  }

  /** "10 и 12", "10; 12", "10 & 12", "10.5", "дома 10, 12". */
  hasSecond(end: number, left: number): boolean {
    const { atoms } = this.words;
    const at = orWords.has(atoms[end]?.text) ? end + 1 : end;
    if (!(left & (1 << at)) || !atoms[at].isNumber) return false;
    if (at > end || ';&.'.includes(atoms[at].before || ' ')) return true;
    return atoms[at].before === ',' && atoms.some(({ text }) => text === 'дома');
  }

  /** Of two numbers behind the name the first is the house's: the second is that of a flat, a box, another house. */
  private isSecond(at: number, used: number): boolean {
    const { atoms, types } = this.words;
    const others = this.words.roomMask | this.postcodeMask;
    // "28-й квартал, 409, 36": the word is another number's already.
    const isOfType = (beside: number): boolean => isOtherType(types[beside]) && !(used & (1 << beside));
    for (let before = at - 1; before > 0 && (used & (1 << before)) === 0; before--) {
      const { isNumber, suffix, key } = atoms[before];
      const isOther = !isNumber || suffix !== '' || isPostcodeLike(key) || (others & (1 << before)) !== 0
        || isOfType(before - 1) || isOfType(before + 1) || this.isOfWord(before, used);
      if (!isOther && (used & ((1 << before) - 1)) !== 0) return true;
    }
    return false;
  }

  private readsFrom(at: number, used: number, isFree: (at: number) => boolean): Reads | undefined {
    const { atoms } = this.words;
    const plain = this.readFrom(at, isFree, 'query');
    if (!plain) return undefined;
    const isTaken = plain.doubtful === undefined && (used & (1 << plain.end)) !== 0
      && atoms[plain.end]?.text.length === 1;
    const letter = plain.doubtful ?? plain.end;
    const place = { isSecond: this.isSecond(at, used), oddness: this.oddness(at, used) };
    if (!isTaken && plain.doubtful === undefined) return { plain, letter, isTaken, ...place };
    const mayRead = (one: number): boolean => isFree(one) || one === letter;
    const lettered = this.readFrom(at, mayRead, 'lettered');
    const isSame = lettered?.key.letter === plain.key.letter && lettered.end === plain.end;
    return { plain, lettered: isSame ? undefined : lettered, letter, isTaken, ...place };
  }

  private readFrom(at: number, isFree: (at: number) => boolean, text: HouseText): ReadHouse | undefined {
    const { atoms } = this.words;
    for (const start of [at - 2, at - 1]) {
      if (start < 0 || atoms[start].isNumber || !isFree(start)) continue;
      const read = readHouse(atoms, start, isFree, text);
      if (read && read.end > at) return read;
    }
    return readHouse(atoms, at, isFree, text);
  }

  private houseRun(thing: number): HouseRun {
    const { starts, tables: { streets, places } } = this.search;
    if (thing < starts.areas) return { first: places.houses[thing], end: places.houses[thing + 1] };
    if (thing < starts.streets || thing >= starts.pois) return { first: 0, end: 0 };
    const row = thing - starts.streets;
    return { first: streets.houses[row], end: streets.houses[row + 1] };
  }

  /** Of the thing's own row; else one that stands at its corner with another street, and is numbered there. */
  private houseOf(thing: number, run: HouseRun, key: HouseKey): FoundHouse | undefined {
    const { houses, starts, tables } = this.search;
    const own = houses.find(run.first, run.end, key, this.speaksFor);
    const isStreet = thing >= starts.streets && thing < starts.pois;
    // Numbers without a street lie anywhere in a town: nothing is between two of them, nor near one.
    const isEstimated = own?.standing === 'interpolated' || own?.standing === 'nearest_house';
    if (isEstimated && isTownOfStreets(this.search, thing)) return undefined;
    if (own?.standing === 'house' || !isStreet) return own;
    if (!isPlainKey(key)) return findTurned(this.search, thing - starts.streets, run, key) ?? own;
    const corners = findCorners(tables, thing - starts.streets, key.number);
    if (corners.length === 0) return own;
    const corner = houses.corner(corners[0], corners.length > 1);
    return own?.standing === 'house_part' && corner.standing === 'house_part' ? own : corner;
  }
}

const isPlainKey = (key: HouseKey): boolean => !hasParts(key) && key.fraction === '' && key.flag === '';

const maskOf = (start: number, end: number): number => ((1 << (end - start)) - 1) << start;

/** Plots of a street are numbered as its houses are, most of them. */
const asPlot = (house: FoundHouse | undefined): FoundHouse | undefined => house && { ...house, isOtherStyle: true };
