import type { Doubt } from './doubt.ts';
import type { Understanding } from './understanding.ts';

/**
 * The answers of the search are gazetteer rows and numbers, in degrees and metres; `tell/` turns them into words
 * (components, the address line, the postcode).
 */
export type FoundKind =
  | 'house' | 'street' | 'place' | 'area' | 'poi' | 'postcode' | 'intersection' | 'kilometer' | 'point';

export type Precision =
  | 'house' | 'house_part' | 'interpolated' | 'nearest_house' | 'street' | 'place' | 'settlement' | 'city' | 'district'
  | 'region' | 'country' | 'postcode' | 'poi' | 'metro' | 'intersection' | 'point';

/** How a part of the answer agrees with the query; `absent`: the query does not mention it. */
export type Agreement = 'exact' | 'fuzzy' | 'absent' | 'wrong';

export interface Match {
  readonly house: Agreement;
  readonly street: Agreement;
  readonly place: Agreement;
  readonly region: Agreement;
  readonly postal_code: Agreement;
}

/** The figures that confidence is computed from. */
export interface Evidence {
  /** The cost of the answer's fit to the query; 0 for a perfect fit. */
  readonly cost: number;
  /** The lead over the best rival elsewhere; Infinity without a rival. */
  readonly lead: number;
  /** A house, POI or corner; otherwise a street or container, the best fallback where a spot was asked for. */
  readonly isSpot: boolean;
  /** The highest confidence that its doubts allow. */
  readonly cap: number;
}

export interface Found {
  readonly kind: FoundKind;
  /** Rows that make up the answer; absent if it has none. A house comes with its street or place. */
  readonly house?: number;
  readonly street?: number;
  /** For `intersection`: the street that crosses `street`. */
  readonly otherStreet?: number;
  readonly place?: number;
  readonly area?: number;
  readonly poi?: number;
  /** For `kilometer`: the distance along the road. */
  readonly alongMeters?: number;
  /** For `postcode`: the code as text. */
  readonly postcode?: string;
  readonly lat: number;
  readonly lon: number;
  readonly precision: Precision;
  /** The probability that this is what the query meant, 0 to 1. */
  readonly confidence: number;
  readonly evidence: Evidence;
  /**
   * Doubts about it: their costs add up to the cost of the evidence, the least cap is its cap. Answers after the first
   * that have a low confidence anyway list only the doubts with a cost.
   */
  readonly doubts: readonly Doubt[];
  /** The rank of the answer: higher for a lower cost and a greater prominence. */
  readonly score: number;
  readonly expectedErrorMeters: number;
  readonly match: Match;
  /** Found by a former name. */
  readonly isRenamed: boolean;
  /** The house number of the query as understood ("12/3 к2 с1"); absent if the query has none. */
  readonly askedHouse?: string;
  /** Words of the query outside the address, in its order: flat, floor, phone, unknown words. */
  readonly unparsed: readonly string[];
  /** Present only if the options ask for it; a typed point has none. */
  readonly understanding?: Understanding;
}

/** A query in named fields. Each field is free text. */
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
  /** The most answers to return, 1 to 20. */
  readonly limit?: number;
  /** Ranks the nearest of equal answers first. Degrees. */
  readonly bias?: { readonly lat: number; readonly lon: number };
  /** Keeps only answers inside. Degrees; a box over the antimeridian has `minLon` greater than `maxLon`. */
  readonly box?: { readonly minLat: number; readonly minLon: number; readonly maxLat: number; readonly maxLon: number };
  /** Keeps only answers in one of these countries, as far as the atlas knows. ISO codes in capitals. */
  readonly countries?: readonly string[];
  /** Adds to each answer how it understands the query. */
  readonly explain?: boolean;
}

export interface Search {
  /** Returns answers, the best first. Never throws, whatever the text; a text without meaning gives an empty list. */
  geocode(query: string | StructuredQuery, options?: SearchOptions): Found[];
}
