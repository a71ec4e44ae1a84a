import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { Palette } from './palette.ts';

/** The source of all vector layers. */
export const SOURCE = 'geokod';

const byClass = (colours: Readonly<Record<string, string>>, otherwise: string): ExpressionSpecification =>
  ['match', ['get', 'class'], ...Object.entries(colours).flat(), otherwise] as unknown as ExpressionSpecification;

/** Interpolates between zooms. */
export const byZoom = (...stops: readonly (number | string)[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.4], ['zoom'], ...stops] as unknown as ExpressionSpecification;

/** Everything below the roads: land, green areas, water. */
export const groundLayers = (colours: Palette): LayerSpecification[] => [
  { id: 'paper', type: 'background', paint: { 'background-color': colours.paper } },
  {
    id: 'land', type: 'fill', source: SOURCE, 'source-layer': 'land',
    paint: {
      'fill-color': byClass({
        industrial: colours.industrial, railway: colours.industrial, military: colours.industrial,
        commercial: colours.commercial, school: colours.school, hospital: colours.hospital,
        square: colours.square, parking: colours.square,
      }, colours.residential),
      'fill-antialias': false,
    },
  },
  {
    id: 'green', type: 'fill', source: SOURCE, 'source-layer': 'green',
    paint: {
      'fill-color': byClass({
        wood: colours.wood, scrub: colours.wood, park: colours.park, farmland: colours.farmland,
        allotments: colours.grass, wetland: colours.wetland, sand: colours.sand, glacier: colours.paper,
        pitch: colours.pitch, cemetery: colours.grass,
      }, colours.grass),
      'fill-opacity': byZoom(6, 0.6, 11, 1),
    },
  },
  {
    id: 'waterway', type: 'line', source: SOURCE, 'source-layer': 'waterway',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': colours.water,
      'line-width': [
        'interpolate', ['exponential', 1.4], ['zoom'],
        8, ['match', ['get', 'class'], 'river', 0.8, 0.4], 16, ['match', ['get', 'class'], 'river', 7, 'canal', 5, 2.5],
      ],
    },
  },
  { id: 'water', type: 'fill', source: SOURCE, 'source-layer': 'water', paint: { 'fill-color': colours.water } },
];

/** Buildings, from the zoom at which they can be told apart. */
export const buildingLayers = (colours: Palette): LayerSpecification[] => [
  {
    id: 'building', type: 'fill', source: SOURCE, 'source-layer': 'building', minzoom: 14,
    paint: {
      'fill-color': colours.building,
      'fill-outline-color': colours.buildingEdge,
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 14, 0.5, 15.5, 1],
    },
  },
];

/** Railways; ties appear at high zooms. */
export const railLayers = (colours: Palette): LayerSpecification[] => [
  {
    id: 'rail', type: 'line', source: SOURCE, 'source-layer': 'rail',
    filter: ['!=', ['get', 'class'], 'subway'],
    paint: {
      'line-color': colours.rail,
      'line-width': [
        'interpolate', ['exponential', 1.4], ['zoom'],
        8, 0.6, 14, ['match', ['get', 'class'], ['rail', 'narrow_gauge'], 2, 1],
        18, ['match', ['get', 'class'], ['rail', 'narrow_gauge'], 4, 2],
      ],
    },
  },
  {
    id: 'rail-tie', type: 'line', source: SOURCE, 'source-layer': 'rail', minzoom: 13,
    filter: ['in', ['get', 'class'], ['literal', ['rail', 'narrow_gauge']]],
    paint: { 'line-color': colours.railTie, 'line-width': byZoom(13, 0.8, 18, 2.4), 'line-dasharray': [4, 4] },
  },
  {
    id: 'subway', type: 'line', source: SOURCE, 'source-layer': 'rail', minzoom: 12,
    filter: ['==', ['get', 'class'], 'subway'],
    paint: {
      'line-color': colours.metro, 'line-width': byZoom(12, 1, 18, 3), 'line-opacity': 0.35, 'line-dasharray': [3, 2],
    },
  },
];

/** Borders of countries, regions and districts; of towns at high zooms. */
export const borderLayers = (colours: Palette): LayerSpecification[] => [
  {
    id: 'border-local', type: 'line', source: SOURCE, 'source-layer': 'boundary', minzoom: 9,
    filter: ['>', ['get', 'level'], 4],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colours.border, 'line-opacity': 0.45, 'line-width': byZoom(9, 0.6, 16, 1.4),
      'line-dasharray': [3, 3],
    },
  },
  {
    id: 'border', type: 'line', source: SOURCE, 'source-layer': 'boundary',
    filter: ['<=', ['get', 'level'], 4],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colours.border,
      'line-opacity': 0.8,
      'line-width': [
        'interpolate', ['linear'], ['zoom'],
        3, ['match', ['get', 'level'], 2, 1, 0.5], 12, ['match', ['get', 'level'], 2, 3, 1.6],
      ],
      'line-dasharray': [4, 2],
    },
  },
];
