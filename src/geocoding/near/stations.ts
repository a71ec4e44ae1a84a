import { DEGREE, distanceMeters } from '../../kernel/geo.ts';
import { PointGrid } from '../../kernel/grid.ts';
import { poiGroups, type Gazetteer } from '../gazetteer/schema.ts';

/** Finds metro stations, railway stations and airports by a grid of their own. Units in, metres out. */
export interface Stations {
  /** Lists POI rows of the metro within walking distance, nearest first; entrances have rows of their own. */
  metroNear(lat: number, lon: number): number[];
  /** Finds the station or airport that a point is at, and its distance. */
  findAt(lat: number, lon: number): { row: number; distanceMeters: number } | undefined;
}

const WALK_METERS = 1_500;
/** The reach of a station or airport around its point, by group. */
const reachMeters = { poi: 0, metro: 25, station: 60, airport: 700 } as const;
const widestMeters = Math.max(...Object.values(reachMeters));

export function openStations({ pois }: Gazetteer): Stations {
  const grid = new PointGrid(1_000);
  const rows: number[] = [];
  for (let row = 0; row < pois.rows; row++) {
    if (pois.group[row] === 0) continue;
    grid.add(pois.lat[row], pois.lon[row]);
    rows.push(row);
  }
  const visit = (
    lat: number, lon: number, radiusMeters: number, found: (row: number, distanceMeters: number) => void,
  ): void => {
    if (rows.length === 0) return;
    const nearEdge = 180 * DEGREE - Math.abs(lon) < DEGREE && Math.abs(lat) < 85 * DEGREE;
    for (const turned of nearEdge ? [lon, lon - Math.sign(lon) * 360 * DEGREE] : [lon]) {
      grid.visit(lat, turned, radiusMeters, (number, meters) => found(rows[number], meters));
    }
  };
  return {
    metroNear: (lat, lon) => {
      const near: { row: number; meters: number }[] = [];
      visit(lat, lon, WALK_METERS, (row, meters) => {
        if (poiGroups[pois.group[row]] === 'metro') near.push({ row, meters });
      });
      return near.sort((a, b) => a.meters - b.meters || a.row - b.row).map(({ row }) => row);
    },
    findAt: (lat, lon) => {
      let best: { row: number; distanceMeters: number } | undefined;
      let least = 1;
      visit(lat, lon, widestMeters, (row) => {
        const meters = distanceMeters(lat, lon, pois.lat[row], pois.lon[row]);
        const share = meters / reachMeters[poiGroups[pois.group[row]]];
        if (share < least || (share === least && best && row < best.row)) {
          [best, least] = [{ row, distanceMeters: meters }, share];
        }
      });
      return best;
    },
  };
}
