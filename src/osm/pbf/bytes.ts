/** Bytes that grow, with the two number forms of PBF. Exact for whole numbers up to 2^53 of either sign. */
export class PbfBytes {
  length = 0;
  private bytes: Uint8Array;

  constructor(capacity = 1024) {
    this.bytes = new Uint8Array(capacity);
  }

  /** Writes a number that is not negative. */
  varint(value: number): void {
    this.reserve(10);
    const { bytes } = this;
    let { length } = this;
    let rest = value;
    while (rest > 0x7fffffff) {
      bytes[length++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    while (rest > 127) {
      bytes[length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    bytes[length++] = rest;
    this.length = length;
  }

  /** Writes an `int64` field, in which negative numbers are ten bytes of two's complement. */
  int64(value: number): void {
    if (value >= 0) this.varint(value);
    else this.big(BigInt.asUintN(64, BigInt(value)));
  }

  /** Writes `value - previous` as a `sint64` field, in which small numbers of either sign are short. */
  difference(value: number, previous: number): void {
    const delta = value - previous;
    if (delta >= -0x40000000 && delta < 0x40000000) this.varint(((delta << 1) ^ (delta >> 31)) >>> 0);
    else if (Math.abs(delta) < 2 ** 51) this.varint(delta < 0 ? -delta * 2 - 1 : delta * 2);
    else {
      const exact = BigInt(value) - BigInt(previous);
      this.big(exact < 0n ? -exact * 2n - 1n : exact * 2n);
    }
  }

  append(other: Uint8Array): void {
    this.reserve(other.length);
    this.bytes.set(other, this.length);
    this.length += other.length;
  }

  /** Writes a field whose value is bytes: a string, a message, packed numbers. */
  field(number: number, value: Uint8Array): void {
    this.varint(number * 8 + 2);
    this.varint(value.length);
    this.append(value);
  }

  clear(): void {
    this.length = 0;
  }

  /** The bytes so far, without a copy; valid until the next write. */
  view(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  private big(value: bigint): void {
    this.reserve(10);
    let rest = value;
    while (rest > 127n) {
      this.bytes[this.length++] = Number(rest & 127n) | 128;
      rest >>= 7n;
    }
    this.bytes[this.length++] = Number(rest);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.length + more, this.bytes.length * 2));
    grown.set(this.view());
    this.bytes = grown;
  }
}
