import { openBoxes, type Boxes } from '../../kernel/boxes.ts';
import type { TextReader } from '../../kernel/text.ts';
import type { Gazetteer } from '../../geocoding/gazetteer/schema.ts';
import { nameValues, type NamesByLanguage } from '../names.ts';
import type { Feature } from '../shape/encode.ts';
import type { TileGrid } from '../shape/grid.ts';
import { placeRank } from './place-ranks.ts';
import { firstOf, pointIn, rememberStrings, type Ranked } from './ranked.ts';

const MOST_PLACES = 300;
const NEVER: readonly [number, number] = [99, 0];
/** Regions are named until their towns are, countries a little longer. */
const areaZooms: Readonly<Record<number, readonly [from: number, to: number]>> = { 2: [0, 6], 4: [4, 8] };

/** Countries, regions, settlements and their parts, the greatest first. */
export function openPlaces(
  { places, areas }: Gazetteer, boxes: { readonly placeBoxes: Boxes; readonly areaBoxes: Boxes }, reader: TextReader,
  names: NamesByLanguage,
): (grid: TileGrid) => Feature[] {
  const kindAt = rememberStrings(reader);
  const settlements = openBoxes('placeBoxes', boxes.placeBoxes, places.rows);
  const grounds = openBoxes('areaBoxes', boxes.areaBoxes, areas.rows);
  const rankOf = (row: number) => placeRank(kindAt(places.kind[row]), places.population[row]);

  const settlementAt = (grid: TileGrid, row: number): Ranked[] => {
    const { rank } = rankOf(row)!;
    const population = places.population[row];
    const values = {
      class: kindAt(places.kind[row]), rank, population: population || undefined,
      ...nameValues(names, places.names[row]),
    };
    return pointIn(grid, places.lat[row], places.lon[row], values, rank * 1e10 - population);
  };
  const groundAt = (grid: TileGrid, row: number): Ranked[] => {
    const kind = areas.level[row] === 2 ? 'country' : 'region';
    const values = { class: kind, rank: 0, ...nameValues(names, areas.names[row]) };
    return pointIn(grid, areas.lat[row], areas.lon[row], values, -areas.squareMeters[row]);
  };

  return (grid) => {
    const { z, box } = grid;
    const places = settlements?.search(...box, (row) => (rankOf(row)?.from ?? NEVER[0]) <= z) ?? [];
    const regions = grounds?.search(...box, (row) => {
      const [from, to] = areaZooms[areas.level[row]] ?? NEVER;
      return from <= z && z <= to && areas.rings[row] < areas.rings[row + 1];
    }) ?? [];
    const ranked = [
      ...regions.flatMap((row) => groundAt(grid, row)), ...places.flatMap((row) => settlementAt(grid, row)),
    ];
    return firstOf(ranked, MOST_PLACES);
  };
}
