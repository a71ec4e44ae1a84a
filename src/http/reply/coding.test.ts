import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { codingFor, encode, encodeNow, encodeWell } from './coding.ts';

for (const [accepted, coding] of [
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0.8, gzip;q=0.8', 'br'],
  ['br;q=0, gzip;q=0.001', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  ['*;q=0', 'identity'],
  ['identity;q=0', 'identity'],
  ['identity;q=0, *;q=0', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['br;q=2', 'identity'],
  ['gzipx', 'identity'],
] as const) {
  test(`"Accept-Encoding: ${accepted ?? '(absent)'}" gets ${coding}`, () => {
    assert.equal(codingFor(accepted), coding);
    assert.equal(codingFor(accepted), coding, 'the second time too');
  });
}

test('every encoder round-trips every size', async () => {
  for (const size of [0, 1024, 20_000, 500_000]) {
    const bytes = Buffer.from('Ветроград, Посадская 11; '.repeat(size / 25));
    for (const way of [encode, encodeNow, encodeWell]) {
      assert.deepEqual(gunzipSync(await way(bytes, 'gzip')), bytes);
      assert.deepEqual(brotliDecompressSync(await way(bytes, 'br')), bytes);
    }
  }
});
