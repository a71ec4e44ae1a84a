/** Indices into the head: how far the spool is written and read, in bytes from its start. Two more counts are free. */
const WRITTEN = 0;
const READ = 1;
const HEAD_BYTES = 16;
const LENGTH_BYTES = 4;
const KIND_BYTES = 1;
/** The most bytes that one UTF-16 code unit takes in UTF-8. */
const MOST_BYTES_EACH = 3;

/** What a thread writes in a tenth of a second when it does nothing else. */
const USUAL_BYTES = 1 << 20;

/**
 * Passes texts from one thread to another, in order, through shared memory. No text wakes the reader, and texts survive
 * the thread that wrote them. One for which there is no room is refused.
 */
export class Spool {
  readonly memory: SharedArrayBuffer;
  /** The first two belong to the spool. */
  readonly counts: Int32Array;
  private readonly bytes: Buffer;

  /** Makes a new spool, or opens that of another thread. */
  constructor(memory: SharedArrayBuffer | number = USUAL_BYTES) {
    this.memory = typeof memory === 'number' ? new SharedArrayBuffer(HEAD_BYTES + memory) : memory;
    this.counts = new Int32Array(this.memory, 0, HEAD_BYTES / Int32Array.BYTES_PER_ELEMENT);
    this.bytes = Buffer.from(this.memory, HEAD_BYTES);
  }

  write(kind: number, text: string): boolean {
    const { bytes, counts } = this;
    const most = LENGTH_BYTES + KIND_BYTES + text.length * MOST_BYTES_EACH;
    const written = Atomics.load(counts, WRITTEN);
    const read = Atomics.load(counts, READ);
    // The end always has room for a length of 0, which tells the reader to continue at the start.
    const end = bytes.length - LENGTH_BYTES;
    const isCut = written >= read && written + most > end;
    const at = isCut ? 0 : written;
    if (at + most > (at >= read && !isCut ? end : read - 1)) return false;
    const length = bytes.write(text, at + LENGTH_BYTES + KIND_BYTES);
    bytes.writeInt32LE(length + KIND_BYTES, at);
    bytes[at + LENGTH_BYTES] = kind;
    if (isCut) bytes.writeInt32LE(0, written);
    Atomics.store(counts, WRITTEN, at + LENGTH_BYTES + KIND_BYTES + length);
    return true;
  }

  /** Hands over all texts. */
  read(take: (kind: number, text: string) => void): void {
    const { bytes, counts } = this;
    for (;;) {
      let at = Atomics.load(counts, READ);
      if (at === Atomics.load(counts, WRITTEN)) return;
      if (bytes.readInt32LE(at) === 0) at = 0;
      const from = at + LENGTH_BYTES;
      const to = from + bytes.readInt32LE(at);
      const [kind, text] = [bytes[from], bytes.toString('utf8', from + KIND_BYTES, to)];
      Atomics.store(counts, READ, to);
      take(kind, text);
    }
  }
}
