import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Heap } from './heap.ts';
import { seededRandom } from './random.ts';

test('the least entry comes out first, whatever is put in, and when', () => {
  const random = seededRandom(5);
  const heap = new Heap<number>((a, b) => a < b);
  const twin: number[] = [];
  for (let step = 0; step < 5000; step++) {
    if (random() < 0.55) {
      const value = Math.floor(random() * 200);
      heap.push(value);
      twin.push(value);
    } else {
      twin.sort((a, b) => a - b);
      assert.equal(heap.pop(), twin.shift());
    }
  }
});

test('an empty heap gives nothing', () => assert.equal(new Heap<number>(() => false).pop(), undefined));
