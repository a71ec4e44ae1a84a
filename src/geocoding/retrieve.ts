import { firstAtLeast } from '../kernel/sorted.ts';
import type { AtlasSearch } from './atlas-search.ts';
import { GroundGains } from './ground-gains.ts';
import { atomsThat } from './masks.ts';
import { hitOf, NameAligner, standingCosts, type Alignment, type Hit } from './name-hits.ts';
import { roles, type QueryWords } from './query-words.ts';
import type { Within } from './within.ts';

/** What the words of a query may mean, thing by thing. */
export interface Retrieved {
  /** Places and areas: what the rest may be in, or what is asked for. By thing, the best name of each. */
  readonly grounds: ReadonlyMap<number, Hit>;
  /** Of grounds with several names, the best hit by other words: a name may use up a word of the street's. */
  readonly otherGrounds: ReadonlyMap<number, Hit>;
  /** Streets and POI, the most promising first. */
  readonly heads: readonly Hit[];
  readonly postcodes: readonly Hit[];
}

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
/** So many are collected before it is looked which of them are hopeless. */
const FIRST_LOOK = 12;
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
        const [thing, standing] = [nameThings.thing[at], nameThings.standing[at]];
        if (thing >= starts.postcodes) {
          const isPostcode = allows(this.words, alignment.mask, roles.postcode);
          if (isPostcode) this.postcodes.push(hitOf(alignment, thing, standing, 0));
        } else if (isAllowed && most + bonus > this.board.threshold) {
          const gain = gains.gain(thing, alignment.mask);
          if (gain > 0) this.addHead(alignment, thing, standing, gain);
          else if (most + without > this.board.outside) elsewhere[others++] = at;
        }
      }
      for (let i = 0; i < others; i++) {
        this.addHead(alignment, nameThings.thing[elsewhere[i]], nameThings.standing[elsewhere[i]], 0);
      }
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

  /** `gain`: of the ground it is in. */
  private addHead(alignment: Alignment, thing: number, standing: number, gain: number): void {
    const isStreet = thing < this.search.starts.pois;
    const clash = isStreet ? alignment.streetClash : alignment.thingClash - alignment.thingSpared;
    const more = clash + standingCosts[standing];
    let score = alignment.gain - more + gain;
    const least = gain > 0 ? this.board.threshold : this.board.outside;
    if (score + MOST_STANDING + (this.nearby ? MOST_NEARBY : 0) <= least) return;
    if (this.within && !this.within.mayHold(thing)) return;
    if (this.nearby) score += this.nearby(thing);
    if (score + MOST_STANDING <= least) return;
    score += this.search.standing(thing);
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

/** The best so many. */
class Board {
  /** What has no more cannot be among them. */
  threshold = -Infinity;
  /** Nor can what is in no ground of the query, and has no more than this. */
  outside = -Infinity;
  private entries: Entry[] = [];
  private next = FIRST_LOOK;

  add(score: number, hit: Hit, isInside: boolean): void {
    this.entries.push({ score, hit, isInside });
    if (this.entries.length < this.next) return;
    if (this.entries.length >= MOST_HEADS * 4) this.shrink();
    else this.dropHopeless();
    this.next = Math.max(FIRST_LOOK, Math.min(MOST_HEADS * 4, this.entries.length * 2));
  }

  best(): Hit[] {
    this.shrink();
    return this.entries.map(({ hit }) => hit);
  }

  private shrink(): void {
    this.dropHopeless();
    if (this.entries.length < MOST_HEADS) return;
    this.entries.length = MOST_HEADS;
    this.threshold = this.entries[MOST_HEADS - 1].score;
    this.outside = Math.max(this.outside, this.threshold);
  }

  /** One for each thing and set of words, the best first. */
  private dropHopeless(): void {
    this.entries.sort((a, b) => b.score - a.score || a.hit.thing - b.hit.thing);
    const least = (this.entries[0]?.score ?? 0) - HOPELESS_SCORE;
    const things = new Set<number>();
    const kept: Entry[] = [];
    for (const entry of this.entries) {
      const isHopeless = entry.score <= least;
      if (isHopeless && kept.length >= FEWEST_HEADS) break;
      if (isHopeless && kept.length >= FEWEST_OUTSIDE && !entry.isInside) continue;
      const { thing, mask } = entry.hit;
      // Few things are found by several names.
      const isKept = things.has(thing) && kept.some(({ hit }) => hit.thing === thing && hit.mask === mask);
      if (isKept) continue;
      things.add(thing);
      kept.push(entry);
    }
    this.entries = kept;
    // Of equals the one that comes first on the map goes first: it may be still to come.
    const most = (fewest: number): number =>
      (kept.length < fewest ? -Infinity : Math.min(kept[fewest - 1].score - ROUNDING, least));
    this.threshold = Math.max(this.threshold, most(FEWEST_HEADS));
    this.outside = Math.max(this.outside, this.threshold, most(FEWEST_OUTSIDE));
  }
}
