/**
 * The most that is believed of an answer with a doubt, by how heavy the doubt is. Set by hand, since samples of a few
 * maps hold few of each; but `near` is measured.
 */
export const caps = {
  /** It speaks against the answer a little: people copy postcodes wrong. */
  almost: 0.95,
  /** Likely what is meant; yet the map may lack what was asked for. */
  likely: 0.8,
  /** The street is right, the house is not there; or it is, without the part that was asked for. */
  partly: 0.6,
  /** Of houses that were hidden from the map the nearest one was within 50 m in 52 of 100. */
  near: 0.55,
  /** One of two at best. */
  even: 0.5,
  /** The query says something else. */
  hardly: 0.4,
} as const;

/** None is less. */
export const LEAST_CAP = Math.min(...Object.values(caps));
