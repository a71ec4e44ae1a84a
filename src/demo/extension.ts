import type { Extension } from './land/areas.ts';
import type { Base } from './base.ts';
import { cellKey, cellMiddle, gridCells, type Area, type Cell } from './land/borders.ts';
import { chanceOf } from './drawing/chance.ts';
import type { CountryLine } from './land/country-lines.ts';
import type { Draft } from './drawing/draft.ts';
import { drawTownGround } from './land/ground.ts';
import { furnishTown } from './streetlife/furnish.ts';
import { hubs } from './land/hubs.ts';
import { baseCell, isBase } from './land/land.ts';
import { areaNames, placeNames } from './names/place-names.ts';
import { roadBetween, roadTags } from './land/roads.ts';
import { drawTown, drawVillage, type Site } from './towns/settlements.ts';
import { englishStreet } from './names/street-names.ts';
import { AppError } from '../errors.ts';

/** The average number of houses in one cell of a generated city's plan. */
const HOUSES_PER_PLAN_CELL = 186;
const LEAST_CITY_HOUSES = 6000;
const MOST_CITY_HOUSES = 90_000;
const VILLAGES_PER_CELL = 3;
const HOUSES_PER_VILLAGE = 95;

/** The grid's cells outside the base country, nearest to it first. */
function freeCells(): Cell[] {
  const cells: Cell[] = [];
  for (let column = 0; column < gridCells; column++) {
    for (let row = 0; row < gridCells; row++) if (!isBase({ column, row })) cells.push({ column, row });
  }
  const low = baseCell(0, 0);
  const high = baseCell(5, 3);
  const away = ({ column, row }: Cell): number =>
    Math.max(low.column - column, column - high.column, low.row - row, row - high.row);
  return cells.sort((a, b) => away(a) - away(b) || a.row - b.row || a.column - b.column);
}

/**
 * Extends the country around the base, for benchmarks: each further cell of the grid is a district with a city and
 * villages, three by three cells form a region. Roads and borders connect to the existing ones.
 */
export function drawExtension(draft: Draft, base: Base, moreHouses: number, seed: number): Extension {
  const free = freeCells();
  const perCell = Math.max(LEAST_CITY_HOUSES, Math.ceil(moreHouses / free.length));
  if (perCell > MOST_CITY_HOUSES) {
    const most = MOST_CITY_HOUSES * free.length;
    throw new AppError('limit_reached', `The demonstration country holds ${most} houses at most; ask for fewer`, {
      most,
    });
  }
  const count = Math.round(moreHouses / perCell);
  const names = placeNames(
    chanceOf(seed, 'settlements'),
    base.all.map(({ names: { name } }) => name),
  );
  const centres: Site[] = [];
  const at = new Map<number, Site>();
  for (const hub of hubs) at.set(cellKey(baseCell(hub.column, hub.row)), base.hubs.get(`${hub.column},${hub.row}`)!);
  const cells = free.slice(0, count);
  cells.forEach((cell, index) => {
    const centre = drawCell(draft, cell, perCell, index, names, base.lines, seed);
    centres.push(centre);
    at.set(cellKey(cell), centre);
  });
  joinCells(cells, at, base.lines, seed);
  return { cells, centres, areas: cells.length > 0 ? areasOf(cells, at, seed) : [] };
}

function drawCell(
  draft: Draft,
  cell: Cell,
  houses: number,
  index: number,
  names: (kind: 'town' | 'village') => string,
  lines: CountryLine[],
  seed: number,
): Site {
  const chance = chanceOf(seed, `cell ${cell.column} ${cell.row}`);
  const middle = cellMiddle(cell);
  const center = { x: middle.x + chance.range(-900, 900), y: middle.y + chance.range(-900, 900) };
  const cityHouses = houses - VILLAGES_PER_CELL * HOUSES_PER_VILLAGE;
  // A plan of six or more cells a side loses about a tenth with its corners.
  const side = Math.max(2, Math.round(Math.sqrt(cityHouses / (HOUSES_PER_PLAN_CELL * 0.88))));
  const step = (Math.sqrt(cityHouses / (HOUSES_PER_PLAN_CELL * 0.88)) / side) * 520;
  const name = names('town');
  const postcode = String(960_000 + index * 100);
  const town = drawTown(
    draft,
    center,
    {
      names: { name, 'name:en': englishStreet(name) },
      population: Math.round(cityHouses * 11.5),
      postcode,
      shape: { side, step },
      place: houses > 20_000 ? 'city' : 'town',
    },
    chance,
  );
  furnishTown(draft, town, chance);
  drawTownGround(draft, town.settled.mesh);
  for (let k = 0; k < VILLAGES_PER_CELL; k++) {
    const angle = (Math.PI / 2) * (k + index) + Math.PI / 4 + chance.range(-0.2, 0.2);
    const reach = Math.min(8600, Math.max(town.radius * 1.35 + 900, chance.range(4200, 6200)));
    const spot = { x: center.x + Math.cos(angle) * reach, y: center.y + Math.sin(angle) * reach };
    const village = drawVillage(
      draft,
      spot,
      { names: { name: names('village') }, streets: chance.pick([1, 2, 2, 3]) },
      `cell ${cell.column} ${cell.row} ${k}`,
      seed,
    );
    lines.push(roadBetween(town, village, roadTags(town, village, 500 + index * 5 + k), seed));
  }
  // Keeps only what roads and borders need: the houses of a city would fill the memory.
  const { settled: _, ...site } = town;
  return site;
}

/** Adds a road across every side that two settled cells share, if at least one of them is new. */
function joinCells(cells: readonly Cell[], at: ReadonlyMap<number, Site>, lines: CountryLine[], seed: number): void {
  let number = 100;
  for (const cell of cells) {
    for (const [dc, dr] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ]) {
      const beside = { column: cell.column + dc, row: cell.row + dr };
      const other = at.get(cellKey(beside));
      const twice = (dc < 0 || dr < 0) && !isBase(beside);
      if (!other || twice) continue;
      const here = at.get(cellKey(cell))!;
      lines.push(roadBetween(here, other, roadTags(here, other, number++), seed));
    }
  }
}

const REGION_CELLS = 3;

function areasOf(cells: readonly Cell[], at: ReadonlyMap<number, Site>, seed: number): Area[] {
  const names = areaNames(chanceOf(seed, 'areas'));
  const areas: Area[] = [];
  const regions = new Map<string, Cell[]>();
  for (const cell of cells) {
    const key = `${Math.floor(cell.column / REGION_CELLS)} ${Math.floor(cell.row / REGION_CELLS)}`;
    const list = regions.get(key);
    if (list) list.push(cell);
    else regions.set(key, [cell]);
    areas.push({
      level: 6,
      cells: [cell],
      tags: { name: `${names()}ий район` },
      centre: at.get(cellKey(cell))!.node,
    });
  }
  for (const list of regions.values()) {
    areas.push({
      level: 4,
      cells: list,
      tags: { name: `${names()}ая область` },
      centre: at.get(cellKey(list[0]))!.node,
    });
  }
  return areas;
}
