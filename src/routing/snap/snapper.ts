import { openBoxes } from '../../kernel/boxes.ts';
import { nearestRows, type Layer } from '../../kernel/nearest-search.ts';
import type { Graph } from '../graph.ts';
import { spotOn, type RoadLines, type Spot } from './spot.ts';
import type { Stretches } from './stretches.ts';

/** Where on the roads a point asked may be meant to be. */
export interface Spots {
  readonly nearest: Spot;
  /** In a large part of the graph; the nearest itself where that is in one; undefined where none is within reach. */
  readonly main: Spot | undefined;
}

export interface Snapper {
  /** Undefined where no road is within the radius. Units of 1e-7 degree. */
  snap(lat: number, lon: number, radiusMeters: number): Spots | undefined;
}

export function openSnapper(lines: RoadLines, graph: Graph, { stretches, stretchBoxes }: Stretches): Snapper {
  const index = openBoxes('stretchBoxes', stretchBoxes, stretches.rows);
  const spot = (row: number, lat: number, lon: number): Spot => spotOn(lines, graph, stretches, row, lat, lon);
  const measure = (row: number, lat: number, lon: number): number => spot(row, lat, lon).distanceMeters;
  const anywhere: Layer = { index, measure };
  const inMain: Layer = { index, measure, only: (row) => stretches.isMain[row] === 1 };
  const nearest = (layer: Layer, lat: number, lon: number, radiusMeters: number): Spot | undefined => {
    const [found] = nearestRows(layer, lat, lon, { radiusMeters, limit: 1 });
    return found && spot(found.row, lat, lon);
  };
  return {
    snap: (lat, lon, radiusMeters) => {
      const first = nearest(anywhere, lat, lon, radiusMeters);
      if (!first) return undefined;
      const isMain = stretches.isMain[first.stretch] === 1;
      return { nearest: first, main: isMain ? first : nearest(inMain, lat, lon, radiusMeters) };
    },
  };
}
