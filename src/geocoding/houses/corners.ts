import { finishTables, newBuilders, NONE, ref, u32, type Tables } from '../../kernel/columns.ts';
import { distanceMeters, METERS_PER_UNIT, nearestOnSegment } from '../../kernel/geo.ts';
import { firstAtLeast } from '../../kernel/sorted.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';

/**
 * Corner houses by their second number: "Невский, 28/21" is number 21 of the side street. Listed whether the map has
 * both addresses or only the one. Sorted by street, then number.
 */
export const cornerSchema = {
  cornerHouses: { street: ref('streets'), number: u32, house: ref('houses') },
} as const;

export type CornerTables = Tables<typeof cornerSchema>;

/** The greatest distance from the middle of the building to the side street. */
const CORNER_METERS = 45;
/** The size of the grid's cells. */
const CELL_UNITS = Math.round(CORNER_METERS / METERS_PER_UNIT);
/** The side street must have a neighbouring number: within so many numbers, and so many metres for each number. */
const NEAR_NUMBERS = 12;
const METERS_A_NUMBER = 30;
const NEAR_METERS = 80;

interface Corner {
  readonly house: number;
  readonly number: number;
  /** The nearest side street so far. */
  street: number;
  meters: number;
}

/** Builds the table, whose size depends only on houses with a slash. */
export function buildCorners(gazetteer: Gazetteer, labelOf: (string: number) => string): CornerTables {
  const { parts = [], corners = [] } = Object.groupBy(cornersOf(gazetteer, labelOf), (corner) =>
    (hasParts(gazetteer, corner) ? 'parts' : 'corners'));
  const grid = Map.groupBy(corners, ({ house }) => cellOf(gazetteer.houses.lat[house], gazetteer.houses.lon[house]));
  findStreets(gazetteer, grid);
  const likely = corners.filter((corner) => corner.street !== NONE && isLikely(gazetteer, corner));
  const twins = twinsOf(gazetteer, labelOf);
  const found = [...customary(gazetteer, likely, twins, parts), ...twins];
  found.sort((a, b) => a.street - b.street || a.number - b.number || a.house - b.house);
  const builders = newBuilders(cornerSchema);
  for (const { street, number, house } of found) builders.cornerHouses.add({ street, number, house });
  return finishTables(cornerSchema, builders);
}

/** Lists houses with a second number for which there is no row. */
function cornersOf({ houses }: Gazetteer, labelOf: (string: number) => string): Corner[] {
  const corners: Corner[] = [];
  const numbers = new Map<number, number>();
  for (let house = 0; house < houses.rows; house++) {
    if (houses.street[house] === NONE || houses.twin[house] !== NONE) continue;
    const label = houses.label[house];
    let number = numbers.get(label);
    if (number === undefined) {
      number = Number(/^\d+\p{L}?\/(\d{1,4})$/u.exec(labelOf(label))?.[1] ?? 0);
      numbers.set(label, number);
    }
    if (number > 0) corners.push({ house, number, street: NONE, meters: CORNER_METERS });
  }
  return corners;
}

/**
 * Keeps likely corners only in towns where a slash mostly means a corner. Where it mostly means a part, 27/1 is the
 * first building of a 27 that the map lacks, though the side street has a gap at number 1.
 */
function customary(
  { houses, streets }: Gazetteer, likely: readonly Corner[], twins: readonly Corner[], parts: readonly Corner[],
): Corner[] {
  const balance = new Map<number, number>();
  const townOf = ({ house }: Corner): number => streets.place[houses.street[house]];
  const count = (corner: Corner, by: number): void => {
    balance.set(townOf(corner), (balance.get(townOf(corner)) ?? 0) + by);
  };
  for (const corner of likely) count(corner, 1);
  for (const corner of twins) count(corner, 1);
  for (const corner of parts) count(corner, -1);
  return likely.filter((corner) => balance.get(townOf(corner))! > 0);
}

/** Whether the street has a 27 or 27/2 as well: then 27/1 is a part of 27. */
function hasParts({ houses, streets }: Gazetteer, { house }: Corner): boolean {
  const street = houses.street[house];
  const hasSameNumber = (row: number): boolean => houses.number[row] === houses.number[house];
  for (const step of [-1, 1]) {
    for (let row = house + step; row >= streets.houses[street] && row < streets.houses[street + 1]; row += step) {
      if (!hasSameNumber(row)) break;
      if (houses.label[row] !== houses.label[house]) return true;
    }
  }
  return false;
}

/** Lists houses whose second number has a row of its own: certain corners, whose numbers can come in either order. */
function twinsOf({ houses }: Gazetteer, labelOf: (string: number) => string): Corner[] {
  const corners: Corner[] = [];
  for (let row = 0; row < houses.rows; row++) {
    const [house, street, number] = [houses.twin[row], houses.street[row], houses.number[row]];
    if (house === NONE || street === NONE || houses.street[house] === street) continue;
    const second = /^\d+\/(\d{1,4})(?!\d)/u.exec(labelOf(houses.label[house]))?.[1];
    if (Number(second) === number) corners.push({ house, number, street, meters: 0 });
  }
  return corners;
}

const cellOf = (lat: number, lon: number): number =>
  Math.floor(lat / CELL_UNITS) * 2 ** 24 + Math.floor(lon / (CELL_UNITS * 2));

function findStreets(gazetteer: Gazetteer, grid: ReadonlyMap<number, readonly Corner[]>): void {
  const { streets, lines, linePoints: { lat, lon } } = gazetteer;
  if (grid.size === 0) return;
  for (let street = 0; street < streets.rows; street++) {
    for (let line = streets.lines[street]; line < streets.lines[street + 1]; line++) {
      for (let i = lines.points[line] + 1; i < lines.points[line + 1]; i++) {
        lookBeside(gazetteer, grid, street, [lat[i - 1], lon[i - 1]], [lat[i], lon[i]]);
      }
    }
  }
}

type Point = readonly [lat: number, lon: number];

/** Offers the street to all corners within a cell of a segment, which is walked in steps. */
function lookBeside(
  { houses, streets }: Gazetteer, grid: ReadonlyMap<number, readonly Corner[]>, street: number, from: Point, to: Point,
): void {
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]) / 2) / CELL_UNITS));
  for (let step = 0; step <= steps; step++) {
    const [lat, lon] = [from[0] + ((to[0] - from[0]) * step) / steps, from[1] + ((to[1] - from[1]) * step) / steps];
    for (let north = -1; north <= 1; north++) {
      for (let east = -1; east <= 1; east++) {
        for (const corner of grid.get(cellOf(lat + north * CELL_UNITS, lon + east * CELL_UNITS * 2)) ?? []) {
          const { house } = corner;
          const mainStreet = houses.street[house];
          if (mainStreet === street || streets.place[mainStreet] !== streets.place[street]) continue;
          const { distanceMeters: meters } = nearestOnSegment(houses.lat[house], houses.lon[house], ...from, ...to);
          if (meters < corner.meters) Object.assign(corner, { street, meters });
        }
      }
    }
  }
}

/** Whether the side street lacks the number but has its neighbours near by; else "27/1" could be a part of 27. */
function isLikely({ houses, streets }: Gazetteer, { house, number, street }: Corner): boolean {
  let hasNeighbour = false;
  for (let row = streets.houses[street]; row < streets.houses[street + 1]; row++) {
    const away = Math.abs(houses.number[row] - number);
    if (away === 0) return false;
    if (hasNeighbour || away > NEAR_NUMBERS) continue;
    const meters = distanceMeters(houses.lat[row], houses.lon[row], houses.lat[house], houses.lon[house]);
    hasNeighbour = meters < NEAR_METERS + away * METERS_A_NUMBER;
  }
  return hasNeighbour;
}

/** Returns whether a house has its second number in another street. */
export function openOnCorner({ cornerHouses }: CornerTables): (house: number) => boolean {
  const sorted = cornerHouses.house.slice().sort();
  return (house) => sorted[firstAtLeast(sorted, house)] === house;
}

/** Finds the corner houses of a number; several where they are buildings of one number. */
export function findCorners({ cornerHouses }: CornerTables, street: number, number: number): readonly number[] {
  let [low, high] = [0, cornerHouses.rows];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const isBefore = cornerHouses.street[middle] < street
      || (cornerHouses.street[middle] === street && cornerHouses.number[middle] < number);
    if (isBefore) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  const isThere = (row: number): boolean => cornerHouses.street[row] === street && cornerHouses.number[row] === number;
  for (; low < cornerHouses.rows && isThere(low); low++) found.push(cornerHouses.house[low]);
  return found;
}
