import type { Region } from '../config.ts';
import type { Choice } from './choice.ts';
import type { Position } from './places.ts';

/** The regions that one request was sent to, and which is next by what is known at present. */
export class Path {
  /** Regions that were sent to and may be doing the work: not those that were not reached, or fell silent meanwhile. */
  sends = 0;
  private readonly tried = new Set<Region>();
  private readonly from: Position;
  private readonly watch: { choose(from: Position): Choice };

  constructor(from: Position, watch: { choose(from: Position): Choice }) {
    this.from = from;
    this.watch = watch;
  }

  /** Undefined once there is none left, or enough were asked. */
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

  /** Whether a region that is well was not asked yet. */
  get hasWell(): boolean {
    const { regions, wellCount } = this.watch.choose(this.from);
    return regions.slice(0, wellCount).some((each) => !this.tried.has(each));
  }

  /** Whether one of these would not be slow with what is asked. */
  get hasQuick(): boolean {
    const { regions, quickCount } = this.watch.choose(this.from);
    return regions.slice(0, quickCount).some((each) => !this.tried.has(each));
  }

  /** Whether one more may be sent to, though the present one may be doing the work. */
  get maySendAfterThis(): boolean {
    return this.sends + 1 < this.watch.choose(this.from).mostSends;
  }
}
