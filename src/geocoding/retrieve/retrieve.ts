import { firstAtLeast } from '../../kernel/sorted.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { GroundGains } from './ground-gains.ts';
import { atomsThat } from '../atoms/masks.ts';
import { NameAligner } from './name-aligner.ts';
import { hitOf, standingCosts, type Alignment } from './alignment.ts';
import type { Hit, Retrieved } from '../query/hit.ts';
import { roles, type QueryWords } from '../query/words.ts';
import type { Within } from './within.ts';

const MOST_NAMES = 6_000;
const MOST_GROUND_THINGS = 6_000;
const MOST_HEAD_THINGS = 60_000;
const MOST_GROUNDS = 64;
const MOST_HEADS = 64;
/** Behind the best by more than this, no house and no postcode makes good for it. */
const HOPELESS_SCORE = 0.9;
const FEWEST_HEADS = 8;
/** The same of those that are in no ground of the query. */
const FEWEST_OUTSIDE = 5;
const ROUNDING = 1e-9;
const LEAST_GAIN = 0.05;
const MOST_STANDING = 0.1;
const MOST_DOMINATING = 16;
const DOMINATED_COST = 0.4;
/** What being near the point that was given may speak for a thing. */
export const MOST_NEARBY = 0.15;

/** What a search wants of things beside their names. */
export interface Wanted {
  /** How much being where it is speaks for a thing, 0 to MOST_NEARBY. */
  readonly nearby?: (thing: number) => number;
  readonly within?: Within;
}

export function retrieve(search: AtlasSearch, words: QueryWords, wanted: Wanted = {}): Retrieved {
  return new Retrieval(search, words, wanted).run();
}

class Retrieval {
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly nearby?: (thing: number) => number;
  private readonly within?: Within;
  private readonly grounds = new Map<number, Hit>();
  private readonly otherGrounds = new Map<number, Hit>();
  private readonly postcodes: Hit[] = [];
  private readonly board = new Board();
  /** What may speak for things beside their names, by the words of these. */
  private readonly bonuses = new Map<number, number>();

  constructor(search: AtlasSearch, words: QueryWords, { nearby, within }: Wanted) {
    this.search = search;
    this.words = words;
    this.nearby = nearby;
    this.within = within;
  }

  run(): Retrieved {
    const names = this.alignNames();
    const { nameThings, searchNames } = this.search.tables;
    let left = MOST_GROUND_THINGS;
    const firstHeads = names.map(({ name }) => searchNames.things[name]);
    for (const [index, alignment] of names.entries()) {
      let at = firstHeads[index];
      const end = searchNames.things[alignment.name + 1];
      const isAllowed = allows(this.words, alignment.mask, roles.ground) && alignment.gain > LEAST_GAIN;
      for (; at < end && nameThings.thing[at] < this.search.starts.streets; at++) {
        if (isAllowed && left-- > 0) this.addGround(alignment, nameThings.thing[at], nameThings.standing[at]);
      }
      firstHeads[index] = at;
    }
    const grounds = this.bestGrounds();
    this.addHeads(names, firstHeads, grounds);
    return { grounds, otherGrounds: this.otherGrounds, heads: this.board.best(), postcodes: this.postcodes };
  }

  /** Streets, POI and postcodes of names, from the first row of each that is no ground. */
  private addHeads(
    names: readonly Alignment[], firsts: readonly number[], grounds: ReadonlyMap<number, Hit>,
  ): void {
    const { tables: { nameThings, searchNames }, starts } = this.search;
    const gains = new GroundGains(this.search, grounds);
    let left = MOST_HEAD_THINGS;
    // Those in the grounds that are named go first: most others are hopeless then.
    const elsewhere: number[] = [];
    for (const [index, alignment] of names.entries()) {
      const end = searchNames.things[alignment.name + 1];
      const most = alignment.gain + alignment.thingSpared;
      const isAllowed = allows(this.words, alignment.mask, roles.street) && most > LEAST_GAIN;
      // No bearer of the name can do better, wherever it lies.
      const bonus = this.mostBonus(grounds, alignment.mask);
      const without = MOST_STANDING + (this.nearby ? MOST_NEARBY : 0);
      const isHopeless = !isAllowed || most + bonus <= this.board.threshold;
      let at = isHopeless ? firstAtLeast(nameThings.thing, starts.postcodes, firsts[index], end) : firsts[index];
      let others = 0;
      for (; at < end && left > 0; at++, left--) {
        const thing = nameThings.thing[at];
        if (thing >= starts.postcodes) {
          const isPostcode = allows(this.words, alignment.mask, roles.postcode);
          if (isPostcode) this.postcodes.push(hitOf(alignment, thing, nameThings.standing[at], 0));
        } else if (isAllowed && most + bonus > this.board.threshold) {
          const gain = gains.gain(at, alignment.mask);
          if (gain > 0) this.addHead(alignment, at, gain);
          else if (most + without > this.board.outside) elsewhere[others++] = at;
        }
      }
      for (let i = 0; i < others; i++) this.addHead(alignment, elsewhere[i], 0);
    }
  }

  /** Where a thing lies, and what it is, may add so much to what its name explains. */
  private mostBonus(grounds: ReadonlyMap<number, Hit>, mask: number): number {
    let most = this.bonuses.get(mask);
    if (most === undefined) {
      most = 0;
      for (const hit of grounds.values()) if ((hit.mask & mask) === 0 && hit.gain > most) most = hit.gain;
      most += MOST_STANDING + (this.nearby ? MOST_NEARBY : 0);
      this.bonuses.set(mask, most);
    }
    return most;
  }

  /** Every name once, those found by rare words first. */
  private alignNames(): Alignment[] {
    const { terms, termNames } = this.search.tables;
    const aligner = new NameAligner(this.search.tables, this.words);
    const lengthOf = (term: number): number => terms.names[term + 1] - terms.names[term];
    const seeds = this.words.seeds.length < 2 ? this.words.seeds
      : [...this.words.seeds].sort((a, b) => lengthOf(a) - lengthOf(b));
    const seen = new Set<number>();
    const found: Alignment[] = [];
    for (const term of seeds) {
      for (let i = terms.names[term]; i < terms.names[term + 1] && seen.size < MOST_NAMES; i++) {
        const name = termNames.name[i];
        if (seen.has(name)) continue;
        seen.add(name);
        const alignment = aligner.align(name);
        if (alignment) found.push(alignment);
      }
    }
    return withoutDominated(this.words, found.sort((a, b) => b.gain - a.gain || a.name - b.name));
  }

  private addGround(alignment: Alignment, thing: number, standing: number): void {
    const more = alignment.groundClash + standingCosts[standing];
    const known = this.grounds.get(thing);
    if (alignment.gain - more <= LEAST_GAIN) return;
    const hit = hitOf(alignment, thing, standing, more);
    const isBest = !known || known.gain < hit.gain;
    if (isBest) this.grounds.set(thing, hit);
    const other = isBest ? known : hit;
    if (!other || other.mask === this.grounds.get(thing)!.mask) return;
    const second = this.otherGrounds.get(thing);
    if (!second || second.gain < other.gain) this.otherGrounds.set(thing, other);
  }

  private bestGrounds(): ReadonlyMap<number, Hit> {
    if (this.grounds.size <= MOST_GROUNDS) return this.grounds;
    const worth = (hit: Hit): number => hit.gain + (this.nearby ? this.nearby(hit.thing) : 0);
    const best = [...this.grounds].sort((a, b) => worth(b[1]) - worth(a[1]) || a[0] - b[0]);
    // What is asked for lies inside, but the words around it may name what reaches farther.
    const inside = this.within ? best.filter(([thing]) => this.within!.mayHold(thing)) : [];
    return new Map([...best.slice(0, MOST_GROUNDS), ...inside.slice(0, MOST_GROUNDS)]);
  }

  /** `row`: of `nameThings`; `gain`: of the ground it is in. */
  private addHead(alignment: Alignment, row: number, gain: number): void {
    const { nameRows, tables: { nameThings } } = this.search;
    const [thing, standing] = [nameThings.thing[row], nameThings.standing[row]];
    const isStreet = thing < this.search.starts.pois;
    const clash = isStreet ? alignment.streetClash : alignment.thingClash - alignment.thingSpared;
    const more = clash + standingCosts[standing];
    let score = alignment.gain - more + gain;
    const least = gain > 0 ? this.board.threshold : this.board.outside;
    if (score + MOST_STANDING + (this.nearby ? MOST_NEARBY : 0) <= least) return;
    if (this.within && !this.within.mayHold(thing)) return;
    if (this.nearby) score += this.nearby(thing);
    if (score + MOST_STANDING <= least) return;
    score += nameRows.standing(row);
    if (score <= least) return;
    this.board.add(score, hitOf(alignment, thing, standing, more, isStreet && clash > 0), gain > 0);
  }
}

/**
 * Leaves out names that share a word with the query where another name has that word and more, at less cost: not
 * every "Большая …" needs to be looked at for the Большая Никитская.
 */
function withoutDominated({ atoms, types }: QueryWords, names: readonly Alignment[]): Alignment[] {
  const isOfArea = types.some((own) => own.some(({ level }) => level === 'area'));
  // "Курьяновский район, Степная 3" is no 3-я Степная of elsewhere.
  const numbers = isOfArea ? atomsThat(atoms, ({ isNumber, suffix }) => isNumber && suffix === '') : 0;
  const best = names.slice(0, MOST_DOMINATING);
  const outdoes = (other: Alignment, { mask, cost }: Alignment): boolean =>
    (other.mask & ~numbers) !== (mask & ~numbers) && (mask & ~other.mask) === 0 && other.cost + 0.3 < cost;
  return names.filter((name) => name.cost < DOMINATED_COST || !best.some((other) => outdoes(other, name)));
}

const allows = ({ roles: allowed }: QueryWords, mask: number, role: number): boolean => {
  for (let left = mask, at = 0; left !== 0; left >>>= 1, at++) {
    if (left & 1 && !(allowed[at] & role)) return false;
  }
  return true;
};

interface Entry {
  readonly score: number;
  readonly hit: Hit;
  /** In a ground of the query. */
  readonly isInside: boolean;
}

/** The best so many, one for each thing and set of words. */
class Board {
  /** What has no more cannot be among them. */
  threshold = -Infinity;
  /** Nor can what is in no ground of the query, and has no more than this. */
  outside = -Infinity;
  /** The best first; of equals the one that comes first on the map. */
  private readonly entries: Entry[] = [];
  private readonly things = new Set<number>();

  add(score: number, hit: Hit, isInside: boolean): void {
    const { entries, things } = this;
    // Few things are found by several names.
    const known = things.has(hit.thing)
      ? entries.findIndex((one) => one.hit.thing === hit.thing && one.hit.mask === hit.mask) : -1;
    if (known >= 0 && entries[known].score >= score) return;
    if (known >= 0) entries.splice(known, 1);
    things.add(hit.thing);
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
  one.score > other.score || (one.score === other.score && one.hit.thing < other.hit.thing);
