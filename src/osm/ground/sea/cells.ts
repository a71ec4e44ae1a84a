import { DEGREE, type Box } from '../../../kernel/geo.ts';
import type { Ring } from '../../../kernel/rings-shape.ts';
import type { Path } from '../../assemble/geometry.ts';
import type { Coast } from './coast.ts';

/**
 * A net of cells over an extract. Its lines lie half a unit beside whole coordinates, so that no point of a map is on
 * one. Cells count from the south-west corner, eastwards row by row.
 */
export interface Net {
  readonly south: number;
  readonly west: number;
  /** The size of a cell, in whole units. */
  readonly height: number;
  readonly width: number;
  readonly rows: number;
  readonly columns: number;
}

/**
 * A stretch of coast within a cell, in the order of the coast. Places on the edge of a cell count clockwise from its
 * north-west corner, 1 for each side. Undefined where the coast begins or ends inside.
 */
export interface Piece {
  readonly lat: number[];
  readonly lon: number[];
  entry: number | undefined;
  exit: number | undefined;
}

export interface CellCoast {
  readonly pieces: Piece[];
  /** Islands, and lakes drawn as coast, that lie within it. */
  readonly rings: Path[];
  isReversed: boolean;
}

const CELLS_ACROSS = 64;
const [LEAST_CELL, MOST_CELL] = [0.005 * DEGREE, 0.1 * DEGREE];

export function netOver({ minLat, minLon, maxLat, maxLon }: Box): Net {
  const [tall, wide] = [Math.ceil(maxLat) - Math.floor(minLat), Math.ceil(maxLon) - Math.floor(minLon)];
  const size = Math.min(MOST_CELL, Math.max(LEAST_CELL, Math.max(tall, wide) / CELLS_ACROSS));
  const [rows, columns] = [Math.ceil(tall / size), Math.ceil(wide / size)];
  return {
    south: Math.floor(minLat) + 0.5, west: Math.floor(minLon) + 0.5, rows, columns,
    // Rounded down, because coasts may end beyond the box.
    height: Math.floor(tall / rows), width: Math.floor(wide / columns),
  };
}

/** Returns -1 outside the net. */
export function cellAt(net: Net, lat: number, lon: number): number {
  return cellOf(net, rowAt(net, lat), columnAt(net, lon));
}

const rowAt = ({ south, height }: Net, lat: number): number => Math.floor((lat - south) / height);
const columnAt = ({ west, width }: Net, lon: number): number => Math.floor((lon - west) / width);

function cellOf({ rows, columns }: Net, row: number, column: number): number {
  return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : -1;
}

/** Cells that lie together as a box. */
export interface Block {
  readonly row: number;
  rows: number;
  readonly column: number;
  readonly columns: number;
}

/** The edge of some cells, clockwise from the north-west. */
export function blockRing({ south, west, height, width }: Net, { row, rows, column, columns }: Block): Ring {
  const [minLat, minLon] = [south + row * height, west + column * width];
  const [maxLat, maxLon] = [minLat + rows * height, minLon + columns * width];
  return { lat: [maxLat, maxLat, minLat, minLat, maxLat], lon: [minLon, maxLon, maxLon, minLon, minLon] };
}

export const cellRing = (net: Net, cell: number): Ring =>
  blockRing(net, { row: Math.floor(cell / net.columns), rows: 1, column: cell % net.columns, columns: 1 });

/** Splits the coast by cell. */
export function coastByCell(net: Net, coasts: readonly Coast[]): Map<number, CellCoast> {
  const cells = new Map<number, CellCoast>();
  const coastOf = (cell: number): CellCoast => {
    let found = cells.get(cell);
    if (!found) cells.set(cell, (found = { pieces: [], rings: [], isReversed: false }));
    return found;
  };
  for (const { path, isClosed, isReversed } of coasts) {
    const cuts = cutCoast(net, path);
    const [first, last] = [cuts[0], cuts[cuts.length - 1]];
    if (isClosed && cuts.length === 1 && first.cell >= 0) {
      coastOf(first.cell).rings.push(path);
      continue;
    }
    if (isClosed && cuts.length > 1) {
      last.piece.lat.push(...first.piece.lat.slice(1));
      last.piece.lon.push(...first.piece.lon.slice(1));
      last.piece.exit = first.piece.exit;
      cuts.shift();
    }
    for (const { cell, piece } of cuts) {
      if (cell < 0 || isPoint(piece)) continue;
      coastOf(cell).pieces.push(piece);
      coastOf(cell).isReversed ||= isReversed;
    }
  }
  return cells;
}

/** A coast that passes a corner of four cells touches two of them in a point. */
const isPoint = ({ lat, lon }: Piece): boolean =>
  lat.every((value) => value === lat[0]) && lon.every((value) => value === lon[0]);

interface Cut {
  readonly cell: number;
  readonly piece: Piece;
}

function cutCoast(net: Net, { lat, lon }: Path): Cut[] {
  let piece: Piece = { lat: [lat[0]], lon: [lon[0]], entry: undefined, exit: undefined };
  let [row, column] = [rowAt(net, lat[0]), columnAt(net, lon[0])];
  const cuts: Cut[] = [{ cell: cellOf(net, row, column), piece }];
  for (let i = 1; i < lat.length; i++) {
    for (const { line, isParallel, at } of crossings(net, [lat[i - 1], lon[i - 1]], [lat[i], lon[i]])) {
      const exact = isParallel ? net.south + line * net.height : net.west + line * net.width;
      piece.lat.push(isParallel ? exact : at);
      piece.lon.push(isParallel ? at : exact);
      const isForward = isParallel ? row < line : column < line;
      const past = isParallel ? (at - net.west) / net.width - column : (at - net.south) / net.height - row;
      const along = Math.min(1, Math.max(0, past));
      const [forth, back] = isParallel ? [along, 3 - along] : [2 - along, 3 + along];
      piece.exit = isForward ? forth : back;
      if (isParallel) row += isForward ? 1 : -1;
      else column += isForward ? 1 : -1;
      piece = { lat: [piece.lat.at(-1)!], lon: [piece.lon.at(-1)!], entry: isForward ? back : forth, exit: undefined };
      cuts.push({ cell: cellOf(net, row, column), piece });
    }
    piece.lat.push(lat[i]);
    piece.lon.push(lon[i]);
  }
  return cuts;
}

interface Crossing {
  /** The number of the line of the net. */
  readonly line: number;
  readonly isParallel: boolean;
  /** The other coordinate of the crossing. */
  readonly at: number;
  /** Its position along the segment, from 0 to 1. */
  readonly part: number;
}

type Point = readonly [lat: number, lon: number];

/** The lines of the net between two points, in the order in which the segment crosses them. */
function crossings({ south, west, height, width }: Net, from: Point, to: Point): Crossing[] {
  const found: Crossing[] = [];
  for (const isParallel of [true, false]) {
    const [axis, other] = isParallel ? [0, 1] as const : [1, 0] as const;
    const [origin, size] = isParallel ? [south, height] : [west, width];
    const [a, b] = [Math.floor((from[axis] - origin) / size), Math.floor((to[axis] - origin) / size)];
    for (let line = Math.min(a, b) + 1; line <= Math.max(a, b); line++) {
      const part = (origin + line * size - from[axis]) / (to[axis] - from[axis]);
      found.push({ line, isParallel, at: from[other] + part * (to[other] - from[other]), part });
    }
  }
  return found.sort((a, b) => a.part - b.part);
}
