import { createGunzip, type Gunzip } from 'node:zlib';
import { UploadReader, type ReadUpload, type UploadLimits } from './read-upload.ts';

/** The most bytes unpacked at once, so that the reading thread is never blocked for long. */
const CHUNK_BYTES = 16 * 1024;

/** Reads a file as it arrives, gzipped or not, judged by its first bytes. Throws like UploadReader. */
export async function receiveUpload(chunks: AsyncIterable<Uint8Array>, limits?: UploadLimits): Promise<ReadUpload> {
  const reader = new UploadReader(limits);
  let gunzip: Unpacking | undefined;
  let head: Uint8Array = new Uint8Array(0);
  let isPackingKnown = false;
  try {
    for await (const chunk of chunks) {
      const next = isPackingKnown ? chunk : (head = Buffer.concat([head, chunk]));
      if (next.length < 2 && !isPackingKnown) continue;
      if (!isPackingKnown && next[0] === 0x1f && next[1] === 0x8b) gunzip = new Unpacking(reader);
      isPackingKnown = true;
      if (gunzip) await gunzip.take(next);
      else reader.add(next);
    }
    if (!isPackingKnown) reader.add(head);
    await gunzip?.end();
    return reader.finish();
  } finally {
    gunzip?.destroy();
  }
}

/** Passes unpacked bytes to the reader while packed ones arrive; a bomb ends at the limits of the reader. */
class Unpacking {
  private readonly gunzip: Gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  private readonly ended = Promise.withResolvers<void>();

  constructor(reader: UploadReader) {
    this.ended.promise.catch(() => {}); // thrown by the next step
    const { gunzip, ended } = this;
    gunzip.on('data', (chunk: Uint8Array) => {
      try {
        reader.add(chunk);
      } catch (error) {
        ended.reject(error);
        gunzip.destroy();
      }
    });
    gunzip.on('end', () => ended.resolve());
    gunzip.on('error', (error) => ended.reject(reader.refuse.packed(error.message)));
  }

  take(chunk: Uint8Array): Promise<void> {
    const taken = new Promise<void>((resolve) => void this.gunzip.write(chunk, () => resolve()));
    return Promise.race([taken, this.ended.promise]);
  }

  end(): Promise<void> {
    this.gunzip.end();
    return this.ended.promise;
  }

  destroy(): void {
    this.gunzip.destroy();
  }
}
