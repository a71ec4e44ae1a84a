import type { Chance } from '../drawing/chance.ts';
import { cellOf } from './city-plan.ts';
import type { CellKind, CellPlan, Line, MeshPlan, StreetSpec } from '../drawing/mesh.ts';
import type { Tags } from '../drawing/draft.ts';
import type { Warp } from '../drawing/warp.ts';

/** The layout of a generated town or city. */
export interface TownShape {
  /** Cells along each side; one holds about 300 houses. */
  readonly side: number;
  readonly step?: number;
  /** Names of the first main streets. */
  readonly main?: readonly Tags[];
  /** Overrides the kind of a cell, by "column,row". */
  readonly cells?: Readonly<Record<string, Partial<CellPlan>>>;
  readonly street?: Partial<StreetSpec>;
}

const classes = ['secondary', 'tertiary', 'residential', 'tertiary', 'residential'] as const;

export function townPlan(chance: Chance, warp: Warp, shape: TownShape): MeshPlan {
  const { side, step = 520, main = [] } = shape;
  const columns = townLines(chance, side, step, main, 0);
  const rows = townLines(chance, side, step, main, 1);
  const cells = new Map<number, CellPlan>();
  const half = (side * step) / 2;
  for (let column = 0; column < side; column++) {
    for (let row = 0; row < side; row++) {
      const fixed = shape.cells?.[`${column},${row}`];
      const [width, height] = [columns[column + 1].at - columns[column].at, rows[row + 1].at - rows[row].at];
      const x = (columns[column].at + width / 2) / half;
      const y = (rows[row].at + height / 2) / half;
      if (side > 5 && !fixed && x ** 4 + y ** 4 > 1.05) continue;
      const kind = fixed?.kind ?? kindAt(Math.hypot(x, y), side, chance);
      cells.set(column * 1000 + row, cellOf(kind, width, height, chance, { street: shape.street, ...fixed }));
    }
  }
  return { columns, rows, warp, cell: (column, row) => cells.get(column * 1000 + row) };
}

function townLines(chance: Chance, side: number, step: number, main: readonly Tags[], offset: number): Line[] {
  const middle = Math.floor((side + offset) / 2);
  let at = (-side * step) / 2;
  return Array.from({ length: side + 1 }, (_, index) => {
    const nearness = Math.abs(index - middle);
    const highway = nearness === 0 ? 'primary' : classes[nearness % classes.length];
    const line: Line = {
      at,
      street: {
        highway,
        rank: highway === 'primary' ? 'avenue' : 'street',
        names: nearness === 0 ? main[offset] : main[index * 2 + 2 + offset],
      },
    };
    at += step * chance.range(0.85, 1.15);
    return line;
  });
}

function kindAt(away: number, side: number, chance: Chance): CellKind {
  const dice = chance.range(0, 1);
  if (side <= 3) return dice < 0.82 ? 'private' : 'panel';
  if (away < 0.3) return dice < 0.8 ? 'historic' : 'park';
  if (away < 0.6) return dice < 0.3 ? 'historic' : dice < 0.55 ? 'panel' : 'private';
  return dice < 0.74 ? 'private' : dice < 0.87 ? 'panel' : dice < 0.94 ? 'industrial' : 'park';
}

/** The layout of a village: one street, two streets, or a crossing. */
export interface VillageShape {
  readonly length: number;
  readonly streets: 1 | 2 | 3;
  readonly place?: string;
  readonly names?: readonly Tags[];
  readonly kind?: CellKind;
}

export function villagePlan(
  warp: Warp,
  { length, streets, place, names = [], kind = 'village' }: VillageShape,
): MeshPlan {
  const deep = kind === 'plots' ? 34 : 62;
  const street = (index: number, highway = 'residential'): StreetSpec => ({
    highway,
    rank: 'street',
    names: names[index],
  });
  const rows: Line[] = [{ at: -deep }];
  for (let k = 0; k < streets; k++)
    rows.push({ at: k * deep * 2, street: street(k, k === 0 ? 'tertiary' : 'residential') });
  rows.push({ at: (streets * 2 - 1) * deep });
  if (streets > 1) for (let k = 1; k < streets; k++) rows.splice(2 * k, 0, { at: (2 * k - 1) * deep });
  const columns: Line[] = [
    { at: -length / 2, street: streets > 1 ? street(streets, 'residential') : undefined },
    { at: length / 2, street: streets > 1 ? street(streets + 1, 'residential') : undefined },
  ];
  const cell: CellPlan = { kind, across: 1, up: 1, place };
  return {
    columns,
    rows,
    warp,
    cell: (column, row) => (column === 0 && row >= 0 && row + 1 < rows.length ? cell : undefined),
    edge: (axis, _line, segment) =>
      axis === 'y' && (segment === 0 || segment === rows.length - 2) ? 'none' : undefined,
  };
}
