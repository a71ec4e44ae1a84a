import { canalRow, cityRadius, riverRow } from '../towns/city-plan.ts';
import { crooked } from './borders.ts';
import { member, type Draft } from '../drawing/draft.ts';
import type { Mesh } from '../drawing/mesh.ts';
import { lake, riverEast, riverWest } from './land.ts';
import type { Point } from '../drawing/plane.ts';
import { closed } from '../towns/settle.ts';

export interface Water {
  /** Middle lines, which roads outside the city must bridge. */
  readonly river: readonly Point[];
  readonly canal: readonly Point[];
  readonly lakeShore: readonly Point[];
  readonly island: readonly Point[];
}

const HALF_RIVER_METERS = 72;
const names = { name: 'Тихая', alt_name: 'Тихая Река', 'name:en': 'Tikhaya' };

/** The river through the country and the city, the canal beside it, and the lake with its island. */
export function drawWater(draft: Draft, mesh: Mesh, center: Point, seed: number): Water {
  const { rows } = mesh.plan;
  const far = 1.22 * cityRadius;
  const [low, high] = [rows[riverRow].at + 22, rows[riverRow + 1].at - 22];
  const inCity = steps(-far, far, 130);
  const at = ([x, y]: readonly [number, number] | readonly number[]): Point => ({ x: center.x + x, y: center.y + y });
  const bend = (points: readonly Point[], theme: string): Point[] =>
    points
      .slice(1)
      .flatMap((point, i) => crooked(points[i], point, `${theme} ${i}`, seed, 4, 0.09).slice(i === 0 ? 0 : 1));
  const middle = (low + high) / 2;
  const west = bend([...riverWest.map(at), mesh.plan.warp(-far, middle)], 'river west').slice(0, -1);
  const east = bend([mesh.plan.warp(far, middle), ...riverEast.map(at)], 'river east').slice(1);
  const river = [...west, ...inCity.map((x) => mesh.plan.warp(x, middle)), ...east];
  const left = [
    ...aside(west, HALF_RIVER_METERS),
    ...inCity.map((x) => mesh.plan.warp(x, high)),
    ...aside(east, HALF_RIVER_METERS),
  ];
  const right = [
    ...aside(west, -HALF_RIVER_METERS),
    ...inCity.map((x) => mesh.plan.warp(x, low)),
    ...aside(east, -HALF_RIVER_METERS),
  ];
  closed(draft, [...left, ...right.toReversed()], { natural: 'water', water: 'river', ...names });
  draft.way(
    river.map((point) => draft.node(point.x, point.y)),
    { waterway: 'river', ...names },
  );
  const canal = drawCanal(draft, mesh, far, middle);
  return { river, canal, ...drawLake(draft, center) };
}

/** The canal leaves the river west of the city and rejoins it in the east, with an island between them. */
function drawCanal(draft: Draft, mesh: Mesh, far: number, riverMiddle: number): Point[] {
  const { rows } = mesh.plan;
  const [low, high] = [rows[canalRow].at + 9, rows[canalRow + 1].at - 9];
  const stops = steps(-far * 0.93, far * 0.93, 130);
  const mouth = (side: number): Point => mesh.plan.warp(side * far * 0.985, riverMiddle - 40);
  const line = [mouth(-1), ...stops.map((x) => mesh.plan.warp(x, (low + high) / 2)), mouth(1)];
  const left = [mouth(-1), ...stops.map((x) => mesh.plan.warp(x, high)), mouth(1)];
  const right = stops.map((x) => mesh.plan.warp(x, low));
  closed(draft, [...left, ...right.toReversed()], { natural: 'water', water: 'canal', name: 'Обводный канал' });
  draft.way(
    line.map((point) => draft.node(point.x, point.y)),
    { waterway: 'canal', name: 'Обводный канал' },
  );
  return line;
}

function drawLake(draft: Draft, center: Point): { lakeShore: Point[]; island: Point[] } {
  const shore = (radius: number, wobble: number): Point[] =>
    Array.from({ length: 72 }, (_, k) => {
      const angle = (k / 72) * 2 * Math.PI;
      const reach =
        radius *
        (1 +
          wobble * Math.sin(angle * 3 + 1) +
          wobble * 0.6 * Math.sin(angle * 7 + 2) +
          wobble * 0.3 * Math.sin(angle * 13));
      return { x: center.x + lake.x + Math.cos(angle) * reach, y: center.y + lake.y + Math.sin(angle) * reach };
    });
  const lakeShore = shore(lake.radius, 0.08);
  const island = shore(lake.island, 0.1);
  const members = [member('way', closed(draft, lakeShore), 'outer'), member('way', closed(draft, island), 'inner')];
  draft.relation(members, {
    type: 'multipolygon',
    natural: 'water',
    water: 'lake',
    name: 'озеро Тихое',
    'name:en': 'Lake Tikhoye',
  });
  return { lakeShore, island };
}

function steps(from: number, to: number, step: number): number[] {
  const parts = Math.ceil((to - from) / step);
  return Array.from({ length: parts + 1 }, (_, k) => from + ((to - from) * k) / parts);
}

/** A parallel line, to the left for positive distances. */
function aside(line: readonly Point[], meters: number): Point[] {
  return line.map((point, i) => {
    const before = line[Math.max(0, i - 1)];
    const after = line[Math.min(line.length - 1, i + 1)];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    return {
      x: point.x - ((after.y - before.y) / length) * meters,
      y: point.y + ((after.x - before.x) / length) * meters,
    };
  });
}
