import { TextReader, type TextTables } from '../kernel/text.ts';
import type { Gazetteer } from '../geocoding/gazetteer/schema.ts';
import type { RoadNetwork } from '../routing/network.ts';
import type { Boxes } from '../kernel/boxes.ts';
import { openHouseNumbers } from './labels/house-numbers.ts';
import { openPlaces } from './labels/places.ts';
import { openSights } from './labels/sights.ts';
import { nameValues, type NamesByLanguage, type NameValues } from './names.ts';
import { encodeTile, type Feature } from './shape/encode.ts';
import { gridOf, type TileAddress } from './shape/grid.ts';
import { layers, shapeKinds, type Layer } from './sheets/kinds.ts';
import { openSheets, type Room, type Shown } from './sheets/open.ts';
import type { SheetTables } from './sheets/schema.ts';
import { firstRef, openWays } from './ways/layer.ts';
import type { WayTables } from './ways/looks.ts';

/** The tables of an atlas. The boxes are shared with the address engine. */
export type TileTables = Gazetteer & RoadNetwork & TextTables & SheetTables & WayTables & {
  readonly houseBoxes: Boxes;
  readonly placeBoxes: Boxes;
  readonly poiBoxes: Boxes;
  readonly areaBoxes: Boxes;
};

/** The last zoom with tiles of its own; beyond it they are stretched. */
export const MAX_ZOOM = 16;

/**
 * The most points of lines and areas in a tile, about 400 kB. The greatest are drawn first, so the smallest are lost.
 */
const MOST_POINTS = 120_000;

export interface Tiles {
  /** The vector tile; empty if nothing is drawn. */
  tile(address: TileAddress): Uint8Array;
}

/** Opens the map as tiles, made from the tables of an atlas. */
export function openTiles(tables: TileTables, names: NamesByLanguage): Tiles {
  const reader = new TextReader(tables);
  const sheets = openSheets(tables);
  const ways = openWays(tables, tables, reader, names);
  const places = openPlaces(tables, tables, reader, names);
  const sights = openSights(tables, tables, reader, names);
  const houseNumbers = openHouseNumbers(tables, tables, reader);
  return {
    tile(address) {
      const grid = gridOf(address);
      const room: Room = { points: MOST_POINTS };
      const byLayer = new Map<Layer, Feature[]>(layers.map((layer) => [layer, []]));
      byLayer.get('road')!.push(...ways.shownIn(grid, room));
      for (const shape of sheets.shownIn(grid, room)) byLayer.get(shapeKinds[shape.kind].layer)!.push(featureOf(shape));
      byLayer.set('place', places(grid));
      byLayer.set('metro', sights.metro(grid));
      byLayer.set('poi', sights.pois(grid));
      byLayer.set('housenumber', houseNumbers(grid));
      return encodeTile([...byLayer].map(([name, features]) => ({ name, features })));
    },
  };

  function featureOf({ kind, names: tagSet, parts }: Shown): Feature {
    const { name, layer, isArea } = shapeKinds[kind];
    const values = layer === 'building' ? {}
      : layer === 'boundary' ? { level: Number(name.slice('boundary_'.length)) }
      : { class: name, ...labelOf(layer, tagSet) };
    return { geometry: isArea ? 'area' : 'line', parts, values };
  }

  function labelOf(layer: Layer, tagSet: number): NameValues {
    if (layer === 'road') return { ref: firstRef(reader, tagSet) };
    return layer === 'waterway' || layer === 'water' ? nameValues(names, tagSet) : {};
  }
}
