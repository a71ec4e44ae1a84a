import { chanceOf } from '../drawing/chance.ts';
import { member, type Draft, type Tags } from '../drawing/draft.ts';
import { between, type Point } from '../drawing/plane.ts';

/**
 * The country's ground is a crooked grid of cells; every administrative area is a set of cells. A border between
 * two cells is drawn once, as one way, and is a member of every area on both sides.
 */
export const gridCells = 16;
const CELL_METERS = 19_500;

export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface Area {
  readonly cells: readonly Cell[];
  readonly level: number;
  readonly tags: Tags;
  /** Closed rings that are not made of cells: a city cut out of its district. */
  readonly inner?: readonly number[];
  /** The node of its capital or centre, if it has one. */
  readonly centre?: number;
}

const CROOKEDNESS = 0.055;

export const cellKey = (cell: Cell): number => cell.column * 100 + cell.row;

/** The middle of a cell, before any bending. */
export const cellMiddle = (cell: Cell): Point => ({
  x: (cell.column - gridCells / 2 + 0.5) * CELL_METERS,
  y: (cell.row - gridCells / 2 + 0.5) * CELL_METERS,
});

function corner(column: number, row: number, seed: number): Point {
  const chance = chanceOf(seed, `corner ${column} ${row}`);
  const x = (column - gridCells / 2) * CELL_METERS + chance.range(-1900, 1900);
  return { x, y: (row - gridCells / 2) * CELL_METERS + chance.range(-1900, 1900) };
}

/** A crooked line from a to b: its middle is displaced, then the middles of the halves, and so on. */
export function crooked(a: Point, b: Point, theme: string, seed: number, depth = 5, amount = CROOKEDNESS): Point[] {
  const chance = chanceOf(seed, theme);
  let line = [a, b];
  let reach = Math.hypot(b.x - a.x, b.y - a.y) * amount;
  for (let level = 0; level < depth; level++) {
    const next = [line[0]];
    for (let i = 1; i < line.length; i++) {
      next.push(between(line[i - 1], line[i], chance.range(0.38, 0.62), chance.range(-reach, reach)), line[i]);
    }
    line = next;
    reach *= 0.55;
  }
  return line;
}

interface Edge {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** The four sides of a cell; adjacent cells have equal sides. */
const sides = ({ column, row }: Cell): { edge: Edge; beyond: Cell }[] => [
  { edge: { from: [column, row], to: [column + 1, row] }, beyond: { column, row: row - 1 } },
  { edge: { from: [column + 1, row], to: [column + 1, row + 1] }, beyond: { column: column + 1, row } },
  { edge: { from: [column, row + 1], to: [column + 1, row + 1] }, beyond: { column, row: row + 1 } },
  { edge: { from: [column, row], to: [column, row + 1] }, beyond: { column: column - 1, row } },
];

const edgeName = ({ from, to }: Edge): string => `${from.join()} ${to.join()}`;

/** Draws all areas at once: a border has the level of the greatest area it bounds. */
export function drawAreas(draft: Draft, areas: readonly Area[], seed: number): number[] {
  const levels = new Map<string, number>();
  const bounds = areas.map((area) => boundsOf(area.cells));
  areas.forEach((area, index) => {
    for (const { edge } of bounds[index]) {
      levels.set(edgeName(edge), Math.min(area.level, levels.get(edgeName(edge)) ?? 99));
    }
  });
  const corners = new Map<string, number>();
  const cornerNode = (at: readonly [number, number]): number => {
    let node = corners.get(at.join());
    if (node === undefined) {
      const point = corner(at[0], at[1], seed);
      corners.set(at.join(), (node = draft.node(point.x, point.y)));
    }
    return node;
  };
  const ways = new Map<string, number>();
  const way = (edge: Edge): number => {
    const name = edgeName(edge);
    let row = ways.get(name);
    if (row === undefined) {
      const line = crooked(corner(...edge.from, seed), corner(...edge.to, seed), `border ${name}`, seed);
      const inner = line.slice(1, -1).map((point) => draft.node(point.x, point.y));
      const tags = { boundary: 'administrative', admin_level: String(levels.get(name)) };
      ways.set(name, (row = draft.way([cornerNode(edge.from), ...inner, cornerNode(edge.to)], tags)));
    }
    return row;
  };
  return areas.map((area, index) => {
    const members = bounds[index].map(({ edge, role }) => member('way', way(edge), role));
    for (const row of area.inner ?? []) members.push(member('way', row, 'inner'));
    if (area.centre !== undefined) members.push(member('node', area.centre, 'admin_centre'));
    return draft.relation(members, {
      type: 'boundary',
      boundary: 'administrative',
      admin_level: String(area.level),
      ...area.tags,
    });
  });
}

/** The sides between the area and its surroundings; `inner` if the area encloses them. */
function boundsOf(cells: readonly Cell[]): { edge: Edge; role: 'outer' | 'inner' }[] {
  const own = new Set(cells.map(cellKey));
  const open = openGround(cells, own);
  return cells.flatMap((cell) =>
    sides(cell)
      .filter(({ beyond }) => !own.has(cellKey(beyond)))
      .map(({ edge, beyond }) => ({
        edge,
        role: open.has(cellKey(beyond)) ? ('outer' as const) : ('inner' as const),
      })),
  );
}

/** The cells around an area that it does not enclose. */
function openGround(cells: readonly Cell[], own: ReadonlySet<number>): Set<number> {
  const columns = cells.map((cell) => cell.column);
  const rows = cells.map((cell) => cell.row);
  const [west, east] = [Math.min(...columns) - 1, Math.max(...columns) + 1];
  const [south, north] = [Math.min(...rows) - 1, Math.max(...rows) + 1];
  const open = new Set<number>();
  const queue: Cell[] = [{ column: west, row: south }];
  while (queue.length > 0) {
    const cell = queue.pop()!;
    if (cell.column < west || cell.column > east || cell.row < south || cell.row > north) continue;
    if (own.has(cellKey(cell)) || open.has(cellKey(cell))) continue;
    open.add(cellKey(cell));
    for (const [dc, dr] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ]) {
      queue.push({ column: cell.column + dc, row: cell.row + dr });
    }
  }
  return open;
}
