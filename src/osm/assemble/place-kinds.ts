/**
 * The kinds of places an address can stand in. A settlement stands for itself; a part belongs to the
 * settlement around it. `reachMeters` is how far an unbounded place may claim what lies around its node.
 */
export interface PlaceKind {
  readonly settlement: boolean;
  readonly reachMeters: number;
}

export const placeKinds: Readonly<Record<string, PlaceKind>> = {
  city: { settlement: true, reachMeters: 12_000 },
  town: { settlement: true, reachMeters: 5_000 },
  village: { settlement: true, reachMeters: 2_500 },
  hamlet: { settlement: true, reachMeters: 1_200 },
  isolated_dwelling: { settlement: true, reachMeters: 500 },
  farm: { settlement: true, reachMeters: 500 },
  allotments: { settlement: false, reachMeters: 700 },
  borough: { settlement: false, reachMeters: 3_000 },
  suburb: { settlement: false, reachMeters: 1_500 },
  quarter: { settlement: false, reachMeters: 700 },
  neighbourhood: { settlement: false, reachMeters: 700 },
  city_block: { settlement: false, reachMeters: 200 },
  residential: { settlement: false, reachMeters: 500 },
  island: { settlement: false, reachMeters: 1_000 },
  locality: { settlement: false, reachMeters: 500 },
};

/** Named residential areas and allotments: places in addresses of the region, even without a `place` tag. */
export function placeKindOf(tags: { place?: string; landuse?: string }): string | undefined {
  if (tags.place !== undefined && Object.hasOwn(placeKinds, tags.place)) return tags.place;
  return tags.landuse === 'residential' || tags.landuse === 'allotments' ? tags.landuse : undefined;
}
