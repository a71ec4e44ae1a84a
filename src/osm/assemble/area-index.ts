import Flatbush from 'flatbush';
import { i32, newBuilders, runs, type Tables } from '../../kernel/columns.ts';
import { buildStripes, isInside } from '../../kernel/polygon.ts';
import type { Area } from './areas.ts';
import { lengthOf } from './geometry.ts';

const ringSchema = { rings: { points: runs('ringPoints') }, ringPoints: { lat: i32, lon: i32 } } as const;

/** The rings of all areas in columns; `starts` says where an area's rings begin. */
export interface PackedRings {
  readonly starts: Uint32Array;
  readonly tables: Tables<typeof ringSchema>;
}

export function packRings(areas: readonly Area[]): PackedRings {
  const { rings, ringPoints } = newBuilders(ringSchema);
  const starts = new Uint32Array(areas.length + 1);
  areas.forEach((area, row) => {
    starts[row] = rings.rows;
    for (const ring of area.rings) {
      rings.add({ points: ringPoints.rows });
      for (let i = 0; i < lengthOf(ring); i++) ringPoints.add({ lat: ring.lat[i], lon: ring.lon[i] });
    }
  });
  starts[areas.length] = rings.rows;
  rings.columns.points.push(ringPoints.rows);
  const { lat, lon } = ringPoints.columns;
  return {
    starts,
    tables: {
      rings: { rows: rings.rows, points: rings.columns.points.finish() },
      ringPoints: { rows: ringPoints.rows, lat: lat.finish(), lon: lon.finish() },
    },
  };
}

/** The areas containing a point, largest first; postal areas apart. */
export interface AreasAt {
  (lat: number, lon: number): { areas: number[]; postal: number };
}

export function indexAreas(areas: readonly Area[], packed: PackedRings): AreasAt {
  const shapes = { areas: { rows: areas.length, rings: packed.starts }, ...packed.tables };
  const stripes = buildStripes(shapes);
  const bounded = areas.flatMap(({ rings }, row) => (rings.length > 0 ? row : []));
  if (bounded.length === 0) return () => ({ areas: [], postal: -1 });
  const index = new Flatbush(bounded.length, 16, Int32Array);
  for (const row of bounded) {
    const { minLat, minLon, maxLat, maxLon } = areas[row].bounds;
    index.add(minLon, minLat, maxLon, maxLat);
  }
  index.finish();
  return (lat, lon) => {
    const found: number[] = [];
    let postal = -1;
    for (const item of index.search(lon, lat, lon, lat)) {
      const row = bounded[item];
      if (!isInside(shapes, stripes, row, lat, lon)) continue;
      if (areas[row].kind === 'postal_code') postal = row;
      else found.push(row);
    }
    found.sort((a, b) => areas[b].squareMeters - areas[a].squareMeters || a - b);
    return { areas: found, postal };
  };
}
