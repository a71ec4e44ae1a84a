import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Hit } from '../../query/hit.ts';
import { allOf, type QueryWords } from '../../query/words.ts';
import type { AskedNumbers, Numbered } from './asked-numbers.ts';
import { beforeContainers } from '../explained-words.ts';
import type { Leftover } from '../leftover.ts';
import { isTurned } from './number-words.ts';

/** A shortened name that costs more is too unlike the query to give a house. */
const UNLIKE_COST = 0.65;

/** Decides which number of a query is the house number, and whether its house may be the answer. */
export class DecidedNumbers {
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly left: Leftover;
  private readonly numbers: AskedNumbers;
  private readonly all: number;

  constructor(search: AtlasSearch, words: QueryWords, left: Leftover, numbers: AskedNumbers) {
    this.search = search;
    this.words = words;
    this.left = left;
    this.numbers = numbers;
    this.all = allOf(words);
  }

  /** The number asked for, with its house if it may be the answer. `mask`: atoms of the feature and its containers. */
  of(hit: Hit, containerHits: readonly Hit[], mask: number, before: number) {
    const number = hit.feature < this.search.starts.postcodes
      ? this.numbers.find(hit.feature, before, hit.mask) : undefined;
    let explained = before;
    const belongsToStreet = number && this.belongsToStreet(hit, containerHits, number, explained);
    if (number && !belongsToStreet) explained |= number.mask;
    else if (number?.house) number.house = undefined;
    const isOtherNumber = this.left.namesOrdinal(hit.mask, this.all & ~explained)
      || (number?.house !== undefined && isTurned(this.words, hit.mask, number.mask));
    if (number?.house && ((hit.isShort && hit.cost > UNLIKE_COST) || isOtherNumber)) {
      explained &= ~number.mask | mask;
      number.house = undefined;
    }
    return { number, explained, isOtherNumber };
  }

  /** Whether the number belongs to a street or quarter that was not understood, rather than to the settlement. */
  private belongsToStreet(
    hit: Hit, containerHits: readonly Hit[], { mask, end, asked }: Numbered, explained: number,
  ): boolean {
    if (hit.feature >= this.search.starts.areas) return false;
    const understood = explained | mask | this.left.repeated.among(containerHits, ~explained)
      | beforeContainers(this.words, hit, containerHits);
    return this.left.streets.names(~understood, end) || this.left.namesQuarter(~explained, asked);
  }
}
