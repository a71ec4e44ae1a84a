import { createGunzip, type Gunzip } from 'node:zlib';
import { AppError } from '../../../errors.ts';
import { isGzip } from './file-format.ts';
import { refuse } from '../refusal.ts';

/** Unpacked at once at most, so that the thread that reads is never held up for long. */
const CHUNK_BYTES = 64 * 1024;

/** Tables become 5 to 50 times smaller; what is denser, beyond the first megabytes, is made to fill a disk. */
const [MOST_DENSITY, FREE_BYTES] = [200, 8 * 1024 * 1024];

/** What zlib says of an archive that ends too early. */
const CUT_OFF = 'Z_BUF_ERROR';

/** What a file holds, packed by gzip or not, which its first bytes tell. */
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
  let given = 0;
  try {
    for await (const chunk of unpacker as AsyncIterable<Uint8Array>) {
      given += chunk.length;
      if (given > FREE_BYTES && given > feeding.taken * MOST_DENSITY) throw refuse.tooDense(MOST_DENSITY);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof AppError || feeding.hasFailed) throw error;
    throw refuse.badGzip((error as NodeJS.ErrnoException).code === CUT_OFF);
  }
}

/** Hands packed bytes over while unpacked ones are taken away, a piece when the one before has been worked on. */
class Feeding {
  taken = 0;
  /** The bytes stopped coming, which is no fault of theirs. */
  hasFailed = false;

  constructor(unpacker: Gunzip, packed: AsyncIterable<Uint8Array>) {
    this.feed(unpacker, packed).catch((error: unknown) => {
      this.hasFailed = true;
      unpacker.destroy(error as Error);
    });
  }

  private async feed(unpacker: Gunzip, packed: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const piece of packed) {
      this.taken += piece.length;
      // The callback comes also when the unpacker was destroyed; 'drain' would not.
      await new Promise<void>((resolve) => void unpacker.write(piece, () => resolve()));
      if (unpacker.destroyed) return;
    }
    unpacker.end();
  }
}
