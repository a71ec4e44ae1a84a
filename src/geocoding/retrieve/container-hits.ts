import type { Hit } from '../query/hit.ts';
import { hitOf, statusCosts, type Alignment } from './alignment.ts';
import type { Within } from './within.ts';

const MOST_CONTAINERS = 64;
export const LEAST_GAIN = 0.05;

/** Criteria of a search besides the names of features. */
export interface Wanted {
  /** The bonus of a feature for its location, 0 to MOST_NEARBY. */
  readonly nearby?: (feature: number) => number;
  readonly within?: Within;
}

/** The highest bonus for being near the given point. */
export const MOST_NEARBY = 0.15;

/** Places and areas that the words could name, with the best name of each. */
export class ContainerHits {
  private readonly containerHits = new Map<number, Hit>();
  /** For features hit by several names: the best hit by other words. */
  readonly others = new Map<number, Hit>();

  add(alignment: Alignment, feature: number, status: number): void {
    const more = alignment.containerClash + statusCosts[status];
    const known = this.containerHits.get(feature);
    if (alignment.gain - more <= LEAST_GAIN) return;
    const hit = hitOf(alignment, feature, status, more);
    const isBest = !known || known.gain < hit.gain;
    if (isBest) this.containerHits.set(feature, hit);
    const lesser = isBest ? known : hit;
    if (!lesser || lesser.mask === this.containerHits.get(feature)!.mask) return;
    const second = this.others.get(feature);
    if (!second || second.gain < lesser.gain) this.others.set(feature, lesser);
  }

  /** Returns the hits to consider: all of them, or the best, with the best inside the search's limits. */
  best({ nearby, within }: Wanted): ReadonlyMap<number, Hit> {
    if (this.containerHits.size <= MOST_CONTAINERS) return this.containerHits;
    const worth = (hit: Hit): number => hit.gain + (nearby ? nearby(hit.feature) : 0);
    const best = [...this.containerHits].sort((a, b) => worth(b[1]) - worth(a[1]) || a[0] - b[0]);
    // The answer lies inside; a container that the query names can reach farther.
    const inside = within ? best.filter(([feature]) => within.mayHold(feature)) : [];
    return new Map([...best.slice(0, MOST_CONTAINERS), ...inside.slice(0, MOST_CONTAINERS)]);
  }
}
