import { PbfNumbers } from './numbers.ts';

/** Reads one protobuf message. No length in it is trusted: one that leads outside the message is refused. */
export class PbfCursor extends PbfNumbers {
  /** The wire type of the field read last. */
  type = 0;

  /** Reads the number of the next field, 0 at the end. */
  field(): number {
    if (this.pos >= this.end) return 0;
    const key = this.varint();
    this.type = key & 7;
    const field = Math.floor(key / 8);
    if (field === 0 || field >= 2 ** 29) this.refuse(`a field with the impossible number ${field}`);
    return field;
  }

  skip(): void {
    if (this.type === 0) this.varint64();
    else if (this.type === 1) this.move(8);
    else if (this.type === 2) this.move(this.varint());
    else if (this.type === 5) this.move(4);
    else this.refuse(`a field of the unknown wire type ${this.type}`);
  }

  /** Reads the message, string or packed numbers that come next. */
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
}

// A byte order mark is part of a tag like any other character.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
