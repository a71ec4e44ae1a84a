import { isInflected, isPreposition, letterRole } from '../../atoms/letter-role.ts';
import { atomsThat } from '../../atoms/masks.ts';
import { isPostcodeLike } from '../../atoms/postcode-like.ts';
import { isNumberOfYears } from '../../atoms/years.ts';
import type { FoundHouse } from '../../houses/found-house.ts';
import type { TextSpan } from '../../houses/cursor.ts';
import type { HouseKey, ReadHouse } from '../../houses/key.ts';
import { isPartWord } from '../../houses/part-words.ts';
import { isNumberSign } from '../../language/type-words.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Retrieved } from '../../query/hit.ts';
import { allOf, roles, weigh, type QueryWords } from '../../query/words.ts';
import type { DistrictHouses } from '../district-houses.ts';
import { HousesOf, type HouseRun } from './houses-of.ts';
import { hasNumberBehind, belongsToLine } from './number-places.ts';
import { readsFrom, type Reads } from './number-reads.ts';
import { belongsToNamedRoom, belongsToWord, hasStrangeGlued, isOrdinal, isRest } from './number-words.ts';
import { StreetsBeside } from './streets-beside.ts';
import { numbersOfOthers, type OtherOwner } from './numbers-of-others.ts';

/** The number asked for, with its house where the feature has it. */
export interface Numbered {
  readonly asked: HouseKey;
  house?: FoundHouse;
  readonly mask: number;
  readonly end: number;
  readonly cost: number;
  readonly flats?: TextSpan;
  /** Another number, or another letter, could be meant as well. */
  readonly isOneOfTwo: boolean;
}

/** The reading chosen for a number, and its house. */
interface Chosen {
  readonly read: ReadHouse;
  readonly house?: FoundHouse;
  readonly isOneOfTwo: boolean;
}

/** The feature whose house is asked for, with the parts of the query that name it. */
interface Bearer {
  readonly feature: number;
  readonly run: HouseRun;
  readonly isStreet: boolean;
  /** Atoms that have a meaning, and those of the feature's name among them. */
  readonly used: number;
  readonly name: number;
  /** A kilometre of the road is asked for, so that no house of the whole road is meant. */
  readonly isAlong: boolean;
  /** Readings by the position of the number; null if there is none. */
  readonly reads: Map<number, Reads | null>;
  /** Whether the atom can belong to a house number. */
  isFree(at: number): boolean;
}

interface Counted {
  readonly numbered: Numbered;
  /** The weight of what stays unexplained with this number. */
  readonly unexplained: number;
}

/** The flag of plots that the map has as such. */
const PLOT = 'uch';
/** For a number after another one. */
const SECOND_COST = 0.6;
/** The most digits of a number that can end another one. */
const MOST_JOINED = 3;
/** For a number that stands at another street. */
const OTHERS_COST = 0.6;

/** Finds which number of a query is the house number, for each feature that the query could mean. */
export class AskedNumbers {
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly houses: HousesOf;
  /** Readings by the mask of used atoms, then by the position of the number. */
  private readonly reads = new Map<number, Map<number, Reads | null>>();
  private readonly postcodeMask: number;
  /** Mask of numbers that are not house numbers: "50-летия", "30 лет". */
  private readonly yearMask: number;
  private readonly owners: readonly (OtherOwner | undefined)[];
  private readonly beside: StreetsBeside;

  constructor(
    search: AtlasSearch, words: QueryWords, retrieved: Retrieved, districts: DistrictHouses,
  ) {
    this.search = search;
    this.words = words;
    this.houses = new HousesOf(search, retrieved, districts);
    this.postcodeMask = retrieved.postcodes.reduce((mask, hit) => mask | hit.mask, 0);
    this.owners = numbersOfOthers(words);
    this.beside = new StreetsBeside(search, words, retrieved);
    this.yearMask = atomsThat(words.atoms, (_, at) => isNumberOfYears(words.atoms, at));
  }

  /** The number outside names that leaves least unexplained. `used`: atoms that have a meaning. */
  find(feature: number, used: number, name: number): Numbered | undefined {
    const { atoms } = this.words;
    const bearer = this.bearerOf(feature, used, name);
    let best: Counted | undefined;
    for (let at = 0; at < atoms.length; at++) {
      const isNumber = atoms[at].isNumber && bearer.isFree(at) && (this.yearMask & (1 << at)) === 0
        && !isRest(this.words, at) && !belongsToWord(this.words, at, used);
      const counted = isNumber ? this.countAt(bearer, at) : undefined;
      if (!counted) continue;
      if (!best || counted.unexplained < best.unexplained) best = counted;
      at = Math.max(at, counted.numbered.end - 1);
    }
    return best?.numbered;
  }

  private bearerOf(feature: number, used: number, name: number): Bearer {
    const { words, search: { starts } } = this;
    // "шоссе, 12-й км, 3": the 12 is not a house, nor is the 3 a house of the whole road.
    const along = words.kilometer?.mask ?? 0;
    const isStreet = feature >= starts.streets;
    // Readings are shared: many features leave the same words.
    let reads = this.reads.get(used);
    if (!reads) this.reads.set(used, (reads = new Map()));
    return {
      feature, used, name, isStreet, reads, run: this.houses.runOf(feature),
      isAlong: along !== 0 && (along & name) === 0 && isStreet,
      isFree: (at) => ((used | along) & (1 << at)) === 0 && (words.roles[at] & roles.house) !== 0
        && ((words.roomMask & (1 << at)) === 0 || belongsToNamedRoom(words, at, used))
        && !isPostcodeLike(words.atoms[at].key),
    };
  }

  /** Takes the number at an atom for the feature's; undefined if it cannot be. */
  private countAt(bearer: Bearer, at: number): Counted | undefined {
    const { words } = this;
    const { feature, used, name, isStreet, reads, run } = bearer;
    const known = this.owners[at];
    const owner = isStreet && known !== undefined && (known.mask & used) === 0 ? known : undefined;
    if (owner && !owner.couldBeHouse) return undefined;
    let readings = reads.get(at);
    const taken = { used, postcodeMask: this.postcodeMask };
    if (readings === undefined) reads.set(at, (readings = readsFrom(words, at, taken, bearer.isFree) ?? null));
    if (!readings) return undefined;
    const { read, house, isOneOfTwo } = this.choose(readings, bearer);
    const mask = maskOf(read.start, read.end);
    const isMarked = read.start < at && !isNumberSign(words.types[read.start]);
    if (!isMarked && isOrdinal(words, at) && read.key.letter === '') return undefined;
    // A part belongs to the house number before it.
    const isPart = isMarked && isPartWord(words.atoms[read.start]);
    const isNumberOfLine = !isMarked && belongsToLine(words, at, used, name);
    const isOthers = house !== undefined && isStreet && this.beside.isOther(feature, name, used, read);
    const isUnlikely = (readings.isSecond && (!isMarked || isPart)) || isNumberOfLine;
    const odd = readings.oddness + (isUnlikely ? SECOND_COST : 0) + (isOthers ? OTHERS_COST : 0);
    const numbered = {
      asked: read.key, flats: read.flats, house: owner?.isPlot ? asPlot(this.search, house) : house,
      mask: house ? mask : 0, end: read.end, cost: odd,
      isOneOfTwo: isOneOfTwo || readings.isSecond || isNumberOfLine || isOthers || hasStrangeGlued(words, read, used)
        || (owner !== undefined && !owner.isPlot && this.houses.isPlainHouse(house))
        || this.houses.isRange(feature, run, read.key, house) || hasNumberBehind(words, at, used, name)
        || (isJoinable(words, read, bearer.isFree) && this.houses.isJoined(run, read.key, words.atoms[read.end].key)),
    };
    // A number without a house stays unexplained, but is known to be the one asked for.
    const unexplained = weigh(words, allOf(words) & ~(used | mask)) + (house ? house.cost : weigh(words, mask)) + odd;
    return { numbered, unexplained };
  }

  /**
   * Chooses between the number with and without a letter that could belong to the next word. The house with the letter
   * is meant where it exists; elsewhere the letter is part of the number only if it cannot begin a word.
   */
  private choose(reads: Reads, { feature, run, used, name, isAlong }: Bearer): Chosen {
    const { plain, lettered, letter, isTaken } = reads;
    const house = isAlong || !plain.isWhole ? undefined : this.houses.find(feature, run, plain.key);
    const withPlain = { read: plain, house, isOneOfTwo: false };
    if (!lettered) return withPlain;
    const { atoms } = this.words;
    const beside = atoms[letter + 1];
    const letteredHouse = isAlong || !lettered.isWhole ? undefined : this.houses.find(feature, run, lettered.key);
    const withLetter = { read: lettered, house: letteredHouse, isOneOfTwo: false };
    const isOnMap = letteredHouse?.precision === 'house';
    // "57 к Пархоменко": a preposition, or the letter of a 57К.
    if (beside && isPreposition(atoms[letter], beside)) {
      return { ...withPlain, isOneOfTwo: isOnMap && !isInflected(beside) };
    }
    const isBeforeContainer = beside !== undefined && (used & ~name & (1 << (letter + 1))) !== 0;
    // A letter after a number with nothing after it is not the type word of a name.
    const belongsToName = (name & (1 << letter)) !== 0;
    if (isTaken && !belongsToName && letterRole(atoms[letter], beside) === 'letter') return withLetter;
    if (isTaken || (isBeforeContainer && beside.before === ' ')) return { ...withPlain, isOneOfTwo: isOnMap };
    const isBeforeName = beside !== undefined && (name & (1 << (letter + 1))) !== 0;
    const beginsNothing = !atoms[letter].isNumber && (!beside || isBeforeName || beside.before === ',');
    return isOnMap || beginsNothing ? withLetter : withPlain;
  }
}

/** Whether only a blank separates a number from the number after it. */
function isJoinable({ atoms, text }: QueryWords, { end }: ReadHouse, isFree: (at: number) => boolean): boolean {
  const next = atoms[end];
  return next !== undefined && next.isNumber && next.suffix === '' && next.key.length <= MOST_JOINED && isFree(end)
    && /^ +$/u.test(text.slice(atoms[end - 1].end, next.start));
}

const maskOf = (start: number, end: number): number => ((1 << (end - start)) - 1) << start;

/** Takes the house for the plot of its number, because most plots are numbered like the houses of their street. */
const asPlot = ({ houses }: AtlasSearch, house: FoundHouse | undefined): FoundHouse | undefined =>
  (house === undefined || houses.keyOf(house.row)?.flag === PLOT ? house : { ...house, isOtherStyle: true });
