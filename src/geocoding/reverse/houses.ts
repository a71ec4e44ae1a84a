import { NONE } from '../../kernel/columns.ts';
import { houseSources, type Gazetteer } from '../gazetteer/schema.ts';
import type { Divisions, DivisionReader } from '../gazetteer/divisions.ts';
import type { NearRow, RowFinder } from '../near/rows.ts';

/** What lies between two points: nothing, the border of a city's district or a village, or one of more weight. */
export type Border = 'none' | 'light' | 'heavy';

/** In no polygon at all: at sea, abroad, or where the map has none. */
export const isNowhere = (ground: Divisions): boolean =>
  [ground.country, ground.region, ground.area, ground.municipality, ground.district, ground.suburb, ground.quarter,
    ground.city, ground.settlement].every((row) => row === NONE);

/** Only polygons count: where they are missing nobody knows of a border, but that from nowhere into ground. */
export function borderBetween(a: Divisions, b: Divisions): Border {
  const isOther = a.country !== b.country || a.region !== b.region || a.area !== b.area || a.city !== b.city;
  if (isOther) return isNowhere(a) ? 'light' : 'heavy';
  const isSame = a.district === b.district && a.settlement === b.settlement && a.municipality === b.municipality;
  return isSame ? 'none' : 'light';
}

/** A house across a light border is as good as one that is this much farther. */
export const BORDER_PENALTY_METERS = 60;

export interface HouseNear extends NearRow {
  /** With the penalty; nothing at a door. */
  readonly effectiveMeters: number;
}

export interface HousesNear {
  /**
   * Houses within a distance, best first: those that hold the point, then by distance to the footprint and penalty.
   * A house across a heavy border is none, unless the point is inside of it.
   */
  near(lat: number, lon: number, here: Divisions, reach: { radiusMeters: number; limit: number }): HouseNear[];
}

/**
 * An address that the map has as a spot, such as a door of a long building, is at hand this near: before the building
 * that the spot is in.
 */
export const AT_DOOR_METERS = 4;
const doorSources = new Set(['point', 'entrance']);

export const isDoor = ({ houses }: Pick<Gazetteer, 'houses'>, row: number): boolean =>
  houses.footprint[row] === houses.footprint[row + 1] && doorSources.has(houseSources[houses.source[row]]);

/** Enough to see past the border when the point is beside one; then ever more, up to a town's quarter. */
const FIRST_LOOK = 4;
const FARTHER_LOOKS = [40, 400];

export function openHousesNear(tables: Gazetteer, divisions: DivisionReader, rows: RowFinder): HousesNear {
  const { houses } = tables;
  const judge = (found: readonly NearRow[], here: Divisions): HouseNear[] => {
    const kept: HouseNear[] = [];
    for (const { row, distanceMeters } of found) {
      const border = distanceMeters === 0 ? 'none' : borderBetween(here, divisions.ofDrawn(houses.chain[row]));
      if (border === 'heavy') continue;
      const away = distanceMeters <= AT_DOOR_METERS && isDoor(tables, row) ? 0 : distanceMeters;
      const effectiveMeters = away + (border === 'light' ? BORDER_PENALTY_METERS : 0);
      kept.push({ row, distanceMeters, effectiveMeters });
    }
    return kept;
  };
  const order = (kept: HouseNear[], lat: number, lon: number): HouseNear[] => {
    kept.sort((a, b) => a.effectiveMeters - b.effectiveMeters || a.row - b.row);
    const isTied = kept.length > 1 && kept[0].effectiveMeters === kept[1].effectiveMeters;
    return isTied ? untie(tables, rows, kept, lat, lon) : kept;
  };
  return {
    near: (lat, lon, here, { radiusMeters, limit }) => {
      let kept: HouseNear[] = [];
      for (const looks of [limit + FIRST_LOOK - 1, ...FARTHER_LOOKS.map((more) => limit * more)]) {
        const found = rows.nearestHouses(lat, lon, { radiusMeters, limit: looks });
        kept = judge(found, here);
        if (found.length < looks || isSettled(kept, found, limit)) break;
      }
      return order(kept, lat, lon);
    },
  };
}

/** What was not looked at is farther than the last that was: it cannot come before the best ones any more. */
function isSettled(kept: readonly HouseNear[], found: readonly NearRow[], limit: number): boolean {
  const farthest = found[found.length - 1].distanceMeters;
  let better = 0;
  for (const { effectiveMeters } of kept) if (effectiveMeters <= farthest) better++;
  return better >= limit;
}

const TIE_STREETS = 6;
const TIE_METERS = 150;

/** Equally near: the smaller building (it stands in the yard of the other), then the address of the nearer street. */
function untie(
  { houses, footprintPoints: { dLat, dLon } }: Gazetteer, rows: RowFinder, kept: HouseNear[], lat: number, lon: number,
): HouseNear[] {
  const sizes = new Map<number, number>();
  const sizeOf = (row: number): number => {
    let size = sizes.get(row);
    if (size === undefined) {
      const [first, end] = [houses.footprint[row], houses.footprint[row + 1]];
      let twice = 0;
      for (let i = first; i < end; i++) {
        const next = i + 1 < end ? i + 1 : first;
        twice += dLat[i] * dLon[next] - dLat[next] * dLon[i];
      }
      sizes.set(row, (size = Math.abs(twice)));
    }
    return size;
  };
  const streets = rows.nearestStreets(lat, lon, { radiusMeters: TIE_METERS, limit: TIE_STREETS }).map(({ row }) => row);
  const rankOf = (row: number): number => {
    const rank = houses.street[row] === NONE ? -1 : streets.indexOf(houses.street[row]);
    return rank < 0 ? TIE_STREETS : rank;
  };
  return kept.sort((a, b) => a.effectiveMeters - b.effectiveMeters || sizeOf(a.row) - sizeOf(b.row) ||
    rankOf(a.row) - rankOf(b.row) || a.row - b.row);
}
