import { areStreetWords } from '../fit/kinds-of-types.ts';
import { isPoi, isStreet, nameStatuses } from '../gazetteer/features.ts';
import { NONE } from '../../kernel/columns.ts';
import { distanceMeters, toUnits } from '../../kernel/geo.ts';
import { atomsOf } from '../atoms/atoms.ts';
import { findKnownCity } from '../language/known-cities.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { SuggestAligner } from './align.ts';
import { SuggestContainers, type ContainerHit } from './containers.ts';
import { RANK_STEPS, statusPenalty } from './importance.ts';
import { leftOver } from './left-over.ts';
import type { SuggestTables } from './lists.ts';
import type { Alignment } from './name-comparison.ts';
import type { SuggestWords } from './words.ts';

/** One way to understand the whole text, and how well it fits. */
export interface SuggestCandidate {
  readonly feature: number;
  /** Tokens that the names of the feature and of its containers explain. */
  readonly mask: number;
  /** For what is misspelt, missing or left over; 0 is a perfect fit. */
  readonly cost: number;
  /** For ranking: importance and nearness, less the cost. */
  readonly score: number;
  readonly house?: number;
}

/** The most that nearness adds to a score. */
export const MOST_NEAR = 0.3;
const NEAR_KILOMETERS = 12;
/** For a completely typed name. */
export const WHOLE_BONUS = 0.12;
const ORDINAL_BONUS = 0.15;
export const LEFT_OVER_FACTOR = 2;

/** The cost of an unfinished word in a container's name, by the number of typed letters. */
const openCosts: readonly number[] = [0.15, 0.15, 0.1, 0.06, 0.03];

/**
 * The most that a settlement scores if the unfinished word would be of its country or region, less than streets do and
 * more than POI: "новосибирск, рос" more likely asks for a street.
 */
const BEGUN_CONTAINER_SCORE = 0.28;

/** The discount of a type word beside a container: "Ветроград, улица" asks for a street of Ветроград. */
const TYPE_IN_CONTAINER = 0.15;
/** The bonus of a typed area: "Центральный р" more likely means the район than a street in it that begins with р. */
const TYPED_AREA_BONUS = 0.08;
const POI_OF_STREET_COST = 0.15;
const TRANSLATED_CITY_COST = 0.25;
const OPEN_TYPE_COST = 0.15;
const BEGUN_TYPE_COST = 0.2;

export const nearnessOf = (meters: number): number => MOST_NEAR / (1 + meters / 1000 / NEAR_KILOMETERS);

/** Turns features into candidates for one text. */
export class SuggestAssembler {
  readonly aligner: SuggestAligner;
  private readonly search: AtlasSearch;
  private readonly tables: SuggestTables;
  private readonly words: SuggestWords;
  private readonly near?: { readonly lat: number; readonly lon: number };
  private readonly all: number;
  private readonly containers: SuggestContainers;

  constructor(
    search: AtlasSearch, tables: SuggestTables, words: SuggestWords, near?: { lat: number; lon: number },
  ) {
    this.search = search;
    this.tables = tables;
    this.words = words;
    this.near = near;
    this.all = (1 << words.tokens.length) - 1;
    this.aligner = new SuggestAligner(search.tables, words);
    this.containers = new SuggestContainers(search, tables, words, this.aligner);
  }

  /** Candidates of a feature by one of its names: with the numbers in it, and with the numbers left to a house. */
  assemble(feature: number, name: number, status: number): SuggestCandidate[] {
    const alignment = this.aligner.align(name);
    if (!alignment) return [];
    const whole = this.fit(feature, alignment, status);
    if (!this.hasNumber(alignment.mask)) return [whole];
    const bare = this.aligner.align(name, false);
    return bare ? [whole, this.fit(feature, bare, status)] : [whole];
  }

  nearness(lat: number, lon: number): number {
    if (!this.near) return 0;
    return nearnessOf(distanceMeters(toUnits(this.near.lat), toUnits(this.near.lon), lat, lon));
  }

  private hasNumber(mask: number): boolean {
    return this.words.tokens.some(({ bit, atom }) => (bit & mask) !== 0 && atom.isNumber);
  }

  private fit(feature: number, alignment: Alignment, status: number): SuggestCandidate {
    const { containers } = this.search;
    let mask = alignment.mask | alignment.typeMask;
    let cost = alignment.cost + statusPenalty(this.search.tables, this.search.starts, feature, status) +
      this.begunTypeCost(alignment) + this.otherKindCost(feature, alignment, status);
    let [containerMask, leftCost, most] = [0, 0, Infinity];
    if (mask !== this.all) {
      for (const best of this.containers.of(feature)) {
        const hit = best.mask & mask && best.bare ? best.bare : best;
        if (hit.mask & mask || (hit.mask & ~mask) === 0) continue;
        const typeMask = hit.typeMask & ~mask;
        containerMask |= hit.mask | typeMask;
        mask |= containerMask;
        cost += hit.cost + this.opennessOf(hit.mask, typeMask);
        if (feature < this.search.starts.areas && this.isBegun(hit)) most = BEGUN_CONTAINER_SCORE;
      }
      if (alignment.mask === 0 && !alignment.isInitial && containerMask !== 0) cost -= TYPE_IN_CONTAINER;
      const left = this.all & ~mask;
      if (left !== 0) leftCost = leftOver(this.search, this.words, left, { feature, alignment, containerMask });
    }
    const { lat, lon } = containers.point(feature);
    const rank = this.tables.suggestFeatures.rank[feature] / RANK_STEPS;
    const hasAreaType = alignment.mask !== 0 && alignment.typeMask !== 0
      && feature >= this.search.starts.areas && feature < this.search.starts.streets;
    const bonus = (hasAreaType ? TYPED_AREA_BONUS : 0) +
      (alignment.isWhole ? WHOLE_BONUS : 0) + (this.aligner.hasNumbersOnly ? this.ordinalBonus(feature) : 0);
    // Importance never puts a feature that leaves words over before one that does not.
    const score = rank + bonus + this.nearness(lat, lon) - cost - leftCost * LEFT_OVER_FACTOR;
    return { feature, mask, cost: cost + leftCost, score: Math.min(score, most) };
  }

  /** The cost of an unfinished type word: ", во" more likely begins a name. "Пер" and "ул" are type words already. */
  private begunTypeCost({ mask, typeMask, isInitial }: Alignment): number {
    const { bit, isOpen, isBegunType, atom } = this.words.tokens[this.words.tokens.length - 1];
    if ((typeMask & bit) === 0 || isInitial) return 0;
    // "Heidelberg, Pl" does not ask for a station named Heidelberg.
    const isApart = mask !== 0 && isOpen && atom.before === ',' && atom.key.length <= 2;
    return isApart || (mask === 0 && isBegunType) ? BEGUN_TYPE_COST : 0;
  }

  /**
   * The cost of a POI that has the type word of a street in its name, and of a street by its name in another language
   * that is a city's in this one: "Москва ул" asks for a street of Москва rather than the Московская улица of Бишкек.
   */
  private otherKindCost(feature: number, { mask, typeMask }: Alignment, status: number): number {
    const { starts } = this.search;
    const { tokens } = this.words;
    if (isPoi(starts, feature)) {
      return tokens.some(({ bit, types }) => ((mask | typeMask) & bit) !== 0 && areStreetWords(types))
        ? POI_OF_STREET_COST : 0;
    }
    if (!isStreet(starts, feature) || status !== nameStatuses.translated || typeMask === 0) return 0;
    const name = tokens.filter(({ bit }) => (mask & bit) !== 0).map(({ atom }) => atom.key).join(' ');
    return findKnownCity(name)?.isSoft === false ? TRANSLATED_CITY_COST : 0;
  }

  /** Raises ordinals: a number alone more likely means the 7-я линия than the улица 7 Ноября. */
  private ordinalBonus(feature: number): number {
    const { starts, tables: { streets }, tags } = this.search;
    if (!isStreet(starts, feature) || streets.names[feature - starts.streets] === NONE) return 0;
    const { name = '' } = tags(streets.names[feature - starts.streets]);
    return atomsOf(name).some(({ suffix }) => suffix !== '') ? ORDINAL_BONUS : 0;
  }

  private isBegun({ mask, isWhole }: ContainerHit): boolean {
    const { bit, isOpen } = this.words.tokens[this.words.tokens.length - 1];
    return isOpen && !isWhole && (mask & bit) !== 0;
  }

  /** Charges an unfinished word: its letters more likely begin the name of the feature than that of its container. */
  private opennessOf(mask: number, typeMask: number): number {
    const last = this.words.tokens[this.words.tokens.length - 1];
    if (!last.isOpen) return 0;
    if (typeMask & last.bit) return OPEN_TYPE_COST;
    return mask & last.bit ? (openCosts[last.atom.key.length] ?? 0) : 0;
  }
}
