import type { Hit } from '../query/hit.ts';

const MOST_HEADS = 64;
/** Behind the best by more than this, no house and no postcode makes good for it. */
const HOPELESS_SCORE = 0.9;
const FEWEST_HEADS = 8;
/** The same of those that are in no ground of the query. */
const FEWEST_OUTSIDE = 5;
const ROUNDING = 1e-9;

interface Entry {
  readonly score: number;
  readonly hit: Hit;
  /** In a ground of the query. */
  readonly isInside: boolean;
}

/** The best so many, one for each thing and set of words. */
export class Board {
  /** What has no more cannot be among them. */
  threshold = -Infinity;
  /** Nor can what is in no ground of the query, and has no more than this. */
  outside = -Infinity;
  /** The best first; of equals the one that comes first on the map. */
  private readonly entries: Entry[] = [];
  private readonly features = new Set<number>();

  add(score: number, hit: Hit, isInside: boolean): void {
    const { entries, features } = this;
    // Few things are found by several names.
    const known = features.has(hit.feature)
      ? entries.findIndex((one) => one.hit.feature === hit.feature && one.hit.mask === hit.mask) : -1;
    if (known >= 0 && entries[known].score >= score) return;
    if (known >= 0) entries.splice(known, 1);
    features.add(hit.feature);
    let at = entries.length;
    entries.push({ score, hit, isInside });
    const own = entries[at];
    for (; at > 0 && goesBefore(own, entries[at - 1]); at--) entries[at] = entries[at - 1];
    entries[at] = own;
    const least = entries[0].score - HOPELESS_SCORE;
    this.dropHopeless(least);
    this.raise(least);
  }

  best(): Hit[] {
    return this.entries.map(({ hit }) => hit);
  }

  private dropHopeless(least: number): void {
    const { entries } = this;
    let hopeful = entries.length;
    while (entries[hopeful - 1].score <= least) hopeful--;
    for (let at = entries.length - 1; at >= Math.max(hopeful, FEWEST_OUTSIDE); at--) {
      if (!entries[at].isInside) entries.splice(at, 1);
    }
    entries.length = Math.min(entries.length, Math.max(hopeful, FEWEST_HEADS), MOST_HEADS);
  }

  private raise(least: number): void {
    const { entries } = this;
    // Of equals the one that comes first on the map may be still to come.
    const most = (fewest: number): number =>
      (entries.length < fewest ? -Infinity : Math.min(entries[fewest - 1].score - ROUNDING, least));
    const last = entries.length < MOST_HEADS ? -Infinity : entries[MOST_HEADS - 1].score;
    this.threshold = Math.max(this.threshold, last, most(FEWEST_HEADS));
    this.outside = Math.max(this.outside, this.threshold, most(FEWEST_OUTSIDE));
  }
}

const goesBefore = (one: Entry, other: Entry): boolean =>
  one.score > other.score || (one.score === other.score && one.hit.feature < other.hit.feature);
