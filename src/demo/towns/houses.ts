import type { Chance } from '../drawing/chance.ts';
import type { Block, CellKind, Face, Mesh, MeshStreet } from '../drawing/mesh.ts';
import { alongLine, distanceToLine, inside, lengthOf, type Point } from '../drawing/plane.ts';

/** A building with its place on a street; it is numbered later (numbering.ts). */
export interface House {
  readonly outline: readonly Point[];
  readonly x: number;
  readonly y: number;
  readonly kind: CellKind;
  readonly block: Block;
  readonly street?: MeshStreet;
  readonly side: 1 | -1;
  readonly station: number;
  /** For a corner house: its place in the other street, where it also has a number. */
  readonly cross?: { street: MeshStreet; side: 1 | -1; station: number; number: number };
  /** For a house behind others of its address (корпус). */
  readonly behind?: number;
  number: number;
  suffix: string;
  /** Its tags, set by the address stage and possibly overridden by the curiosities. */
  tags: Record<string, string>;
  hole?: readonly Point[];
  claimed?: boolean;
}

interface Frontage {
  readonly width: readonly [number, number];
  readonly depth: readonly [number, number];
  /** From the axis of the street to the wall. */
  readonly setback: readonly [number, number];
  readonly gap: readonly [number, number];
}

const frontages: Partial<Record<CellKind, Frontage>> = {
  private: { width: [8, 14], depth: [8, 12], setback: [10, 14], gap: [10, 18] },
  historic: { width: [14, 38], depth: [12, 16], setback: [10.5, 12], gap: [1, 9] },
  village: { width: [7, 11], depth: [8, 12], setback: [12, 18], gap: [16, 32] },
  industrial: { width: [28, 85], depth: [18, 45], setback: [20, 30], gap: [14, 45] },
  plots: { width: [5, 7], depth: [5, 8], setback: [7, 9], gap: [9, 13] },
};
const CORNER_METERS = 13;
const NEIGHBOUR_METERS = 0.8;

export function housesOf(mesh: Mesh, chance: Chance): House[] {
  const houses: House[] = [];
  for (const block of mesh.blocks) {
    const here = block.cell.kind === 'panel' ? slabs(block, mesh, chance) : fronts(block, chance);
    for (const house of here) houses.push(house);
  }
  return houses;
}

/** Houses along the four streets of a block. */
function fronts(block: Block, chance: Chance): House[] {
  const frontage = frontages[block.cell.kind];
  if (!frontage) return [];
  const placed: House[] = [];
  const ring = ringOf(block);
  for (const [index, face] of block.faces.entries()) {
    if (!face.street || face.street.spec.highway === 'trunk') continue;
    const clear = face.axis === 'x' ? CORNER_METERS : frontage.setback[1] + frontage.depth[1] + 3;
    const total = lengthOf(face.line);
    let at = clear + chance.range(0, 4);
    while (at < total - clear) {
      const width = chance.range(...frontage.width);
      if (at + width > total - clear) break;
      const spot = alongLine(face.line, at + width / 2);
      const house = build(block, face, spot, width, frontage, chance, (at + width / 2) / total);
      at += width + chance.range(...frontage.gap);
      if (!fits(house, placed, ring)) continue;
      placed.push(face.axis === 'x' ? asCorner(house, block, index, at - width, total, chance) : house);
    }
  }
  return placed;
}

const ringOf = (block: Block): Point[] => [
  ...block.faces[0].line,
  ...block.faces[3].line.slice(1),
  ...block.faces[1].line.toReversed().slice(1),
  ...block.faces[2].line.toReversed().slice(1),
];

function build(
  block: Block,
  face: Face,
  spot: Point & { dx: number; dy: number },
  width: number,
  frontage: Frontage,
  chance: Chance,
  part: number,
): House {
  const setback = chance.range(...frontage.setback);
  const depth = chance.range(...frontage.depth);
  const nx = -spot.dy * face.side;
  const ny = spot.dx * face.side;
  const at = (along: number, away: number): Point => ({
    x: spot.x + spot.dx * along + nx * (setback + away),
    y: spot.y + spot.dy * along + ny * (setback + away),
  });
  const half = width / 2;
  const span = face.axis === 'x' ? block.box.x1 - block.box.x0 : block.box.y1 - block.box.y0;
  const middle = at(0, depth / 2);
  return {
    outline: shape(at, half, depth, chance),
    x: middle.x,
    y: middle.y,
    kind: block.cell.kind,
    block,
    street: face.street,
    side: face.side,
    station: face.station + span * part,
    number: 0,
    suffix: '',
    tags: {},
    ...(block.cell.kind === 'historic' && width > 31 && depth > 14.5 ? { hole: courtyard(at, half, depth) } : {}),
  };
}

/** A rectangle, or one with a wing or a porch. The first four corners are in the order of the widest rectangle. */
function shape(at: (along: number, away: number) => Point, half: number, depth: number, chance: Chance): Point[] {
  const kind = chance.range(0, 1);
  if (kind < 0.55 || depth < 7) return [at(-half, 0), at(half, 0), at(half, depth), at(-half, depth)];
  if (kind < 0.85) {
    return [
      at(-half, 0),
      at(half, 0),
      at(half, depth),
      at(half * 0.1, depth),
      at(half * 0.1, depth * 0.6),
      at(-half, depth * 0.6),
    ];
  }
  const porch = half * 0.3;
  return [
    at(-half, 0),
    at(half, 0),
    at(half, depth - 2),
    at(porch, depth - 2),
    at(porch, depth),
    at(-porch, depth),
    at(-porch, depth - 2),
    at(-half, depth - 2),
  ];
}

const courtyard = (at: (along: number, away: number) => Point, half: number, depth: number): Point[] => [
  at(-half * 0.5, depth * 0.2),
  at(half * 0.05, depth * 0.2),
  at(half * 0.05, depth * 0.45),
  at(-half * 0.5, depth * 0.45),
];

/** The first house at a corner of two named streets often has a number in both. */
function asCorner(house: House, block: Block, index: number, at: number, total: number, chance: Chance): House {
  const atStart = at < CORNER_METERS + 6;
  const atEnd = at > total - CORNER_METERS - 45;
  if (block.cell.kind !== 'historic' || (!atStart && !atEnd) || !chance.often(0.4)) return house;
  const other = block.faces[atStart ? 2 : 3];
  if (!other.street || other.street === house.street) return house;
  const station = index === 0 ? block.box.y0 + 6 : block.box.y1 - 6;
  return { ...house, cross: { street: other.street, side: other.side, station, number: 0 } };
}

function fits(house: House, placed: readonly House[], ring: readonly Point[]): boolean {
  for (const point of house.outline) {
    if (!inside(ring, point.x, point.y) || distanceToLine(ring, point.x, point.y) < 6) return false;
  }
  return !placed.some((other) => overlap(house.outline, other.outline, NEIGHBOUR_METERS));
}

/** Whether two houses come closer than a gap; each is approximated by the box around its first wall. */
export function overlap(a: readonly Point[], b: readonly Point[], gapMeters = 0): boolean {
  return !separated(a, b, gapMeters) && !separated(b, a, gapMeters);
}

function separated(a: readonly Point[], b: readonly Point[], gapMeters: number): boolean {
  for (let i = 0; i < 2; i++) {
    const nx = -(a[i + 1].y - a[i].y);
    const ny = a[i + 1].x - a[i].x;
    let lowA = Infinity,
      highA = -Infinity,
      lowB = Infinity,
      highB = -Infinity;
    for (const p of a) {
      const reach = p.x * nx + p.y * ny;
      lowA = Math.min(lowA, reach);
      highA = Math.max(highA, reach);
    }
    for (const p of b) {
      const reach = p.x * nx + p.y * ny;
      lowB = Math.min(lowB, reach);
      highB = Math.max(highB, reach);
    }
    const gap = gapMeters * Math.hypot(nx, ny);
    if (highA + gap < lowB || highB + gap < lowA) return true;
  }
  return false;
}

/** Apartment houses of a micro-district: slabs in rows, sometimes a tower or a transverse slab. */
function slabs(block: Block, mesh: Mesh, chance: Chance): House[] {
  const { x0, y0, x1, y1 } = block.box;
  const placed: House[] = [];
  const ring = ringOf(block);
  const { warp } = mesh.plan;
  const street = block.cell.place
    ? undefined
    : (mesh.streetAt('x', block.row, block.column) ?? mesh.streetAt('y', block.column, block.row));
  for (let y = y0 + 30; y < y1 - 24; y += chance.range(44, 60)) {
    for (let x = x0 + 24; x < x1 - 30; ) {
      const tower = chance.often(0.18);
      const width = tower ? 24 : chance.range(48, 88);
      const depth = tower ? 24 : 12.5;
      const mid = warp(x + width / 2, y);
      const ahead = warp(x + width / 2 + 5, y);
      const [dx, dy] = [(ahead.x - mid.x) / 5, (ahead.y - mid.y) / 5];
      const at = (along: number, away: number): Point => ({
        x: mid.x + dx * along - dy * (away - depth / 2),
        y: mid.y + dy * along + dx * (away - depth / 2),
      });
      const house: House = {
        outline: [at(-width / 2, 0), at(width / 2, 0), at(width / 2, depth), at(-width / 2, depth)],
        x: mid.x,
        y: mid.y,
        kind: 'panel',
        block,
        street,
        side: 1,
        station: x,
        number: 0,
        suffix: '',
        tags: {},
        behind: Math.round((y - y0) / 50),
      };
      x += width + chance.range(16, 34);
      if (fits(house, placed, ring)) placed.push(house);
    }
  }
  return placed;
}
