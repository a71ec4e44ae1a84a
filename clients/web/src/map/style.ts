import type { StyleSpecification } from 'maplibre-gl';
import { fontFaces } from './fonts.ts';
import { borderLayers, buildingLayers, groundLayers, railLayers, SOURCE } from './ground-layers.ts';
import { labelLayers, type MapLanguage } from './label-layers.ts';
import { palettes, type Theme } from './palette.ts';
import { roadLayers } from './road-layers.ts';

/** Those of the description end with the last house: water and woods go on. */
const EVERYWHERE: [number, number, number, number] = [-180, -85.051129, 180, 85.051129];

export interface MapWish {
  readonly theme: Theme;
  readonly lang: MapLanguage;
  /** Where the service is, without a slash at the end: `location.origin`. */
  readonly base: string;
}

/** The look of the map, with nothing from elsewhere: tiles and fonts are ours. */
export function mapStyle({ theme, lang, base }: MapWish): StyleSpecification {
  const colours = palettes[theme];
  return {
    version: 8,
    name: `Geokod ${theme}`,
    'font-faces': fontFaces(base),
    sources: { [SOURCE]: { type: 'vector', url: `${base}/tiles/map.json`, bounds: EVERYWHERE } },
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
