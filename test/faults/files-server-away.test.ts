import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import { AppError } from '../../src/errors.ts';
import type { FileStore } from '../../src/kernel/file-store.ts';
import { openS3Files } from '../../src/store/files/stored/s3/open.ts';
import { openLine } from '../harness/cut-line.ts';
import { eventually } from '../harness/eventually.ts';
import { cornerOf, openCorner } from '../harness/file-stores.ts';
import { findServer, skipReason, type Found } from '../harness/servers.ts';

const MEBIBYTE = 1024 * 1024;
const asking = { silenceMs: 2_000 };

/** Bytes that encode their position; `at` is called before each mebibyte. */
async function* counted(mebibytes: number, at: (number: number) => unknown = () => {}): AsyncGenerator<Uint8Array> {
  for (let number = 0; number < mebibytes; number += 1) {
    await at(number);
    yield mebibyteOf(number);
  }
}

const mebibyteOf = (number: number): Buffer => Buffer.alloc(MEBIBYTE, `${number} `);
const wholeOf = (mebibytes: number): Buffer =>
  Buffer.concat(Array.from({ length: mebibytes }, (_, number) => mebibyteOf(number)));
const gather = async (content: AsyncIterable<Uint8Array>): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(content));
const refusedForNow = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'temporarily_unavailable' && keepsSecrets(error);
/** As serialised for a log. */
const keepsSecrets = ({ message, stack, ...more }: AppError): boolean =>
  !/key-of-the-tests|secret\/of|secret%2Fof|another secret/.test(JSON.stringify([message, stack, more]));

describe('an S3 server for files', { skip: skipReason('s3') }, () => {
  let server: Found;
  let files: FileStore;
  before(async () => {
    server = await findServer('s3', true);
    files = openCorner(server.url, asking);
    await files.put('old', counted(12));
  });
  after(async () => {
    await files?.close();
    await server?.stop();
  });

  const waysToGo = [
    ['frozen', 'SIGSTOP', async () => server.own!.signal('SIGCONT')],
    ['killed', 'SIGKILL', () => server.own!.start()],
  ] as const;
  for (const [how, signal, bringBack] of waysToGo) {
    it(`that is ${how} refuses everything temporarily, and works again when it is back`, async () => {
      server.own!.signal(signal);
      await assert.rejects(files.put('new', counted(1)), refusedForNow);
      await assert.rejects(gather(files.read('old')), refusedForNow);
      await assert.rejects(files.findSize('old'), refusedForNow);
      await assert.rejects(Array.fromAsync(files.list('')), refusedForNow);
      await assert.rejects(files.removeAll(''), refusedForNow);
      await bringBack();
      // so impatient a client may take a busy machine for an unresponsive server
      await eventually('it tells of files again', () =>
        files.findSize('old').then((size) => size === 12 * MEBIBYTE, () => false));
    });

    it(`that is ${how} in the middle of a file keeps the old one`, async () => {
      const goAt = (number: number): void => void (number === 8 && server.own!.signal(signal));
      for (const name of ['old', `new-${signal}`]) {
        await assert.rejects(files.put(name, counted(40, goAt)), refusedForNow);
        await bringBack();
      }
      assert.deepEqual(await Array.fromAsync(files.list(`new-${signal}`)), []);
      assert.ok((await gather(files.read('old'))).equals(wholeOf(12)));
    });

    it(`that is ${how} in the middle of an answer sends the rest if it is back soon, otherwise an error`, async () => {
      for (const isBackSoon of [true, false]) {
        let got = 0;
        const read = async (): Promise<void> => {
          for await (const chunk of files.read('old')) {
            if (got === 0) {
              server.own!.signal(signal);
              if (isBackSoon) await bringBack();
            }
            got += chunk.length;
          }
        };
        if (isBackSoon) await read();
        else await assert.rejects(read(), refusedForNow);
        assert.equal(got === 12 * MEBIBYTE, isBackSoon);
        if (!isBackSoon) await bringBack();
      }
    });
  }

  it('that is not running yet does not prevent a start', async () => {
    server.own!.signal('SIGKILL');
    const early = openCorner(server.url, asking);
    await assert.rejects(early.put('a', counted(1)), refusedForNow);
    await server.own!.start();
    await early.put('a', counted(1));
    await early.close();
  });

  it('that refuses our key, or lacks the bucket, is reported to the operator, without secrets', async () => {
    const place = cornerOf(server.url, 1);
    const credentials = { accessKeyId: 'key-of-the-tests', secretAccessKey: 'another secret' };
    for (const wrong of [{ ...place, credentials }, { ...place, bucket: 'nowhere' }]) {
      const strange = openS3Files(wrong, asking);
      const isExpected = (error: unknown): boolean =>
        error instanceof AppError && error.code === 'config_invalid' && keepsSecrets(error)
        && error.message.startsWith('FILES_URL: http');
      await assert.rejects(strange.put('a', counted(1)), isExpected);
      await assert.rejects(Array.fromAsync(strange.list('')), isExpected);
      await strange.close();
    }
  });

  it('that cuts the answer of a slow reader is asked for the rest', async (t) => {
    const between = await openLine(Number(new URL(server.url).port));
    t.after(() => between.close());
    const url = new URL(server.url);
    url.port = String(between.port);
    const place = cornerOf(url.href, 2);
    const behind = openS3Files(place, asking);
    await behind.put('large', counted(6));
    const parts: Buffer[] = [];
    let cuts = 0;
    for await (const chunk of behind.read('large')) {
      parts.push(Buffer.from(chunk));
      const enough = Buffer.concat(parts).length > (cuts + 1) * 2 * MEBIBYTE;
      if (!enough) continue;
      cuts += 1;
      between.cut();
      await sleep(2 * asking.silenceMs);
    }
    assert.equal(cuts, 2);
    assert.ok(Buffer.concat(parts).equals(wholeOf(6)));
    await behind.close();
  });
});
