import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { gazetteerOf } from '../../../test/gazetteer-fixture.ts';
import { randomSketch } from '../../../test/random-gazetteer.ts';
import { openBoxes } from '../../kernel/boxes.ts';
import { buildIndexes } from './indexes.ts';

test('pieces of streets cover their lines, each segment once, under its street', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), (seed) => {
    const gazetteer = gazetteerOf(randomSketch({ seed, lat: 55, lon: 37, spreadMeters: 1000, most: 20 }));
    const { streetPieces } = buildIndexes(gazetteer);
    const expected: string[] = [];
    const { streets, lines } = gazetteer;
    for (let street = 0; street < streets.rows; street++) {
      for (let line = streets.lines[street]; line < streets.lines[street + 1]; line++) {
        const [first, end] = [lines.points[line], lines.points[line + 1]];
        if (end - first === 1) expected.push(`${street}: ${first}`);
        for (let i = first + 1; i < end; i++) expected.push(`${street}: ${i - 1}-${i}`);
      }
    }
    const found: string[] = [];
    for (let piece = 0; piece < streetPieces.rows; piece++) {
      const [street, first, last] = [streetPieces.street[piece], streetPieces.first[piece], streetPieces.last[piece]];
      if (first === last) found.push(`${street}: ${first}`);
      for (let i = first + 1; i <= last; i++) found.push(`${street}: ${i - 1}-${i}`);
    }
    assert.deepEqual(found, expected);
  }), { seed: 31, numRuns: 100 });
});

test('boxes are read in place from shared memory, and the same gazetteer gives the same bytes', () => {
  const gazetteer = gazetteerOf(randomSketch({ seed: 3, lat: 55, lon: 37, spreadMeters: 1000, most: 200 }));
  const { houseBoxes } = buildIndexes(gazetteer);
  const shared = new Uint8Array(new SharedArrayBuffer(houseBoxes.rows) as unknown as ArrayBuffer);
  shared.set(houseBoxes.byte);
  const index = openBoxes('houseBoxes', { rows: shared.length, byte: shared }, gazetteer.houses.rows);
  assert.equal(index?.data, shared.buffer);
  assert.deepEqual(buildIndexes(gazetteer).houseBoxes, houseBoxes);
});

test('a table of boxes that does not fit its rows is refused', () => {
  const { houseBoxes } = buildIndexes(gazetteerOf({ houses: [{ at: [1, 1] }] }));
  const none = { rows: 0, byte: new Uint8Array(0) };
  const short = { rows: 9, byte: houseBoxes.byte.slice(0, 9) };
  for (const [boxes, rows] of [[houseBoxes, 2], [houseBoxes, 0], [none, 1], [short, 1]] as const) {
    assert.throws(() => openBoxes('houseBoxes', boxes, rows), { code: 'atlas_refused', message: /^houseBoxes / });
  }
});
