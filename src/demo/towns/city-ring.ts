import { canalRow, cityRadius, districtColumns, districtRows, riverRow, roundness } from './city-plan.ts';
import type { Draft, Tags } from '../drawing/draft.ts';
import type { Mesh } from '../drawing/mesh.ts';
import type { Point } from '../drawing/plane.ts';

/** A point where the country's roads reach a settlement. */
export interface Gate extends Point {
  readonly node: number;
}

const RING = 1.1;
const GATE = 1.16;
const BORDER = 1.24;

/** The ring road: two one-way carriageways, connected to the avenues; the gates of the city are outside. */
export function drawRing(draft: Draft, mesh: Mesh): { gates: Gate[]; line: Point[] } {
  const spokes = spokesOf(mesh);
  const gates: Gate[] = [];
  const tags = {
    highway: 'trunk',
    name: 'ВКАД',
    alt_name: 'Ветроградская кольцевая автомобильная дорога',
    ref: 'К-01',
    'name:en': 'VKAD',
    oneway: 'yes',
    lanes: '3',
    maxspeed: '100',
    surface: 'asphalt',
    lit: 'yes',
  };
  const carriageways = [RING, RING + 0.009].map((size) => circle(mesh, size, spokes));
  carriageways.forEach((points, index) =>
    drawCarriageway(draft, mesh, index === 0 ? points.toReversed() : points, tags),
  );
  for (const spoke of spokes) {
    const stops = [RING, RING + 0.009, GATE].map((size) => pushOut(spoke, size));
    const nodes = [spoke.node];
    for (const size of [0.35, 0.7]) {
      nodes.push(mesh.node(spoke.x + (stops[0].x - spoke.x) * size, spoke.y + (stops[0].y - spoke.y) * size));
    }
    for (const stop of stops) nodes.push(mesh.node(stop.x, stop.y));
    draft.way(nodes, { highway: spoke.highway, name: spoke.name, surface: 'asphalt', maxspeed: '60', lanes: '4' });
    draft.tagNode(nodes[3], { highway: 'traffic_signals' });
    draft.tagNode(nodes[4], { highway: 'traffic_signals' });
    gates.push({ ...mesh.plan.warp(stops[2].x, stops[2].y), node: nodes[5] });
  }
  return { gates, line: ringLine(mesh) };
}

interface Spoke extends Point {
  readonly node: number;
  readonly axis: 'x' | 'y';
  readonly highway: string;
  readonly name: string;
}

/** The ends of the greater avenues. */
function spokesOf(mesh: Mesh): Spoke[] {
  const spokes: Spoke[] = [];
  for (const street of mesh.streets) {
    const first = street.pieces[0]?.key;
    const last = street.pieces.at(-1)?.key;
    if (!first || !last || !/primary|secondary/.test(street.spec.highway) || street.spec.tags?.oneway) continue;
    const line = Number(first.slice(1).split(':')[0]);
    const lines = street.axis === 'y' ? mesh.plan.rows : mesh.plan.columns;
    const at = (street.axis === 'y' ? mesh.plan.columns : mesh.plan.rows)[line].at;
    for (const end of [Number(first.split(':')[1]), Number(last.split(':')[1]) + 1]) {
      const stop = lines[end].at;
      const [x, y] = street.axis === 'y' ? [at, stop] : [stop, at];
      // Near the corners of the plan, a straight spoke would cross its neighbours.
      if (Math.abs(at) > 0.8 * cityRadius) continue;
      spokes.push({
        x,
        y,
        node: mesh.node(x, y),
        axis: street.axis,
        highway: street.spec.highway,
        name: street.names.name,
      });
    }
  }
  return spokes;
}

/** Extends an avenue's end straight to a ring of this size. */
function pushOut(spoke: Pick<Spoke, 'x' | 'y' | 'axis'>, size: number): Point {
  const fixed = spoke.axis === 'y' ? spoke.x : spoke.y;
  const reach = cityRadius * Math.max(size ** 4 - (fixed / cityRadius) ** 4, 0) ** 0.25;
  return spoke.axis === 'y'
    ? { x: spoke.x, y: reach * Math.sign(spoke.y) }
    : { x: reach * Math.sign(spoke.x), y: spoke.y };
}

/** The river and the canal as strips of the plan; the ring crosses both on bridges. */
const strips = (mesh: Mesh): [number, number][] =>
  [riverRow, canalRow].map((row) => [mesh.plan.rows[row].at - 12, mesh.plan.rows[row + 1].at + 12]);

/** The ring, counterclockwise, with a node for every spoke and at every bank. */
function circle(mesh: Mesh, size: number, spokes: readonly Spoke[]): Point[] {
  const points = spokes.map((spoke) => pushOut(spoke, size));
  for (const y of strips(mesh).flat()) for (const x of [-1, 1]) points.push(pushOut({ x, y, axis: 'x' }, size));
  for (let k = 0; k < 240; k++) {
    const angle = (k / 240) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const reach = size / roundness(x, y);
    const point = { x: x * reach, y: y * reach };
    if (!points.some((other) => Math.hypot(other.x - point.x, other.y - point.y) < 40)) points.push(point);
  }
  return points.sort((a, b) => Math.atan2(a.y, a.x) - Math.atan2(b.y, b.x));
}

const LONGEST_WAY_NODES = 24;

/** Draws a carriageway in pieces, each either on the ground or a bridge. */
function drawCarriageway(draft: Draft, mesh: Mesh, points: readonly Point[], tags: Tags): void {
  const over = (a: Point, b: Point): boolean =>
    strips(mesh).some(([low, high]) => Math.min(a.y, b.y) > low - 1 && Math.max(a.y, b.y) < high + 1);
  let piece = [mesh.node(points[0].x, points[0].y)];
  let bridge = over(points[0], points[1]);
  const finish = (): number => draft.way(piece, bridge ? { ...tags, bridge: 'yes', layer: '1' } : tags);
  for (let i = 1; i <= points.length; i++) {
    const point = points[i % points.length];
    const next = over(points[i - 1], point);
    if (next !== bridge || piece.length > LONGEST_WAY_NODES) {
      finish();
      piece = [piece.at(-1)!];
      bridge = next;
    }
    piece.push(mesh.node(point.x, point.y));
  }
  finish();
}

function ringLine(mesh: Mesh): Point[] {
  return Array.from({ length: 721 }, (_, k) => {
    const angle = (k / 720) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const reach = (RING + 0.0045) / roundness(x, y);
    return mesh.plan.warp(x * reach, y * reach);
  });
}

export interface DistrictBorders {
  /** Ways of the city's outer ring, in order. */
  readonly outer: number[];
  /** The ways around each of the nine districts, by column * 3 + row. */
  readonly districts: number[][];
}

/** Draws the borders of the nine city districts, along lines of the plan and around the city; neighbours share ways. */
export function drawDistrictBorders(draft: Draft, mesh: Mesh): DistrictBorders {
  const far = BORDER * cityRadius;
  const { columns, rows } = mesh.plan;
  const xs = [-far, ...districtColumns.map((line) => columns[line].at), far];
  const ys = [-far, ...districtRows.map((line) => rows[line].at), far];
  const district: number[][] = Array.from({ length: 9 }, () => []);
  const outer: number[] = [];
  const add = (nodes: number[], beside: readonly [number, number][], isOuter: boolean): void => {
    const row = draft.way(nodes, { boundary: 'administrative', admin_level: isOuter ? '6' : '9' });
    for (const [column, line] of beside) district[column * 3 + line].push(row);
    if (isOuter) outer.push(row);
  };
  for (let i = 0; i < 4; i++) {
    for (let k = 0; k < 3; k++) {
      const upright = stretch(
        mesh,
        'y',
        xs[i],
        ys[k],
        ys[k + 1],
        i === 0 || i === 3 ? undefined : districtColumns[i - 1],
      );
      const beside = [
        [i - 1, k],
        [i, k],
      ].filter(([c]) => c >= 0 && c < 3) as [number, number][];
      add(upright, beside, i === 0 || i === 3);
      const flat = stretch(mesh, 'x', ys[i], xs[k], xs[k + 1], i === 0 || i === 3 ? undefined : districtRows[i - 1]);
      const above = [
        [k, i - 1],
        [k, i],
      ].filter(([, r]) => r >= 0 && r < 3) as [number, number][];
      add(flat, above, i === 0 || i === 3);
    }
  }
  return { outer, districts: district };
}

/** The nodes of a border between two places on a line of the plan, reusing the line's own nodes. */
function stretch(
  mesh: Mesh,
  axis: 'x' | 'y',
  at: number,
  from: number,
  to: number,
  line: number | undefined,
): number[] {
  const stops = axis === 'y' ? mesh.plan.rows : mesh.plan.columns;
  const nodes: number[] = [];
  const push = (row: number): void => {
    if (nodes.at(-1) !== row) nodes.push(row);
  };
  const straight = (a: number, b: number): void => {
    const parts = Math.max(1, Math.round(Math.abs(b - a) / 230));
    for (let k = 0; k <= parts; k++) {
      const stop = a + ((b - a) * k) / parts;
      push(axis === 'y' ? mesh.node(at, stop) : mesh.node(stop, at));
    }
  };
  if (line === undefined) {
    straight(from, to);
    return nodes;
  }
  const inner = stops
    .map((stop, index) => ({ at: stop.at, index }))
    .filter((stop) => stop.at >= from && stop.at <= to);
  if (inner[0].at > from) straight(from, inner[0].at);
  for (let k = 0; k + 1 < inner.length; k++) mesh.chain(axis, line, inner[k].index).forEach(push);
  const end = inner.at(-1)!.at;
  if (end < to) straight(end, to);
  return nodes;
}
