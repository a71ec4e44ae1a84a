/** What an evaluation asks: the least that an address engine must be able to do. Degrees in and out. */
export interface Engine {
  /** Best first. */
  geocode(text: string, wish?: Wish): readonly Answer[];
  /** Nearest first. */
  reverse(lat: number, lon: number): readonly Answer[];
  suggest(text: string): readonly Answer[];
}

/** What is asked for beside the text. Degrees. */
export interface Wish {
  readonly near?: { readonly lat: number; readonly lon: number };
  readonly box?: { readonly minLat: number; readonly minLon: number; readonly maxLat: number; readonly maxLon: number };
  /** ISO codes in capitals. */
  readonly countries?: readonly string[];
}

/** What can be asked of it today. */
export type PartialEngine = { readonly [K in keyof Engine]?: Engine[K] };

/** What an engine reads its confidence from, as far as it tells. */
export interface Evidence {
  /** How badly the answer fits the query; 0 is perfect. */
  readonly cost: number;
  /** How much better it is than the best rival elsewhere; Infinity without one. */
  readonly lead: number;
  /** What is at most to be believed of such an answer. */
  readonly cap: number;
  /** A house, a thing or a corner; otherwise a street or ground. */
  readonly isSpot: boolean;
}

export interface Answer {
  readonly lat: number;
  readonly lon: number;
  /** As the contract names it: house, house_part, interpolated, street … */
  readonly precision: string;
  /** 0 to 1; absent where the engine gives none. */
  readonly confidence?: number;
  /** What the confidence was read from. */
  readonly evidence?: Evidence;
  /** One line, for the list of failures. */
  readonly address: string;
  /** "way/17": what it was on the map. */
  readonly osm?: string;
  /** The house's number as the engine tells it. */
  readonly label?: string;
  /** The own name of the street, or of the quarter where houses are numbered by quarter. */
  readonly street?: string;
  /** What of the query is no part of the address. */
  readonly unparsed?: readonly string[];
}
