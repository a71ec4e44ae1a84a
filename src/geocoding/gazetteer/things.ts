/** Where the numbers of things begin: places come first, then areas, streets, POI and postcodes. */
export interface ThingStarts {
  readonly areas: number;
  readonly streets: number;
  readonly pois: number;
  readonly postcodes: number;
}

type Rows = { readonly rows: number };
export function thingStarts(
  { places, areas, streets, pois }: { places: Rows; areas: Rows; streets: Rows; pois: Rows },
): ThingStarts {
  const [a, s, p] = [places.rows, places.rows + areas.rows, places.rows + areas.rows + streets.rows];
  return { areas: a, streets: s, pois: p, postcodes: p + pois.rows };
}

/** What a name is to its thing, as `nameThings.standing`. */
export const standings = { own: 0, translated: 1, other: 2, old: 3 } as const;
