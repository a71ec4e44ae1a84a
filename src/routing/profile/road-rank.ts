/** Ranks of roads, greater for bigger roads; 0 for paths. A slip road has the rank of its road. */
const ranks: Readonly<Record<string, number>> = {
  motorway: 8, trunk: 7, primary: 6, secondary: 5, tertiary: 4, unclassified: 3, residential: 3, living_street: 2,
  service: 1, track: 1,
};

export const FREEWAY_RANK = ranks.trunk;
/** From this rank on there is traffic to wait for. */
export const MAIN_RANK = ranks.primary;
export const LOCAL_RANK = ranks.residential;
export const SERVICE_RANK = ranks.service;

const ranksWithLinks = new Map(Object.entries(ranks).flatMap(([name, rank]) => [[name, rank], [`${name}_link`, rank]]));

export const rankOf = (highway: string | undefined): number => ranksWithLinks.get(highway ?? '') ?? 0;
