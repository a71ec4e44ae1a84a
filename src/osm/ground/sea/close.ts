import { ringSquareMeters, type Ring } from '../../../kernel/rings-shape.ts';
import { bySize, holds, isInside, nested, type NestedRing } from '../nested-rings.ts';
import { cellRing, type CellCoast, type Net, type Piece } from './cells.ts';

/** What lies on each side of a cell (north, east, south, west) next to its middle. */
export type Shores = readonly (typeof WATER | typeof LAND)[];

export const LAND = 1;
export const WATER = 2;

/** The water of a cell that the coast passes. */
export interface Closed {
  readonly rings: readonly Ring[];
  readonly shores: Shores;
}

/**
 * Closes the pieces of coast in a cell along its edge: clockwise from where a coast leaves the cell there is water, up
 * to where one enters it. Undefined if a piece begins or ends inside, or two successive ends both leave or both enter.
 */
export function closeCell(net: Net, cell: number, pieces: readonly Piece[]): Closed | undefined {
  const marks: Mark[] = [];
  for (const piece of pieces) {
    if (piece.entry === undefined || piece.exit === undefined) return undefined;
    marks.push({ at: piece.entry, piece, isEntry: true }, { at: piece.exit, piece, isEntry: false });
  }
  marks.sort((a, b) => a.at - b.at);
  if (marks.some(({ isEntry }, i) => isEntry === marks[(i + 1) % marks.length].isEntry)) return undefined;
  return {
    rings: joinPieces(marks, cellRing(net, cell)),
    shores: [0.5, 1.5, 2.5, 3.5].map((middle) => {
      const before = marks.findLast(({ at }) => at < middle) ?? marks[marks.length - 1];
      return before.isEntry ? LAND : WATER;
    }),
  };
}

interface Mark {
  readonly at: number;
  readonly piece: Piece;
  readonly isEntry: boolean;
}

function joinPieces(marks: readonly Mark[], corners: Ring): Ring[] {
  const after = new Map<Piece, Mark>();
  marks.forEach(({ piece, isEntry }, i) => {
    if (!isEntry) after.set(piece, marks[(i + 1) % marks.length]);
  });
  const rings: Ring[] = [];
  const taken = new Set<Piece>();
  for (const { piece: first } of marks) {
    const [lat, lon]: [number[], number[]] = [[], []];
    for (let piece = first; !taken.has(piece);) {
      taken.add(piece);
      for (let i = 0; i < piece.lat.length; i++) {
        lat.push(piece.lat[i]);
        lon.push(piece.lon[i]);
      }
      const next = after.get(piece)!;
      const end = next.at >= piece.exit! ? next.at : next.at + 4;
      for (let corner = Math.floor(piece.exit!) + 1; corner <= end; corner++) {
        lat.push(corners.lat[corner % 4]);
        lon.push(corners.lon[corner % 4]);
      }
      piece = next.piece;
    }
    if (lat.length > 0) rings.push({ lat: [...lat, lat[0]], lon: [...lon, lon[0]] });
  }
  return rings;
}

/** The water of a cell with its islands, and lakes on the land; an island on land does not belong to the sea. */
export function withIslands(water: readonly Ring[], { rings }: CellCoast): NestedRing[] {
  const drawn = bySize(water);
  for (const island of bySize(rings)) {
    const isWet = drawn.filter((larger) => holds(larger, island)).length % 2 === 1;
    const isLand = ringSquareMeters(island.ring) > 0;
    if (isWet || !isLand) drawn.push(island);
  }
  return nested(drawn.map(({ ring }) => ring));
}

export const isWet = (rings: readonly Ring[], lat: number, lon: number): boolean =>
  rings.filter((ring) => isInside(ring, lat, lon)).length % 2 === 1;
