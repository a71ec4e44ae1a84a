/**
 * The highest confidence of an answer with a doubt, by the weight of the doubt. Set by hand, because samples of a few
 * maps hold few of each; only `near` is measured.
 */
export const caps = {
  /** A slight objection: people copy postcodes wrong. */
  almost: 0.95,
  /** Likely what is meant, though the map may lack what was asked for. */
  likely: 0.8,
  /** The street is right and lacks the house, or the house is right and lacks the part asked for. */
  partly: 0.6,
  /** Of houses hidden from the map, 52 in 100 had the nearest house within 50 m. */
  near: 0.55,
  /** One of two at best. */
  even: 0.5,
  /** The query contradicts the answer. */
  unlikely: 0.4,
} as const;

/** The lowest of all caps. */
export const LEAST_CAP = Math.min(...Object.values(caps));
