import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { validateStyleMin, type StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { Drawing } from '../../clients/web/src/playground/map/board.ts';
import { overlayOf, withOverlay } from '../../clients/web/src/playground/map/overlay.ts';

const base = 'http://127.0.0.1:8080';
const drawing: Drawing = {
  lines: [{ points: [[148.34, 54.44], [148.33, 54.45]], isChosen: true }],
  dots: [{ lat: 54.44, lon: 148.34, look: 'near' }],
  speedsAt: '2026-11-30T08:00:00+11:00',
};

const map: StyleSpecification = {
  version: 8, sources: { map: { type: 'vector', tiles: ['http://127.0.0.1/{z}/{x}/{y}'] } },
  layers: [
    { id: 'ground', type: 'background' },
    { id: 'names', type: 'symbol', source: 'map', 'source-layer': 'place' },
  ],
};

describe('what is drawn over the map', () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const [name, drawn] of [['nothing', {}], ['everything', drawing]] as const) {
      test(`makes a style that MapLibre takes, ${theme}, ${name}`, () => {
        const style = withOverlay(map, overlayOf(drawn, theme, base));
        assert.deepEqual(validateStyleMin(style).map(({ message }) => message), []);
      });
    }
  }

  test('lies below the labels of the map, but for points, which lie above all', () => {
    const { layers } = withOverlay(map, overlayOf(drawing, 'light', base));
    assert.deepEqual(layers.map(({ id }) => id), ['ground', 'speeds', 'ways-casing', 'ways', 'names', 'dots']);
  });

  test('asks for the speeds of its hour, and of now where there is none', () => {
    const tilesAt = (speedsAt: string | undefined) => {
      const { speeds } = overlayOf({ ...(speedsAt !== undefined && { speedsAt }) }, 'light', base).sources;
      return speeds && 'tiles' in speeds ? speeds.tiles : undefined;
    };
    assert.deepEqual(tilesAt(drawing.speedsAt), [
      `${base}/tiles/speeds/{z}/{x}/{y}.mvt?departure_time=2026-11-30T08%3A00%3A00%2B11%3A00`,
    ]);
    assert.deepEqual(tilesAt(''), [`${base}/tiles/speeds/{z}/{x}/{y}.mvt`]);
    assert.equal(tilesAt(undefined), undefined);
  });
});
