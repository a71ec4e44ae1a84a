/** Chunks that are examined together, joined only once, since a sender may make them arbitrarily small. */
export class Gathered {
  length = 0;
  private pieces: Uint8Array[] = [];

  add(piece: Uint8Array): void {
    this.pieces.push(piece);
    this.length += piece.length;
  }

  bytes(): Buffer {
    const bytes = Buffer.concat(this.pieces);
    this.pieces = [bytes];
    return bytes;
  }

  clear(): void {
    this.pieces = [];
    this.length = 0;
  }
}
