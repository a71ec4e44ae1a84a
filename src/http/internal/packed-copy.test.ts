import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PackedCopy } from './packed-copy.ts';

async function copyOf(bytes: Uint8Array, chunkBytes: number, mostBytes = 1e6) {
  const copy = new PackedCopy(mostBytes);
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let from = 0; from < bytes.length; from += chunkBytes) yield bytes.subarray(from, from + chunkBytes);
  }
  const passed: Uint8Array[] = [];
  for await (const chunk of copy.of(chunks())) passed.push(chunk);
  return { passed: Buffer.concat(passed), packed: await copy.bytes() };
}

const text = Buffer.from('from,via,to,penalty_s\n'.repeat(9000));
for (const chunkBytes of [1, 2, 3, 65_536]) {
  test(`chunks of ${chunkBytes} bytes pass unchanged, and their copy is compressed if they are not`, async () => {
    const plain = await copyOf(text, Math.max(chunkBytes, 1 + (text.length >> 8)));
    assert.deepEqual(plain.passed, text);
    assert.deepEqual(gunzipSync(plain.packed), text);
    const short = await copyOf(text.subarray(0, 50), chunkBytes);
    assert.deepEqual(gunzipSync(short.packed), text.subarray(0, 50));
    const sent = gzipSync(text);
    const { passed, packed } = await copyOf(sent, chunkBytes);
    assert.deepEqual([passed, packed], [sent, sent]);
  });
}

test('an empty stream and a single byte are compressed too', async () => {
  for (const bytes of [Buffer.from(''), Buffer.from('\x1f')]) {
    assert.deepEqual(gunzipSync((await copyOf(bytes, 1)).packed), bytes);
  }
});

test('an endless file of empty gzip members is refused', async () => {
  const nothing = Buffer.concat(Array.from({ length: 100 }, () => gzipSync('')));
  await assert.rejects(copyOf(nothing, 20, 1000), { code: 'invalid_parameter', message: /has more than 1000 bytes/ });
});
