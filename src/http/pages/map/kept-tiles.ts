import { encodeNow } from '../../reply/coding.ts';

/** A tile in the two forms in which it is sent: plain and gzipped. */
export interface KeptTile {
  readonly plain: Buffer;
  readonly packed: Buffer;
}

/** Per process. */
export const TILE_CACHE_BYTES = 48 * 2 ** 20;
/** The cost of an entry besides its bytes. */
const ENTRY_BYTES = 300;

/** A cache of tiles that evicts the least recently used ones, and all of them when the atlas changes. */
export class KeptTiles {
  private readonly tiles = new Map<string, KeptTile>();
  private readonly mostBytes: number;
  private version = '';
  private bytes = 0;

  constructor(mostBytes = TILE_CACHE_BYTES) {
    this.mostBytes = mostBytes;
  }

  get size(): number {
    return this.tiles.size;
  }

  get(version: string, name: string, make: () => Uint8Array): KeptTile {
    if (version !== this.version) this.forget(version);
    let tile = this.tiles.get(name);
    if (tile === undefined) {
      tile = pack(make());
      this.bytes += sizeOf(tile);
    } else {
      this.tiles.delete(name);
    }
    this.tiles.set(name, tile);
    for (const [oldest, old] of this.tiles) {
      if (this.bytes <= this.mostBytes || this.tiles.size === 1) break;
      this.tiles.delete(oldest);
      this.bytes -= sizeOf(old);
    }
    return tile;
  }

  private forget(version: string): void {
    this.tiles.clear();
    this.bytes = 0;
    this.version = version;
  }
}

const sizeOf = ({ plain, packed }: KeptTile): number => plain.length + packed.length + ENTRY_BYTES;

export function pack(bytes: Uint8Array): KeptTile {
  const plain = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { plain, packed: encodeNow(plain, 'gzip') };
}
