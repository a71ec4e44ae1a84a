import { createGunzip, type Gunzip } from 'node:zlib';
import { AppError } from '../../../errors.ts';
import { isGzip } from './file-format.ts';
import { refuse } from '../refusal.ts';

/** The most that is decompressed in one go, so that the thread is never blocked for long. */
const CHUNK_BYTES = 64 * 1024;

/** Tables compress 5 to 50 times; beyond the first megabytes, a denser file is an attempt to fill the disk. */
const [MOST_DENSITY, FREE_BYTES] = [200, 8 * 1024 * 1024];

/** The error code of zlib for an archive that ends early. */
const CUT_OFF = 'Z_BUF_ERROR';

/** The content of a file, which its first bytes show to be gzip or plain. */
export async function* unpack(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = content[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array(0);
  while (head.length < 2) {
    const { done, value } = await pieces.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  const whole = chain(head, pieces);
  yield* isGzip(head) ? gunzip(whole) : whole;
}

async function* chain(head: Uint8Array, pieces: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield head;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  } finally {
    await pieces.return?.();
  }
}

async function* gunzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpacker = createGunzip({ chunkSize: CHUNK_BYTES });
  const feeding = new Feeding(unpacker, packed);
  let outputBytes = 0;
  try {
    for await (const chunk of unpacker as AsyncIterable<Uint8Array>) {
      outputBytes += chunk.length;
      const isDense = outputBytes > feeding.inputBytes * MOST_DENSITY;
      if (isDense && outputBytes > FREE_BYTES) throw refuse.tooDense(MOST_DENSITY);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof AppError || feeding.hasFailed) throw error;
    throw refuse.badGzip((error as NodeJS.ErrnoException).code === CUT_OFF);
  }
}

/** Feeds compressed bytes while decompressed ones are read, each piece once the previous one was processed. */
class Feeding {
  inputBytes = 0;
  /** Whether the source failed, rather than the archive. */
  hasFailed = false;

  constructor(unpacker: Gunzip, packed: AsyncIterable<Uint8Array>) {
    this.feed(unpacker, packed).catch((error: unknown) => {
      this.hasFailed = true;
      unpacker.destroy(error as Error);
    });
  }

  private async feed(unpacker: Gunzip, packed: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const piece of packed) {
      this.inputBytes += piece.length;
      // The callback is also called after the stream was destroyed; 'drain' would not be emitted.
      await new Promise<void>((resolve) => void unpacker.write(piece, () => resolve()));
      if (unpacker.destroyed) return;
    }
    unpacker.end();
  }
}
