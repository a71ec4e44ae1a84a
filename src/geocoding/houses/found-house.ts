export type HousePrecision = 'house' | 'house_part' | 'interpolated' | 'nearest_house';

/** The best house of a street for a number. */
export interface FoundHouse {
  /** For `interpolated`: the nearer of the two neighbours. */
  readonly row: number;
  readonly precision: HousePrecision;
  readonly lat: number;
  readonly lon: number;
  readonly cost: number;
  readonly errorMeters: number;
  readonly isExact: boolean;
  readonly dashIsFlat: boolean;
  /** Another house of the street fits as well: "1" is both the соор1 and the фл1. */
  readonly hasEqual: boolean;
  /** Rows of the others that fit as well, at most four. */
  readonly equals?: readonly number[];
  /**
   * The query writes it differently: a block that the map has with a slash or the reverse; only one number of a part of
   * a corner house; a plot where the map has houses; or "4 литера А" for a 4А beside a plain 4.
   */
  readonly isOtherStyle?: boolean;
}
