import { openBoxes, type Boxes } from '../../kernel/boxes.ts';
import type { TextReader } from '../../kernel/text.ts';
import { poiGroups, type Gazetteer } from '../../geocoding/gazetteer/schema.ts';
import { nameValues, type NamesByLanguage } from '../names.ts';
import type { Feature } from '../shape/encode.ts';
import type { TileGrid } from '../shape/grid.ts';
import { namesHouse, poiZoom } from './poi-ranks.ts';
import { firstOf, pointIn, rememberStrings } from './ranked.ts';

export interface Sights {
  /** Stations and entrances of the metro. */
  metro(grid: TileGrid): Feature[];
  /** All other objects with a name. */
  pois(grid: TileGrid): Feature[];
}

const MOST_STATIONS = 200;
const MOST_POIS = 400;
const METRO_FROM_ZOOM = 10;
const ENTRANCES_FROM_ZOOM = 15;
const METRO = poiGroups.indexOf('metro');

export function openSights(
  { pois }: Gazetteer, { poiBoxes }: { readonly poiBoxes: Boxes }, reader: TextReader, names: NamesByLanguage,
): Sights {
  const kindAt = rememberStrings(reader);
  const index = openBoxes('poiBoxes', poiBoxes, pois.rows);
  return {
    metro(grid) {
      if (grid.z < METRO_FROM_ZOOM) return [];
      const rows = index?.search(...grid.box, (row) => pois.group[row] === METRO) ?? [];
      return firstOf(rows.flatMap((row) => {
        const isEntrance = kindAt(pois.kind[row]).endsWith('subway_entrance');
        if (isEntrance && grid.z < ENTRANCES_FROM_ZOOM) return [];
        const values = { class: isEntrance ? 'entrance' : 'station', ...nameValues(names, pois.names[row]) };
        return pointIn(grid, pois.lat[row], pois.lon[row], values, isEntrance ? 1 : 0);
      }), MOST_STATIONS);
    },
    pois(grid) {
      const rows = index?.search(...grid.box, (row) => {
        const kind = kindAt(pois.kind[row]);
        return pois.group[row] !== METRO && poiZoom(kind) <= grid.z && !namesHouse(kind);
      }) ?? [];
      return firstOf(rows.flatMap((row) => {
        const kind = kindAt(pois.kind[row]);
        const rank = poiZoom(kind);
        const named = nameValues(names, pois.names[row]);
        const values = { class: kind.slice(kind.indexOf('=') + 1), rank, ...named };
        return named.name === undefined ? [] : pointIn(grid, pois.lat[row], pois.lon[row], values, rank);
      }), MOST_POIS);
    },
  };
}
