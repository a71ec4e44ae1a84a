import type { Tables } from '../kernel/columns.ts';
import type { TextTables } from '../kernel/text.ts';
import type { Gazetteer } from '../geocoding/gazetteer/schema.ts';
import type { RoadNetwork } from '../routing/network.ts';
import type { SheetBuilder } from './sheets/build.ts';
import { drawBorders } from './sheets/draw-borders.ts';
import { sheetSchema } from './sheets/schema.ts';
import { drawRoads } from './ways/draw.ts';
import { buildWays, waySchema } from './ways/looks.ts';

/** The tables that an atlas keeps for the map alone. */
export const mapSchema = { ...sheetSchema, ...waySchema } as const;
export type MapTables = Tables<typeof mapSchema>;

/** Adds borders and roads from the rest of the atlas to the sheets, and finishes them. */
export function drawMap(
  sheets: SheetBuilder, gazetteer: Gazetteer, network: RoadNetwork, text: TextTables,
): MapTables {
  const ways = buildWays(network, text);
  drawBorders(sheets, gazetteer, text);
  drawRoads(sheets, network, text, ways);
  return { ...sheets.finish(), ...ways };
}
