import assert from 'node:assert/strict';
import { test } from 'node:test';
import { threadsText } from './serve-announcement.ts';

test('the announcement has the number of threads, and why it is one if more were configured', () => {
  assert.equal(threadsText(4, 4), '4 for requests (HTTP_THREADS)');
  assert.equal(threadsText(1, 1), '1 for requests (HTTP_THREADS)');
  assert.match(threadsText(1, 4), /^1 for requests, not 4 \(HTTP_THREADS\): this system does not divide a port/);
});
