import { finishTables, newBuilders, NONE, ref, u32, type Tables } from '../../kernel/columns.ts';
import { distanceMeters, METERS_PER_UNIT, nearestOnSegment } from '../../kernel/geo.ts';
import { firstAtLeast } from '../../kernel/sorted.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';

/**
 * "Невский, 28/21" is number 21 of the street that it turns into, though the map often says so of one street only;
 * those of which it says so of both are here as well. Sorted by street, then number.
 */
export const cornerSchema = {
  cornerHouses: { street: ref('streets'), number: u32, house: ref('houses') },
} as const;

export type CornerTables = Tables<typeof cornerSchema>;

/** From the middle of the building to the other street. */
const CORNER_METERS = 45;
/** A cell of the grid that houses are found by. */
const CELL_UNITS = Math.round(CORNER_METERS / METERS_PER_UNIT);
/** The other street has numbers like this one around: so many away in counting, and so far for each of them. */
const NEAR_NUMBERS = 12;
const METERS_A_NUMBER = 30;
const NEAR_METERS = 80;

interface Corner {
  readonly house: number;
  readonly number: number;
  /** The nearest other street so far. */
  street: number;
  meters: number;
}

/** Grows with the houses whose number has a stroke, not with all. */
export function buildCorners(gazetteer: Gazetteer, labelOf: (string: number) => string): CornerTables {
  const { parts = [], corners = [] } = Object.groupBy(cornersOf(gazetteer, labelOf), (corner) =>
    (hasParts(gazetteer, corner) ? 'parts' : 'corners'));
  const grid = Map.groupBy(corners, ({ house }) => cellOf(gazetteer.houses.lat[house], gazetteer.houses.lon[house]));
  findStreets(gazetteer, grid);
  const likely = corners.filter((corner) => corner.street !== NONE && isLikely(gazetteer, corner));
  const told = twinsOf(gazetteer, labelOf);
  const found = [...customary(gazetteer, likely, told, parts), ...told];
  found.sort((a, b) => a.street - b.street || a.number - b.number || a.house - b.house);
  const builders = newBuilders(cornerSchema);
  for (const { street, number, house } of found) builders.cornerHouses.add({ street, number, house });
  return finishTables(cornerSchema, builders);
}

/** Houses with a second number that no other row has. */
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
 * Which of the likely corners are believed: in a town whose strokes mostly stand before parts, a 27/1 is the first
 * building of a 27 that the map does not have, though a number 1 is missing around the corner.
 */
function customary(
  { houses, streets }: Gazetteer, likely: readonly Corner[], told: readonly Corner[], parts: readonly Corner[],
): Corner[] {
  const balance = new Map<number, number>();
  const townOf = ({ house }: Corner): number => streets.place[houses.street[house]];
  const count = (corner: Corner, by: number): void => {
    balance.set(townOf(corner), (balance.get(townOf(corner)) ?? 0) + by);
  };
  for (const corner of likely) count(corner, 1);
  for (const corner of told) count(corner, 1);
  for (const corner of parts) count(corner, -1);
  return likely.filter((corner) => balance.get(townOf(corner))! > 0);
}

/** Where 27 or 27/2 is in the same street, 27/1 is a part of 27 too. */
function hasParts({ houses, streets }: Gazetteer, { house }: Corner): boolean {
  const street = houses.street[house];
  const isLike = (row: number): boolean => houses.number[row] === houses.number[house];
  for (const step of [-1, 1]) {
    for (let row = house + step; row >= streets.houses[street] && row < streets.houses[street + 1]; row += step) {
      if (!isLike(row)) break;
      if (houses.label[row] !== houses.label[house]) return true;
    }
  }
  return false;
}

/** Houses whose second number the map has as a house of its own: it stands there, so the numbers may be turned. */
function twinsOf({ houses }: Gazetteer, labelOf: (string: number) => string): Corner[] {
  const corners: Corner[] = [];
  for (let other = 0; other < houses.rows; other++) {
    const [house, street, number] = [houses.twin[other], houses.street[other], houses.number[other]];
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

/** Cells along a segment, a cell's width on both sides; a long one is walked in steps. */
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
          const own = houses.street[house];
          if (own === street || streets.place[own] !== streets.place[street]) continue;
          const { distanceMeters: meters } = nearestOnSegment(houses.lat[house], houses.lon[house], ...from, ...to);
          if (meters < corner.meters) Object.assign(corner, { street, meters });
        }
      }
    }
  }
}

/** A street without such a number, but with its neighbours near by: "27/1" may as well be the first building of 27. */
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

/** Tells whether a house has its second number in another street. They are few, and kept sorted. */
export function openOnCorner({ cornerHouses }: CornerTables): (house: number) => boolean {
  const sorted = cornerHouses.house.slice().sort();
  return (house) => sorted[firstAtLeast(sorted, house)] === house;
}

/** The houses of a corner; several where those are buildings of one number. */
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
