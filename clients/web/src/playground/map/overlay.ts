import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Drawing } from './board.ts';
import { palettes, speedSteps } from './colours.ts';

/** Sources and layers of the panels' drawings, on top of the base map. */
export interface Overlay {
  readonly sources: StyleSpecification['sources'];
  /** Below the map's labels. */
  readonly under: readonly LayerSpecification[];
  /** Above everything. */
  readonly over: readonly LayerSpecification[];
}

export const sources = { lines: 'asked-lines', dots: 'asked-dots', speeds: 'speeds' } as const;

/** Speeds are shown from this zoom; below it there are too many roads. */
const SPEEDS_FROM_ZOOM = 9;
const SPEEDS_TO_ZOOM = 16;

export function overlayOf(drawing: Drawing, theme: 'light' | 'dark', origin: string): Overlay {
  const { casing, way, otherWay } = palettes[theme];
  const { speedsAt } = drawing;
  const width = (by: number): ExpressionSpecification =>
    ['interpolate', ['linear'], ['zoom'], 8, 2 * by, 13, 4 * by, 17, 9 * by];
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return {
    sources: {
      [sources.lines]: { type: 'geojson', data: linesOf(drawing) },
      [sources.dots]: { type: 'geojson', data: dotsOf(drawing, theme) },
      ...(speedsAt !== undefined && { [sources.speeds]: {
        type: 'vector', tiles: [speedTiles(origin, speedsAt)], minzoom: SPEEDS_FROM_ZOOM, maxzoom: SPEEDS_TO_ZOOM,
      } }),
    },
    under: [
      ...(speedsAt === undefined ? [] : [{
        id: 'speeds', type: 'line', source: sources.speeds, 'source-layer': 'speed', minzoom: SPEEDS_FROM_ZOOM,
        layout: round,
        paint: { 'line-color': speedColour(theme), 'line-width': width(0.5), 'line-offset': width(0.35) },
      } satisfies LayerSpecification]),
      {
        id: 'ways-casing', type: 'line', source: sources.lines, layout: round,
        paint: { 'line-color': casing, 'line-width': width(1.7) },
      },
      {
        id: 'ways', type: 'line', source: sources.lines, layout: round,
        paint: { 'line-color': ['case', ['get', 'chosen'], way, otherWay], 'line-width': width(1.1) },
      },
    ],
    over: [{
      id: 'dots', type: 'circle', source: sources.dots,
      paint: {
        'circle-color': ['get', 'colour'], 'circle-stroke-color': casing, 'circle-stroke-width': 1,
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 6, 2.5, 12, 4, 17, 8],
      },
    }],
  };
}

const speedTiles = (origin: string, at: string): string =>
  `${origin}/tiles/speeds/{z}/{x}/{y}.mvt${at === '' ? '' : `?departure_time=${encodeURIComponent(at)}`}`;

/** The colour of a road by its speed, as a share of the free-flow speed. */
function speedColour(theme: 'light' | 'dark'): ExpressionSpecification {
  const [[, first], ...others] = speedSteps;
  const steps = others.flatMap(([from, look]) => [from, palettes[theme][look]]);
  return ['step', ['get', 'ratio'], palettes[theme][first], ...steps] as unknown as ExpressionSpecification;
}

export const linesOf = ({ lines = [] }: Drawing): FeatureCollection => ({
  type: 'FeatureCollection',
  features: lines.map(({ points, isChosen }, at) => ({
    type: 'Feature', properties: { at, chosen: isChosen },
    geometry: { type: 'LineString', coordinates: points.map((point) => [...point]) },
  })),
});

export const dotsOf = ({ dots = [] }: Drawing, theme: 'light' | 'dark'): FeatureCollection => ({
  type: 'FeatureCollection',
  features: dots.map(({ lat, lon, look }) => ({
    type: 'Feature', properties: { colour: palettes[theme][look] },
    geometry: { type: 'Point', coordinates: [lon, lat] },
  })),
});

/** Adds the overlay to the map's style: lines below its labels, points above everything. */
export function withOverlay(style: StyleSpecification, { sources, under, over }: Overlay): StyleSpecification {
  const labels = style.layers.findIndex(({ type }) => type === 'symbol');
  const at = labels < 0 ? style.layers.length : labels;
  return {
    ...style,
    sources: { ...style.sources, ...sources },
    layers: [...style.layers.slice(0, at), ...under, ...style.layers.slice(at), ...over],
  };
}
