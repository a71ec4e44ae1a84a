import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { BOLD, REGULAR } from './fonts.ts';
import { SOURCE } from './ground-layers.ts';
import type { Palette } from './palette.ts';
import type { MapLanguage } from './wish.ts';

/** `name` is the local spelling; other languages have fields of their own where they differ. */
const nameIn = (lang: MapLanguage): ExpressionSpecification =>
  lang === 'local' ? ['get', 'name'] : ['coalesce', ['get', `name_${lang}`], ['get', 'name']];

const label = (
  id: string, layer: string, more: Omit<Partial<SymbolLayerSpecification>, 'id' | 'type' | 'source' | 'source-layer'>,
): LayerSpecification => ({ id, type: 'symbol', source: SOURCE, 'source-layer': layer, ...more });

const haloed = (colour: string, { halo }: Palette, width = 1.4): SymbolLayerSpecification['paint'] => ({
  'text-color': colour, 'text-halo-color': halo, 'text-halo-width': width,
});

/** The most important last, since labels of upper layers are placed first. */
export const labelLayers = (colours: Palette, lang: MapLanguage): LayerSpecification[] => [
  label('house-number', 'housenumber', {
    minzoom: 16.3,
    layout: { 'text-field': ['get', 'number'], 'text-font': REGULAR, 'text-size': 10.5, 'text-padding': 3 },
    paint: haloed(colours.quietText, colours, 1),
  }),
  label('water-name', 'waterway', {
    minzoom: 11,
    filter: ['has', 'name'],
    layout: {
      'symbol-placement': 'line', 'text-field': nameIn(lang), 'text-font': REGULAR, 'text-size': 12,
      'text-letter-spacing': 0.12, 'symbol-spacing': 420,
    },
    paint: haloed(colours.waterText, colours),
  }),
  ...poiLabels(colours, lang),
  ...roadLabels(colours, lang),
  ...metroLabels(colours, lang),
  ...placeLabels(colours, lang),
];

const poiLabels = (colours: Palette, lang: MapLanguage): LayerSpecification[] => [
  label('poi', 'poi', {
    minzoom: 13,
    filter: ['step', ['zoom'], ['<=', ['get', 'rank'], 13], 14, ['<=', ['get', 'rank'], 14], 15.5,
      ['<=', ['get', 'rank'], 15], 16.5, true],
    layout: {
      'text-field': nameIn(lang), 'text-font': REGULAR, 'text-size': 11, 'text-max-width': 8, 'text-padding': 8,
      'symbol-sort-key': ['get', 'rank'], 'text-optional': true,
    },
    paint: {
      'text-color': ['match', ['get', 'class'], ['park', 'zoo', 'nature_reserve', 'cemetery'], colours.greenText,
        'water', colours.waterText, colours.poi],
      'text-halo-color': colours.halo, 'text-halo-width': 1.2,
    },
  }),
];

const roadLabels = (colours: Palette, lang: MapLanguage): LayerSpecification[] => [
  label('road-name', 'road', {
    minzoom: 13,
    filter: ['all', ['has', 'name'], ['!', ['has', 'link']]],
    layout: {
      'symbol-placement': 'line', 'text-field': nameIn(lang), 'text-font': REGULAR,
      'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10, 17, 13],
      'symbol-spacing': 320, 'text-max-angle': 35, 'text-padding': 4,
      'symbol-sort-key': [
        'match', ['get', 'class'], ['motorway', 'trunk', 'primary'], 0, ['secondary', 'tertiary'], 1, 2,
      ],
    },
    paint: haloed(colours.text, colours),
  }),
  label('road-ref', 'road', {
    minzoom: 8, maxzoom: 14,
    filter: ['all', ['has', 'ref'], ['in', ['get', 'class'], ['literal', ['motorway', 'trunk', 'primary']]]],
    layout: {
      'symbol-placement': 'line', 'text-field': ['get', 'ref'], 'text-font': BOLD, 'text-size': 9.5,
      'text-rotation-alignment': 'viewport', 'symbol-spacing': 420, 'text-padding': 12,
    },
    paint: haloed(colours.quietText, colours, 2),
  }),
];

const metroLabels = (colours: Palette, lang: MapLanguage): LayerSpecification[] => [
  {
    id: 'metro-dot', type: 'circle', source: SOURCE, 'source-layer': 'metro', minzoom: 11,
    filter: ['==', ['get', 'class'], 'station'],
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 11, 2, 16, 5], 'circle-color': colours.metro,
      'circle-stroke-color': colours.halo, 'circle-stroke-width': 1.4,
    },
  },
  label('metro', 'metro', {
    minzoom: 12.5,
    filter: ['all', ['==', ['get', 'class'], 'station'], ['has', 'name']],
    layout: {
      'text-field': nameIn(lang), 'text-font': REGULAR, 'text-size': 11, 'text-anchor': 'top', 'text-offset': [0, 0.6],
      'text-max-width': 7,
    },
    paint: haloed(colours.metro, colours),
  }),
];

const placeLabels = (colours: Palette, lang: MapLanguage): LayerSpecification[] => [
  label('quarter', 'place', {
    minzoom: 12, maxzoom: 16,
    filter: ['in', ['get', 'class'], ['literal', ['suburb', 'borough', 'quarter', 'neighbourhood', 'residential',
      'allotments', 'locality', 'island']]],
    layout: {
      'text-field': nameIn(lang), 'text-font': REGULAR, 'text-size': 11.5, 'text-letter-spacing': 0.08,
      'text-max-width': 8, 'text-padding': 10, 'symbol-sort-key': ['get', 'rank'],
    },
    paint: haloed(colours.quietText, colours),
  }),
  label('village', 'place', {
    minzoom: 10, maxzoom: 17,
    filter: ['in', ['get', 'class'], ['literal', ['village', 'hamlet', 'isolated_dwelling', 'farm']]],
    layout: {
      'text-field': nameIn(lang), 'text-font': REGULAR,
      'text-size': ['interpolate', ['linear'], ['zoom'], 10, 10.5, 15, 14],
      'text-max-width': 8, 'symbol-sort-key': ['get', 'rank'],
    },
    paint: haloed(colours.text, colours),
  }),
  label('town', 'place', {
    minzoom: 3, maxzoom: 15.5,
    filter: ['in', ['get', 'class'], ['literal', ['city', 'town']]],
    layout: {
      'text-field': nameIn(lang), 'text-font': BOLD,
      'text-size': ['interpolate', ['linear'], ['zoom'], 4, ['match', ['get', 'rank'], 1, 12.5, 2, 11.5, 10.5],
        12, ['match', ['get', 'rank'], 1, 24, 2, 20, 3, 18, 15]],
      'text-max-width': 8, 'symbol-sort-key': ['get', 'rank'], 'text-padding': 6,
    },
    paint: haloed(colours.text, colours, 1.8),
  }),
  label('region', 'place', {
    maxzoom: 9,
    filter: ['in', ['get', 'class'], ['literal', ['country', 'region']]],
    layout: {
      'text-field': nameIn(lang), 'text-font': REGULAR, 'text-transform': 'uppercase', 'text-letter-spacing': 0.14,
      'text-size': ['match', ['get', 'class'], 'country', 14, 11], 'text-max-width': 9,
    },
    paint: haloed(colours.border, colours, 1.6),
  }),
];
