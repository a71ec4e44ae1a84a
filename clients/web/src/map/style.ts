import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';

interface StyleWish {
  readonly theme: 'light' | 'dark';
  readonly lang: 'ru' | 'en' | 'local';
  /** Where the tiles are, without a slash at the end. */
  readonly base: string;
}

const colours = {
  light: {
    ground: '#f3f4f1', land: '#ebece7', green: '#dbe8d3', water: '#b9d7e6', building: '#dedad2', road: '#ffffff',
    casing: '#d3d2cb', great: '#f7dfa5', path: '#c9c3b5', rail: '#b7b5b0', border: '#a58fb0',
  },
  dark: {
    ground: '#1b211f', land: '#202825', green: '#203128', water: '#18313d', building: '#2b3431', road: '#3b4642',
    casing: '#151a18', great: '#6d5f37', path: '#4a4a40', rail: '#4c5552', border: '#77638a',
  },
} as const;

const by = (...stops: readonly number[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as unknown as ExpressionSpecification;

/** The map of the atlas, without labels. */
export function mapStyle({ theme, base }: StyleWish): StyleSpecification {
  const colour = colours[theme];
  const from = (layer: string) => ({ source: 'atlas', 'source-layer': layer });
  const fill = (layer: string, paint: string): LayerSpecification =>
    ({ id: layer, type: 'fill', ...from(layer), paint: { 'fill-color': paint } });
  const classes = (...names: readonly string[]): ExpressionSpecification =>
    ['in', ['get', 'class'], ['literal', [...names]]];
  const great = classes('motorway', 'trunk', 'primary', 'secondary');
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return {
    version: 8,
    sources: { atlas: { type: 'vector', tiles: [`${base}/tiles/{z}/{x}/{y}.mvt`], minzoom: 0, maxzoom: 16 } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colour.ground } },
      fill('land', colour.land), fill('green', colour.green), fill('water', colour.water),
      {
        id: 'waterway', type: 'line', ...from('waterway'),
        paint: { 'line-color': colour.water, 'line-width': by(8, 0.5, 16, 5) },
      },
      fill('building', colour.building),
      {
        id: 'path', type: 'line', ...from('road'), filter: classes('path', 'steps', 'track', 'pedestrian', 'pier'),
        paint: { 'line-color': colour.path, 'line-width': by(13, 0.6, 18, 4), 'line-dasharray': [2, 1] },
      },
      {
        id: 'rail', type: 'line', ...from('rail'),
        paint: { 'line-color': colour.rail, 'line-width': by(8, 0.5, 18, 3) },
      },
      {
        id: 'road-casing', type: 'line', ...from('road'), layout: round,
        filter: classes('motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'minor', 'service'),
        paint: { 'line-color': colour.casing, 'line-width': by(8, 1.5, 12, 3.4, 18, 26) },
      },
      {
        id: 'road', type: 'line', ...from('road'), layout: round,
        filter: classes('motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'minor', 'service'),
        paint: { 'line-color': ['case', great, colour.great, colour.road], 'line-width': by(8, 1, 12, 2.4, 18, 22) },
      },
      {
        id: 'boundary', type: 'line', ...from('boundary'), filter: ['<=', ['get', 'level'], 4],
        paint: { 'line-color': colour.border, 'line-width': 1, 'line-dasharray': [4, 2] },
      },
    ],
  };
}
