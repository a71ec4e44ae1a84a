/** One thing to be measured: what a call does, and how often it is called. */
export interface Trial {
  readonly name: string;
  /** Called with 0, 1, 2 …; what it answers is kept, so that the work cannot be left out. */
  run(call: number): unknown;
  readonly calls: number;
  /** Calls before the clock counts. */
  readonly warmUp: number;
}

export interface Figures {
  readonly name: string;
  readonly calls: number;
  readonly p50Micros: number;
  readonly p99Micros: number;
  readonly maxMicros: number;
  readonly callsPerSecond: number;
}

/** Microseconds from any fixed moment. */
export type Clock = () => number;

/** As it passes for whoever waits; the clock itself costs some 0.05 µs of each call. */
export const wallClock: Clock = () => performance.now() * 1000;

/** Of the processor, for this thread: steadier where others work beside it. Costs some 0.5 µs of each call. */
export const threadClock: Clock = () => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

/** Times each call on its own. */
export function measure({ name, run, calls, warmUp }: Trial, clock: Clock = wallClock): Figures {
  let kept: unknown;
  for (let call = 0; call < warmUp; call++) kept = run(call);
  const micros = new Float64Array(calls);
  const begun = clock();
  for (let call = 0; call < calls; call++) {
    const start = clock();
    kept = run(warmUp + call);
    micros[call] = clock() - start;
  }
  const seconds = (clock() - begun) / 1e6;
  if (kept instanceof Promise) throw new TypeError(`${name}: a trial runs at once, it answered a promise`);
  micros.sort();
  return {
    name,
    calls,
    p50Micros: quantile(micros, 0.5),
    p99Micros: quantile(micros, 0.99),
    maxMicros: micros[calls - 1],
    callsPerSecond: Math.round(calls / seconds),
  };
}

const quantile = (sorted: Float64Array, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
