/** The rank of a settlement, 1 for the greatest, and the first zoom that names it. */
export interface PlaceRank {
  readonly rank: number;
  readonly from: number;
}

const millions = { rank: 1, from: 3 };
const greatCity = { rank: 2, from: 4 };
const city = { rank: 3, from: 5 };
const town = { rank: 4, from: 7 };
const smallTown = { rank: 5, from: 9 };

const byKind: Readonly<Record<string, PlaceRank>> = {
  village: { rank: 6, from: 10 },
  suburb: { rank: 7, from: 11 },
  borough: { rank: 7, from: 11 },
  hamlet: { rank: 8, from: 12 },
  island: { rank: 8, from: 11 },
  quarter: { rank: 9, from: 13 },
  neighbourhood: { rank: 9, from: 13 },
  allotments: { rank: 9, from: 13 },
  residential: { rank: 9, from: 14 },
  isolated_dwelling: { rank: 9, from: 13 },
  farm: { rank: 9, from: 13 },
  locality: { rank: 9, from: 13 },
};

const LARGE_TOWN_PEOPLE = 50_000;
const LARGE_CITY_PEOPLE = 300_000;

/** Undefined for kinds that are not places on a map. */
export function placeRank(kind: string, population: number): PlaceRank | undefined {
  if (kind === 'city') return population >= 1e6 ? millions : population >= LARGE_CITY_PEOPLE ? greatCity : city;
  if (kind === 'town') return population >= LARGE_TOWN_PEOPLE ? town : smallTown;
  return byKind[kind];
}
