/**
 * A fixed piece of work. On a shared host other machines use the same core from time to time; everything then takes up
 * to twice as long, which neither load nor stolen time shows. Only this does.
 */
const STEPS = 30_000;
const table = Int32Array.from({ length: 4096 }, (_, index) => (index * 40_503 + 7) & 4095);
let kept = 0;

/** The microseconds it takes at this moment. */
export function yardstickMicros(): number {
  const start = performance.now();
  kept ^= work();
  return (performance.now() - start) * 1000;
}

/** Independent sums, as on a busy core. */
function work(): number {
  let [a, b, c, d, e, f] = [1, 2, 3, 4, 5, 6];
  for (let step = 0; step < STEPS; step++) {
    a = (a + table[step & 4095]) | 0;
    b ^= table[(step + 1) & 4095];
    c = (c + 3 * table[(step + 2) & 4095]) | 0;
    d = (d - table[(step + 3) & 4095]) | 0;
    e = (e + (a > c ? 1 : 2)) | 0;
    f ^= table[(step + 9) & 4095];
  }
  return a ^ b ^ c ^ d ^ e ^ f;
}

/** Takes samples while something else is measured. */
export class Yardstick {
  private readonly samples: number[] = [];
  private nextAt = 0;

  constructor() {
    for (let warm = 0; warm < 20; warm++) yardstickMicros();
  }

  /** Called often; takes a sample at most every 10 ms. */
  look(): void {
    if (performance.now() < this.nextAt) return;
    this.samples.push(yardstickMicros());
    this.nextAt = performance.now() + 10;
  }

  get medianMicros(): number {
    const sorted = this.samples.toSorted((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? yardstickMicros();
  }
}
