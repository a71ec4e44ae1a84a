import { openBoxes, type Boxes } from '../../kernel/boxes.ts';
import type { TextReader } from '../../kernel/text.ts';
import { houseSources, type Gazetteer } from '../../geocoding/gazetteer/schema.ts';
import type { Feature } from '../shape/encode.ts';
import type { TileGrid } from '../shape/grid.ts';
import { firstOf, pointIn } from './ranked.ts';

const FROM_ZOOM = 16;
const MOST_NUMBERS = 4000;
const MOST_CHARACTERS = 24;
const INTERPOLATED = houseSources.indexOf('interpolated');

/** Numbers as they are on houses; interpolated ones are on none. */
export function openHouseNumbers(
  { houses }: Gazetteer, { houseBoxes }: { readonly houseBoxes: Boxes }, reader: TextReader,
): (grid: TileGrid) => Feature[] {
  const index = openBoxes('houseBoxes', houseBoxes, houses.rows);
  return (grid) => {
    if (grid.z < FROM_ZOOM) return [];
    const rows = index?.search(...grid.box, (row) => houses.source[row] !== INTERPOLATED) ?? [];
    return firstOf(rows.flatMap((row) => {
      const number = reader.string(houses.label[row]).slice(0, MOST_CHARACTERS);
      return pointIn(grid, houses.lat[row], houses.lon[row], { number }, row);
    }), MOST_NUMBERS);
  };
}
