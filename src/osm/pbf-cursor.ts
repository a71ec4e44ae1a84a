import { unreadable, type Place } from './unreadable.ts';

/** Reads one protobuf message, and believes none of its lengths: what leads outside the message is refused. */
export class PbfCursor {
  readonly bytes: Uint8Array;
  pos: number;
  readonly end: number;
  /** The wire type of the field read last. */
  type = 0;
  private readonly place: Place;

  constructor(bytes: Uint8Array, place: Place, pos = 0, end = bytes.length) {
    this.bytes = bytes;
    this.place = place;
    this.pos = pos;
    this.end = end;
  }

  refuse(seen: string): never {
    throw unreadable(this.place, seen);
  }

  /** The number of the next field, 0 at the end. */
  field(): number {
    if (this.pos >= this.end) return 0;
    const key = this.varint();
    this.type = key & 7;
    const field = Math.floor(key / 8);
    if (field === 0 || field >= 2 ** 29) this.refuse(`a field with the impossible number ${field}`);
    return field;
  }

  skip(): void {
    if (this.type === 0) this.passVarint();
    else if (this.type === 1) this.move(8);
    else if (this.type === 2) this.move(this.varint());
    else if (this.type === 5) this.move(4);
    else this.refuse(`a field of the unknown wire type ${this.type}`);
  }

  /** An unsigned number below 2^53. */
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

  /** An `int64` or `int32` field: two's complement. */
  int64(): number {
    // What is not negative is shorter than nine bytes, and then an ordinary number will do.
    for (let i = this.pos; i < this.pos + 8 && i < this.end; i++) if (this.bytes[i] < 128) return this.varint();
    const value = Number(BigInt.asIntN(64, this.varint64()));
    if (!Number.isSafeInteger(value)) this.refuse('a number is too large');
    return value;
  }

  /** A number written as its zigzag difference from the one before it. */
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

  /** The message, string or packed numbers that come now. */
  message(): PbfCursor {
    const length = this.length();
    const start = this.pos;
    this.pos += length;
    return new PbfCursor(this.bytes, this.place, start, start + length);
  }

  blob(): Uint8Array {
    const length = this.length();
    this.pos += length;
    return this.bytes.subarray(this.pos - length, this.pos);
  }

  text(): string {
    return decoder.decode(this.blob());
  }

  private length(): number {
    if (this.type !== 2) this.refuse(`a field of wire type ${this.type} where bytes belong`);
    const length = this.varint();
    if (length > this.end - this.pos) this.refuse('a part is longer than the whole around it');
    return length;
  }

  private move(length: number): void {
    if (length > this.end - this.pos) this.refuse('a part is longer than the whole around it');
    this.pos += length;
  }

  private passVarint(): void {
    this.varint64();
  }

  private farAfter(previous: number): number {
    const zigzag = this.varint64();
    const delta = zigzag & 1n ? -((zigzag + 1n) / 2n) : zigzag / 2n;
    const value = Number(BigInt(previous) + delta);
    if (!Number.isSafeInteger(value)) this.refuse('a number is too large');
    return value;
  }

  private varint64(): bigint {
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

// A byte order mark is part of a tag like any other character.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
