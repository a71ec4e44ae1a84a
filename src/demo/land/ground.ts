import { ringSquareMeters } from '../../kernel/rings-shape.ts';
import { assembleRings } from '../../kernel/rings.ts';
import type { Base } from '../base.ts';
import { chanceOf, type Chance } from '../drawing/chance.ts';
import { firstId, type Draft, type Tags } from '../drawing/draft.ts';
import type { CellKind, Mesh, MeshPlan } from '../drawing/mesh.ts';
import { distance, distanceToLine, type Point } from '../drawing/plane.ts';
import { closed } from '../towns/settle.ts';
import { cellMiddle } from './borders.ts';
import { baseCell, baseColumns, baseRows, lake } from './land.ts';

/**
 * What is only drawn: the use of land in towns, yards, woods and fields outside, the coast around. None of it has
 * a name, so that no address knows of it; it is drawn last, so that nothing else has another id for it.
 */
export function drawGround(draft: Draft, base: Base, country: number, seed: number): void {
  for (const { settled, kind } of base.all) if (kind === 'city' || kind === 'town') drawTownGround(draft, settled.mesh);
  for (let column = 0; column < baseColumns; column++) {
    for (let row = 0; row < baseRows; row++) {
      const middle = cellMiddle(baseCell(column, row));
      drawCountryside(draft, base, middle, chanceOf(seed, `ground ${column} ${row}`));
    }
  }
  drawCoast(draft, country);
}

const useOf: Partial<Record<CellKind, Tags>> = {
  private: { landuse: 'residential' },
  historic: { landuse: 'residential' },
  panel: { landuse: 'residential' },
  industrial: { landuse: 'industrial' },
};
const STEP_METERS = 130;
const YARD_INSET_METERS = 14;

/** Land use of each cell of a town, and the green between the houses of its micro-districts. */
export function drawTownGround(draft: Draft, mesh: Mesh): void {
  const { plan } = mesh;
  for (let column = 0; column + 1 < plan.columns.length; column++) {
    for (let row = 0; row + 1 < plan.rows.length; row++) {
      const tags = useOf[plan.cell(column, row)?.kind ?? 'water'];
      if (tags === undefined) continue;
      const [x0, x1] = [plan.columns[column].at, plan.columns[column + 1].at];
      const [y0, y1] = [plan.rows[row].at, plan.rows[row + 1].at];
      closed(draft, warpedBox(plan, { x0, y0, x1, y1 }), tags);
    }
  }
  for (const { cell, box: { x0, y0, x1, y1 } } of mesh.blocks) {
    if (cell.kind !== 'panel') continue;
    const inset = YARD_INSET_METERS;
    const yard = { x0: x0 + inset, y0: y0 + inset, x1: x1 - inset, y1: y1 - inset };
    closed(draft, warpedBox(plan, yard), { landuse: 'grass' });
  }
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A box of the plan, warped to the ground. */
function warpedBox({ warp }: MeshPlan, { x0, y0, x1, y1 }: Box): Point[] {
  const along = (from: readonly [number, number], to: readonly [number, number]): Point[] => {
    const parts = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP_METERS));
    return Array.from({ length: parts }, (_, k) =>
      warp(from[0] + ((to[0] - from[0]) * k) / parts, from[1] + ((to[1] - from[1]) * k) / parts));
  };
  const corners = [[x0, y0], [x1, y0], [x1, y1], [x0, y1], [x0, y0]] as const;
  return corners.slice(1).flatMap((corner, i) => along(corners[i], corner));
}

const CELL_REACH_METERS = 8600;
const growths: readonly (readonly [tags: Tags, count: number, least: number, most: number])[] = [
  [{ natural: 'wood' }, 11, 600, 2100],
  [{ landuse: 'farmland' }, 16, 260, 620],
  [{ natural: 'wetland' }, 2, 250, 600],
  [{ landuse: 'meadow' }, 7, 250, 600],
];

/** Woods, fields and meadows without settlements, water or overlaps. */
function drawCountryside(draft: Draft, base: Base, middle: Point, chance: Chance): void {
  const grown: { at: Point; reach: number }[] = [];
  for (const [tags, count, least, most] of growths) {
    for (let k = 0; k < count; k++) {
      const reach = chance.range(least, most);
      const at = {
        x: middle.x + chance.range(-CELL_REACH_METERS, CELL_REACH_METERS),
        y: middle.y + chance.range(-CELL_REACH_METERS, CELL_REACH_METERS),
      };
      const ring = tags.landuse === 'farmland' ? field(at, reach, chance) : blob(at, reach, chance);
      const isTaken = grown.some((one) => distance(one.at, at) < (one.reach + reach) * 1.05);
      if (isTaken || !isFree(base, at, reach * 1.2)) continue;
      grown.push({ at, reach });
      closed(draft, ring, tags);
    }
  }
}

const ROOM_METERS = 180;

function isFree({ all, water, city }: Base, at: Point, reach: number): boolean {
  if (all.some(({ center, radius }) => distance(center, at) < radius * 1.05 + reach + ROOM_METERS)) return false;
  if (distanceToLine(water.river, at.x, at.y) < reach + ROOM_METERS) return false;
  if (distanceToLine(water.canal, at.x, at.y) < reach + ROOM_METERS) return false;
  const toLake = Math.hypot(at.x - city.center.x - lake.x, at.y - city.center.y - lake.y);
  return toLake > lake.radius * 1.15 + reach;
}

/** A round shape with a ragged edge. */
function blob(at: Point, reach: number, chance: Chance): Point[] {
  const corners = Math.max(24, Math.round(reach / 30));
  const [turn, flat] = [chance.range(0, 6.28), chance.range(0.62, 1)];
  const waves = [2, 3, 5, 9].map((count) =>
    [count, chance.range(0, 6.28), chance.range(0.04, 0.4 / count ** 0.8)] as const);
  return Array.from({ length: corners }, (_, k) => {
    const angle = (k / corners) * 2 * Math.PI;
    const wave = waves.reduce((sum, [count, phase, part]) => sum + part * Math.sin(angle * count + phase), 0);
    const out = reach * (0.8 + 0.5 * wave);
    const [x, y] = [Math.cos(angle) * out, Math.sin(angle) * out * flat];
    return { x: at.x + x * Math.cos(turn) - y * Math.sin(turn), y: at.y + x * Math.sin(turn) + y * Math.cos(turn) };
  });
}

/** Four corners, roughly square. */
function field(at: Point, reach: number, chance: Chance): Point[] {
  const [turn, long] = [chance.range(0, 1.57), chance.range(0.6, 0.95)];
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([sx, sy]) => {
    const x = sx * reach * long * chance.range(0.85, 1);
    const y = sy * reach * 0.6 * chance.range(0.85, 1);
    return { x: at.x + x * Math.cos(turn) - y * Math.sin(turn), y: at.y + x * Math.sin(turn) + y * Math.cos(turn) };
  });
}

/** A way has at most 2,000 nodes. */
const COAST_NODES = 1900;

/** The coast runs along the border of the country, with the land on its left. */
function drawCoast(draft: Draft, country: number): void {
  const borders = draft.membersOf(country).filter(({ type }) => type === 'way');
  const { rings } = assembleRings(borders.map(({ id }) => draft.nodesOf(id - firstId)));
  for (const ring of rings) {
    const nodes = ringSquareMeters(draft.ringOf(ring)) > 0 ? ring : ring.toReversed();
    for (let at = 0; at + 1 < nodes.length; at += COAST_NODES) {
      draft.way(nodes.slice(at, at + COAST_NODES + 1), { natural: 'coastline' });
    }
  }
}
