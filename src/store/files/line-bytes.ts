/** The most UTF-8 bytes that one UTF-16 unit takes. */
const MOST_BYTES_EACH = 3;
const FIRST_ROOM_BYTES = 16_384;

/**
 * Lines to be written, held as bytes. As strings they would outlive the minor garbage collections that requests
 * cause, and be moved by each of them.
 */
export class LineBytes {
  private room = Buffer.alloc(0);
  private end = 0;
  /** The first allocation: room for as many bytes as the last time. */
  private usualBytes = FIRST_ROOM_BYTES;
  /** The number of lines held. */
  lines = 0;

  get bytes(): number {
    return this.end;
  }

  add(line: string): void {
    this.reserve(line.length * MOST_BYTES_EACH);
    this.end += this.room.write(line, this.end);
    this.lines++;
  }

  /** Adds lines that are bytes already, each with its newline. */
  addBytes(bytes: Uint8Array, lines: number): void {
    this.reserve(bytes.length);
    this.room.set(bytes, this.end);
    this.end += bytes.length;
    this.lines += lines;
  }

  /** All of them; valid until something is added or taken. */
  peek(): Buffer {
    return this.room.subarray(0, this.end);
  }

  /** Returns all of them and empties the buffer. */
  take(): Buffer {
    const taken = this.peek();
    this.usualBytes = Math.max(FIRST_ROOM_BYTES, this.end);
    this.room = Buffer.alloc(0);
    this.end = 0;
    this.lines = 0;
    return taken;
  }

  /** Drops the first `count` lines. */
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
