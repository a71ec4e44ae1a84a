import type { Region } from '../config.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import { choose, type Choice } from './choice.ts';
import { afterEvidence, firstHealth, isUp, standingAt, type Evidence, type Health, type Standing } from './health.ts';
import { nearestFirst, type Position } from './places.ts';
import { Upstream } from './upstream.ts';

export interface RegionAddress {
  readonly region: Region;
  readonly url: string;
}

/** What is shown of a region. */
export interface RegionView {
  readonly region: Region;
  readonly url: string;
  readonly standing: Standing;
  /** Seconds. */
  readonly forSeconds: number;
  /** Attempts that wait for its answer. */
  readonly waiting: number;
}

/** All regions with what is known of each. Whatever notices something of one says it here. */
export class RegionWatch {
  readonly upstreams: ReadonlyMap<Region, Upstream>;
  private readonly healths = new Map<Region, Health>();
  private readonly regions: readonly Region[];
  private readonly clock: Pick<Clock, 'monotonic'>;
  private readonly log: () => Log | undefined;
  /** Told of a region that may be about to stop: whoever probes looks at it at once. */
  onSuspicion: (region: Region) => void = () => {};

  constructor(addresses: readonly RegionAddress[], clock: Pick<Clock, 'monotonic'>, log: () => Log | undefined) {
    this.clock = clock;
    this.log = log;
    this.regions = addresses.map(({ region }) => region);
    this.upstreams = new Map(addresses.map(({ region, url }) => [region, new Upstream(region, url)]));
    for (const region of this.regions) this.healths.set(region, firstHealth(clock.monotonic()));
  }

  choose(from: Position): Choice {
    const now = this.clock.monotonic();
    return choose(nearestFirst(from, this.regions), (region) => isUp(this.healths.get(region)!, now));
  }

  note(region: Region, evidence: Evidence): void {
    const now = this.clock.monotonic();
    const before = this.healths.get(region)!;
    const after = afterEvidence(before, evidence, now);
    this.healths.set(region, after);
    if (after.standing === before.standing) return;
    this.log()?.info({ region, was: before.standing, is: after.standing, because: evidence }, 'a region changed');
    const upstream = this.upstreams.get(region)!;
    upstream.isSilent = after.standing === 'silent';
    // One that says no itself still answers what it has.
    if (upstream.isSilent) upstream.fallSilent();
  }

  get views(): RegionView[] {
    const now = this.clock.monotonic();
    return this.regions.map((region) => {
      const health = this.healths.get(region)!;
      const { url, waiting } = this.upstreams.get(region)!;
      const standing = standingAt(health, now);
      return {
        region, url, standing, forSeconds: Math.round((now - health.since) / 1000), waiting: waiting.size,
      };
    });
  }

  get upCount(): number {
    const now = this.clock.monotonic();
    return this.regions.filter((region) => isUp(this.healths.get(region)!, now)).length;
  }

  /** Of those that failed lately something may still be had: where all lack the same, they answer what needs it not. */
  get isAnyReachable(): boolean {
    const now = this.clock.monotonic();
    return this.regions.some((region) => ['up', 'failing'].includes(standingAt(this.healths.get(region)!, now)));
  }

  get isPanic(): boolean {
    return this.upCount * 2 < this.regions.length;
  }

  close(): void {
    for (const upstream of this.upstreams.values()) upstream.close();
  }
}
