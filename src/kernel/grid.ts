import { METERS_PER_UNIT, metersPerLonUnit, distanceMeters } from './geo.ts';

/**
 * Points in square cells, for searches while points are still being added. Good for thousands to millions of points,
 * searched within a distance of a few cells.
 */
export class PointGrid {
  private readonly cellUnits: number;
  private readonly cells = new Map<number, number[]>();
  private readonly lats: number[] = [];
  private readonly lons: number[] = [];

  constructor(cellMeters: number) {
    this.cellUnits = cellMeters / METERS_PER_UNIT;
  }

  /** Adds a point and returns its number: 0, 1, 2 … */
  add(lat: number, lon: number): number {
    const number = this.lats.push(lat) - 1;
    this.lons.push(lon);
    const cell = this.cellOf(Math.floor(lat / this.cellUnits), Math.floor(lon / this.cellUnits));
    const points = this.cells.get(cell);
    if (points) points.push(number);
    else this.cells.set(cell, [number]);
    return number;
  }

  /** Calls back for every point within the distance, in no particular order. */
  visit(lat: number, lon: number, radiusMeters: number, found: (number: number, distanceMeters: number) => void): void {
    const dLat = radiusMeters / METERS_PER_UNIT;
    const dLon = radiusMeters / Math.max(metersPerLonUnit(Math.abs(lat) + dLat), METERS_PER_UNIT / 100);
    const lastLon = Math.floor((lon + dLon) / this.cellUnits);
    const lastLat = Math.floor((lat + dLat) / this.cellUnits);
    for (let row = Math.floor((lat - dLat) / this.cellUnits); row <= lastLat; row++) {
      for (let column = Math.floor((lon - dLon) / this.cellUnits); column <= lastLon; column++) {
        for (const number of this.cells.get(this.cellOf(row, column)) ?? []) {
          const distance = distanceMeters(lat, lon, this.lats[number], this.lons[number]);
          if (distance <= radiusMeters) found(number, distance);
        }
      }
    }
  }

  private cellOf(row: number, column: number): number {
    return row * 0x1000000 + column;
  }
}
