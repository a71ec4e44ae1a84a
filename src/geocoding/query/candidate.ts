import type { Doubt } from './doubt.ts';
import type { FoundHouse } from '../houses/found-house.ts';
import type { Hit } from './hit.ts';
import type { TextSpan } from '../houses/cursor.ts';
import type { HouseKey } from '../houses/key.ts';
import type { FoundKilometer } from '../houses/kilometers.ts';

/**
 * `place`, `region`: one is named for sure, and it is another one. `unknown`: a word stands where the place of an
 * address does.
 */
export type Contradiction = 'place' | 'region' | 'unknown';

/** One way to understand the whole query. */
export interface Candidate {
  readonly feature: number;
  readonly hit: Hit;
  readonly otherStreet?: { readonly hit: Hit; readonly lat: number; readonly lon: number; readonly meters: number };
  /** What it is in, as far as the query says so. */
  readonly containerHits: readonly Hit[];
  /** Of a thing: the street it is in, where the query says so. */
  readonly street?: Hit;
  readonly house?: FoundHouse;
  readonly asked?: HouseKey;
  /** Where in the text the flats behind its hyphen stand. */
  readonly flats?: TextSpan;
  /** The query has a second number that may be meant as well: "10 и 12". */
  readonly isOneOfTwo: boolean;
  /** Another street, which is not where the query says, is called just so. */
  readonly hasNamesake?: boolean;
  readonly kilometer?: FoundKilometer;
  readonly postcode: 'exact' | 'wrong' | 'absent';
  /** Atoms that are understood. */
  readonly explained: number;
  /** A number of the query is not that of the name, or may be that of a house. */
  readonly isOtherNumber: boolean;
  /** The query names a ground that it is not in. */
  readonly isElsewhere: boolean;
  /** It is in a settlement beside the town that is told. */
  readonly isBesideTown: boolean;
  /** It is in Росстань-на-Тихой, and the map has the Росстань that is told. */
  readonly isOfLongerTown: boolean;
  /** The query names a place or region that it is not in, whether the atlas has that or not. */
  readonly contradiction?: Contradiction;
  /** And that does not reach to it, as a city does to its suburbs. */
  readonly isFar: boolean;
  /** What is not understood, misspelt, missing: 0 for a perfect answer. */
  readonly cost: number;
  /** What the cost is the sum of. */
  readonly against: readonly Doubt[];
  /** For ranking: less cost is more, and what is asked for often goes first. */
  readonly score: number;
  /** The part of the score that is the thing's own, whatever was asked. */
  readonly prominence: number;
  readonly lat: number;
  readonly lon: number;
}
