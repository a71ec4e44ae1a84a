import type { Gazetteer } from '../../geocoding/gazetteer/schema.ts';
import type { SheetBuilder } from './build.ts';

/** Lays the outlines of houses with an address on the sheets, those with several addresses once. */
export function drawHouses(sheets: SheetBuilder, { houses, footprintPoints }: Gazetteer): void {
  for (let row = 0; row < houses.rows; row++) {
    const [from, to] = [houses.footprint[row], houses.footprint[row + 1]];
    if (to - from < 4 || houses.twin[row] < row) continue;
    const of = (column: Int16Array, base: number): Int32Array =>
      Int32Array.from(column.subarray(from, to), (step) => base + step * 10);
    const lat = of(footprintPoints.dLat, houses.lat[row]);
    const lon = of(footprintPoints.dLon, houses.lon[row]);
    sheets.add({ kind: 'building', rings: [{ lat, lon }] });
  }
}
