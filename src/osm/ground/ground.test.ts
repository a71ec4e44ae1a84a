import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { groundOf } from '../../../test/osm-fixture.ts';
import { groundKind } from './ground-kinds.ts';
import { nested } from './nested-rings.ts';
import { forGround } from './wanted-ground.ts';

const keeps = (kind: number, tags: Readonly<Record<string, string>>): boolean =>
  forGround.bitsKeep(kind, Object.entries(tags).reduce((bits, [key, value]) => {
    const ofKey = forGround.keyBits(key);
    return bits | (ofKey >= 0 ? ofKey : forGround.tagBits(key, value));
  }, 0));

describe('what is drawn by its tags', () => {
  for (const [tags, kind] of [
    [{ building: 'yes' }, 'building'],
    [{ building: 'no', landuse: 'grass' }, 'grass'],
    [{ building: 'school', amenity: 'school' }, 'building'],
    [{ natural: 'water', water: 'river' }, 'water'],
    [{ waterway: 'river' }, 'river'],
    [{ waterway: 'ditch' }, 'stream'],
    [{ waterway: 'river', tunnel: 'culvert' }, undefined],
    [{ waterway: 'dam' }, undefined],
    [{ landuse: 'forest', name: 'бор' }, 'wood'],
    [{ leisure: 'park', natural: 'wood' }, 'wood'],
    [{ railway: 'rail' }, 'rail'],
    [{ railway: 'rail', service: 'yard' }, 'siding'],
    [{ railway: 'subway', tunnel: 'yes' }, 'subway'],
    [{ railway: 'rail', tunnel: 'yes' }, undefined],
    [{ railway: 'abandoned' }, undefined],
    [{ highway: 'pedestrian', area: 'yes' }, 'square'],
    [{ highway: 'pedestrian' }, undefined],
    [{ amenity: 'cafe' }, undefined],
    [{ constructor: 'yes' }, undefined],
  ] as const) {
    test(`${JSON.stringify(tags)}: ${kind ?? 'nothing'}`, () => {
      assert.equal(groundKind(new Map(Object.entries(tags))), kind);
    });
  }

  test('is kept of ways and multipolygons alone', () => {
    assert.deepEqual([0, 1, 2].map((kind) => keeps(kind, { natural: 'wood' })), [false, true, false]);
    assert.equal(keeps(2, { type: 'multipolygon', natural: 'wood' }), true);
    assert.deepEqual([keeps(1, { highway: 'footway' }), keeps(1, { highway: 'footway', area: 'yes' })], [false, true]);
    assert.equal(keeps(2, { type: 'multipolygon', boundary: 'administrative' }), false);
  });
});

describe('the ground', () => {
  test('has the courtyard of a house as a hole, and an island in a pond of it as land', () => {
    const [drawn] = groundOf((drawing) => {
      const ways = [0, 20, 40].map((inset) => drawing.box(inset, inset, 200 - 2 * inset, 200 - 2 * inset));
      const members = ways.map((id) => ({ type: 'way', id, role: '' }) as const);
      drawing.relation(members, { type: 'multipolygon', natural: 'water' });
    });
    assert.deepEqual([drawn.kind, drawn.rings.map(({ isHole }) => isHole)], ['water', [false, true, false]]);
  });

  test('has no area that its file cuts off, and of a line what is known', () => {
    const drawn = groundOf((drawing) => {
      const [a, b, c] = [drawing.node(0, 0), drawing.node(0, 50), drawing.node(50, 50)];
      drawing.way([a, b, 999, c, a], { natural: 'wood' });
      drawing.way([a, b, 999, c, a], { waterway: 'river', name: 'Тихая' });
    });
    assert.deepEqual(drawn.map(({ kind, rings }) => [kind, rings.map(({ lat }) => lat.length)]), [['river', [2, 2]]]);
  });

  test('has a ring that is not closed as nothing', () => {
    assert.deepEqual(groundOf((drawing) => drawing.way([[0, 0], [0, 9], [9, 9]], { building: 'yes' })), []);
  });
});

test('of rings within each other every second one is a hole, after the smallest ring around it', () => {
  const square = (size: number, at: number) => ({
    lat: [at - size, at - size, at + size, at + size, at - size],
    lon: [at - size, at + size, at + size, at - size, at - size],
  });
  const stacks = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 });
  fc.assert(fc.property(stacks, fc.integer(), (depths, turn) => {
    const rings = depths.flatMap((depth, stack) =>
      Array.from({ length: depth }, (_, level) => square(1000 - level * 100, stack * 10_000)));
    const orders = rings.map((_, i) => (i * 7919 + turn) % 13);
    const sorted = nested(rings.toSorted((a, b) => orders[rings.indexOf(a)] - orders[rings.indexOf(b)]));
    assert.equal(sorted.length, rings.length);
    let outer = sorted[0];
    for (const ring of sorted) {
      if (!ring.isHole) outer = ring;
      else assert.ok(outer.lat[0] < ring.lat[0] && outer.lat[2] > ring.lat[2], 'a hole lies in the ring before it');
    }
    const holes = depths.reduce((sum, depth) => sum + Math.floor(depth / 2), 0);
    assert.equal(sorted.filter(({ isHole }) => isHole).length, holes);
  }));
});
