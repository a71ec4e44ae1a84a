import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { it } from 'node:test';
import fc from 'fast-check';
import { AppError } from '../../src/errors.ts';
import type { FileStore } from '../../src/kernel/file-store.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { describeFiles, PAGE_KEYS, PART_BYTES } from '../harness/file-stores.ts';

const textOf = async (files: FileStore, name: string, range?: { from: number; to?: number }): Promise<string> =>
  (await gather(files.read(name, range))).toString();

const gather = async (content: AsyncIterable<Uint8Array>): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(content));

async function* contentOf(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

const namesOf = async (files: FileStore, prefix = ''): Promise<string[]> =>
  (await Array.fromAsync(files.list(prefix))).toSorted();

const hasCode = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;

describeFiles('a store of files', (stand) => {
  it('stores a file and returns it, whole and in ranges', async () => {
    const { files } = await stand.open();
    const bytes = await files.put('batches/b_1/input.csv', contentOf('дом,', 'улица\n', '1,2\n'));
    const text = await textOf(files, 'batches/b_1/input.csv');
    assert.deepEqual([bytes, text], [Buffer.byteLength(text), 'дом,улица\n1,2\n']);
    await files.put('digits', contentOf('01234', '56789'));
    const asked = [
      [0, 10], [0, 1], [3, 7], [9, 10], [3, undefined], [0, 99], [5, 5], [10, undefined], [99, 100],
    ] as const;
    for (const [from, to] of asked) {
      const expected = '0123456789'.slice(from, to);
      assert.equal(await textOf(files, 'digits', { from, to }), expected, `${from} up to ${to}`);
    }
  });

  it('stores an empty file', async () => {
    const { files } = await stand.open();
    assert.equal(await files.put('empty', contentOf()), 0);
    assert.equal(await files.findSize('empty'), 0);
    assert.equal(await textOf(files, 'empty'), '');
    assert.equal(await textOf(files, 'empty', { from: 0, to: 5 }), '');
  });

  it('reports a missing file in every operation', async () => {
    const { files } = await stand.open();
    await files.put('a/b', contentOf('x'));
    for (const name of ['none', 'a/none', 'a', 'none/at/all']) {
      assert.equal(await files.findSize(name), undefined, name);
      for (const range of [undefined, { from: 0, to: 1 }, { from: 5 }, { from: 5, to: 5 }]) {
        await assert.rejects(textOf(files, name, range), hasCode('file_missing'), name);
      }
    }
  });

  it('replaces a file as a whole, and has it after reopening', async () => {
    const { files, place } = await stand.open();
    await files.put('a/file', contentOf('the first, which is longer'));
    await files.put('a/file', contentOf('the second'));
    const { files: again } = await stand.open(place);
    assert.equal(await textOf(again, 'a/file'), 'the second');
    assert.deepEqual(await namesOf(again), ['a/file']);
  });

  it('lists and removes by prefix', async () => {
    const { files } = await stand.open();
    const all = ['batches/b_1/input.csv', 'batches/b_1/part-000000.1.csv', 'batches/b_12/input.csv', 'other/x', 'top'];
    for (const name of all) await files.put(name, contentOf(name));
    assert.deepEqual(await namesOf(files), all);
    assert.deepEqual(await namesOf(files, 'batches/b_1'), all.slice(0, 3));
    assert.deepEqual(await namesOf(files, 'batches/b_1/'), all.slice(0, 2));
    assert.deepEqual(await namesOf(files, 'none/'), []);
    await files.removeAll('batches/b_1/');
    await files.removeAll('batches/b_1/');
    assert.deepEqual(await namesOf(files), all.slice(2));
    await files.put('batches/b_1', contentOf('a file where a folder was'));
    await files.removeAll('');
    assert.deepEqual(await namesOf(files), []);
  });

  it('lists and removes more than one page of a server', async () => {
    const { files } = await stand.open();
    const all = Array.from({ length: 2 * PAGE_KEYS + 1 }, (_, number) => `parts/part-${number}`).toSorted();
    for (const name of all) await files.put(name, contentOf('x'));
    assert.deepEqual(await namesOf(files, 'parts/'), all);
    await files.removeAll('parts/');
    assert.deepEqual(await namesOf(files), []);
  });

  it('refuses names that lead elsewhere or are hidden', async () => {
    const { files } = await stand.open();
    const bad = [
      '', '/a', 'a/', 'a//b', '..', '../a', 'a/../b', './a', '.a', 'a/.b', 'a\\b', 'a b', 'é', 'a\0', 'a'.repeat(401),
    ];
    for (const name of bad) {
      await assert.rejects(files.put(name, contentOf('x')), /not a name/, name);
      assert.throws(() => files.read(name), /not a name/, name);
      await assert.rejects(files.findSize(name), /not a name/, name);
    }
    for (const prefix of ['..', '../', 'a/../', '/', '.w']) {
      await assert.rejects(files.removeAll(prefix), /not a beginning/, prefix);
      await assert.rejects(namesOf(files, prefix), /not a beginning/, prefix);
    }
    assert.deepEqual(await namesOf(files), []);
  });

  it('stores nothing of a failing source, and throws its error', async () => {
    const { files } = await stand.open();
    await files.put('kept', contentOf('as it was'));
    const failure = Object.assign(new Error('the client went away'), { code: 'ENOSPC' });
    for (const bytes of [0, 10, 2 * PART_BYTES + 1]) {
      let closed = false;
      const broken = async function* (): AsyncGenerator<Uint8Array> {
        try {
          if (bytes > 0) yield Buffer.alloc(bytes, 7);
          throw failure;
        } finally {
          closed = true;
        }
      };
      for (const name of ['kept', 'new']) await assert.rejects(files.put(name, broken()), failure);
      assert.ok(closed);
    }
    assert.equal(await textOf(files, 'kept'), 'as it was');
    assert.deepEqual(await namesOf(files), ['kept']);
  });

  it('shows nothing of a file before it is complete', async () => {
    const { files } = await stand.open();
    const seen: unknown[] = [];
    const watched = async function* (): AsyncGenerator<Uint8Array> {
      for (let piece = 0; piece < 5; piece += 1) {
        yield Buffer.alloc(PART_BYTES / 2, piece);
        seen.push(await files.findSize('large'), await namesOf(files));
      }
    };
    assert.equal(await files.put('large', watched()), 2.5 * PART_BYTES);
    assert.deepEqual(seen, Array.from({ length: 5 }, () => [undefined, []]).flat());
    assert.deepEqual(await namesOf(files), ['large']);
  });

  it('returns what was stored, whatever the pieces and the offset', async () => {
    const { files } = await stand.open();
    const sizes = fc.array(fc.oneof(
      fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(PART_BYTES - 1, PART_BYTES, PART_BYTES + 1),
    ), { maxLength: 5 });
    const share = fc.double({ min: 0, max: 1.1, noNaN: true });
    const stretch = fc.tuple(share, share);
    await fc.assert(fc.asyncProperty(sizes, fc.integer(), stretch, async (pieces, seed, [from, to]) => {
      const random = seededRandom(seed);
      const whole = pieces.map((size) => Buffer.alloc(size, Buffer.from([random() * 256, random() * 256, 3])));
      const expected = Buffer.concat(whole);
      assert.equal(await files.put('random', whole.values() as never), expected.length);
      assert.equal(await files.findSize('random'), expected.length);
      const range = { from: Math.floor(from * expected.length), to: Math.floor(to * expected.length) };
      assert.ok((await gather(files.read('random'))).equals(expected));
      assert.ok((await gather(files.read('random', range))).equals(expected.subarray(range.from, range.to)));
    }), { numRuns: 25 });
  });

  it('lets the last of two concurrent writers win, without mixing them', async () => {
    const { files } = await stand.open();
    const texts = Array.from({ length: 8 }, (_, number) => `${number}`.repeat(100_000 + number));
    await Promise.all(texts.map((text) => files.put('same', contentOf(text.slice(0, 50_000), text.slice(50_000)))));
    assert.ok(texts.includes(await textOf(files, 'same')));
    assert.deepEqual(await namesOf(files), ['same']);
  });

  it('waits for a slow reader with little memory, and stops when the reader does', async () => {
    const { files } = await stand.open();
    const digest = createHash('sha256');
    const content = async function* (): AsyncGenerator<Uint8Array> {
      for (let number = 0; number < 24; number += 1) {
        const chunk = Buffer.alloc(1024 * 1024, `chunk ${number}`);
        digest.update(chunk);
        yield chunk;
      }
    };
    await files.put('large', content());
    const read = createHash('sha256');
    let chunks = 0;
    for await (const chunk of files.read('large')) {
      read.update(chunk);
      if ((chunks += 1) % 40 === 0) await sleep(20);
    }
    assert.equal(read.digest('hex'), digest.digest('hex'));
    for await (const chunk of files.read('large')) {
      assert.ok(chunk.length > 0);
      break;
    }
    assert.deepEqual(await namesOf(files), ['large']);
  });

  it('removes a folder during concurrent writes, and loses no later file', async () => {
    const { files } = await stand.open();
    for (let round = 0; round < 20; round += 1) {
      await files.put('jobs/old', contentOf('x'));
      await Promise.all([files.removeAll('jobs/old'), files.put(`jobs/new-${round}`, contentOf('y'))]);
    }
    assert.equal((await namesOf(files)).length, 20);
  });
});
