/** The least that an address engine must do to be evaluated. Degrees in and out. */
export interface Engine {
  /** Best first. */
  geocode(text: string, options?: GeocodeOptions): readonly Answer[];
  /** Nearest first. */
  reverse(lat: number, lon: number): readonly Answer[];
  suggest(text: string): readonly Answer[];
}

/** Options beside the text. Degrees. */
export interface GeocodeOptions {
  readonly near?: { readonly lat: number; readonly lon: number };
  readonly box?: { readonly minLat: number; readonly minLon: number; readonly maxLat: number; readonly maxLon: number };
  /** ISO codes in capitals. */
  readonly countries?: readonly string[];
}

/** An engine that supports only some kinds of queries. */
export type PartialEngine = { readonly [K in keyof Engine]?: Engine[K] };

/** What an engine computes its confidence from, if it tells. */
export interface Evidence {
  /** How badly the answer fits the query; 0 is perfect. */
  readonly cost: number;
  /** How much better it is than the best rival elsewhere; Infinity without a rival. */
  readonly lead: number;
  /** The highest confidence that the doubts allow. */
  readonly cap: number;
  /** A house, POI or corner; otherwise a street, place or area. */
  readonly isSpot: boolean;
}

export interface Answer {
  readonly lat: number;
  readonly lon: number;
  /** As the contract names it: house, house_part, interpolated, street … */
  readonly precision: string;
  /** 0 to 1; absent if the engine gives none. */
  readonly confidence?: number;
  /** What the confidence was computed from. */
  readonly evidence?: Evidence;
  /** The score that orders the answers, and the costs in it by the names of their doubts. */
  readonly score?: number;
  readonly costs?: Readonly<Record<string, number>>;
  /** One line, for the list of failures. */
  readonly address: string;
  /** The object of the map: "way/17". */
  readonly osm?: string;
  /** The house number as the engine returns it. */
  readonly label?: string;
  /** The name of the street, or of the quarter where houses are numbered by quarter. */
  readonly street?: string;
  /** Parts of the query outside the address. */
  readonly unparsed?: readonly string[];
}
