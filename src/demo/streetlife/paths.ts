import type { Chance } from '../drawing/chance.ts';
import { riverRow } from '../towns/city-plan.ts';
import type { Draft, Tags } from '../drawing/draft.ts';
import type { Mesh } from '../drawing/mesh.ts';
import { englishStreet } from '../names/street-names.ts';

const parkNames = [
  'парк Победы',
  'Приморский парк',
  'парк имени Гагарина',
  'Ботанический сад',
  'сквер Мореходов',
  'Лунный парк',
  'парк 300-летия Ветрограда',
  'Яблоневый сад',
  'Михайловский сад',
  'сквер Чайковского',
  'Парк Культуры',
  'Дубовая роща',
  'Детский парк',
];

/** Adds parks to green cells: paths between their corners and across, with steps at a knoll. */
export function drawParks(draft: Draft, mesh: Mesh, chance: Chance, names: readonly string[] = parkNames): number {
  const { columns, rows } = mesh.plan;
  let count = 0;
  for (let column = 0; column + 1 < columns.length; column++) {
    for (let row = 0; row + 1 < rows.length; row++) {
      const cell = mesh.plan.cell(column, row);
      if (cell?.kind !== 'park') continue;
      const name = names[count % names.length];
      const numbered = count < names.length ? name : `${name} № ${Math.floor(count / names.length) + 1}`;
      drawPark(
        draft,
        mesh,
        column,
        row,
        { leisure: 'park', name: numbered, 'name:en': englishStreet(numbered) },
        chance,
      );
      count++;
    }
  }
  return count;
}

function drawPark(draft: Draft, mesh: Mesh, column: number, row: number, tags: Tags, chance: Chance): void {
  const [x0, x1] = [mesh.plan.columns[column].at, mesh.plan.columns[column + 1].at];
  const [y0, y1] = [mesh.plan.rows[row].at, mesh.plan.rows[row + 1].at];
  const at = (u: number, v: number): number => mesh.node(x0 + (x1 - x0) * u, y0 + (y1 - y0) * v);
  const ring: number[] = [];
  for (const [u, v, du, dv] of [
    [0.03, 0.03, 1, 0],
    [0.97, 0.03, 0, 1],
    [0.97, 0.97, -1, 0],
    [0.03, 0.97, 0, -1],
  ]) {
    for (let k = 0; k < 5; k++) ring.push(at(u + du * k * 0.188, v + dv * k * 0.188));
  }
  draft.way([...ring, ring[0]], tags);
  const middle = at(0.5, 0.5);
  const knoll = [at(0.5, 0.56), at(0.5, 0.6)];
  const corners = [
    mesh.vertex(column, row),
    mesh.vertex(column + 1, row),
    mesh.vertex(column + 1, row + 1),
    mesh.vertex(column, row + 1),
  ];
  corners.forEach((corner, index) => {
    const [u, v] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ][index];
    const bent = at(u * 0.5 + 0.25 + chance.range(-0.06, 0.06), v * 0.5 + 0.25 + chance.range(-0.06, 0.06));
    draft.way(
      [corner, bent, middle],
      index % 2 === 0
        ? { highway: 'footway', surface: 'paving_stones', bicycle: 'yes' }
        : { highway: 'path', surface: 'ground' },
    );
  });
  draft.way([middle, knoll[0]], { highway: 'footway', surface: 'asphalt' });
  draft.way(knoll, { highway: 'steps', incline: 'up', step_count: '18' });
  draft.way([knoll[1], at(0.62, 0.72), at(0.38, 0.72), knoll[1]], { highway: 'footway', surface: 'fine_gravel' });
}

/** The central square: a paved pedestrian area, connected to the four corners of its cell. */
export function drawSquare(draft: Draft, mesh: Mesh, column: number, row: number): void {
  const [x0, x1] = [mesh.plan.columns[column].at, mesh.plan.columns[column + 1].at];
  const [y0, y1] = [mesh.plan.rows[row].at, mesh.plan.rows[row + 1].at];
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  const ring = corners.map(([u, v]) =>
    mesh.node(x0 + (x1 - x0) * (0.14 + u * 0.72), y0 + (y1 - y0) * (0.14 + v * 0.72)),
  );
  const name = 'площадь Ленина';
  draft.way([...ring, ring[0]], {
    highway: 'pedestrian',
    area: 'yes',
    name,
    'name:en': englishStreet(name),
    old_name: 'Соборная площадь',
  });
  corners.forEach(([u, v], index) =>
    draft.way([mesh.vertex(column + u, row + v), ring[index]], { highway: 'footway', surface: 'paving_stones' }),
  );
  const middle = mesh.plan.warp((x0 + x1) / 2, (y0 + y1) / 2);
  draft.node(middle.x, middle.y, { place: 'square', name, 'name:en': englishStreet(name) });
  draft.node(middle.x + 30, middle.y, { historic: 'monument', name: 'Памятник мореходам' });
}

/** Paths along the river: a cycleway on the island's bank, a promenade with steps on the other. */
export function drawPromenades(draft: Draft, mesh: Mesh): void {
  const { rows } = mesh.plan;
  beside(
    draft,
    mesh,
    riverRow,
    rows[riverRow].at + 11,
    { highway: 'cycleway', surface: 'asphalt', name: 'Университетская велодорожка' },
    { highway: 'cycleway' },
  );
  beside(
    draft,
    mesh,
    riverRow + 1,
    rows[riverRow + 1].at - 12,
    { highway: 'footway', surface: 'paving_stones', name: 'Тихий променад' },
    { highway: 'steps', step_count: '12', ramp: 'yes' },
  );
}

function beside(draft: Draft, mesh: Mesh, row: number, y: number, tags: Tags, link: Tags): void {
  const { columns } = mesh.plan;
  const line: number[] = [];
  for (let column = 2; column <= 11; column++) {
    const joined = mesh.node(columns[column].at + 14, y);
    if (!mesh.streetAt('x', row, column)) continue;
    line.push(joined);
    draft.way([mesh.vertex(column, row), joined], link);
    const step = (columns[column + 1].at - columns[column].at) / 6;
    if (column < 11 && step > 20)
      for (let k = 1; k < 6; k++) line.push(mesh.node(columns[column].at + 14 + step * k, y));
  }
  draft.way(line, tags);
}
