const KEYS_VERSION = 0;
const ROADS_VERSION = 1;
const COUNTERS_VERSION = 2;
const READY = 3;
/** Behind all of them. */
const EPOCH = 2;
const PULSE = 3;

/** What the first thread says and all others read without asking: a few numbers in shared memory. */
export class Cells {
  readonly memory: SharedArrayBuffer;
  private readonly counts: Int32Array;
  private readonly times: Float64Array;

  constructor(memory = new SharedArrayBuffer(32)) {
    this.memory = memory;
    this.counts = new Int32Array(memory);
    this.times = new Float64Array(memory);
  }

  /** Another one when something changed of keys or accounts: nothing that was known of them before counts. */
  get keysVersion(): number {
    return Atomics.load(this.counts, KEYS_VERSION);
  }

  forgetKeys(): void {
    Atomics.add(this.counts, KEYS_VERSION, 1);
  }

  /** Another one when routes are answered from other roads, or with other traffic. */
  get roadsVersion(): number {
    return Atomics.load(this.counts, ROADS_VERSION);
  }

  changeRoads(): void {
    Atomics.add(this.counts, ROADS_VERSION, 1);
  }

  /** Another one when counters in which a thread may count by itself are no more such, or others are. */
  get countersVersion(): number {
    return Atomics.load(this.counts, COUNTERS_VERSION);
  }

  closeCounters(): void {
    Atomics.add(this.counts, COUNTERS_VERSION, 1);
  }

  /** Whether requests should be sent to this process. */
  get isReady(): boolean {
    return Atomics.load(this.counts, READY) === 1;
  }

  set isReady(isReady: boolean) {
    Atomics.store(this.counts, READY, isReady ? 1 : 0);
  }

  /** Milliseconds since 1970 when the clock of `sinceBoot` began. */
  get epochMs(): number {
    return this.times[EPOCH];
  }

  set epochMs(epochMs: number) {
    this.times[EPOCH] = epochMs;
  }

  /** When the first thread last came to its work, by the clock of `sinceBoot`. */
  get pulseMs(): number {
    return this.times[PULSE];
  }

  set pulseMs(pulseMs: number) {
    this.times[PULSE] = pulseMs;
  }
}

/** Milliseconds of the clock that only goes forward and is the same in all threads; `performance.now` is not. */
export function sinceBootMs(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}
