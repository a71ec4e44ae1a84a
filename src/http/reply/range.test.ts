import assert from 'node:assert/strict';
import { it } from 'node:test';
import { rangeOf } from './range.ts';

const cases: readonly (readonly [header: string, size: number, expected: ReturnType<typeof rangeOf>])[] = [
  ['bytes=0-9', 100, { from: 0, to: 10 }],
  ['bytes=10-', 100, { from: 10, to: 100 }],
  ['bytes=-10', 100, { from: 90, to: 100 }],
  ['bytes=-1000', 100, { from: 0, to: 100 }],
  ['bytes=90-1000', 100, { from: 90, to: 100 }],
  ['Bytes = 1-2', 100, undefined],
  ['BYTES=1-2', 100, { from: 1, to: 3 }],
  ['bytes=99-99', 100, { from: 99, to: 100 }],
  ['bytes=100-', 100, 'nowhere'],
  ['bytes=100-200', 100, 'nowhere'],
  ['bytes=-0', 100, 'nowhere'],
  ['bytes=0-', 0, 'nowhere'],
  ['bytes=9-2', 100, undefined],
  ['bytes=-', 100, undefined],
  ['bytes=0-1,5-9', 100, undefined],
  ['rows=0-9', 100, undefined],
  ['bytes=1.5-2', 100, undefined],
  ['', 100, undefined],
];

for (const [header, size, expected] of cases) {
  const wanted = typeof expected === 'object' ? `bytes ${expected.from} up to ${expected.to}` : (expected ?? 'nothing');
  it(`"${header}" of ${size} bytes asks for ${wanted}`, () => assert.deepEqual(rangeOf(header, size), expected));
}
