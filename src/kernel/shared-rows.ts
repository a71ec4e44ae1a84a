/** Two numbers in shared memory and the id of their owner; 0 if nobody owns them. */
export interface Row {
  readonly owner: number;
  readonly a: number;
  readonly b: number;
}

/** A row and its owner at the time it was handed out; the row may have changed hands since. */
export interface Place {
  readonly row: number;
  readonly owner: number;
}

/** The numbers of a row, and a checksum that shows a half-visible change: processors publish writes in any order. */
const NUMBERS = 4;
/** How long to wait for a row under change: longer than any write, unless the writing thread lost its core. */
const WAIT_MS = 1;

/**
 * Rows of numbers that threads share. Each change is atomic: the new row is computed from a copy, and written only if
 * no other thread has written it meanwhile.
 *
 * While a row is locked, no function is called, not even of `Atomics`, and no loop runs: a thread is terminated only
 * there, so none dies with a row half written. Memory that was never written takes no room.
 */
export class SharedRows {
  readonly memory: SharedArrayBuffer;
  private readonly versions: Int32Array;
  private readonly numbers: Float64Array;

  /** Allocates rows, or opens those that another thread allocated. */
  constructor(rows: number | SharedArrayBuffer) {
    const rowBytes = Int32Array.BYTES_PER_ELEMENT * 2 + Float64Array.BYTES_PER_ELEMENT * NUMBERS;
    this.memory = typeof rows === 'number' ? new SharedArrayBuffer(rows * rowBytes) : rows;
    const count = this.memory.byteLength / rowBytes;
    this.numbers = new Float64Array(this.memory, 0, count * NUMBERS);
    this.versions = new Int32Array(this.memory, this.numbers.byteLength, count);
  }

  /**
   * Replaces a row by `next` of it, unless that is undefined. Returns the resulting row, or undefined if the row has
   * another owner by now. The units that this thread takes are added to `taken` in the same atomic change.
   */
  change(place: Place, next: (held: Row) => Row | undefined, taken?: TakenRows, units = 0): Row | undefined {
    const { row } = place;
    for (;;) {
      const version = Atomics.load(this.versions, row);
      if (version & 1) {
        Atomics.wait(this.versions, row, version, WAIT_MS);
        continue;
      }
      const held = this.read(row, version);
      if (!held || Atomics.load(this.versions, row) !== version) continue;
      if (held.owner !== place.owner) return undefined;
      const made = next(held);
      if (made === undefined) return held;
      if (this.write(row, version, made, taken?.numbers, units)) return made;
    }
  }

  /** Overwrites a row whatever its owner, to hand it out. */
  put(row: number, made: Row): void {
    for (;;) {
      const version = Atomics.load(this.versions, row);
      if (version & 1) Atomics.wait(this.versions, row, version, WAIT_MS);
      else if (this.write(row, version, made, undefined, 0)) return;
    }
  }

  /** Returns undefined while a change is only partly visible. */
  private read(row: number, version: number): Row | undefined {
    const { numbers } = this;
    const at = row * NUMBERS;
    const held = { owner: numbers[at], a: numbers[at + 1], b: numbers[at + 2] };
    return version === 0 || Object.is(numbers[at + 3], checkOf(held, version)) ? held : undefined;
  }

  private write(row: number, version: number, made: Row, taken: Float64Array | undefined, units: number): boolean {
    const { numbers, versions } = this;
    const { owner, a, b } = made;
    const [at, takenAt, next] = [row * NUMBERS, row * 2, (version + 2) | 0];
    const check = checkOf(made, next);
    const takenUnits = units + (taken?.[takenAt] === owner ? taken[takenAt + 1] : 0);
    if (Atomics.compareExchange(versions, row, version, version + 1) !== version) return false;
    numbers[at] = owner;
    numbers[at + 1] = a;
    numbers[at + 2] = b;
    numbers[at + 3] = check;
    if (taken !== undefined) {
      taken[takenAt] = owner;
      taken[takenAt + 1] = takenUnits;
    }
    versions[row] = next;
    return true;
  }
}

/** A checksum that differs for each change, and for a partly visible one. */
const checkOf = ({ owner, a, b }: Row, version: number): number => owner * 3 + a * 5 + b * 7 + version * 11;

/** The units that one thread has taken from each row, in memory that outlives the thread. */
export class TakenRows {
  readonly memory: SharedArrayBuffer;
  /** Owner and units of each row; units only grow. Written by this thread alone, while it holds the row. */
  readonly numbers: Float64Array;

  constructor(rows: number | SharedArrayBuffer) {
    this.memory = typeof rows === 'number' ? new SharedArrayBuffer(rows * 2 * Float64Array.BYTES_PER_ELEMENT) : rows;
    this.numbers = new Float64Array(this.memory);
  }

  unitsOf({ row, owner }: Place): number {
    return this.numbers[row * 2] === owner ? this.numbers[row * 2 + 1] : 0;
  }
}
