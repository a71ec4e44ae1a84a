import type { Region } from '../config.ts';
import type { Choice } from './choice.ts';
import type { Position } from './places.ts';

/** The regions that a request was sent to, and the next one by the current state of the regions. */
export class Path {
  /** Counts regions that may be doing the work: not those that were not reached or fell silent. */
  sends = 0;
  private readonly tried = new Set<Region>();
  private readonly from: Position;
  private readonly watch: { choose(from: Position): Choice };

  constructor(from: Position, watch: { choose(from: Position): Choice }) {
    this.from = from;
    this.watch = watch;
  }

  /** Undefined once no region is left or enough were asked. */
  next(): Region | undefined {
    const { regions, mostSends } = this.watch.choose(this.from);
    const region = this.sends < mostSends ? regions.find((each) => !this.tried.has(each)) : undefined;
    if (region !== undefined) this.tried.add(region);
    return region;
  }

  get goesOn(): boolean {
    const { regions, mostSends } = this.watch.choose(this.from);
    return this.sends < mostSends && regions.length > this.tried.size;
  }

  /** Whether a healthy region has not been asked yet. */
  get hasWell(): boolean {
    const { regions, wellCount } = this.watch.choose(this.from);
    return regions.slice(0, wellCount).some((each) => !this.tried.has(each));
  }

  /** Whether a region that is not slow with the operation has not been asked yet. */
  get hasQuick(): boolean {
    const { regions, quickCount } = this.watch.choose(this.from);
    return regions.slice(0, quickCount).some((each) => !this.tried.has(each));
  }

  /** Whether another region may be asked although the current one may be doing the work. */
  get maySendAfterThis(): boolean {
    return this.sends + 1 < this.watch.choose(this.from).mostSends;
  }
}
