import { buildAreaIndexes, openAreas } from '../../kernel/area-finder.ts';
import { f64, finishTables, i32, newBuilders, runs, type Tables } from '../../kernel/columns.ts';
import type { Area } from './areas.ts';
import { lengthOf } from './geometry.ts';

const shapeSchema = {
  areas: {
    rings: runs('rings'), lat: i32, lon: i32, minLat: i32, minLon: i32, maxLat: i32, maxLon: i32, squareMeters: f64,
  },
  rings: { points: runs('ringPoints') },
  ringPoints: { lat: i32, lon: i32 },
} as const;

/** The polygons of the areas in columns, as they go into the atlas. */
export type PackedAreas = Tables<typeof shapeSchema>;

export function packAreas(areas: readonly Area[]): PackedAreas {
  const builders = newBuilders(shapeSchema);
  for (const { rings, lat, lon, bounds, squareMeters } of areas) {
    builders.areas.add({ rings: builders.rings.rows, lat, lon, ...bounds, squareMeters });
    for (const ring of rings) {
      builders.rings.add({ points: builders.ringPoints.rows });
      for (let i = 0; i < lengthOf(ring); i++) builders.ringPoints.add({ lat: ring.lat[i], lon: ring.lon[i] });
    }
  }
  return finishTables(shapeSchema, builders);
}

/** The areas containing a point, largest first; the postal one apart, -1 if there is none. */
export interface AreasAt {
  (lat: number, lon: number): { areas: number[]; postal: number };
}

export function indexAreas(areas: readonly Area[], packed: PackedAreas): AreasAt {
  const finder = openAreas(packed, buildAreaIndexes(packed));
  const isPostal = (row: number): boolean => areas[row].kind === 'postal_code';
  return (lat, lon) => {
    const around = finder.areasAround(lat, lon);
    return { areas: around.filter((row) => !isPostal(row)), postal: around.findLast(isPostal) ?? -1 };
  };
}
