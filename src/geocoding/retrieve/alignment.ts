import type { Hit } from '../query/hit.ts';

const OLD_NAME_COST = 0.08;
const OTHER_NAME_COST = 0.03;
/** Just enough to rank a street above one whose translated name is the same. */
const TRANSLATED_COST = 0.05;
/** The cost of a name that is not the feature's current one, by `nameStatus`. */
export const statusCosts: readonly number[] = [0, TRANSLATED_COST, OTHER_NAME_COST, OLD_NAME_COST];

/** How the words of a query match a name, whichever features bear it. */
export interface Alignment {
  readonly name: number;
  readonly mask: number;
  readonly typeMask: number;
  readonly cost: number;
  readonly gain: number;
  readonly isFuzzy: boolean;
  readonly isShort: boolean;
  /** The cost of a type word beside the name, for a place or area. */
  readonly containerClash: number;
  readonly streetClash: number;
  /** For a POI only a word for a station clashes. */
  readonly poiClash: number;
  /** The discount for a POI whose name continues after the words of the query. */
  readonly poiSpared: number;
}

/** `more`: a further cost for this feature. */
export function hitOf(
  alignment: Alignment, feature: number, nameStatus: number, more: number, hasOtherType = false,
): Hit {
  const { mask, typeMask, cost, gain, isFuzzy, isShort } = alignment;
  return { feature, nameStatus, mask, typeMask, cost: cost + more, gain: gain - more, isFuzzy, isShort, hasOtherType };
}
