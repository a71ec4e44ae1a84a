import { firstAtLeast } from '../../kernel/sorted.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Hit, Retrieved } from '../query/hit.ts';
import { roles, type QueryWords } from '../query/words.ts';
import { alignNames } from './aligned-names.ts';
import { hitOf, standingCosts, type Alignment } from './alignment.ts';
import { Board } from './board.ts';
import { GroundGains } from './ground-gains.ts';
import { GroundHits, LEAST_GAIN, MOST_NEARBY, type Wanted } from './ground-hits.ts';

const MOST_GROUND_THINGS = 6_000;
const MOST_HEAD_THINGS = 60_000;
const MOST_STANDING = 0.1;

export function retrieve(search: AtlasSearch, words: QueryWords, wanted: Wanted = {}): Retrieved {
  return new Retrieval(search, words, wanted).run();
}

class Retrieval {
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly wanted: Wanted;
  private readonly grounds = new GroundHits();
  private readonly postcodes: Hit[] = [];
  private readonly board = new Board();
  /** What may speak for things beside their names, by the words of these. */
  private readonly bonuses = new Map<number, number>();

  constructor(search: AtlasSearch, words: QueryWords, wanted: Wanted) {
    this.search = search;
    this.words = words;
    this.wanted = wanted;
  }

  run(): Retrieved {
    const names = alignNames(this.search, this.words);
    const { nameThings, searchNames } = this.search.tables;
    let left = MOST_GROUND_THINGS;
    const firstHeads = names.map(({ name }) => searchNames.things[name]);
    for (const [index, alignment] of names.entries()) {
      let at = firstHeads[index];
      const end = searchNames.things[alignment.name + 1];
      const isAllowed = allows(this.words, alignment.mask, roles.ground) && alignment.gain > LEAST_GAIN;
      for (; at < end && nameThings.thing[at] < this.search.starts.streets; at++) {
        if (isAllowed && left-- > 0) this.grounds.add(alignment, nameThings.thing[at], nameThings.standing[at]);
      }
      firstHeads[index] = at;
    }
    const grounds = this.grounds.best(this.wanted);
    this.addHeads(names, firstHeads, grounds);
    return { grounds, otherGrounds: this.grounds.others, heads: this.board.best(), postcodes: this.postcodes };
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
      const without = MOST_STANDING + (this.wanted.nearby ? MOST_NEARBY : 0);
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
      most += MOST_STANDING + (this.wanted.nearby ? MOST_NEARBY : 0);
      this.bonuses.set(mask, most);
    }
    return most;
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
    if (score + MOST_STANDING + (this.wanted.nearby ? MOST_NEARBY : 0) <= least) return;
    if (this.wanted.within && !this.wanted.within.mayHold(thing)) return;
    if (this.wanted.nearby) score += this.wanted.nearby(thing);
    if (score + MOST_STANDING <= least) return;
    score += nameRows.standing(row);
    if (score <= least) return;
    this.board.add(score, hitOf(alignment, thing, standing, more, isStreet && clash > 0), gain > 0);
  }
}

const allows = ({ roles: allowed }: QueryWords, mask: number, role: number): boolean => {
  for (let left = mask, at = 0; left !== 0; left >>>= 1, at++) {
    if (left & 1 && !(allowed[at] & role)) return false;
  }
  return true;
};
