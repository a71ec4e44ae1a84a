import { measure } from './measure.ts';

/** Lines of output of a bench in a process of its own, in order. */
export const lines: string[] = [];

export const whole = (value: number): string => Math.round(value).toLocaleString('en');

export const inUnits = (micros: number): string =>
  micros < 2000 ? `${micros.toFixed(1)} µs` : `${(micros / 1000).toFixed(1)} ms`;

export const peakMib = (): string => `${whole(process.resourceUsage().maxRSS / 1024)} MiB`;

/** Measures long work once. */
export function once<T>(what: string, run: () => T): T {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const made = run();
  const { user, system } = process.cpuUsage(cpu);
  const [seconds, cpuSeconds] = [(performance.now() - start) / 1000, (user + system) / 1e6];
  lines.push(`${what}: ${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of CPU), peak ${peakMib()}`);
  return made;
}

/** Measures short work repeatedly. On a busy machine the best call and the processor time say more than the median. */
export function often(what: string, calls: number, warmUp: number, run: (call: number) => unknown): void {
  const took: number[] = [];
  const [cpu, counted] = [process.cpuUsage(), calls + warmUp];
  const { p50Micros, p99Micros, yardstickMicros } = measure({ name: what, calls, warmUp, run: (call) => {
    const start = performance.now();
    const made = run(call);
    took.push((performance.now() - start) * 1000);
    return made;
  } });
  const { user, system } = process.cpuUsage(cpu);
  const [best, cpuMicros] = [took.reduce((a, b) => Math.min(a, b)), (user + system) / counted];
  const figures = { p50: p50Micros, p99: p99Micros, best, 'mean CPU': cpuMicros, yardstick: yardstickMicros };
  lines.push(`${what}: ${Object.entries(figures).map(([label, micros]) => `${label} ${inUnits(micros)}`).join(', ')}`);
}
