import { unreadable, type Place } from '../unreadable.ts';

/** Reads the numbers of a stretch of bytes, and refuses those that leave it or are too large to be exact. */
export class PbfNumbers {
  readonly bytes: Uint8Array;
  pos: number;
  readonly end: number;
  protected readonly place: Place;

  constructor(bytes: Uint8Array, place: Place, pos = 0, end = bytes.length) {
    this.bytes = bytes;
    this.place = place;
    this.pos = pos;
    this.end = end;
  }

  refuse(seen: string): never {
    throw unreadable(this.place, seen);
  }

  /** Reads an unsigned number below 2^53. */
  varint(): number {
    const byte = this.bytes[this.pos];
    if (byte < 128 && this.pos < this.end) {
      this.pos++;
      return byte;
    }
    let value = 0;
    let scale = 1;
    for (let i = 0; i < 8; i++) {
      if (this.pos >= this.end) this.refuse('a number is cut off');
      const next = this.bytes[this.pos++];
      value += (next & 127) * scale;
      if (next < 128) {
        if (value > Number.MAX_SAFE_INTEGER) break;
        return value;
      }
      scale *= 128;
    }
    return this.refuse('a number is too large');
  }

  /** Reads an `int64` or `int32` field: two's complement. */
  int64(): number {
    // A number that is not negative has fewer than nine bytes, so that it is read as a plain number.
    for (let i = this.pos; i < this.pos + 8 && i < this.end; i++) if (this.bytes[i] < 128) return this.varint();
    const value = Number(BigInt.asIntN(64, this.varint64()));
    if (!Number.isSafeInteger(value)) this.refuse('a number is too large');
    return value;
  }

  /** Reads a number written as its zigzag difference from the one before it. */
  after(previous: number): number {
    const { bytes, end } = this;
    let { pos } = this;
    let byte = pos < end ? bytes[pos++] : 128;
    let zigzag = byte & 127;
    let shift = 7;
    while (byte > 127 && shift < 28 && pos < end) {
      byte = bytes[pos++];
      zigzag |= (byte & 127) << shift;
      shift += 7;
    }
    if (byte > 127) return this.farAfter(previous);
    this.pos = pos;
    const value = previous + ((zigzag >>> 1) ^ -(zigzag & 1));
    if (value > Number.MAX_SAFE_INTEGER || value < -Number.MAX_SAFE_INTEGER) this.refuse('a number is too large');
    return value;
  }

  private farAfter(previous: number): number {
    const zigzag = this.varint64();
    const delta = zigzag & 1n ? -((zigzag + 1n) / 2n) : zigzag / 2n;
    const value = Number(BigInt(previous) + delta);
    if (!Number.isSafeInteger(value)) this.refuse('a number is too large');
    return value;
  }

  protected varint64(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      if (this.pos >= this.end) this.refuse('a number is cut off');
      const byte = this.bytes[this.pos++];
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return BigInt.asUintN(64, value);
    }
    return this.refuse('a number is too long');
  }
}
