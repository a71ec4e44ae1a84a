import { openBoxes } from '../../kernel/boxes.ts';
import { rowsWithin, type Layer } from '../../kernel/nearest-search.ts';
import { addPoint, emptyLine } from '../ask/line.ts';
import type { Run } from '../ask/runs.ts';
import { bearingLeaving } from '../bearing.ts';
import type { Graph } from '../graph.ts';
import { metersToStretch, spotOn, type RoadLines, type Spot } from '../snap/spot.ts';
import type { Stretches } from '../snap/stretches.ts';
import type { Road } from './stroke.ts';

/** Finds the named street beside or under a way without a name. */
export interface Beside {
  /** The tags of the named street along which a run leads. */
  along(run: Run): number | undefined;
  /** The tags of the named street that a run crosses. */
  across(run: Run): number | undefined;
}

/** The greatest distance of a pavement from the middle of its street; a crossing lies on the street it crosses. */
const ALONG_METERS = 30;
const ACROSS_METERS = 12;
const PARALLEL_DEGREES = 25;
const ACROSS_DEGREES = 40;
const MOST_REMEMBERED = 50_000;

/** Streets that can be driven on: those closed to walkers have pavements too. */
export interface Streets extends Stretches {
  readonly graph: Graph;
}

export function openBeside(
  lines: RoadLines, graph: Graph, { graph: streets, stretches, stretchBoxes }: Streets, roadOf: (tags: number) => Road,
): Beside {
  const { edgePieces } = streets;
  const index = openBoxes('stretchBoxes', stretchBoxes, stretches.rows);
  const tagsOf = (row: number): number => lines.roadWays.tags[edgePieces.way[stretches.piece[row]]];
  const layer: Layer = {
    index,
    measure: (row, lat, lon) => metersToStretch(lines, streets, stretches, row, lat, lon),
    only: (row) => {
      const { name, rank } = roadOf(tagsOf(row));
      return name !== '' && rank > 0;
    },
  };
  const bearingAt = ({ piece, position, stretch }: Spot): number => {
    const { from: { [stretch]: from }, to: { [stretch]: to } } = stretches;
    return bearingLeaving(lines, edgePieces.way[piece], ...segmentAt(position, from, to));
  };
  const find = (run: Run, radiusMeters: number, fits: (degrees: number) => boolean): number | undefined => {
    const { lat, lon, bearing } = middleOf(lines, graph, run);
    let nearest: Spot | undefined;
    for (const row of rowsWithin(layer, lat, lon, radiusMeters)) {
      const spot = spotOn(lines, streets, stretches, row, lat, lon);
      if (nearest && spot.distanceMeters >= nearest.distanceMeters) continue;
      if (fits(degreesBetween(bearing, bearingAt(spot)))) nearest = spot;
    }
    return nearest && tagsOf(nearest.stretch);
  };
  return {
    along: remembered((run) => find(run, ALONG_METERS, (degrees) => degrees <= PARALLEL_DEGREES)),
    across: remembered((run) => find(run, ACROSS_METERS, (degrees) => degrees >= ACROSS_DEGREES)),
  };
}

/** Remembers results by piece. */
function remembered(look: (run: Run) => number | undefined): (run: Run) => number | undefined {
  const known = new Map<number, number | undefined>();
  return (run) => {
    if (!known.has(run.piece)) {
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(run.piece, look(run));
    }
    return known.get(run.piece);
  };
}

/** The angle between two undirected lines: 0 to 90. */
function degreesBetween(one: number, other: number): number {
  const between = Math.abs(one - other) % 180;
  return Math.min(between, 180 - between);
}

/** The two nodes on either side of a position. */
function segmentAt(position: number, from: number, to: number): [from: number, to: number] {
  const first = Math.min(Math.floor(position), Math.max(from, to) - 1);
  return [first, first + 1];
}

function middleOf(lines: RoadLines, { edgePieces }: Graph, { piece }: Run) {
  const [from, to, way] = [edgePieces.from[piece], edgePieces.to[piece], edgePieces.way[piece]];
  const middle = (from + to) / 2;
  const line = emptyLine();
  addPoint(line, lines, way, middle);
  return { lat: line.lat[0], lon: line.lon[0], bearing: bearingLeaving(lines, way, ...segmentAt(middle, from, to)) };
}
