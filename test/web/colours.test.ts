import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { finenessOf, palettes } from '../../clients/web/src/playground/map/colours.ts';

/** The relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (a: string, b: string): number => {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
};

const grounds = { light: '#f4f6f5', dark: '#101513' } as const;

test('points stand out from the ground of either theme', () => {
  for (const theme of ['light', 'dark'] as const) {
    const { exact, near, street, coarse, none, way } = palettes[theme];
    for (const colour of [exact, near, street, coarse, none, way]) {
      assert.ok(contrast(colour, grounds[theme]) >= 3, `${colour} on ${theme}: ${contrast(colour, grounds[theme])}`);
    }
  }
});

test('every precision of the contract has a colour, and one that is new a coarse one', () => {
  const { components } = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8')) as {
    components: { schemas: { Precision: { 'x-extensible-enum': string[] } } };
  };
  const precisions = components.schemas.Precision['x-extensible-enum'];
  const known = Object.fromEntries(precisions.map((one) => [one, finenessOf(one)]));
  assert.deepEqual(known, {
    house: 'exact', house_part: 'near', interpolated: 'near', nearest_house: 'near', street: 'street', place: 'street',
    settlement: 'coarse', city: 'coarse', district: 'coarse', region: 'coarse', country: 'coarse', postcode: 'coarse',
    poi: 'exact', metro: 'exact', intersection: 'exact',
  });
  assert.equal(finenessOf('gate'), 'coarse');
  assert.equal(finenessOf(''), 'none');
});
