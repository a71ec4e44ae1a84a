import type { Chance } from './chance.ts';
import type { Draft, Tags } from './draft.ts';
import type { Point } from './plane.ts';
import type { StreetRank } from '../names/street-names.ts';
import type { Warp } from './warp.ts';

/**
 * A settlement's streets as a plan of crossing lines (columns run north, rows run east), bent by a warp. The cells
 * between the lines have inner streets of their own, so density differs from cell to cell. Streets connect by
 * construction: where a small street ends on a line, the line has a node there.
 */
export type CellKind =
  | 'private'
  | 'historic'
  | 'panel'
  | 'industrial'
  | 'village'
  | 'plots'
  | 'park'
  | 'square'
  | 'water';

export interface StreetSpec {
  readonly highway: string;
  readonly rank: StreetRank;
  /** A fixed name; otherwise the settlement's namer chooses one. */
  readonly names?: Tags;
  readonly tags?: Tags;
  /** Only houses have its name: the way itself is drawn without one. */
  readonly hidden?: boolean;
}

export interface Line {
  readonly at: number;
  readonly street?: StreetSpec;
  /** Segments at which the street changes its name. */
  readonly splits?: readonly number[];
}

export interface CellPlan {
  readonly kind: CellKind;
  readonly across: number;
  readonly up: number;
  /** Share of the inner northbound segments that are left out. */
  readonly drop?: number;
  readonly street?: Partial<StreetSpec>;
  /** Houses are addressed by this place instead of a street. */
  readonly place?: string;
  readonly tags?: Tags;
  readonly zone?: string;
}

export interface MeshPlan {
  readonly columns: readonly Line[];
  readonly rows: readonly Line[];
  readonly warp: Warp;
  cell(column: number, row: number): CellPlan | undefined;
  /** Overrides one segment of a line: with another kind of street (a bridge), or with none. */
  edge?(axis: Axis, line: number, segment: number): StreetSpec | 'none' | undefined;
}

export type Axis = 'x' | 'y';

export interface MeshStreet {
  readonly axis: Axis;
  readonly spec: StreetSpec;
  readonly cell?: CellPlan;
  /** Runs of nodes; each becomes a way. */
  readonly pieces: { nodes: number[]; spec: StreetSpec; key?: string }[];
  meters: number;
  names: Tags;
  houseCount: number;
}

export interface Face {
  readonly street?: MeshStreet;
  /** 1: the block is left of the street's direction (odd numbers), -1: right of it. */
  readonly side: 1 | -1;
  readonly axis: Axis;
  readonly line: readonly Point[];
  readonly station: number;
}

export interface Block {
  readonly cell: CellPlan;
  readonly column: number;
  readonly row: number;
  readonly box: { x0: number; y0: number; x1: number; y1: number };
  /** bottom, top, left, right */
  readonly faces: readonly Face[];
}

export interface Mesh {
  readonly plan: MeshPlan;
  readonly streets: MeshStreet[];
  readonly blocks: Block[];
  /** The node where two lines cross, created on first use. */
  vertex(column: number, row: number): number;
  /** The nodes of a line's segment, including both ends. */
  chain(axis: Axis, line: number, segment: number): number[];
  node(x: number, y: number): number;
  streetAt(axis: Axis, line: number, segment: number): MeshStreet | undefined;
}

export const edgeKey = (axis: Axis, line: number, segment: number): string => `${axis}${line}:${segment}`;
const LONGEST_CHORD_METERS = 90;
const SNAP_METERS = 18;

export function buildMesh(draft: Draft, plan: MeshPlan, chance: Chance): Mesh {
  const nodes = new Map<number, number>();
  const node = (x: number, y: number): number => {
    const key = Math.round((x + 50_000) * 2) * 300_000 + Math.round((y + 50_000) * 2);
    let row = nodes.get(key);
    if (row === undefined) {
      const point = plan.warp(x, y);
      row = draft.node(point.x, point.y);
      nodes.set(key, row);
    }
    return row;
  };
  const divisions = divideCells(plan, chance);
  const chain = (axis: Axis, line: number, segment: number): number[] => {
    const stops = edgeStops(plan, divisions, axis, line, segment);
    const at = axis === 'y' ? plan.columns[line].at : plan.rows[line].at;
    return stops.map((stop) => (axis === 'y' ? node(at, stop) : node(stop, at)));
  };
  const streets: MeshStreet[] = [];
  const edges = new Map<string, MeshStreet>();
  for (let i = 0; i < plan.columns.length; i++) lineStreets(plan, 'y', i, chain, streets, edges);
  for (let j = 0; j < plan.rows.length; j++) lineStreets(plan, 'x', j, chain, streets, edges);
  const mesh: Mesh = {
    plan,
    streets,
    blocks: [],
    vertex: (column, row) => node(plan.columns[column].at, plan.rows[row].at),
    chain,
    node,
    streetAt: (axis, line, segment) => edges.get(edgeKey(axis, line, segment)),
  };
  for (const division of divisions.values()) fillCell(mesh, division, chance);
  return mesh;
}

interface Division {
  readonly plan: CellPlan;
  readonly column: number;
  readonly row: number;
  /** Positions of the inner streets, including both ends. */
  readonly xs: number[];
  readonly ys: number[];
}

const cellKey = (column: number, row: number): number => column * 1000 + row;

function divideCells(plan: MeshPlan, chance: Chance): Map<number, Division> {
  const divisions = new Map<number, Division>();
  for (let column = 0; column + 1 < plan.columns.length; column++) {
    for (let row = 0; row + 1 < plan.rows.length; row++) {
      const cell = plan.cell(column, row);
      if (!cell) continue;
      const xs = divide(plan.columns[column].at, plan.columns[column + 1].at, cell.across, chance);
      const ys = divide(plan.rows[row].at, plan.rows[row + 1].at, cell.up, chance);
      snap(xs, divisions.get(cellKey(column, row - 1))?.xs);
      snap(ys, divisions.get(cellKey(column - 1, row))?.ys);
      divisions.set(cellKey(column, row), { plan: cell, column, row, xs, ys });
    }
  }
  return divisions;
}

function divide(from: number, to: number, parts: number, chance: Chance): number[] {
  const step = (to - from) / parts;
  return Array.from({ length: parts + 1 }, (_, k) =>
    k === 0 ? from : k === parts ? to : from + step * (k + chance.range(-0.14, 0.14)),
  );
}

/** Aligns streets that nearly meet across a line. */
function snap(stops: number[], neighbour: readonly number[] | undefined): void {
  if (!neighbour) return;
  for (let k = 1; k + 1 < stops.length; k++) {
    const near = neighbour.find((stop) => Math.abs(stop - stops[k]) < SNAP_METERS);
    if (near !== undefined) stops[k] = near;
  }
}

function edgeStops(
  plan: MeshPlan,
  divisions: Map<number, Division>,
  axis: Axis,
  line: number,
  segment: number,
): number[] {
  const before = axis === 'y' ? divisions.get(cellKey(line - 1, segment)) : divisions.get(cellKey(segment, line - 1));
  const after = axis === 'y' ? divisions.get(cellKey(line, segment)) : divisions.get(cellKey(segment, line));
  const lines = axis === 'y' ? plan.rows : plan.columns;
  const stops = new Set([lines[segment].at, lines[segment + 1].at]);
  for (const cell of [before, after]) {
    if (cell && isBuilt(cell.plan)) for (const stop of axis === 'y' ? cell.ys : cell.xs) stops.add(stop);
  }
  return withShape([...stops].sort((a, b) => a - b));
}

/** Adds stops between distant ones, so that the chord follows the curve. */
function withShape(stops: readonly number[]): number[] {
  const all = [stops[0]];
  for (let k = 1; k < stops.length; k++) {
    const gap = stops[k] - stops[k - 1];
    const parts = Math.ceil(gap / LONGEST_CHORD_METERS);
    for (let part = 1; part < parts; part++) all.push(stops[k - 1] + (gap * part) / parts);
    all.push(stops[k]);
  }
  return all;
}

/** Whether a cell has inner streets. */
const isBuilt = (cell: CellPlan): boolean =>
  cell.kind !== 'water' && cell.kind !== 'park' && cell.kind !== 'square';

function specAt(plan: MeshPlan, axis: Axis, line: number, segment: number): StreetSpec | undefined {
  const edge = plan.edge?.(axis, line, segment);
  if (edge) return edge === 'none' ? undefined : edge;
  const cells =
    axis === 'y'
      ? [plan.cell(line - 1, segment), plan.cell(line, segment)]
      : [plan.cell(segment, line - 1), plan.cell(segment, line)];
  if (!cells.some((cell) => cell && cell.kind !== 'water')) return undefined;
  return (axis === 'y' ? plan.columns : plan.rows)[line].street;
}

function lineStreets(
  plan: MeshPlan,
  axis: Axis,
  line: number,
  chain: Mesh['chain'],
  streets: MeshStreet[],
  edges: Map<string, MeshStreet>,
): void {
  const own = (axis === 'y' ? plan.columns : plan.rows)[line];
  const segments = (axis === 'y' ? plan.rows : plan.columns).length - 1;
  let street: MeshStreet | undefined;
  for (let segment = 0; segment < segments; segment++) {
    if (own.splits?.includes(segment)) street = undefined;
    const spec = specAt(plan, axis, line, segment);
    if (!spec) continue;
    if (!street) {
      street = newStreet(axis, own.street ?? spec);
      streets.push(street);
    }
    street.pieces.push({ nodes: chain(axis, line, segment), spec, key: edgeKey(axis, line, segment) });
    const lines = axis === 'y' ? plan.rows : plan.columns;
    street.meters += lines[segment + 1].at - lines[segment].at;
    edges.set(edgeKey(axis, line, segment), street);
  }
}

const newStreet = (axis: Axis, spec: StreetSpec, cell?: CellPlan): MeshStreet => ({
  axis,
  spec,
  cell,
  pieces: [],
  meters: 0,
  names: {},
  houseCount: 0,
});

/** Adds the inner streets and the blocks of a cell. */
function fillCell(mesh: Mesh, division: Division, chance: Chance): void {
  const { plan: cell, column, row, xs, ys } = division;
  if (!isBuilt(cell)) return;
  const spec: StreetSpec = {
    highway: cell.kind === 'panel' || cell.kind === 'industrial' ? 'service' : 'residential',
    rank: cell.kind === 'historic' && chance.often(0.4) ? 'lane' : 'street',
    ...cell.street,
  };
  // In zones with hidden streets, about a third of them have their name only on house plates.
  const hidden = (): Partial<StreetSpec> => (cell.zone === 'hidden' && chance.often(0.35) ? { hidden: true } : {});
  const across = ys.slice(1, -1).map((y) => {
    const street = newStreet('x', { ...spec, ...hidden() }, cell);
    street.pieces.push({ nodes: withShape(xs).map((x) => mesh.node(x, y)), spec: street.spec });
    street.meters = xs.at(-1)! - xs[0];
    return street;
  });
  const gaps = new Set<number>();
  const up = xs.slice(1, -1).map((x, k) => {
    const street = newStreet('y', { ...spec, rank: k % 3 === 1 ? 'lane' : spec.rank, ...hidden() }, cell);
    for (let l = 0; l + 1 < ys.length; l++) {
      if (cell.drop && ys.length > 2 && chance.often(cell.drop)) {
        gaps.add(k * 100 + l);
        continue;
      }
      const nodes = withShape([ys[l], ys[l + 1]]).map((y) => mesh.node(x, y));
      const last = street.pieces.at(-1);
      if (last && last.nodes.at(-1) === nodes[0]) last.nodes.push(...nodes.slice(1));
      else street.pieces.push({ nodes, spec: street.spec });
      street.meters += ys[l + 1] - ys[l];
    }
    return street;
  });
  mesh.streets.push(...across, ...up.filter((street) => street.pieces.length > 0));
  const faceLine = (axis: Axis, at: number, from: number, to: number): Point[] =>
    withShape([from, to]).map((stop) => (axis === 'x' ? mesh.plan.warp(stop, at) : mesh.plan.warp(at, stop)));
  for (let k = 0; k + 1 < xs.length; k++) {
    for (let l = 0; l + 1 < ys.length; l++) {
      const [x0, x1, y0, y1] = [xs[k], xs[k + 1], ys[l], ys[l + 1]];
      const bottom = l === 0 ? mesh.streetAt('x', row, column) : across[l - 1];
      const top = l + 2 === ys.length ? mesh.streetAt('x', row + 1, column) : across[l];
      const left = k === 0 ? mesh.streetAt('y', column, row) : gaps.has((k - 1) * 100 + l) ? undefined : up[k - 1];
      const right =
        k + 2 === xs.length ? mesh.streetAt('y', column + 1, row) : gaps.has(k * 100 + l) ? undefined : up[k];
      mesh.blocks.push({
        cell,
        column,
        row,
        box: { x0, y0, x1, y1 },
        faces: [
          { street: bottom, side: 1, axis: 'x', line: faceLine('x', y0, x0, x1), station: x0 },
          { street: top, side: -1, axis: 'x', line: faceLine('x', y1, x0, x1), station: x0 },
          { street: left, side: -1, axis: 'y', line: faceLine('y', x0, y0, y1), station: y0 },
          { street: right, side: 1, axis: 'y', line: faceLine('y', x1, y0, y1), station: y0 },
        ],
      });
    }
  }
}
