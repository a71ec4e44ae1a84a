const KEYS_VERSION = 0;
const ROADS_VERSION = 1;
const COUNTERS_VERSION = 2;
const READY = 3;
/** Indices into `times`; the counts fill the first two. */
const EPOCH = 2;
const PULSE = 3;

/** A few numbers in shared memory, which the first thread writes and all others read without a call. */
export class Cells {
  readonly memory: SharedArrayBuffer;
  private readonly counts: Int32Array;
  private readonly times: Float64Array;

  constructor(memory = new SharedArrayBuffer(32)) {
    this.memory = memory;
    this.counts = new Int32Array(memory);
    this.times = new Float64Array(memory);
  }

  /** Incremented when any key or account changes: everything cached about them before is invalid. */
  get keysVersion(): number {
    return Atomics.load(this.counts, KEYS_VERSION);
  }

  forgetKeys(): void {
    Atomics.add(this.counts, KEYS_VERSION, 1);
  }

  /** Incremented when the roads in force or their traffic change. */
  get roadsVersion(): number {
    return Atomics.load(this.counts, ROADS_VERSION);
  }

  changeRoads(): void {
    Atomics.add(this.counts, ROADS_VERSION, 1);
  }

  /** Incremented when the counters in which threads may count by themselves change. */
  get countersVersion(): number {
    return Atomics.load(this.counts, COUNTERS_VERSION);
  }

  closeCounters(): void {
    Atomics.add(this.counts, COUNTERS_VERSION, 1);
  }

  /** Whether this process should get requests. */
  get isReady(): boolean {
    return Atomics.load(this.counts, READY) === 1;
  }

  set isReady(isReady: boolean) {
    Atomics.store(this.counts, READY, isReady ? 1 : 0);
  }

  /** The Unix time in milliseconds at which the clock of `sinceBoot` began. */
  get epochMs(): number {
    return this.times[EPOCH];
  }

  set epochMs(epochMs: number) {
    this.times[EPOCH] = epochMs;
  }

  /** When the first thread last ran its timer, by the clock of `sinceBoot`. */
  get pulseMs(): number {
    return this.times[PULSE];
  }

  set pulseMs(pulseMs: number) {
    this.times[PULSE] = pulseMs;
  }
}

/** Milliseconds of a monotonic clock that is the same in all threads, as `performance.now` is not. */
export function sinceBootMs(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}
