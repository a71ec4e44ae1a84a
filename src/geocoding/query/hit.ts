/** The most that a whole name costs that is spelt in some case: "Заречного района". */
export const CASE_COST = 0.13;

/** A feature found by one of its names, and the words of the query that match this name. */
export interface Hit {
  readonly feature: number;
  readonly nameStatus: number;
  /** Mask of the atoms that match the words and numbers of the name. */
  readonly mask: number;
  /** Mask of the atoms that match its type words. */
  readonly typeMask: number;
  /** Sum over misspellings, missing words and a wrong type word. */
  readonly cost: number;
  /** The weight of the matched words, less the cost. */
  readonly gain: number;
  readonly isFuzzy: boolean;
  /** The query lacks a significant word of the name. */
  readonly isShort: boolean;
  /** A street of a different type from the one in the query: "переулок" for an улица. */
  readonly hasOtherType: boolean;
}

/** Features that the words of a query could mean. */
export interface Retrieved {
  /** Places and areas, with the best name of each: containers of the subject, or the answer itself. By feature. */
  readonly containerHits: ReadonlyMap<number, Hit>;
  /**
   * Containers hit by several names: the best hit by other words than in `containerHits`, for cases in which the best
   * name uses up a word of the street's.
   */
  readonly otherContainerHits: ReadonlyMap<number, Hit>;
  /** Streets and POI, the highest score first. */
  readonly subjectHits: readonly Hit[];
  readonly postcodes: readonly Hit[];
}
