import type { Hit } from '../query/hit.ts';
import { hitOf, standingCosts, type Alignment } from './alignment.ts';
import type { Within } from './within.ts';

const MOST_GROUNDS = 64;
export const LEAST_GAIN = 0.05;

/** What a search wants of things beside their names. */
export interface Wanted {
  /** How much being where it is speaks for a thing, 0 to MOST_NEARBY. */
  readonly nearby?: (thing: number) => number;
  readonly within?: Within;
}

/** What being near the point that was given may speak for a thing. */
export const MOST_NEARBY = 0.15;

/** Places and areas that the words may name, with the best name of each. */
export class GroundHits {
  private readonly grounds = new Map<number, Hit>();
  /** Of grounds with several names, the best hit by other words. */
  readonly others = new Map<number, Hit>();

  add(alignment: Alignment, thing: number, standing: number): void {
    const more = alignment.groundClash + standingCosts[standing];
    const known = this.grounds.get(thing);
    if (alignment.gain - more <= LEAST_GAIN) return;
    const hit = hitOf(alignment, thing, standing, more);
    const isBest = !known || known.gain < hit.gain;
    if (isBest) this.grounds.set(thing, hit);
    const other = isBest ? known : hit;
    if (!other || other.mask === this.grounds.get(thing)!.mask) return;
    const second = this.others.get(thing);
    if (!second || second.gain < other.gain) this.others.set(thing, other);
  }

  /** As many as are looked at. */
  best({ nearby, within }: Wanted): ReadonlyMap<number, Hit> {
    if (this.grounds.size <= MOST_GROUNDS) return this.grounds;
    const worth = (hit: Hit): number => hit.gain + (nearby ? nearby(hit.thing) : 0);
    const best = [...this.grounds].sort((a, b) => worth(b[1]) - worth(a[1]) || a[0] - b[0]);
    // What is asked for lies inside, but the words around it may name what reaches farther.
    const inside = within ? best.filter(([thing]) => within.mayHold(thing)) : [];
    return new Map([...best.slice(0, MOST_GROUNDS), ...inside.slice(0, MOST_GROUNDS)]);
  }
}
