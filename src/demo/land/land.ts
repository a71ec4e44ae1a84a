import { cellMiddle, type Cell } from './borders.ts';
import type { Tags } from '../drawing/draft.ts';
import type { HubSpec } from './hubs.ts';
import { ru, nameTags } from '../names/tongues.ts';

/**
 * The country's plan: the contents of each cell of the grid (README.md has a map). Columns and rows count from the
 * south-west corner of the base country, which is 6 by 4 cells.
 */
export const baseColumns = 6;
export const baseRows = 4;
const baseAt = { column: 5, row: 6 };

export const baseCell = (column: number, row: number): Cell => ({
  column: baseAt.column + column,
  row: baseAt.row + row,
});

export const isBase = ({ column, row }: Cell): boolean =>
  column >= baseAt.column && column < baseAt.column + baseColumns && row >= baseAt.row && row < baseAt.row + baseRows;

const cells = (...pairs: readonly (readonly [number, number])[]): Cell[] => pairs.map(([c, r]) => baseCell(c, r));
const block = (c0: number, r0: number, c1: number, r1: number): Cell[] => {
  const all: Cell[] = [];
  for (let c = c0; c <= c1; c++) for (let r = r0; r <= r1; r++) all.push(baseCell(c, r));
  return all;
};

/** Regions (level 4) and districts (level 6). `centre` is the hub that is their capital. */
export const regions: readonly { names: Tags; cells: Cell[]; iso: string; centre: string }[] = [
  {
    names: ru('Ветроградская область', {
      'name:en': 'Vetrograd Oblast',
      short_name: 'ВО',
      alt_name: 'Ветроградчина',
    }),
    cells: block(1, 0, 3, 3),
    iso: 'XD-VET',
    centre: '2,1',
  },
  {
    names: ru('Республика Кедрия', {
      'name:en': 'Republic of Kedria',
      short_name: 'Кедрия',
      official_name: 'Республика Кедрия — Янтарный Берег',
    }),
    cells: block(4, 0, 5, 1),
    iso: 'XD-KED',
    centre: '4,1',
  },
  {
    names: { ...nameTags('Қызылтеңіз облысы', 'Кызылтенизская область', 'Qyzylteniz Region', 'kk') },
    cells: block(4, 2, 5, 3),
    iso: 'XD-QYZ',
    centre: '4,2',
  },
  {
    names: { ...nameTags('Лясноўская вобласць', 'Лесновская область', 'Liasnousk Region', 'be') },
    cells: block(0, 2, 0, 3),
    iso: 'XD-LIA',
    centre: '0,2',
  },
  {
    names: { ...nameTags("Sohilbo'yi viloyati", 'Сохилбойская область', 'Sohilboyi Region', 'uz') },
    cells: block(0, 0, 0, 1),
    iso: 'XD-SOH',
    centre: '0,1',
  },
];

export const districts: readonly { names: Tags; cells: Cell[]; centre: string; cityHole?: boolean }[] = [
  {
    names: ru('Ветроградский район', { official_name: 'Ветроградский муниципальный район' }),
    cells: cells([2, 1]),
    centre: '2,1',
    cityHole: true,
  },
  { names: ru('Тихореченский район'), cells: cells([1, 0], [1, 1]), centre: '1,1' },
  { names: ru('Приозёрный район'), cells: cells([2, 0], [3, 0]), centre: '3,0' },
  // Two separate parts: the north-eastern one is an exclave.
  { names: ru('Лесогорский район'), cells: cells([1, 2], [3, 3]), centre: '1,2' },
  {
    names: ru('Озёрский район', { alt_name: 'Озёрский муниципальный округ' }),
    cells: cells([2, 2], [2, 3], [1, 3]),
    centre: '2,2',
  },
  { names: ru('Восточный район'), cells: cells([3, 1], [3, 2]), centre: '3,2' },
  { names: ru('Кедровский район'), cells: cells([4, 0], [4, 1]), centre: '4,1' },
  { names: ru('Янтарный район'), cells: cells([5, 0], [5, 1]), centre: '5,0' },
  {
    names: nameTags('Ақтеңіз ауданы', 'Актенизский район', 'Aqteniz District', 'kk'),
    cells: cells([4, 2], [5, 2]),
    centre: '4,2',
  },
  {
    names: nameTags('Көкжиек ауданы', 'Кокжиекский район', 'Kokzhiek District', 'kk'),
    cells: cells([4, 3], [5, 3]),
    centre: '4,3',
  },
  {
    names: nameTags('Лясноўскі раён', 'Лесновский район', 'Liasnousk District', 'be'),
    cells: cells([0, 2], [0, 3]),
    centre: '0,2',
  },
  { names: nameTags('Sohil tumani', 'Сохильский район', 'Sohil District', 'uz'), cells: cells([0, 1]), centre: '0,1' },
  { names: ru('Дружбинский район', { 'name:en': 'Druzhba District' }), cells: cells([0, 0]), centre: '0,0' },
];

export const hubMiddle = (spec: HubSpec, jitter: readonly [number, number]): { x: number; y: number } => {
  const middle = cellMiddle(baseCell(spec.column, spec.row));
  const [dx, dy] = spec.offset ?? jitter;
  return { x: middle.x + dx, y: middle.y + dy };
};

/** The courses of rivers, in metres from the middle of the city. */
export const riverWest = [
  [-19_500, 12_800],
  [-15_000, 9800],
  [-11_500, 5200],
  [-8200, 2100],
] as const;
export const riverEast = [
  [8300, 900],
  [12_600, -600],
  [16_200, -2700],
  [17_600, -9500],
  [19_800, -15_200],
  [20_900, -19_500],
] as const;
export const lake = { x: 21_800, y: -22_300, radius: 3000, island: 800 } as const;
