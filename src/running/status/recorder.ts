import { emptyHistogram, minutesOf, spanMs, type Sample, type StatusHistory } from '../../../ops/index.ts';
import type { Tallied } from '../../../ops/index.ts';
import type { ClockTrust } from '../clock-trust.ts';
import { KeptMinutes } from './kept-minutes.ts';
import { probedSample, type Probes } from './probes.ts';

export interface RecorderParts {
  /** Unique to this process. */
  readonly id: string;
  /** The region whose requests are counted here. */
  readonly region: string;
  readonly history: StatusHistory;
  readonly tally: { take(): Tallied[] };
  readonly probes: Pick<Probes, 'take'>;
  /** When counting began. */
  readonly startedAt: number;
  readonly trust: () => ClockTrust;
}

/** Incidents are looked for in minutes that all recorders have written. */
const SETTLED_MS = 2 * spanMs.minute;
const LOOKED_BACK_MS = 2 * spanMs.hour;
/** Minutes written later than this were kept while the database was unavailable. */
const LATE_MS = 5 * spanMs.minute;

/** Writes what this process recorded in each minute, and evaluates what all recorders have written. */
export class Recorder {
  readonly #parts: RecorderParts;
  readonly #minutes: KeptMinutes;
  /** Since when minutes came late, and until when those of others may still come. */
  #late: { readonly from: number; readonly until: number } | undefined;

  constructor(parts: RecorderParts) {
    this.#parts = parts;
    const { id, history, startedAt } = parts;
    const add = (samples: readonly Sample[], now: number): Promise<void> => history.add(id, samples, now);
    this.#minutes = new KeptMinutes({ take: (at) => this.#samplesOf(at), add, startedAt });
  }

  /** To be called at the end of each minute, also while `record` still works: it may wait for the database. */
  collect(now: number): void {
    this.#minutes.collectBefore(now);
  }

  /** To be called after each minute. Throws while nothing can be written: the minutes wait. */
  async record(now: number): Promise<void> {
    this.collect(now);
    await this.#write(now);
    const { history, trust } = this.#parts;
    const clock = trust();
    // what a clock that is days ahead sums up, finds or removes is wrong when it is set right
    if (clock === 'set') return;
    await history.sumUp(now);
    if (clock === 'steady') await history.removeOld(now);
    await this.#followIncidents(now);
  }

  /** Writes the unfinished minute too, so that a stop leaves as small a gap as possible. */
  async close(now: number): Promise<void> {
    this.#minutes.collectNow(now);
    await this.#write(now);
  }

  #samplesOf(at: number): Sample[] {
    const { tally, probes, region } = this.#parts;
    const nothing = emptyHistogram();
    const answered = tally.take().map(({ operation, times, faults }): Sample => ({
      at, region, operation, times, faults, probes: { passed: 0, failed: 0 }, probeTimes: nothing,
    }));
    const probed = probes.take().map((counts) => probedSample(at, counts));
    // one row for each operation and region
    const byName = Map.groupBy([...answered, ...probed], (sample) => `${sample.region} ${sample.operation}`);
    return [...byName.values()].map(([first, second]) =>
      second ? { ...first, probes: second.probes, probeTimes: second.probeTimes } : first);
  }

  async #write(now: number): Promise<void> {
    const from = this.#minutes.from(now);
    if (from < now - LATE_MS) this.#late = { from: Math.min(from, this.#late?.from ?? from), until: now + SETTLED_MS };
    await this.#minutes.write(now);
  }

  async #followIncidents(now: number): Promise<void> {
    const { history } = this.#parts;
    // changes are followed in order of time: today's only after those in late minutes of other recorders
    if (this.#late && now < this.#late.until) return;
    const from = Math.min(now, this.#late?.from ?? now) - LOOKED_BACK_MS;
    this.#late = undefined;
    const minutes = minutesOf(await history.listSamples(from, now - SETTLED_MS));
    for (const [region, ofRegion] of Map.groupBy(minutes, (minute) => minute.region)) {
      const since = await history.incidents.since(region);
      await history.incidents.follow(region, ofRegion.filter(({ at }) => at >= since));
    }
  }
}
