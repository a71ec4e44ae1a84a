import { openBoxes, packBoxes } from '../../kernel/boxes.ts';
import { NONE } from '../../kernel/columns.ts';
import { indexIds } from '../../kernel/id-index.ts';
import { toPlaneX, toPlaneY } from '../../kernel/mercator.ts';

interface Column {
  readonly length: number;
  at(row: number): number;
  view(): ArrayLike<number>;
}

type Houses = Readonly<Record<'osm' | 'lat' | 'lon' | 'footprint', Column>>;
type Footprints = Readonly<Record<'dLat' | 'dLon', Column>>;

/** Finds the house of an object: the house made of that object, else the one whose outline contains it. */
export function houseAt(houses: Houses, footprints: Footprints): (osm: number, lat: number, lon: number) => number {
  const byReference = indexIds(Float64Array.from(houses.osm.view()));
  const endOf = (row: number): number =>
    row + 1 < houses.footprint.length ? houses.footprint.at(row + 1) : footprints.dLat.length;
  const outlined: number[] = [];
  for (let row = 0; row < houses.osm.length; row++) if (endOf(row) > houses.footprint.at(row)) outlined.push(row);
  const index = openBoxes('outlines', packBoxes(outlined.length, (item, add) => {
    const row = outlined[item];
    let [minLat, minLon, maxLat, maxLon] = [0, 0, 0, 0];
    for (let i = houses.footprint.at(row); i < endOf(row); i++) {
      minLat = Math.min(minLat, footprints.dLat.at(i));
      maxLat = Math.max(maxLat, footprints.dLat.at(i));
      minLon = Math.min(minLon, footprints.dLon.at(i));
      maxLon = Math.max(maxLon, footprints.dLon.at(i));
    }
    const [lat, lon] = [houses.lat.at(row), houses.lon.at(row)];
    add(lat + minLat * 10, lon + minLon * 10, lat + maxLat * 10, lon + maxLon * 10);
  }), outlined.length);
  const holds = (row: number, lat: number, lon: number): boolean => {
    const [y, x] = [(lat - houses.lat.at(row)) / 10, (lon - houses.lon.at(row)) / 10];
    return outlineHolds(footprints, houses.footprint.at(row), endOf(row), y, x);
  };
  return (osm, lat, lon) => {
    const own = byReference(osm);
    if (own >= 0) return own;
    const [x, y] = [toPlaneX(lon), toPlaneY(lat)];
    const found = index?.search(x, y, x, y).map((item) => outlined[item]).filter((row) => holds(row, lat, lon)) ?? [];
    return found.length > 0 ? Math.min(...found) : NONE;
  };
}

/** Whether an outline holds a point (even-odd rule), both in steps of the outline from the house. */
export function outlineHolds({ dLat, dLon }: Footprints, first: number, end: number, y: number, x: number): boolean {
  let inside = false;
  for (let i = first + 1; i < end; i++) {
    const [y1, x1, y2, x2] = [dLat.at(i - 1), dLon.at(i - 1), dLat.at(i), dLon.at(i)];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}
