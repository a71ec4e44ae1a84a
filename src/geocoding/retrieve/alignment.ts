import type { Hit } from '../query/hit.ts';

const OLD_NAME_COST = 0.08;
const OTHER_NAME_COST = 0.03;
/** As little as tells a street from one that is called so in another language. */
const TRANSLATED_COST = 0.05;
/** What it costs to be found by a name that is not the thing's own, by `standings`. */
export const statusCosts: readonly number[] = [0, TRANSLATED_COST, OTHER_NAME_COST, OLD_NAME_COST];

/** How the words of a query stand for a name, whoever bears it. */
export interface Alignment {
  readonly name: number;
  readonly mask: number;
  readonly typeMask: number;
  readonly cost: number;
  readonly gain: number;
  readonly isFuzzy: boolean;
  readonly isShort: boolean;
  /** What a type word beside it costs a place or area, and a street. */
  readonly containerClash: number;
  readonly streetClash: number;
  /** The same of a thing: what is called a station is one. */
  readonly poiClash: number;
  /** What a thing is spared whose name goes on behind the words of the query. */
  readonly poiSpared: number;
}

/** `more`: what it costs this thing besides. */
export function hitOf(
  alignment: Alignment, feature: number, nameStatus: number, more: number, hasOtherType = false,
): Hit {
  const { mask, typeMask, cost, gain, isFuzzy, isShort } = alignment;
  return { feature, nameStatus, mask, typeMask, cost: cost + more, gain: gain - more, isFuzzy, isShort, hasOtherType };
}
