/** As many bytes as a character of UTF-16 takes at most in UTF-8. */
const MOST_BYTES_EACH = 3;
const FIRST_ROOM_BYTES = 16_384;

/**
 * Lines that wait to be written, as the bytes that they will be. Kept as texts, they would outlive the collections of
 * garbage that go with requests, and be moved about by each of them.
 */
export class LineBytes {
  private room = Buffer.alloc(0);
  private end = 0;
  /** Room for as many as there were last time. */
  private usualBytes = FIRST_ROOM_BYTES;
  /** How many there are. */
  lines = 0;

  get bytes(): number {
    return this.end;
  }

  add(line: string): void {
    this.reserve(line.length * MOST_BYTES_EACH);
    this.end += this.room.write(line, this.end);
    this.lines++;
  }

  /** Lines that are bytes already, each with its end. */
  addBytes(bytes: Uint8Array, lines: number): void {
    this.reserve(bytes.length);
    this.room.set(bytes, this.end);
    this.end += bytes.length;
    this.lines += lines;
  }

  /** All of them, as long as nothing is added or taken. */
  peek(): Buffer {
    return this.room.subarray(0, this.end);
  }

  /** All of them, which are not here any more. */
  take(): Buffer {
    const taken = this.peek();
    this.usualBytes = Math.max(FIRST_ROOM_BYTES, this.end);
    this.room = Buffer.alloc(0);
    this.end = 0;
    this.lines = 0;
    return taken;
  }

  /** Drops the first ones. */
  dropFirst(count: number): void {
    const { lines } = this;
    const all = this.take();
    let from = 0;
    for (let dropped = 0; dropped < count; dropped++) from = all.indexOf('\n', from) + 1;
    if (count < lines) this.addBytes(all.subarray(from), lines - count);
  }

  private reserve(bytes: number): void {
    if (this.end + bytes <= this.room.length) return;
    const wider = Buffer.allocUnsafeSlow(Math.max(this.usualBytes, 2 * this.room.length, this.end + bytes));
    this.room.copy(wider, 0, 0, this.end);
    this.room = wider;
  }
}
