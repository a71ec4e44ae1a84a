import { Yardstick } from './yardstick.ts';

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
  /** How long the same work took meanwhile (see yardstick.ts): figures compare where these are alike. */
  readonly yardstickMicros: number;
}

/**
 * Times each call on its own; the clock itself costs some 0.05 µs of each. With `best` each is called so often and its
 * least time counts: what other programs took from the machine is no property of the call.
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
