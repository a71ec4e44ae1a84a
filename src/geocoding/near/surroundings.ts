import { openAreas } from '../../kernel/area-finder.ts';
import { NONE } from '../../kernel/columns.ts';
import { METERS_PER_UNIT, metersPerLonUnit } from '../../kernel/geo.ts';
import { mostCommon } from '../../kernel/lists.ts';
import { TextReader, type TextTables } from '../../kernel/text.ts';
import { CellCounts } from './cell-counts.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import { openDivisions } from '../gazetteer/divisions.ts';
import type { IndexTables } from './indexes.ts';

/** Facts about the surroundings of a point that traffic rules depend on. */
export interface Surrounding {
  /** ISO code, empty if unknown. */
  readonly country: string;
  /** ISO 3166-2 code, where the map has it. */
  readonly region: string;
  /** Among houses, or in the polygon of a small settlement. */
  readonly isUrban: boolean;
  /** The population of the settlement whose polygon holds the point; 0 if unknown. */
  readonly cityPopulation: number;
}

/** Houses are counted in cells of this size: that of the point and its eight neighbours. */
const CELL_METERS = 150;
/** The number of houses that make a road urban anywhere. */
const MANY_HOUSES = 6;
/** The number that is enough in the polygon of a town, which has woods as well. */
const SOME_HOUSES = 2;
/** The size of a small settlement's polygon; a larger one holds more than streets. */
const SMALL_SQUARE_METERS = 60e6;
const AREA_CELL_METERS = 500;
const MOST_CACHED = 500_000;

/** `stated`: the country's code as the operator has set it. Units of 1e-7 degree. */
export function openSurroundings(
  tables: Gazetteer & TextTables & IndexTables, stated?: string,
): (lat: number, lon: number) => Surrounding {
  const houses = countHouses(tables);
  const areaFactsAt = openAreaCells(tables, stated);
  return (lat, lon) => {
    const near = houses(lat, lon);
    const { country, region, isSmall, isSettled, cityPopulation } = areaFactsAt(lat, lon);
    const isUrban = near >= MANY_HOUSES || isSmall || (isSettled && near >= SOME_HOUSES);
    return { country, region, isUrban, cityPopulation };
  };
}

const cellOf = (lat: number, lon: number, meters: number): [row: number, column: number] => {
  const row = Math.floor((lat * METERS_PER_UNIT) / meters);
  // All cells of a row are as wide as at its southern edge.
  const width = metersPerLonUnit((row * meters) / METERS_PER_UNIT);
  return [row, Math.floor((lon * Math.max(width, 1e-6)) / meters)];
};

/** Returns a counter of the houses in the nine cells around a point. */
function countHouses(tables: Gazetteer & TextTables): (lat: number, lon: number) => number {
  const { houses, linePoints } = tables;
  const cells = new CellCounts();
  const count = (lat: number, lon: number): void => cells.add(...cellOf(lat, lon, CELL_METERS));
  for (let house = 0; house < houses.rows; house++) count(houses.lat[house], houses.lon[house]);
  // Streets stand in for the houses that a map lacks.
  for (const point of pointsOfStreets(tables)) count(linePoints.lat[point], linePoints.lon[point]);
  return (lat, lon) => {
    const [row, column] = cellOf(lat, lon, CELL_METERS);
    let sum = 0;
    for (let y = -1; y <= 1; y++) for (let x = -1; x <= 1; x++) sum += cells.at(row + y, column + x);
    return sum;
  };
}

/** Yields the points of streets whose kind has houses along them. */
function* pointsOfStreets({ streets, lines, ...texts }: Gazetteer & TextTables): Iterable<number> {
  const text = new TextReader(texts);
  const kinds = new Map<number, boolean>();
  for (let street = 0; street < streets.rows; street++) {
    const kind = streets.kind[street];
    if (!kinds.has(kind)) kinds.set(kind, ['residential', 'living_street'].includes(text.string(kind)));
    if (!kinds.get(kind)) continue;
    const [first, last] = [lines.points[streets.lines[street]], lines.points[streets.lines[street + 1]]];
    for (let point = first; point < last; point++) yield point;
  }
}

interface AreaFacts {
  readonly country: string;
  readonly region: string;
  readonly isSmall: boolean;
  readonly isSettled: boolean;
  readonly cityPopulation: number;
}

/** Looks polygons up once for each cell: half a kilometre is precise enough. */
function openAreaCells(tables: Gazetteer & TextTables & IndexTables, stated: string | undefined) {
  const { areas } = tables;
  const text = new TextReader(tables);
  const divisions = openDivisions(tables, text);
  const { areasAround } = openAreas(tables, tables);
  const commonest = mostCommon([...areas.country].flatMap((country) => text.maybeString(country) ?? [])) ?? '';
  const known = new Map<string, AreaFacts>();
  const read = (lat: number, lon: number): AreaFacts => {
    const around = areasAround(lat, lon);
    const settlements = around.filter((area) => {
      const place = areas.place[area];
      return place < tables.places.rows && ['city', 'village'].includes(divisions.classOf(place));
    });
    const { code, region } = divisions.of(around);
    return {
      country: stated ?? (code || commonest),
      region: region === NONE ? '' : (text.tags(areas.names[region])['ISO3166-2'] ?? ''),
      isSmall: settlements.some((area) => areas.squareMeters[area] < SMALL_SQUARE_METERS),
      isSettled: settlements.length > 0,
      cityPopulation: Math.max(0, ...settlements.map((area) => tables.places.population[areas.place[area]])),
    };
  };
  return (lat: number, lon: number): AreaFacts => {
    const key = cellOf(lat, lon, AREA_CELL_METERS).join(' ');
    let cell = known.get(key);
    if (!cell) {
      if (known.size >= MOST_CACHED) known.clear();
      known.set(key, (cell = read(lat, lon)));
    }
    return cell;
  };
}
