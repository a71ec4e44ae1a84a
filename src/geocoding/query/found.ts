import type { Doubt } from './doubt.ts';

/**
 * What the search found, as rows and numbers: the words of the answer (components, the address line, the postcode)
 * are put together from it elsewhere. Rows are those of the gazetteer; degrees, metres.
 */
export type FoundKind =
  | 'house' | 'street' | 'place' | 'area' | 'poi' | 'postcode' | 'intersection' | 'kilometer' | 'point';

export type Precision =
  | 'house' | 'house_part' | 'interpolated' | 'nearest_house' | 'street' | 'place' | 'settlement' | 'city' | 'district'
  | 'region' | 'country' | 'postcode' | 'poi' | 'metro' | 'intersection' | 'point';

/** How a part of the query agrees with what was found; `absent`: the query says nothing of it. */
export type Agreement = 'exact' | 'fuzzy' | 'absent' | 'wrong';

export interface Match {
  readonly house: Agreement;
  readonly street: Agreement;
  readonly place: Agreement;
  readonly region: Agreement;
  readonly postal_code: Agreement;
}

/** What a confidence is read from. */
export interface Evidence {
  /** How badly the answer fits the query; 0 is perfect. */
  readonly cost: number;
  /** How much better it is than the best rival elsewhere; Infinity without one. */
  readonly lead: number;
  /** A house, a thing or a corner; otherwise a street or ground: where more was asked for, the best that there is. */
  readonly isSpot: boolean;
  /** What is at most to be believed of such an answer. */
  readonly cap: number;
}

export interface Found {
  readonly kind: FoundKind;
  /** Rows that the answer is made of; only those that it has. A house comes with its street or place. */
  readonly house?: number;
  readonly street?: number;
  /** With `intersection`: the street that crosses `street`. */
  readonly otherStreet?: number;
  readonly place?: number;
  readonly area?: number;
  readonly poi?: number;
  /** With `kilometer`: how far along the road. */
  readonly alongMeters?: number;
  /** With `postcode`: as written. */
  readonly postcode?: string;
  readonly lat: number;
  readonly lon: number;
  readonly precision: Precision;
  /** The probability that this is what was meant, 0 to 1. */
  readonly confidence: number;
  readonly evidence: Evidence;
  /**
   * What speaks against it: the costs make the cost of the evidence, the least cap is its cap. Of answers behind the
   * first that are little believed anyway the costs alone.
   */
  readonly against: readonly Doubt[];
  readonly expectedErrorMeters: number;
  readonly match: Match;
  /** Found under a name that it had before. */
  readonly isRenamed: boolean;
  /** The number asked for, as understood ("12/3 к2 с1"); absent where none was asked for. */
  readonly askedHouse?: string;
  /** What of the query is not part of the address: flat, floor, phone, words nobody knows. In the order asked. */
  readonly unparsed: readonly string[];
}

/** A query whose parts are named. Each part may hold what its user wrote there. */
export interface StructuredQuery {
  readonly country?: string;
  readonly region?: string;
  readonly district?: string;
  readonly city?: string;
  readonly street?: string;
  readonly house?: string;
  readonly postal_code?: string;
}

export interface SearchOptions {
  /** At most so many, 1 to 20. */
  readonly limit?: number;
  /** Equals near here come first. Degrees. */
  readonly bias?: { readonly lat: number; readonly lon: number };
  /** Only what lies inside. Degrees; a box over the antimeridian has the greater longitude first. */
  readonly box?: { readonly minLat: number; readonly minLon: number; readonly maxLat: number; readonly maxLon: number };
  /** ISO codes in capitals; only what lies in one of these countries, as far as the atlas knows. */
  readonly countries?: readonly string[];
}

export interface Search {
  /** Best first. Never throws, whatever the text; nothing understood is an empty list. */
  geocode(query: string | StructuredQuery, options?: SearchOptions): Found[];
}
