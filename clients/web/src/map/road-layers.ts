import type {
  ExpressionSpecification, FilterSpecification, LayerSpecification, LineLayerSpecification,
} from 'maplibre-gl';
import { byZoom, SOURCE } from './ground-layers.ts';
import type { Palette } from './palette.ts';

interface RoadKind {
  readonly id: keyof Palette['casing'];
  readonly classes: readonly string[];
  readonly from: number;
  /** Zooms and widths, alternating. */
  readonly width: readonly number[];
}

/** Ordered from minor to major, since later layers are drawn on top. */
const kinds: readonly RoadKind[] = [
  { id: 'minor', classes: ['service', 'track'], from: 13, width: [13, 0.6, 15, 2, 18, 9] },
  { id: 'minor', classes: ['minor', 'pedestrian'], from: 12, width: [12, 0.8, 14, 2.6, 16, 7, 18, 18] },
  { id: 'secondary', classes: ['tertiary'], from: 10, width: [10, 0.7, 12, 1.8, 14, 4.2, 16, 9, 18, 22] },
  { id: 'secondary', classes: ['secondary'], from: 9, width: [9, 0.7, 12, 2.6, 14, 5.2, 16, 11, 18, 26] },
  { id: 'primary', classes: ['primary'], from: 7, width: [7, 0.8, 12, 3.2, 14, 6, 16, 12.5, 18, 28] },
  { id: 'trunk', classes: ['trunk'], from: 5, width: [5, 0.7, 8, 1.5, 12, 3.8, 14, 6.6, 16, 13, 18, 30] },
  { id: 'motorway', classes: ['motorway'], from: 4, width: [4, 0.7, 8, 1.8, 12, 4.2, 14, 7, 16, 14, 18, 32] },
];

const LINK_SHARE = 0.6;
const CASING_PIXELS = 1.4;

/** Ramps are narrower than their road. */
const widthOf = ({ width }: RoadKind, more = 0): ExpressionSpecification =>
  byZoom(...width.map((value, at) =>
    (at % 2 === 0 ? value : ['case', ['has', 'link'], value * LINK_SHARE + more, value + more])) as number[]);

type Part = 'tunnel' | 'ground' | 'bridge';

const liesOn: Readonly<Record<Part, ExpressionSpecification>> = {
  tunnel: ['has', 'tunnel'],
  ground: ['all', ['!', ['has', 'tunnel']], ['!', ['has', 'bridge']]],
  bridge: ['has', 'bridge'],
};

const filterOf = ({ classes }: RoadKind, part: Part): FilterSpecification =>
  ['all', ['in', ['get', 'class'], ['literal', [...classes]]], liesOn[part]] as FilterSpecification;

const lineOf = (
  kind: RoadKind, part: Part, what: 'casing' | 'road', paint: LineLayerSpecification['paint'],
): LayerSpecification => ({
  id: `${part}-${what}-${kind.classes[0]}`,
  type: 'line',
  source: SOURCE,
  'source-layer': 'road',
  minzoom: kind.from,
  filter: filterOf(kind, part),
  layout: { 'line-cap': part === 'ground' ? 'round' : 'butt', 'line-join': 'round' },
  paint,
});

function partLayers(colours: Palette, part: Part): LayerSpecification[] {
  const opacity = part === 'tunnel' ? 0.5 : 1;
  const casings = kinds.map((kind) => lineOf(kind, part, 'casing', {
    'line-color': colours.casing[kind.id], 'line-width': widthOf(kind, CASING_PIXELS), 'line-opacity': opacity,
    ...(part === 'tunnel' && { 'line-dasharray': [3, 2] }),
  }));
  const roads = kinds.map((kind) => lineOf(kind, part, 'road', {
    'line-color': colours.road[kind.id], 'line-width': widthOf(kind), 'line-opacity': opacity,
  }));
  return [...casings, ...roads];
}

/** Paths, then roads in tunnels, on the ground and on bridges, each above its casing. */
export const roadLayers = (colours: Palette): LayerSpecification[] => [
  {
    id: 'path', type: 'line', source: SOURCE, 'source-layer': 'road', minzoom: 14,
    filter: ['in', ['get', 'class'], ['literal', ['path', 'steps', 'pier']]],
    paint: { 'line-color': colours.road.path, 'line-width': byZoom(14, 0.6, 18, 2.4), 'line-dasharray': [2, 1.2] },
  },
  {
    id: 'ferry', type: 'line', source: SOURCE, 'source-layer': 'road', minzoom: 10,
    filter: ['==', ['get', 'class'], 'ferry'],
    paint: { 'line-color': colours.waterText, 'line-width': 1, 'line-opacity': 0.7, 'line-dasharray': [4, 3] },
  },
  ...partLayers(colours, 'tunnel'),
  ...partLayers(colours, 'ground'),
  ...partLayers(colours, 'bridge'),
];
