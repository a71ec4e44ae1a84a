/** Three numbers in shared memory, the first of which says whose they are: 0 nobody's. */
export interface Row {
  readonly owner: number;
  readonly a: number;
  readonly b: number;
}

/** A row, and whose it was when it was handed out: it may have become somebody else's. */
export interface Place {
  readonly row: number;
  readonly owner: number;
}

/** With one that is right only if all of the others are of one change: processors may show them in any order. */
const NUMBERS = 4;
/** Of a row that is just being written. Longer than any write, unless its thread has lost its core meanwhile. */
const WAIT_MS = 1;

/**
 * Rows of numbers that threads change together, each change as if it were alone. What a row becomes is worked out from
 * a copy and written only if nobody has written meanwhile.
 *
 * Between the taking of a row and its release no function is called, not even of `Atomics`, and no loop turns: a thread
 * is ended from outside only at those, so that none ends with a row half written. Memory that was never written takes
 * no room.
 */
export class SharedRows {
  readonly memory: SharedArrayBuffer;
  private readonly versions: Int32Array;
  private readonly numbers: Float64Array;

  /** New ones, or those of another thread. */
  constructor(rows: number | SharedArrayBuffer) {
    const rowBytes = Int32Array.BYTES_PER_ELEMENT * 2 + Float64Array.BYTES_PER_ELEMENT * NUMBERS;
    this.memory = typeof rows === 'number' ? new SharedArrayBuffer(rows * rowBytes) : rows;
    const count = this.memory.byteLength / rowBytes;
    this.numbers = new Float64Array(this.memory, 0, count * NUMBERS);
    this.versions = new Int32Array(this.memory, this.numbers.byteLength, count);
  }

  /**
   * Makes something else of a row that still has this owner; `next` answers undefined to leave it. Answers the row as
   * it is then, and undefined where it has another owner. Units that a thread takes are noted with it, in one moment.
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

  /** Whatever was there: for whoever hands rows out. */
  put(row: number, made: Row): void {
    for (;;) {
      const version = Atomics.load(this.versions, row);
      if (version & 1) Atomics.wait(this.versions, row, version, WAIT_MS);
      else if (this.write(row, version, made, undefined, 0)) return;
    }
  }

  /** Undefined where not all of a change is to be seen yet. */
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

/** Another one for each change, and for each part of one that is not to be seen yet. */
const checkOf = ({ owner, a, b }: Row, version: number): number => owner * 3 + a * 5 + b * 7 + version * 11;

/** What one thread has taken of each row so far, in memory that outlives it. */
export class TakenRows {
  readonly memory: SharedArrayBuffer;
  /** Of each row its owner and the units, which only grow. Written while the row is taken, by that thread alone. */
  readonly numbers: Float64Array;

  constructor(rows: number | SharedArrayBuffer) {
    this.memory = typeof rows === 'number' ? new SharedArrayBuffer(rows * 2 * Float64Array.BYTES_PER_ELEMENT) : rows;
    this.numbers = new Float64Array(this.memory);
  }

  unitsOf({ row, owner }: Place): number {
    return this.numbers[row * 2] === owner ? this.numbers[row * 2 + 1] : 0;
  }
}
