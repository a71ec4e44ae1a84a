import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostBufferBytesOf } from './buffers.ts';

const GIB = 1024 ** 3;

for (const [threads, machineGib, gib] of [[2, 16, 2], [8, 64, 2], [4, 2, 0.25], [64, 4, 0.25]] as const) {
  test(`of ${machineGib} GiB each of ${threads} threads may hold ${gib} GiB in buffers`, () => {
    assert.equal(mostBufferBytesOf(threads, machineGib * GIB), gib * GIB);
  });
}

test('the machine has some memory', () => assert.ok(mostBufferBytesOf(1) >= GIB / 4));
