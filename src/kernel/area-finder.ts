import { boxes, openBoxes, packBoxes } from './boxes.ts';
import type { Tables } from './columns.ts';
import { DEGREE } from './geo.ts';
import { toPlaneX, toPlaneY } from './mercator.ts';
import { buildStripes, isInside, stripeSchema, type Shapes } from './polygon.ts';

/** The index that finds areas; it can be built before anything else of a map is known. */
export const areaIndexSchema = { ...stripeSchema, areaBoxes: boxes } as const;

export type AreaIndexes = Tables<typeof areaIndexSchema>;

type Corner = 'minLat' | 'minLon' | 'maxLat' | 'maxLon' | 'lat' | 'lon';

/** Areas with rings, their boxes, their size, and a representative point for those without rings. */
export interface AreaShapes extends Shapes {
  readonly areas: Shapes['areas'] & { readonly [C in Corner]: Int32Array } & { readonly squareMeters: Float64Array };
}

export function buildAreaIndexes(shapes: AreaShapes): AreaIndexes {
  const { areas } = shapes;
  const areaBoxes = packBoxes(areas.rows, (row, add) => {
    // without rings an area contains no point: any small box will do
    const isEmpty = areas.rings[row] === areas.rings[row + 1];
    if (isEmpty) add(areas.lat[row], areas.lon[row], areas.lat[row], areas.lon[row]);
    else add(areas.minLat[row], areas.minLon[row], areas.maxLat[row], areas.maxLon[row]);
  });
  return { ...buildStripes(shapes), areaBoxes };
}

export interface AreaFinder {
  /** Rows of the areas that contain a point, given in whole units of 1e-7 degree: largest first, then by number. */
  areasAround(lat: number, lon: number): number[];
}

export function openAreas(shapes: AreaShapes, indexes: AreaIndexes): AreaFinder {
  const index = openBoxes('areaBoxes', indexes.areaBoxes, shapes.areas.rows);
  const { squareMeters } = shapes.areas;
  return {
    areasAround: (lat, lon) => {
      if (!index) return [];
      // the antimeridian counts as the western border of the areas east of it
      const east = lon >= 180 * DEGREE ? lon - 360 * DEGREE : lon;
      const x = toPlaneX(east);
      const y = toPlaneY(lat);
      const rows = index.search(x, y, x, y, (row) => isInside(shapes, indexes, row, lat, east));
      return rows.sort((a, b) => squareMeters[b] - squareMeters[a] || a - b);
    },
  };
}
