import { createGzip, type Gzip } from 'node:zlib';
import { UploadRefusal } from '../../routing/traffic/upload-refusal.ts';

const FAST = { level: 1 };

/** A gzip copy of a stream that somebody else reads, made while it passes, in libuv's threads. */
export class PackedCopy {
  private readonly mostBytes: number;
  private readonly chunks: Uint8Array[] = [];
  private gzip: Gzip | undefined;
  private readonly packed = Promise.withResolvers<void>();
  private head: Uint8Array = new Uint8Array(0);
  private isDecided = false;
  private length = 0;

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes;
    this.packed.promise.catch(() => {}); // reported by bytes()
  }

  /** Passes the chunks on unchanged and copies them. */
  async *of(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of chunks) {
        await this.take(chunk);
        yield chunk;
      }
      if (!this.isDecided) await this.beginAs(false);
      this.gzip?.end();
    } finally {
      if (!this.gzip?.writableEnded) this.gzip?.destroy();
    }
  }

  /** The copy, once the whole stream has passed. */
  async bytes(): Promise<Uint8Array> {
    if (this.gzip) await this.packed.promise;
    return Buffer.concat(this.chunks);
  }

  private async take(chunk: Uint8Array): Promise<void> {
    this.length += chunk.length;
    if (this.length > this.mostBytes) throw new UploadRefusal().packedTooLarge(this.mostBytes);
    if (!this.isDecided) this.head = Buffer.concat([this.head, chunk]);
    if (this.isDecided) await this.add(chunk);
    else if (this.head.length >= 2) await this.beginAs(this.head[0] === 0x1f && this.head[1] === 0x8b);
  }

  private beginAs(isPacked: boolean): Promise<void> {
    this.isDecided = true;
    if (!isPacked) {
      this.gzip = createGzip(FAST);
      this.gzip.on('data', (bytes: Uint8Array) => void this.chunks.push(bytes));
      this.gzip.on('end', () => this.packed.resolve());
      this.gzip.on('error', (error) => this.packed.reject(error));
    }
    return this.add(this.head);
  }

  private async add(chunk: Uint8Array): Promise<void> {
    if (!this.gzip) this.chunks.push(chunk);
    else await new Promise<void>((resolve) => void this.gzip!.write(chunk, () => resolve()));
  }
}
