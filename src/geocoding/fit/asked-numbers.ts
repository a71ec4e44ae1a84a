import { isInCase, isPreposition, letterRole } from '../atoms/letter-role.ts';
import { atomsThat } from '../atoms/masks.ts';
import { isPostcodeLike } from '../atoms/postcode-like.ts';
import { isNumberOfYears } from '../atoms/years.ts';
import type { FoundHouse } from '../houses/found-house.ts';
import type { TextSpan } from '../houses/cursor.ts';
import type { HouseKey, ReadHouse } from '../houses/key.ts';
import { isPartWord } from '../houses/part-words.ts';
import { isNumberSign } from '../language/type-words.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Retrieved } from '../query/hit.ts';
import { allOf, roles, weigh, type QueryWords } from '../query/words.ts';
import type { DistrictHouses } from './district-houses.ts';
import { HousesOf, type HouseRun } from './houses-of.ts';
import { hasOneBehind, isOfLine } from './number-places.ts';
import { readsFrom, type Reads } from './number-reads.ts';
import { isOfNamedRoom, isOfWord, isOrdinal, isRest } from './number-words.ts';
import { numbersOfOthers, type OfOther } from './numbers-of-others.ts';

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

/** Another number stands before it. */
const SECOND_COST = 0.6;

/** Which of the numbers of a query is that of a house, for each thing that the query may mean. */
export class AskedNumbers {
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly all: number;
  private readonly houses: HousesOf;
  /** Numbers of houses by the words that are used up, then by where they begin. */
  private readonly reads = new Map<number, Map<number, Reads | null>>();
  private readonly postcodeMask: number;
  /** "50-летия", "30 лет": of no house. */
  private readonly yearMask: number;
  private readonly others: readonly (OfOther | undefined)[];

  constructor(
    search: AtlasSearch, words: QueryWords, retrieved: Retrieved, districts: DistrictHouses,
  ) {
    this.search = search;
    this.words = words;
    this.all = allOf(words);
    this.houses = new HousesOf(search, retrieved, districts);
    this.postcodeMask = retrieved.postcodes.reduce((mask, hit) => mask | hit.mask, 0);
    this.others = numbersOfOthers(words);
    this.yearMask = atomsThat(words.atoms, (_, at) => isNumberOfYears(words.atoms, at));
  }

  /** The number of the house: of all numbers not in names the one that leaves least unexplained. `own`: the name. */
  find(feature: number, used: number, own: number): Numbered | undefined {
    const { atoms } = this.words;
    const run = this.houses.runOf(feature);
    // "шоссе, 12-й км, 3": of the whole road there is no house 3, and 12 is none.
    const along = this.words.kilometer?.mask ?? 0;
    const isAlong = (along & used) !== along && along !== 0 && feature >= this.search.starts.streets;
    const isFree = (at: number): boolean =>
      ((used | along) & (1 << at)) === 0 && (this.words.roles[at] & roles.house) !== 0
      && ((this.words.roomMask & (1 << at)) === 0 || isOfNamedRoom(this.words, at, used))
      && !isPostcodeLike(atoms[at].key);
    // Of many things the same words are left.
    let reads = this.reads.get(used);
    if (!reads) this.reads.set(used, (reads = new Map()));
    const taken = { used, postcodeMask: this.postcodeMask };
    let best: Numbered | undefined;
    let least = Infinity;
    for (let at = 0; at < atoms.length; at++) {
      if (!atoms[at].isNumber || !isFree(at) || (this.yearMask & (1 << at)) !== 0) continue;
      if (isRest(this.words, at) || isOfWord(this.words, at, used)) continue;
      const isStreet = feature >= this.search.starts.streets;
      const ofOther = this.others[at];
      const isOfOther = isStreet && ofOther !== undefined && (ofOther.mask & used) === 0;
      if (isOfOther && !ofOther.mayBeHouse) continue;
      let both = reads.get(at);
      if (both === undefined) reads.set(at, (both = readsFrom(this.words, at, taken, isFree) ?? null));
      if (!both) continue;
      const { read, house, isOneOfTwo } = this.choose(feature, run, both, { used, own }, isAlong);
      const mask = maskOf(read.start, read.end);
      const isMarked = read.start < at && !isNumberSign(this.words.types[read.start]);
      if (!isMarked && isOrdinal(this.words, at) && read.key.letter === '') continue;
      const { isSecond } = both;
      // A part is one of a house that is told before.
      const isPart = isMarked && isPartWord(atoms[read.start]);
      // Without a house the number stays unexplained, but it is known to be one.
      const isNumberOfLine = !isMarked && isOfLine(this.words, at, used, own);
      const odd = both.oddness + ((isSecond && (!isMarked || isPart)) || isNumberOfLine ? SECOND_COST : 0);
      const cost = weigh(this.words, this.all & ~(used | mask)) + (house ? house.cost : weigh(this.words, mask)) + odd;
      if (cost < least) {
        best = {
          asked: read.key, flats: read.flats, house: isOfOther && ofOther.isPlot ? asPlot(house) : house,
          mask: house ? mask : 0, end: read.end, cost: odd,
          isOneOfTwo: isOneOfTwo || isSecond || isNumberOfLine
            || (isOfOther && !ofOther.isPlot && this.houses.isPlainHouse(house))
            || this.houses.isRange(feature, run, read.key, house) || hasOneBehind(this.words, at, used, own),
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
    feature: number, run: HouseRun, reads: Reads, { used, own }: { used: number; own: number }, isAlong: boolean,
  ): Chosen {
    const { plain, lettered, letter, isTaken } = reads;
    const house = isAlong || !plain.isWhole ? undefined : this.houses.find(feature, run, plain.key);
    const withPlain = { read: plain, house, isOneOfTwo: false };
    if (!lettered) return withPlain;
    const { atoms } = this.words;
    const beside = atoms[letter + 1];
    const other = isAlong || !lettered.isWhole ? undefined : this.houses.find(feature, run, lettered.key);
    const isThere = other?.precision === 'house';
    // "57 к Пархоменко": a preposition, or the letter of a 57К.
    if (beside && isPreposition(atoms[letter], beside)) {
      return { ...withPlain, isOneOfTwo: isThere && !isInCase(beside) };
    }
    const isOfContainer = beside !== undefined && (used & ~own & (1 << (letter + 1))) !== 0;
    // Behind a number and before nothing no letter is the type word of a name.
    const isOfName = (own & (1 << letter)) !== 0;
    if (isTaken && !isOfName && letterRole(atoms[letter], beside) === 'letter') {
      return { read: lettered, house: other, isOneOfTwo: false };
    }
    if (isTaken || (isOfContainer && beside.before === ' ')) return { ...withPlain, isOneOfTwo: isThere };
    const isBeforeName = beside !== undefined && (own & (1 << (letter + 1))) !== 0;
    const beginsNothing = !atoms[letter].isNumber && (!beside || isBeforeName || beside.before === ',');
    return isThere || beginsNothing ? { read: lettered, house: other, isOneOfTwo: false } : withPlain;
  }
}

const maskOf = (start: number, end: number): number => ((1 << (end - start)) - 1) << start;

/** Plots of a street are numbered as its houses are, most of them. */
const asPlot = (house: FoundHouse | undefined): FoundHouse | undefined => house && { ...house, isOtherStyle: true };
