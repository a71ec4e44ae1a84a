import { DEGREE } from '../kernel/geo.ts';
import { toPlaneX, toPlaneY } from '../kernel/mercator.ts';
import { isInside } from '../kernel/polygon.ts';
import { openBoxes, type AreaIndexes, type AreaShapes } from './indexes.ts';

export interface AreaFinder {
  /** Rows of the areas that hold a point given in whole units of 1e-7 degree: largest first, then by number. */
  areasAround(lat: number, lon: number): number[];
}

/** The importer opens this as soon as it has polygons; `openNearest` is for whole atlases. */
export function openAreas(shapes: AreaShapes, indexes: AreaIndexes): AreaFinder {
  const index = openBoxes('areaBoxes', indexes.areaBoxes, shapes.areas.rows);
  const { squareMeters } = shapes.areas;
  return {
    areasAround: (lat, lon) => {
      if (!index) return [];
      // The antimeridian is the western border of what lies east of it.
      const east = lon >= 180 * DEGREE ? lon - 360 * DEGREE : lon;
      const x = toPlaneX(east);
      const y = toPlaneY(lat);
      const rows = index.search(x, y, x, y, (row) => isInside(shapes, indexes, row, lat, east));
      return rows.sort((a, b) => squareMeters[b] - squareMeters[a] || a - b);
    },
  };
}
