import type { Region } from '../config.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import { choose, type Choice } from './choice.ts';
import { afterEvidence, firstHealth, isUp, standingAt, type Evidence, type Health, type Standing } from './health.ts';
import { nearestFirst, type Position } from './places.ts';
import { afterInTime, afterLate, afterSending, isSlow, NOT_SLOW, type Slowness } from './slowness.ts';
import { Upstream } from './upstream.ts';

export interface RegionAddress {
  readonly region: Region;
  readonly url: string;
}

/** A region as operators see it. */
export interface RegionView {
  readonly region: Region;
  readonly url: string;
  readonly standing: Standing;
  /** How long it has had this standing. */
  readonly forSeconds: number;
  /** Number of attempts that wait for its answer. */
  readonly waiting: number;
  /** Operations for which the region is avoided. */
  readonly slowWith: readonly string[];
}

/** The state of all regions. Every observation of a region is recorded here. */
export class RegionWatch {
  readonly upstreams: ReadonlyMap<Region, Upstream>;
  private readonly healths = new Map<Region, Health>();
  /** By region and operation. */
  private readonly slownesses = new Map<Region, Map<string, Slowness>>();
  private readonly regions: readonly Region[];
  private readonly clock: Pick<Clock, 'monotonic'>;
  private readonly log: () => Log | undefined;
  /** Called for a region that may be about to stop, so that it is probed at once. */
  onSuspicion: (region: Region) => void = () => {};

  constructor(addresses: readonly RegionAddress[], clock: Pick<Clock, 'monotonic'>, log: () => Log | undefined) {
    this.clock = clock;
    this.log = log;
    this.regions = addresses.map(({ region }) => region);
    this.upstreams = new Map(addresses.map(({ region, url }) => [region, new Upstream(region, url)]));
    for (const region of this.regions) {
      this.healths.set(region, firstHealth(clock.monotonic()));
      this.slownesses.set(region, new Map());
    }
  }

  /** `operation`: one whose answers show how quick a region is, as those of engines do. */
  choose(from: Position, operation?: string): Choice {
    const isUpNow = (region: Region): boolean => isUp(this.healths.get(region)!, this.clock.monotonic());
    const isSlowNow = (region: Region): boolean => operation !== undefined && this.isSlow(region, operation);
    return choose(nearestFirst(from, this.regions), isUpNow, isSlowNow);
  }

  isSlow(region: Region, operation: string): boolean {
    return isSlow(this.slownessOf(region, operation), this.clock.monotonic());
  }

  /** `sentAt` must be the value later passed to `noteInTime`, so that the answer counts for its own trial. */
  noteSending(region: Region, operation: string, sentAt: number): void {
    this.turn(region, operation, afterSending(this.slownessOf(region, operation), sentAt));
  }

  noteLate(region: Region, operation: string): void {
    this.turn(region, operation, afterLate(this.slownessOf(region, operation), this.clock.monotonic()));
  }

  noteInTime(region: Region, operation: string, sentAt: number): void {
    this.turn(region, operation, afterInTime(this.slownessOf(region, operation), sentAt));
  }

  private slownessOf(region: Region, operation: string): Slowness {
    return this.slownesses.get(region)!.get(operation) ?? NOT_SLOW;
  }

  private turn(region: Region, operation: string, next: Slowness): void {
    const was = this.slownessOf(region, operation).since !== undefined;
    const is = next.since !== undefined;
    this.slownesses.get(region)!.set(operation, next);
    if (is !== was) this.log()?.info({ region, operation, was, is }, 'a region is slow with an operation, or no more');
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
    // An unready region still answers its pending requests.
    if (upstream.isSilent) upstream.fallSilent();
  }

  get views(): RegionView[] {
    const now = this.clock.monotonic();
    return this.regions.map((region) => {
      const health = this.healths.get(region)!;
      const { url, waiting } = this.upstreams.get(region)!;
      const standing = standingAt(health, now);
      const slowWith = Array.from(this.slownesses.get(region)!)
        .flatMap(([operation, { since }]) => (since === undefined ? [] : operation));
      return {
        region, url, standing, forSeconds: Math.round((now - health.since) / 1000), waiting: waiting.size, slowWith,
      };
    });
  }

  get upCount(): number {
    const now = this.clock.monotonic();
    return this.regions.filter((region) => isUp(this.healths.get(region)!, now)).length;
  }

  /** Failing regions count: if all of them lack the same resource, they still answer requests that do not need it. */
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
