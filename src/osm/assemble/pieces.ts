import { NONE } from '../../kernel/columns.ts';
import { DEGREE, type Box } from '../../kernel/geo.ts';

/**
 * The pieces of a map: stretches of land with objects, apart from each other. A map joined from extracts of far cities
 * has a piece for each, so that an area cut by one extract is not assumed to reach into the others.
 */
export interface Pieces {
  readonly boxes: readonly Box[];
  /** The piece at or next to a point in 1e-7 degree; NONE away from all of them. */
  at(lat: number, lon: number): number;
  /** Whether a piece has a cell in a box: its own box may reach over another piece, or around the globe. */
  reaches(piece: number, box: Box): boolean;
}

interface Points {
  readonly rows: number;
  lat(row: number): number;
  lon(row: number): number;
}

/** Half a degree: extracts nearer than this to each other are one piece. */
const CELL_UNITS = DEGREE / 2;
const COLUMNS = (360 * DEGREE) / CELL_UNITS;
const ROWS = (180 * DEGREE) / CELL_UNITS;

export function findPieces(lists: readonly Points[]): Pieces {
  const pieceOf = new Int32Array(ROWS * COLUMNS).fill(NOTHING);
  for (const { rows, lat, lon } of lists) {
    for (let row = 0; row < rows; row++) pieceOf[cellOf(lat(row), lon(row))] = UNSEEN;
  }
  const boxes: Box[] = [];
  for (let cell = 0; cell < pieceOf.length; cell++) {
    if (pieceOf[cell] === UNSEEN) boxes.push(boxOf(flood(pieceOf, cell, boxes.length)));
  }
  return {
    boxes,
    at: (lat, lon) => {
      const cell = cellOf(lat, lon);
      if (pieceOf[cell] >= 0) return pieceOf[cell];
      return neighbours(cell).map((next) => pieceOf[next]).find((piece) => piece >= 0) ?? NONE;
    },
    reaches: (piece, { minLat, maxLat, minLon, maxLon }) => {
      const [first, last] = [cellOf(minLat, minLon), cellOf(maxLat, maxLon)];
      const [west, east] = [first % COLUMNS, last % COLUMNS];
      for (let row = first - west; row <= last - east; row += COLUMNS) {
        for (let column = west; column <= east; column++) if (pieceOf[row + column] === piece) return true;
      }
      return false;
    },
  };
}

const NOTHING = -1;
const UNSEEN = -2;

const cellOf = (lat: number, lon: number): number =>
  clamp(Math.floor(lat / CELL_UNITS) + ROWS / 2, ROWS) * COLUMNS +
  clamp(Math.floor(lon / CELL_UNITS) + COLUMNS / 2, COLUMNS);

const clamp = (at: number, count: number): number => Math.min(count - 1, Math.max(0, at));

/** Marks all cells connected with the first; returns them. */
function flood(pieceOf: Int32Array, first: number, piece: number): number[] {
  const cells = [first];
  pieceOf[first] = piece;
  for (const cell of cells) {
    for (const next of neighbours(cell)) {
      if (pieceOf[next] !== UNSEEN) continue;
      pieceOf[next] = piece;
      cells.push(next);
    }
  }
  return cells;
}

/** The cells around a cell, those beyond 180° too. */
function neighbours(cell: number): number[] {
  const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
  const found: number[] = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(ROWS - 1, row + 1); r++) {
    for (let c = column - 1; c <= column + 1; c++) {
      const next = r * COLUMNS + ((c + COLUMNS) % COLUMNS);
      if (next !== cell) found.push(next);
    }
  }
  return found;
}

/** The box around cells; a piece on both sides of 180° has all longitudes. */
function boxOf(cells: readonly number[]): Box {
  let [minRow, maxRow, minColumn, maxColumn] = [ROWS, -1, COLUMNS, -1];
  for (const cell of cells) {
    const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
    [minRow, maxRow] = [Math.min(minRow, row), Math.max(maxRow, row)];
    [minColumn, maxColumn] = [Math.min(minColumn, column), Math.max(maxColumn, column)];
  }
  return {
    minLat: (minRow - ROWS / 2) * CELL_UNITS, maxLat: (maxRow + 1 - ROWS / 2) * CELL_UNITS,
    minLon: (minColumn - COLUMNS / 2) * CELL_UNITS, maxLon: (maxColumn + 1 - COLUMNS / 2) * CELL_UNITS,
  };
}
