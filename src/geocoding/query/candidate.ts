import type { Doubt } from './doubt.ts';
import type { FoundHouse } from '../houses/found-house.ts';
import type { Hit } from './hit.ts';
import type { TextSpan } from '../houses/cursor.ts';
import type { HouseKey } from '../houses/key.ts';
import type { FoundKilometer } from '../houses/kilometers.ts';

/**
 * `place`, `region`: the query certainly names a different one; `city`: a well-known one that the map lacks. `unknown`:
 * a word that the atlas does not know stands where an address names its place.
 */
export type Contradiction = 'city' | 'place' | 'region' | 'unknown';

/** One way to understand the whole query. */
export interface Candidate {
  readonly feature: number;
  readonly hit: Hit;
  /** For a corner: the street that crosses `feature`, and where they meet. */
  readonly otherStreet?: { readonly hit: Hit; readonly lat: number; readonly lon: number; readonly meters: number };
  /** Places and areas named in the query that the feature lies in. */
  readonly containerHits: readonly Hit[];
  /** For a POI: its street, if the query names it. */
  readonly street?: Hit;
  readonly house?: FoundHouse;
  /** The house number in the query. */
  readonly asked?: HouseKey;
  /** The span of the flat numbers after the house's hyphen in the text: "12-34". */
  readonly flats?: TextSpan;
  /** The query has a second number that could be the house: "10 и 12". */
  readonly isOneOfTwo: boolean;
  /** A street outside the named containers bears exactly this name. */
  readonly hasNamesake?: boolean;
  readonly kilometer?: FoundKilometer;
  readonly postcode: 'exact' | 'wrong' | 'absent';
  /** Mask of the atoms that are understood. */
  readonly explained: number;
  /** A number in the query differs from the name's, or could be a house number. */
  readonly isOtherNumber: boolean;
  /** The query names a container that the feature does not lie in. */
  readonly isElsewhere: boolean;
  /** The feature lies in a settlement beside the named town. */
  readonly isBesideNamedTown: boolean;
  /**
   * The feature lies in Росстань-на-Тихой, the query says "Росстань", and the map has a Росстань; or it lies in
   * Ветроград, the query says "Аэропорт Ветроград", and the map has a place of that name.
   */
  readonly liesInLongerTown: boolean;
  /** The query names a place or region that the feature does not lie in, whether the atlas knows it or not. */
  readonly contradiction?: Contradiction;
  /** The query names the region around the feature's city, which is a region of its own. */
  readonly isBesideRegion: boolean;
  /** The contradicting place does not reach as far as the feature, as a city does to its suburbs. */
  readonly isFar: boolean;
  /** The town that the query names, put before an answer elsewhere. */
  readonly isNamedTown?: boolean;
  /** Sum of what is not understood, misspelt or missing; 0 for a perfect answer. */
  readonly cost: number;
  /** The doubts that add up to `cost`. */
  readonly doubts: readonly Doubt[];
  /** The rank: higher for a lower cost and a greater prominence. */
  readonly score: number;
  /** The part of the score that does not depend on the query. */
  readonly prominence: number;
  readonly lat: number;
  readonly lon: number;
}
