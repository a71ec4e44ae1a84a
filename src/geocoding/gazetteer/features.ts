/** The first feature of each table: places begin at 0, then come areas, streets, POI and postcodes. */
export interface FeatureStarts {
  readonly areas: number;
  readonly streets: number;
  readonly pois: number;
  readonly postcodes: number;
}

type Rows = { readonly rows: number };
export function featureStarts(
  { places, areas, streets, pois }: { places: Rows; areas: Rows; streets: Rows; pois: Rows },
): FeatureStarts {
  const [a, s, p] = [places.rows, places.rows + areas.rows, places.rows + areas.rows + streets.rows];
  return { areas: a, streets: s, pois: p, postcodes: p + pois.rows };
}

export const isStreet = ({ streets, pois }: FeatureStarts, feature: number): boolean =>
  feature >= streets && feature < pois;
export const isPoi = ({ pois, postcodes }: FeatureStarts, feature: number): boolean =>
  feature >= pois && feature < postcodes;

/** The status of a name: the feature's own current one, a translation, another or an old one. */
export const nameStatuses = { own: 0, translated: 1, other: 2, old: 3 } as const;
