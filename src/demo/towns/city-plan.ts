import type { Chance } from '../drawing/chance.ts';
import type { Tags } from '../drawing/draft.ts';
import type { Axis, CellKind, CellPlan, Line, MeshPlan, StreetSpec } from '../drawing/mesh.ts';
import { englishStreet } from '../names/street-names.ts';
import type { Warp } from '../drawing/warp.ts';

/** The plan of Ветроград: two banks, an island between the river and a canal, and a wide avenue with a median. */
const columnSteps = [760, 720, 680, 640, 560, 22, 520, 500, 560, 600, 660, 700, 740, 780];
const rowSteps = [760, 700, 640, 560, 500, 50, 480, 420, 200, 520, 560, 640, 700, 760, 780];
export const cityRadius = 4220;
export const medianColumn = 5;
export const canalRow = 5;
export const riverRow = 8;
/** The columns that cross the river (the two at the median are the two carriageways of one bridge). */
const bridgeColumns = new Map([
  [2, 'Чайковый мост'],
  [5, 'Большой Тихореченский мост'],
  [6, 'Большой Тихореченский мост'],
  [9, 'Университетский мост'],
  [12, 'Литейный мост'],
]);
/** Lines that separate the city's districts. */
export const districtColumns = [4, 9] as const;
export const districtRows = [5, 9] as const;

const named = (name: string, more: Tags = {}): Tags => ({ name, 'name:en': englishStreet(name), ...more });

const columnNames: Record<number, Tags> = {
  // A street between two districts whose sides have different names.
  1: named('Зеленоморское шоссе', { 'name:left': 'Западная улица', 'name:right': 'Зеленоморское шоссе' }),
  2: named('Чайковая улица'),
  3: named('Московская улица'),
  4: named('Тверская улица', { old_name: 'улица Горького' }),
  7: named('Садовая улица'),
  8: named('проспект Мира', { short_name: 'пр. Мира', 'old_name:1935-1957': 'проспект Октября' }),
  9: named('Сколковское шоссе'),
  10: named('Хабаровская улица', { old_name: 'улица Черненко' }),
  11: named('Ветроградская улица'),
  12: named('Литейный проспект'),
  13: named('проспект Вернадского'),
};
const median = named('Ленинградский проспект', { alt_name: 'Ленинградка', short_name: 'Ленинградский пр.' });
const rowNames: Record<number, Tags> = {
  2: named('проспект 40-летия Победы', { alt_name: 'проспект Сорокалетия Победы' }),
  3: named('Калужское шоссе'),
  4: named('улица Кирова'),
  5: named('Курьяновская набережная'),
  6: named('набережная Обводного канала'),
  7: named('Большой проспект В.О.', { alt_name: 'Большой проспект Ветровского острова' }),
  8: named('Университетская набережная'),
  9: named('набережная реки Тихой', { alt_name: 'Тихая набережная' }),
  10: named('Невский проспект', { alt_name: 'проспект 25 Октября', loc_name: 'Невский' }),
  11: named('улица Ленина', { old_name: 'Купеческая улица', official_name: 'улица Владимира Ильича Ленина' }),
  12: named('Большая Никитская улица'),
  13: named('Малая Никитская улица'),
};

const lineSpec = (index: number, names: Tags | undefined, primary: ReadonlySet<number>): StreetSpec => ({
  highway: primary.has(index) ? 'primary' : index % 3 === 0 ? 'tertiary' : 'secondary',
  rank: 'avenue',
  names,
});

function lines(steps: readonly number[], spec: (index: number) => StreetSpec): Line[] {
  let at = -steps.reduce((sum, step) => sum + step, 0) / 2;
  const all: Line[] = [{ at, street: spec(0) }];
  steps.forEach((step, index) => all.push({ at: (at += step), street: spec(index + 1) }));
  return all;
}

const primaryColumns = new Set([2, 12]);
const primaryRows = new Set([3, 10, 12]);

/** Cells with a fixed kind, by "column,row". */
const fixedCells: Record<string, Partial<CellPlan>> = {
  '6,10': { kind: 'square' },
  '7,11': { kind: 'park' },
  '3,12': { kind: 'park' },
  '10,3': { kind: 'park' },
  '1,7': { kind: 'park' },
  '6,6': { kind: 'historic', across: 7, up: 1, zone: 'lines' },
  '7,6': { kind: 'historic', across: 7, up: 1, zone: 'lines' },
  '8,6': { kind: 'historic', across: 7, up: 1, zone: 'lines' },
  '2,2': { kind: 'panel', place: 'мкр Самал-2' },
  '3,2': { kind: 'panel', place: 'микрорайон В' },
  '2,3': { kind: 'panel', place: '4-й микрорайон' },
  '11,12': { kind: 'panel', place: '28-й квартал' },
  '10,12': { kind: 'panel', place: 'квартал 3-я Капотня' },
  '12,9': { kind: 'panel', place: 'микрорайон Звёздный' },
  '1,11': { kind: 'panel', place: '2-й микрорайон' },
  '1,12': { kind: 'panel', place: 'микрорайон Юбилейный' },
  '4,11': { kind: 'historic', zone: 'hidden' },
  '6,11': { kind: 'historic', zone: 'hidden' },
  '8,11': { kind: 'historic', zone: 'postcoded' },
  '9,11': { kind: 'private', zone: 'untold' },
  '12,4': { kind: 'industrial' },
  '0,6': { kind: 'industrial' },
  '12,7': { kind: 'square' },
};

export const placeCells = Object.entries(fixedCells)
  .filter(([, cell]) => cell.place)
  .map(([key, cell]) => ({ column: Number(key.split(',')[0]), row: Number(key.split(',')[1]), place: cell.place! }));

export function cityPlan(chance: Chance, warp: Warp): MeshPlan {
  const columns = lines(columnSteps, (index) =>
    index === 5 || index === 6
      ? {
        highway: 'primary',
        rank: 'avenue',
        names: median,
        tags: { oneway: index === 5 ? '-1' : 'yes', lanes: '3', maxspeed: '80' },
      }
      : lineSpec(index, columnNames[index], primaryColumns),
  );
  const rows = lines(rowSteps, (index) => lineSpec(index, rowNames[index], primaryRows));
  const cells = new Map<number, CellPlan>();
  for (let column = 0; column < columnSteps.length; column++) {
    for (let row = 0; row < rowSteps.length; row++) {
      const corners = [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ].map(([c, r]) => roundness(columns[column + c].at, rows[row + r].at));
      if (Math.max(...corners) > 1.03) continue;
      const x = (columns[column].at + columns[column + 1].at) / 2;
      const y = (rows[row].at + rows[row + 1].at) / 2;
      const width = columnSteps[column];
      const height = rowSteps[row];
      const kind =
        row === canalRow || row === riverRow ? 'water' : width < 100 ? 'square' : kindAt(Math.hypot(x, y), chance);
      const fixed = kind === 'water' || width < 100 ? undefined : fixedCells[`${column},${row}`];
      cells.set(column * 100 + row, cellOf(fixed?.kind ?? kind, width, height, chance, fixed));
    }
  }
  return { columns, rows, warp, cell: (column, row) => cells.get(column * 100 + row), edge: bridges(columns, cells) };
}

/** 1 on the rounded square that the city fills. */
export const roundness = (x: number, y: number): number => ((x / cityRadius) ** 4 + (y / cityRadius) ** 4) ** 0.25;

function kindAt(meters: number, chance: Chance): CellKind {
  const dice = chance.range(0, 1);
  if (meters < 1350) return 'historic';
  if (meters < 2500) return dice < 0.4 ? 'historic' : dice < 0.62 ? 'panel' : dice < 0.94 ? 'private' : 'park';
  return dice < 0.7 ? 'private' : dice < 0.84 ? 'panel' : dice < 0.93 ? 'industrial' : 'park';
}

const blockSizes: Record<CellKind, readonly [number, number]> = {
  private: [150, 84],
  historic: [112, 100],
  panel: [290, 240],
  industrial: [260, 300],
  village: [200, 90],
  plots: [150, 50],
  park: [1000, 1000],
  square: [1000, 1000],
  water: [1e6, 1e6],
};

export function cellOf(
  kind: CellKind,
  width: number,
  height: number,
  chance: Chance,
  fixed: Partial<CellPlan> = {},
): CellPlan {
  const [long, short] = blockSizes[kind];
  const turned = chance.often(0.5);
  const size = chance.range(0.88, 1.18);
  const across = Math.max(1, Math.round(width / ((turned ? short : long) * size)));
  const up = Math.max(1, Math.round(height / ((turned ? long : short) * size)));
  return { kind, across, up, drop: kind === 'private' || kind === 'historic' ? 0.1 : 0, ...fixed };
}

function bridges(columns: readonly Line[], cells: ReadonlyMap<number, CellPlan>): MeshPlan['edge'] {
  return (axis: Axis, line: number, segment: number) => {
    if (axis !== 'y' || !cells.has(line * 100 + segment)) return undefined;
    const bridge =
      segment === riverRow ? bridgeColumns.get(line) : segment === canalRow && line % 2 === 0 ? '' : undefined;
    if (bridge === undefined) return undefined;
    const street = columns[line].street!;
    const name: Tags = bridge ? { 'bridge:name': bridge } : {};
    return { ...street, tags: { ...street.tags, bridge: 'yes', layer: '1', ...name } };
  };
}
