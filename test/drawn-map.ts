import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { NONE } from '../src/kernel/columns.ts';
import type { Box } from '../src/kernel/geo.ts';
import { openNamesIn } from '../src/geocoding/tell/names-in.ts';
import { buildIndexes } from '../src/geocoding/near/indexes.ts';
import { drawMap } from '../src/tiles/draw-map.ts';
import { openTiles, type Tiles, type TileTables } from '../src/tiles/open-tiles.ts';
import { SheetBuilder } from '../src/tiles/sheets/build.ts';
import { assembled, groundOf, type Drawing } from './osm-fixture.ts';

/** What a service has of a drawing, as far as a map needs it. */
export function drawnMap(draw: (drawing: Drawing) => void, bbox?: Box): { tables: TileTables; tiles: Tiles } {
  const { gazetteer, network, text } = assembled(draw);
  const sheets = new SheetBuilder();
  for (const one of groundOf(draw, bbox)) sheets.add({ ...one, names: NONE });
  const map = drawMap(sheets, gazetteer, network, text);
  const tables = { ...gazetteer, ...network, ...text, ...buildIndexes(gazetteer), ...map };
  return { tables, tiles: openTiles(tables, openNamesIn(text)) };
}

export interface SeenFeature {
  readonly layer: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Points of lines, rings or single ones, in whole units of the tile. */
  readonly parts: readonly (readonly (readonly [x: number, y: number])[])[];
}

/** The features of a tile, read by another library than the one that wrote them. */
export function featuresIn(bytes: Uint8Array): SeenFeature[] {
  const { layers } = new VectorTile(new PbfReader(bytes));
  return Object.entries(layers).flatMap(([layer, content]) =>
    Array.from({ length: content.length }, (_, i) => seen(layer, content.feature(i))));
}

const seen = (layer: string, feature: VectorTileFeature): SeenFeature => ({
  layer,
  values: { ...feature.properties },
  parts: feature.loadGeometry().map((part) => part.map(({ x, y }) => [x, y] as const)),
});
