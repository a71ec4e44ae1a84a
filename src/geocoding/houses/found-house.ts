export type HousePrecision = 'house' | 'house_part' | 'interpolated' | 'nearest_house';

/** The best that a street's run of houses has for a number. */
export interface FoundHouse {
  /** For `interpolated` the nearer of the two neighbours. */
  readonly row: number;
  readonly precision: HousePrecision;
  readonly lat: number;
  readonly lon: number;
  readonly cost: number;
  readonly errorMeters: number;
  readonly isExact: boolean;
  readonly dashIsFlat: boolean;
  /** Another number of the street fits as well: "1" is the соор1 and the фл1 alike. */
  readonly hasEqual: boolean;
  /** Other rows that fit as well, apart from this one. */
  readonly equals?: readonly number[];
  /**
   * A block was asked for and has a stroke or the other way round, or but one side of a part of a corner house, or a
   * plot where the map has houses, or it is the 4А for the литера А of a 4 that is there as well.
   */
  readonly isOtherStyle?: boolean;
}
