import { NONE } from '../../kernel/columns.ts';
import { houseSources, type Gazetteer } from '../gazetteer/schema.ts';
import type { Divisions, DivisionReader } from '../gazetteer/divisions.ts';
import type { NearRow, RowFinder } from '../near/rows.ts';

/** The border between two points: none, light (of a city's district or a village), or heavy (of anything larger). */
export type Border = 'none' | 'light' | 'heavy';

/** Whether a point lies in no polygon: at sea, abroad, or where the map has none. */
export const isNowhere = (here: Divisions): boolean =>
  [here.country, here.region, here.area, here.municipality, here.district, here.suburb, here.quarter, here.city,
    here.settlement].every((row) => row === NONE);

/** Compares polygons only. Where they are missing there is no border, except a light one around all known areas. */
export function borderBetween(a: Divisions, b: Divisions): Border {
  const isOther = a.country !== b.country || a.region !== b.region || a.area !== b.area || a.city !== b.city;
  if (isOther) return isNowhere(a) ? 'light' : 'heavy';
  const isSame = a.district === b.district && a.settlement === b.settlement && a.municipality === b.municipality;
  return isSame ? 'none' : 'light';
}

/** A house across a light border counts as this much farther. */
export const BORDER_PENALTY_METERS = 60;

export interface HouseNear extends NearRow {
  /** The distance with the penalty; 0 at a door. */
  readonly effectiveMeters: number;
}

export interface HousesNear {
  /**
   * Houses within a radius, best first: those that hold the point, then by distance to the footprint with the penalty.
   * A house across a heavy border is left out, unless it holds the point.
   */
  near(lat: number, lon: number, here: Divisions, reach: { radiusMeters: number; limit: number }): HouseNear[];
}

/**
 * Within this distance an address mapped as a spot, such as a door of a long building, precedes the building itself.
 */
export const AT_DOOR_METERS = 4;
const doorSources = new Set(['point', 'entrance']);

export const isDoor = ({ houses }: Pick<Gazetteer, 'houses'>, row: number): boolean =>
  houses.footprint[row] === houses.footprint[row + 1] && doorSources.has(houseSources[houses.source[row]]);

/** Houses looked at first, enough to see past a border beside the point; then ever more, up to those of a quarter. */
const FIRST_LOOK = 4;
const FARTHER_LOOKS = [40, 400];

export function openHousesNear(tables: Gazetteer, divisions: DivisionReader, rows: RowFinder): HousesNear {
  const { houses } = tables;
  const withPenalty = (found: readonly NearRow[], here: Divisions): HouseNear[] => {
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
        kept = withPenalty(found, here);
        if (found.length < looks || isSettled(kept, found, limit)) break;
      }
      return order(kept, lat, lon);
    },
  };
}

/** Whether enough houses are nearer than the farthest found: any other house is farther still. */
function isSettled(kept: readonly HouseNear[], found: readonly NearRow[], limit: number): boolean {
  const farthest = found[found.length - 1].distanceMeters;
  let better = 0;
  for (const { effectiveMeters } of kept) if (effectiveMeters <= farthest) better++;
  return better >= limit;
}

const TIE_STREETS = 6;
const TIE_METERS = 150;

/** Orders equally near houses: the smaller building (it stands in the yard of the other), then the nearer street. */
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
