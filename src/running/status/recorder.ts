import { beginOf, emptyHistogram, minutesOf, spanMs, type Sample, type StatusHistory } from '../../../ops/index.ts';
import type { Tallied } from '../../../ops/index.ts';
import type { Probes } from './probes.ts';

export interface RecorderParts {
  /** Of this process and no other. */
  readonly id: string;
  /** Whose requests are counted here. */
  readonly region: string;
  readonly history: StatusHistory;
  readonly tally: { take(): Tallied[] };
  readonly probes: Pick<Probes, 'take'>;
}

/** Of minutes that could not be written yet. What is older is not taken any more, and stays unknown. */
const MOST_WAITING = 1440;
/** Incidents are looked for in minutes that all recorders have written. */
const SETTLED_MS = 2 * spanMs.minute;
const LOOKED_BACK_MS = 2 * spanMs.hour;

/** Writes what this process saw of each minute, and reckons with what all have written. */
export class Recorder {
  readonly #parts: RecorderParts;
  #waiting: Sample[][] = [];

  constructor(parts: RecorderParts) {
    this.#parts = parts;
  }

  /** To be called when a minute is over. Throws while nothing can be written: the minutes wait. */
  async record(now: number): Promise<void> {
    this.#waiting.push(this.#collect(beginOf('minute', now) - spanMs.minute));
    this.#waiting = this.#waiting.slice(-MOST_WAITING);
    await this.#write(now);
    await this.#parts.history.sumUp(now);
    await this.#followIncidents(now);
  }

  /** What was seen since the last full minute, so that a stop leaves no gap that need not be. */
  async close(now: number): Promise<void> {
    this.#waiting.push(this.#collect(beginOf('minute', now)));
    await this.#write(now);
  }

  #collect(at: number): Sample[] {
    const { tally, probes, region } = this.#parts;
    const nothing = emptyHistogram();
    const answered = tally.take().map(({ operation, times, faults }): Sample => ({
      at, region, operation, times, faults, probes: { passed: 0, failed: 0 }, probeTimes: nothing,
    }));
    const probed = probes.take().map((seen): Sample => ({ at, ...seen, times: nothing, faults: 0 }));
    // a row for each operation and region
    const byName = Map.groupBy([...answered, ...probed], (sample) => `${sample.region} ${sample.operation}`);
    return [...byName.values()].map(([first, second]) =>
      second ? { ...first, probes: second.probes, probeTimes: second.probeTimes } : first);
  }

  async #write(now: number): Promise<void> {
    const { history, id } = this.#parts;
    while (this.#waiting.length > 0) {
      await history.add(id, this.#waiting[0], now);
      this.#waiting.shift();
    }
  }

  async #followIncidents(now: number): Promise<void> {
    const { history } = this.#parts;
    const minutes = minutesOf(await history.listSamples(now - LOOKED_BACK_MS, now - SETTLED_MS));
    for (const [region, ofRegion] of Map.groupBy(minutes, (minute) => minute.region)) {
      const since = await history.incidents.since(region);
      await history.incidents.follow(region, ofRegion.filter(({ at }) => at >= since));
    }
  }
}
