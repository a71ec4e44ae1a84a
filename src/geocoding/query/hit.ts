/** A name of the atlas that words of the query stand for. */
export interface Hit {
  readonly feature: number;
  readonly nameStatus: number;
  /** Atoms that are the name's words and numbers. */
  readonly mask: number;
  /** Atoms that are its type words. */
  readonly typeMask: number;
  /** What misspellings, missing words and a wrong type word cost. */
  readonly cost: number;
  /** The weight of the words it explains, less the cost. */
  readonly gain: number;
  readonly isFuzzy: boolean;
  /** The name has a word of weight that the query has not. */
  readonly isShort: boolean;
  /** A street of another kind than the query says: "переулок" for an улица. */
  readonly hasOtherType: boolean;
}

/** What the words of a query may mean, thing by thing. */
export interface Retrieved {
  /** Places and areas: what the rest may be in, or what is asked for. By thing, the best name of each. */
  readonly containerHits: ReadonlyMap<number, Hit>;
  /** Of grounds with several names, the best hit by other words: a name may use up a word of the street's. */
  readonly otherContainerHits: ReadonlyMap<number, Hit>;
  /** Streets and POI, the most promising first. */
  readonly subjectHits: readonly Hit[];
  readonly postcodes: readonly Hit[];
}
