import { AppError } from '../errors.ts';

/** Dates of answers have whole seconds, and answers take a while. */
const TOLERANCE_SECONDS = 3;

/**
 * Compares the edge's clock with those of the regions, by the dates of their answers. Regions reject what an edge
 * passes on when their clocks differ by minutes, and limits then count all its clients as one.
 */
export class RegionClocks {
  readonly #clock: { now(): number };
  readonly #skews = new Map<string, number>();

  constructor(clock: { now(): number }) {
    this.#clock = clock;
  }

  /** `date`: the header of the region's latest answer, if there was one. */
  note(region: string, date: string | undefined): void {
    const at = Date.parse(date ?? '');
    if (Number.isNaN(at)) this.#skews.delete(region);
    else this.#skews.set(region, Math.trunc((this.#clock.now() - at) / 1000));
  }

  /** How far the clock is ahead of the nearest region's; undefined while no region says. */
  get skewSeconds(): number | undefined {
    const [nearest] = Array.from(this.#skews.values()).sort((a, b) => Math.abs(a) - Math.abs(b));
    return nearest;
  }

  /** Throws if the clock is off. */
  refuseOff(): void {
    const { skewSeconds = 0 } = this;
    if (Math.abs(skewSeconds) <= TOLERANCE_SECONDS) return;
    const direction = skewSeconds > 0 ? 'ahead of' : 'behind';
    const text = `the clock is ${Math.abs(skewSeconds)} s ${direction} the nearest region's: synchronize it`;
    throw new AppError('temporarily_unavailable', text);
  }
}
