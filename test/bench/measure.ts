import { Yardstick } from './yardstick.ts';

/** A measurement: the call, and how often it is made. */
export interface Trial {
  readonly name: string;
  /** Called with 0, 1, 2 …; its result is kept, so that the work cannot be optimized away. */
  run(call: number): unknown;
  readonly calls: number;
  /** Calls before measuring. */
  readonly warmUp: number;
}

export interface Figures {
  readonly name: string;
  readonly calls: number;
  readonly p50Micros: number;
  readonly p99Micros: number;
  readonly maxMicros: number;
  readonly callsPerSecond: number;
  /** The time of a fixed piece of work meanwhile (see yardstick.ts): figures are comparable if these are similar. */
  readonly yardstickMicros: number;
}

/**
 * Times each call; the clock itself costs about 0.05 µs. With `best` each call is repeated and its least time counts,
 * since other load on the machine is not a property of the call.
 */
export function measure({ name, run, calls, warmUp }: Trial, best = 1): Figures {
  let kept: unknown;
  for (let call = 0; call < warmUp; call++) kept = run(call);
  const micros = new Float64Array(calls);
  const yardstick = new Yardstick();
  for (let call = 0; call < calls; call++) {
    micros[call] = Infinity;
    yardstick.look();
    for (let again = 0; again < best; again++) {
      const start = performance.now();
      kept = run(warmUp + call);
      micros[call] = Math.min(micros[call], (performance.now() - start) * 1000);
    }
  }
  const seconds = micros.reduce((sum, one) => sum + one, 0) / 1e6;
  if (kept instanceof Promise) throw new TypeError(`${name}: a trial runs at once, it answered a promise`);
  micros.sort();
  return {
    name,
    calls,
    p50Micros: quantile(micros, 0.5),
    p99Micros: quantile(micros, 0.99),
    maxMicros: micros[calls - 1],
    callsPerSecond: Math.round(calls / seconds),
    yardstickMicros: yardstick.medianMicros,
  };
}

const quantile = (sorted: Float64Array, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

/** The upper one of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}
