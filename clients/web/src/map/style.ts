import type { StyleSpecification } from 'maplibre-gl';
import { fontFaces } from './fonts.ts';
import { borderLayers, buildingLayers, groundLayers, railLayers, SOURCE } from './ground-layers.ts';
import { labelLayers } from './label-layers.ts';
import { palettes } from './palette.ts';
import { roadLayers } from './road-layers.ts';
import type { MapWish } from './wish.ts';

/** Not the bounds from the map's description, which end at the last house, although water and woods continue. */
const EVERYWHERE: [number, number, number, number] = [-180, -85.051129, 180, 85.051129];

/** The style of the map. Tiles and fonts come from the service itself. */
export function mapStyle({ theme, lang, base, tiles: { addresses, maxZoom } }: MapWish): StyleSpecification {
  const colours = palettes[theme];
  return {
    version: 8,
    name: `Geokod ${theme}`,
    'font-faces': fontFaces(base),
    sources: { [SOURCE]: { type: 'vector', tiles: [...addresses], maxzoom: maxZoom, bounds: EVERYWHERE } },
    layers: [
      ...groundLayers(colours),
      ...buildingLayers(colours),
      ...railLayers(colours),
      ...roadLayers(colours),
      ...borderLayers(colours),
      ...labelLayers(colours, lang),
    ],
  };
}
