import type { Graph } from '../graph.ts';
import type { RoadLines } from '../snap/spot.ts';
import type { Run } from './runs.ts';

/** Points in units of 1e-7 degree. */
export interface Line {
  readonly lat: number[];
  readonly lon: number[];
}

export const emptyLine = (): Line => ({ lat: [], lon: [] });

/** Adds a run's shape on the map, from its beginning to its end. */
export function addRun(line: Line, lines: RoadLines, { edgePieces }: Pick<Graph, 'edgePieces'>, run: Run): void {
  const way = edgePieces.way[run.piece];
  const step = run.from <= run.to ? 1 : -1;
  addPoint(line, lines, way, run.from);
  const firstNode = step > 0 ? Math.floor(run.from) + 1 : Math.ceil(run.from) - 1;
  for (let position = firstNode; (run.to - position) * step > 0; position += step) addPoint(line, lines, way, position);
  addPoint(line, lines, way, run.to);
}

/** Adds a position among a way's nodes, or between two of them, unless it equals the last point. */
export function addPoint(
  line: Line, { roadNodes, roadWays, roadWayNodes }: RoadLines, way: number, position: number,
): void {
  const before = roadWays.nodes[way] + Math.floor(position);
  const node = roadWayNodes.node[before];
  let [lat, lon] = [roadNodes.lat[node], roadNodes.lon[node]];
  const part = position - Math.floor(position);
  if (part > 0) {
    const next = roadWayNodes.node[before + 1];
    lat = Math.round(lat + (roadNodes.lat[next] - lat) * part);
    lon = Math.round(lon + (roadNodes.lon[next] - lon) * part);
  }
  const last = line.lat.length - 1;
  if (last >= 0 && line.lat[last] === lat && line.lon[last] === lon) return;
  line.lat.push(lat);
  line.lon.push(lon);
}
