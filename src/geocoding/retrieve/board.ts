import type { Hit } from '../query/hit.ts';

const MOST_SUBJECTS = 64;
/** The greatest gap to the best score that a house or postcode can make up for. */
const HOPELESS_SCORE = 0.9;
/** The number of best subjects that stay, however hopeless. */
const FEWEST_SUBJECTS = 8;
/** The number of best subjects that stay even in none of the named containers. */
const FEWEST_OUTSIDE = 5;
const ROUNDING = 1e-9;

interface Entry {
  readonly score: number;
  readonly hit: Hit;
  /** Whether it lies in a container that the query names. */
  readonly isInside: boolean;
}

/** The best subject hits, one for each feature and set of words. */
export class Board {
  /** The score that a hit must exceed to enter. */
  threshold = -Infinity;
  /** The same for features in none of the named containers; never below `threshold`. */
  outside = -Infinity;
  /** The best first, equals in the order of features. */
  private readonly entries: Entry[] = [];
  private readonly features = new Set<number>();

  add(score: number, hit: Hit, isInside: boolean): void {
    const { entries, features } = this;
    // The set saves the scan: few features are found by several names.
    const known = features.has(hit.feature)
      ? entries.findIndex((entry) => entry.hit.feature === hit.feature && entry.hit.mask === hit.mask) : -1;
    if (known >= 0 && entries[known].score >= score) return;
    if (known >= 0) entries.splice(known, 1);
    features.add(hit.feature);
    let at = entries.length;
    entries.push({ score, hit, isInside });
    const added = entries[at];
    for (; at > 0 && goesBefore(added, entries[at - 1]); at--) entries[at] = entries[at - 1];
    entries[at] = added;
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
    entries.length = Math.min(entries.length, Math.max(hopeful, FEWEST_SUBJECTS), MOST_SUBJECTS);
  }

  private raise(least: number): void {
    const { entries } = this;
    // An equal score can still enter, by a feature that comes earlier.
    const most = (fewest: number): number =>
      (entries.length < fewest ? -Infinity : Math.min(entries[fewest - 1].score - ROUNDING, least));
    const last = entries.length < MOST_SUBJECTS ? -Infinity : entries[MOST_SUBJECTS - 1].score;
    this.threshold = Math.max(this.threshold, last, most(FEWEST_SUBJECTS));
    this.outside = Math.max(this.outside, this.threshold, most(FEWEST_OUTSIDE));
  }
}

const goesBefore = (a: Entry, b: Entry): boolean =>
  a.score > b.score || (a.score === b.score && a.hit.feature < b.hit.feature);
