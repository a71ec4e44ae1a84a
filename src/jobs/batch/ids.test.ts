import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { it } from 'node:test';
import { newBatchId, timeOfBatchId } from './ids.ts';

const NOW = Date.parse('2026-11-21T12:00:00+03:00');

it('sorts ids of batches by time, and reads the time back from an id', () => {
  const times = [0, NOW, NOW + 1, NOW + 86_400_000, 2 ** 47];
  const ids = times.map((at) => newBatchId(at, randomBytes));
  assert.deepEqual(ids.toSorted(), ids);
  assert.deepEqual(ids.map(timeOfBatchId), times);
  for (const id of ids) assert.match(id, /^job_[0-9A-Z]{26}$/);
});

for (const text of ['', 'job_', 'job_000', `key_${'0'.repeat(26)}`, `job_${'U'.repeat(26)}`, `job_${'0'.repeat(27)}`]) {
  it(`rejects "${text}" as the id of a batch`, () => assert.equal(timeOfBatchId(text), undefined));
}
