import { isPoi } from '../gazetteer/features.ts';
import { atomsThat } from '../atoms/masks.ts';
import { isNumberOfYears } from '../atoms/years.ts';
import type { Containers } from '../gazetteer/containers.ts';
import type { FeatureStarts } from '../gazetteer/features.ts';
import type { HouseKey } from '../houses/key.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Hit, Retrieved } from '../query/hit.ts';
import { weigh, type QueryWords } from '../query/words.ts';
import { isQuarter, isSettlement } from './district-centres.ts';
import { areQuarterWords } from './kinds-of-types.ts';
import { couldBelong, isDistrictBeside } from './lies-in.ts';
import { RepeatedContainers } from './repeated-containers.ts';
import { StreetsNamed } from './streets-named.ts';
import { unknownUnits } from './unknown-units.ts';

const REMARK_PART = 0.3;
const UNKNOWN_UNIT_PART = 0.15;
/** A container of at least this gain is not a remark, even if misspelt. */
const LIKELY_CONTAINER_GAIN = 0.4;
/** Suffixes of a number that could be the letter of a house. */
const isLetter = /^[а-еa-e]$/u;

/** Weighs what the unexplained words of a candidate could mean: another town, another street, a remark. */
export class Leftover {
  private readonly starts: FeatureStarts;
  private readonly containers: Containers;
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly retrieved: Retrieved;
  private readonly units: number;
  /** Mask of the words outside rooms. */
  private readonly plainWords: number;
  /** Mask of the ordinals. */
  private readonly ordinals: number;
  /** Mask of the numbers that could be those of houses. */
  private readonly numbers: number;
  readonly streets: StreetsNamed;
  readonly repeated: RepeatedContainers;
  /** The greatest discount that a candidate can get. */
  readonly mostSpared: number;

  constructor(search: AtlasSearch, words: QueryWords, retrieved: Retrieved) {
    this.search = search;
    this.starts = search.starts;
    this.containers = search.containers;
    this.words = words;
    this.retrieved = retrieved;
    this.units = unknownUnits(search, words, retrieved);
    this.mostSpared = weigh(words, this.units);
    this.plainWords = atomsThat(words.atoms, ({ isNumber }) => !isNumber) & ~words.roomMask;
    this.numbers = atomsThat(words.atoms, ({ isNumber, suffix }) => isNumber && suffix === '')
      & ~words.roomMask;
    this.ordinals = atomsThat(words.atoms, ({ isNumber, suffix }, at) =>
      isNumber && ((suffix !== '' && !isLetter.test(suffix)) || isNumberOfYears(words.atoms, at)));
    this.streets = new StreetsNamed(search, words, retrieved, this.plainWords & ~this.units);
    this.repeated = new RepeatedContainers(words);
  }

  /**
   * Whether the unexplained words clearly name a container that the subject does not lie in. `near`: one that reaches
   * the subject. `district`: another district of its city. A quarter never contradicts a town: "Уфа, Восток-5 мкр."
   */
  namesOther(subject: Hit, left: number): 'near' | 'far' | 'district' | undefined {
    if (left === 0 || this.retrieved.containerHits.size === 0) return undefined;
    const { lat, lon } = this.containers.point(subject.feature);
    let found: 'far' | 'district' | undefined;
    const isTown = isSettlement(this.search, subject.feature);
    for (const { feature, mask, gain } of this.retrieved.containerHits.values()) {
      if (feature === subject.feature || (mask & ~left) !== 0) continue;
      if (isTown && (isQuarter(this.search, feature) || this.streets.areNamed(mask))) continue;
      const weight = weigh(this.words, mask);
      const isClear = gain > 0.7 * weight && weight > 0.7;
      const isArea = feature >= this.starts.areas && feature < this.starts.streets;
      if (!isClear || (isArea && this.containers.couldReach(feature - this.starts.areas, lat, lon))) continue;
      const isNear = feature < this.starts.areas ? couldBelong(this.search, subject.feature, feature, lat, lon)
        : feature < this.starts.streets && this.containers.inBox(feature - this.starts.areas, lat, lon);
      if (isNear) return 'near';
      if (!isArea || !isDistrictBeside(this.search, feature, lat, lon)) found = 'far';
      else found ??= 'district';
    }
    return found;
  }

  /** A number beside a POI without its type word: "Комсомольская 3" is not the station, "метро Комсомольская 3" is. */
  isStray({ feature, typeMask }: Hit, left: number): boolean {
    return isPoi(this.starts, feature) && typeMask === 0 && (left & this.numbers) !== 0;
  }

  /**
   * Whether an unexplained ordinal precedes the name: "4-я Сухонская" is not the Сухонская, nor "50-летия Победы" the
   * улица Победы.
   */
  namesOrdinal(name: number, left: number): boolean {
    const ordinals = this.ordinals & left;
    if (ordinals === 0) return false;
    const { atoms, types } = this.words;
    return atoms.some((_, at) => {
      if (!(ordinals & (1 << at))) return false;
      const next = types[at + 1]?.length || isNumberOfYears(atoms, at) ? at + 2 : at + 1;
      return (name & (1 << next)) !== 0 && atoms[next]?.before !== ',' && atoms[at + 1].before !== ',';
    });
  }

  /** Whether the words name an unknown quarter: "3 микрорайон 4". A block (к1205) needs no quarter. */
  namesQuarter(left: number, asked: HouseKey): boolean {
    const { atoms, types } = this.words;
    const mask = left & ~this.words.roomMask;
    return asked.flag === '' && types.some((typeWords, at) => (mask & (1 << at)) !== 0 && areQuarterWords(typeWords)
      && [at - 1, at + 1].some((beside) => atoms[beside]?.isNumber && (mask & (1 << beside)) !== 0
        && atoms[Math.max(at, beside)].before !== ','));
  }

  /** Whether no other name stands between the subject's name and the containers before it. */
  followsContainers(hit: Hit, containerHits: readonly Hit[], left: number): boolean {
    const first = hit.mask & -hit.mask;
    const before = containerHits.filter(({ mask }) => mask < first).map(({ mask }) => mask);
    if (before.length === 0) return false;
    const between = left & (first - 1) & ~(2 ** (32 - Math.clz32(Math.max(...before))) - 1);
    return weigh(this.words, this.wordsOf(between)) < 0.45;
  }

  /** The discount on a district or rural community that the map lacks, where the settlement is understood. */
  sparedBy(hit: Hit, containerHits: readonly Hit[], left: number): number {
    const units = left & this.units;
    if (units === 0) return 0;
    if (![hit, ...containerHits].some(({ feature, isFuzzy }) => feature < this.starts.areas && !isFuzzy)) return 0;
    return weigh(this.words, units) * (1 - UNKNOWN_UNIT_PART);
  }

  wordsOf(mask: number): number {
    return mask & this.plainWords;
  }

  /** The weight of unexplained words. After the number they count less: remarks, unless they name a container. */
  weighLeft(left: number, numberEnd: number | undefined): number {
    if (numberEnd === undefined) return weigh(this.words, left);
    let behind = this.wordsOf(left) & ~((1 << numberEnd) - 1);
    for (const { mask, gain } of this.retrieved.containerHits.values()) {
      if (gain > LIKELY_CONTAINER_GAIN) behind &= ~mask;
    }
    return weigh(this.words, left & ~behind) + weigh(this.words, behind) * REMARK_PART;
  }
}
