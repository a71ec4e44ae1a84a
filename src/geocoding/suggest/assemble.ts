import { NONE } from '../../kernel/columns.ts';
import { distanceMeters, toUnits } from '../../kernel/geo.ts';
import { atomsOf } from '../atoms/atoms.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { MOST_AROUND } from '../gazetteer/containers.ts';
import { SuggestAligner, type Alignment } from './align.ts';
import { RANK_STEPS, standingPenalty } from './importance.ts';
import type { SuggestTables } from './lists.ts';
import type { SuggestWords, Token } from './words.ts';

/** One thing that may be meant, and how well it fits all that was typed. */
export interface SuggestCandidate {
  readonly thing: number;
  /** Tokens that its name and the names of what it is in explain. */
  readonly mask: number;
  /** What is misspelt, missing, left over: 0 for what fits. */
  readonly cost: number;
  /** For ranking: what is asked for often, or near by, less the cost. */
  readonly score: number;
  readonly house?: number;
}

/** What a text found near speaks for it, at most. */
export const MOST_NEAR = 0.3;
const NEAR_KILOMETERS = 12;
/** For a name typed to its end. */
export const WHOLE_BONUS = 0.12;
const ORDINAL_BONUS = 0.15;
export const LEFT_OVER_FACTOR = 2;
const CLASH_COST = 0.3;
/** A number left over, for what never has houses. */
const HOUSELESS_COST = 0.2;
const STRANGE_TYPE_COST = 0.015;
/** By how many letters are typed. */
const openCosts: readonly number[] = [0.15, 0.15, 0.1, 0.06, 0.03];
/** "Ветроград, улица" asks for one of its streets. */
const TYPE_IN_GROUND = 0.15;
/** "Центральный р" is the район rather than a street in it that begins so. */
const TYPED_AREA_BONUS = 0.08;
const OPEN_TYPE_COST = 0.15;
const BEGUN_TYPE_COST = 0.2;
const LEAST_GROUND_GAIN = 0.02;

interface GroundHit {
  readonly mask: number;
  readonly typeMask: number;
  readonly cost: number;
  readonly gain: number;
  /** By a name that leaves the last letters to the thing: "Росстань, В" is not only the Росстань Великая. */
  readonly bare?: GroundHit;
}

type Part = 'street' | 'ground' | 'poi';

export const nearnessOf = (meters: number): number => MOST_NEAR / (1 + meters / 1000 / NEAR_KILOMETERS);

/** Fits things to one text. */
export class SuggestAssembler {
  readonly aligner: SuggestAligner;
  private readonly search: AtlasSearch;
  private readonly tables: SuggestTables;
  private readonly words: SuggestWords;
  private readonly near?: { readonly lat: number; readonly lon: number };
  private readonly all: number;
  private readonly around = new Uint32Array(MOST_AROUND);
  private readonly grounds = new Map<number, GroundHit | undefined>();
  private readonly groundsAround = new Map<number, readonly GroundHit[]>();

  constructor(
    search: AtlasSearch, tables: SuggestTables, words: SuggestWords, near?: { lat: number; lon: number },
  ) {
    this.search = search;
    this.tables = tables;
    this.words = words;
    this.near = near;
    this.all = (1 << words.tokens.length) - 1;
    this.aligner = new SuggestAligner(search.tables, words);
  }

  /** A thing by one of its names: as it is, and with the numbers of the name left to a house. */
  assemble(thing: number, name: number, standing: number): SuggestCandidate[] {
    const alignment = this.aligner.align(name);
    if (!alignment) return [];
    const whole = this.fit(thing, alignment, standing);
    if (!this.hasNumber(alignment.mask)) return [whole];
    const bare = this.aligner.align(name, false);
    return bare ? [whole, this.fit(thing, bare, standing)] : [whole];
  }

  weightOf(mask: number): number {
    let weight = 0;
    for (const token of this.words.tokens) if (token.bit & mask) weight += token.weight;
    return weight;
  }

  nearness(lat: number, lon: number): number {
    if (!this.near) return 0;
    return nearnessOf(distanceMeters(toUnits(this.near.lat), toUnits(this.near.lon), lat, lon));
  }

  private hasNumber(mask: number): boolean {
    return this.words.tokens.some(({ bit, atom }) => (bit & mask) !== 0 && atom.isNumber);
  }

  private fit(thing: number, alignment: Alignment, standing: number): SuggestCandidate {
    const { containers } = this.search;
    let mask = alignment.mask | alignment.typeMask;
    let cost = alignment.cost + standingPenalty(this.search.tables, this.search.starts, thing, standing) +
      this.begunTypeCost(alignment);
    let [groundMask, leftOver] = [0, 0];
    if (mask !== this.all) {
      for (const best of this.groundsOf(thing)) {
        const hit = best.mask & mask && best.bare ? best.bare : best;
        if (hit.mask & mask || (hit.mask & ~mask) === 0) continue;
        const typeMask = hit.typeMask & ~mask;
        groundMask |= hit.mask | typeMask;
        mask |= groundMask;
        cost += hit.cost + this.opennessOf(hit.mask, typeMask);
      }
      if (alignment.mask === 0 && !alignment.isInitial && groundMask !== 0) cost -= TYPE_IN_GROUND;
      const left = this.all & ~mask;
      if (left !== 0) leftOver = this.leftOver(left, { thing, alignment, groundMask });
    }
    const { lat, lon } = containers.point(thing);
    const rank = this.tables.suggestThings.rank[thing] / RANK_STEPS;
    const isTypedArea = alignment.mask !== 0 && alignment.typeMask !== 0
      && thing >= this.search.starts.areas && thing < this.search.starts.streets;
    const bonus = (isTypedArea ? TYPED_AREA_BONUS : 0) +
      (alignment.isWhole ? WHOLE_BONUS : 0) + (this.aligner.isOfNumbers ? this.ordinalBonus(thing) : 0);
    // However important, what was not said does not stand before what was.
    const score = rank + bonus + this.nearness(lat, lon) - cost - leftOver * LEFT_OVER_FACTOR;
    return { thing, mask, cost: cost + leftOver, score };
  }

  /** ", во" is rather the beginning of a name than of "вокзал"; "пер" and "ул" are words by themselves. */
  private begunTypeCost({ mask, typeMask, isInitial }: Alignment): number {
    const { bit, isOpen, isBegunType, atom } = this.words.tokens[this.words.tokens.length - 1];
    if ((typeMask & bit) === 0 || isInitial) return 0;
    // "Heidelberg, Pl" does not ask for the station of which Heidelberg is the name.
    const isApart = mask !== 0 && isOpen && atom.before === ',' && atom.key.length <= 2;
    return isApart || (mask === 0 && isBegunType) ? BEGUN_TYPE_COST : 0;
  }

  /** A number alone is asked for rather as that of the 7-я линия than as that of the улица 7 Ноября. */
  private ordinalBonus(thing: number): number {
    const { starts, tables: { streets }, tags } = this.search;
    if (thing < starts.streets || thing >= starts.pois || streets.names[thing - starts.streets] === NONE) return 0;
    const { name = '' } = tags(streets.names[thing - starts.streets]);
    return atomsOf(name).some(({ suffix }) => suffix !== '') ? ORDINAL_BONUS : 0;
  }

  /** The first letters of a word are rather those of a name than of what it is in. */
  private opennessOf(mask: number, typeMask: number): number {
    const last = this.words.tokens[this.words.tokens.length - 1];
    if (!last.isOpen) return 0;
    if (typeMask & last.bit) return OPEN_TYPE_COST;
    return mask & last.bit ? (openCosts[last.atom.key.length] ?? 0) : 0;
  }

  /** What the text says of where the thing is, by places and areas around it. The best first. */
  private groundsOf(thing: number): readonly GroundHit[] {
    const { containers, starts } = this.search;
    const isShared = thing >= starts.streets && thing < starts.postcodes;
    const key = isShared ? containers.surroundings(thing) : -1 - thing;
    let found = this.groundsAround.get(key);
    if (!found) {
      const around = isShared ? containers.listAround(thing)
        : this.around.subarray(0, containers.around(thing, this.around));
      const list: GroundHit[] = [];
      for (const ground of around) {
        const hit = ground === thing ? undefined : this.groundHit(ground);
        if (hit && !list.includes(hit)) list.push(hit);
      }
      this.groundsAround.set(key, (found = list.sort((a, b) => b.gain - a.gain)));
    }
    return found;
  }

  private groundHit(ground: number): GroundHit | undefined {
    if (this.grounds.has(ground)) return this.grounds.get(ground);
    const { grounds, groundNames } = this.tables;
    let [best, bare]: (GroundHit | undefined)[] = [];
    const last = this.words.tokens[this.words.tokens.length - 1];
    for (let at = grounds.names[ground]; at < grounds.names[ground + 1]; at++) {
      const alignment = this.aligner.align(groundNames.name[at]);
      if (!alignment || alignment.mask === 0) continue;
      const { mask, typeMask } = alignment;
      const cost = alignment.cost +
        standingPenalty(this.search.tables, this.search.starts, ground, groundNames.standing[at]);
      const gain = this.weightOf(mask | typeMask) - cost;
      if (gain <= LEAST_GROUND_GAIN) continue;
      const hit = { mask, typeMask, cost, gain };
      if (!best || gain > best.gain) best = hit;
      if ((mask & last.bit) === 0 && (!bare || gain > bare.gain)) bare = hit;
    }
    const found = best && last.isOpen && best !== bare ? { ...best, bare } : best;
    this.grounds.set(ground, found);
    return found;
  }

  private leftOver(
    left: number, { thing, alignment, groundMask }: { thing: number; alignment: Alignment; groundMask: number },
  ): number {
    const { starts } = this.search;
    const own: Part = thing < starts.streets ? 'ground' : thing < starts.pois ? 'street' : 'poi';
    const headMask = alignment.mask | alignment.typeMask;
    const partAt = (bit: number): Part | undefined =>
      bit & headMask ? own : bit & groundMask ? 'ground' : undefined;
    const { tokens } = this.words;
    let cost = 0;
    for (const [at, token] of tokens.entries()) {
      if ((left & token.bit) === 0) continue;
      if (token.types.length === 0 || token.isOpen || token.weight > 0.1) {
        const hasHouses = thing < starts.areas || own === 'street';
        cost += token.weight + (token.atom.isNumber && !hasHouses ? HOUSELESS_COST : 0);
        continue;
      }
      const before = token.atom.before === ',' ? undefined : partAt(token.bit >> 1);
      const behind = tokens[at + 1]?.atom.before === ',' ? undefined : partAt(token.bit << 1);
      const parts = [before, behind].filter((part) => part !== undefined);
      const isOther = alignment.hasType && alignment.typeMask === 0;
      const isOfStreet = token.types.every(({ level }) => level === 'street');
      const fits = parts.length === 0 ? !isOfStreet || (own === 'street' && !isOther)
        : parts.some((part) => suits(token, part, part === own && isOther));
      const isOfQuarter = token.types.every(({ level }) => level === 'planning');
      cost += !fits || isOfQuarter ? CLASH_COST : STRANGE_TYPE_COST;
    }
    return cost;
  }
}

/** Whether a type word may stand beside a part of an address that does not have it in its name. */
function suits({ types }: Token, part: Part, hasOtherType: boolean): boolean {
  if (types.some(({ level }) => level === 'building' || level === 'room')) return true;
  if (part === 'street') return !hasOtherType && types.some(({ level }) => level === 'street');
  if (part === 'poi') return types.some(({ level }) => level === 'planning' || level === 'settlement');
  return types.some(({ level }) => level === 'settlement' || level === 'area' || level === 'planning');
}
