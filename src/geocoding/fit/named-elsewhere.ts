import { NONE } from '../../kernel/columns.ts';
import { lastOf } from '../atoms/masks.ts';
import { isPostcodeLike } from '../atoms/postcode-like.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Contradiction } from '../query/candidate.ts';
import type { Hit } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';
import { fold } from '../text/fold.ts';
import { mentionsIn, type Mention } from './mentions.ts';
import { agrees, isOtherRegion } from './regions-around.ts';
import { townsOf } from './towns-named.ts';
import { unmatchedField } from './unmatched-field.ts';

/** What is understood of a query when a thing is the answer. */
export interface Understood {
  readonly hit: Hit;
  readonly containerHits: readonly Hit[];
  readonly left: number;
}

/** What addresses have near them rather than are in: "пл. Ленина". */
const landmarks = new Set(['platforma', 'stanciya', 'vokzal', 'ulus', 'mestechko']);

/** A case of speech costs less. */
const MISREAD_COST = 0.2;
/** A name that may be another thing's has to be as unlike it. */
const UNLIKE_COST = 0.4;

/**
 * Finds out whether a query names a place that is not where an answer is. That the atlas does not know "Калуга" is no
 * reason to take its Канская улица for the one in Калуга.
 */
export class NamedElsewhere {
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly mentions: readonly Mention[];
  private readonly containerHits: ReadonlyMap<number, Hit>;
  /** Atoms that are, as they stand, the name of a town or village of the atlas; unknown until it is asked for. */
  private towns: number | undefined;

  constructor(search: AtlasSearch, words: QueryWords, containerHits: ReadonlyMap<number, Hit>) {
    this.search = search;
    this.words = words;
    this.containerHits = containerHits;
    this.mentions = mentionsIn(words);
  }

  /** Of several the first of this order: `place`, `region`, `unknown`. */
  contradicts({ hit, containerHits, left }: Understood): Contradiction | undefined {
    let found = unmatchedField(this.words, left);
    if (found === 'place' || this.isOfTown(hit)) return 'place';
    for (const mention of this.mentions) {
      const { mask, kind, isBefore, isTied } = mention;
      if (isBefore && mask > (hit.mask | hit.typeMask) && !this.isBesideHouse(mask, hit, left)) continue;
      if (isTied && ((hit.mask | hit.typeMask) & this.nextTo(mask)) === 0) continue;
      const misread = containerHits.some((container) => this.isMisread(mention, container))
        || this.isMisread(mention, hit, containerHits);
      if ((mask & ~left) !== 0 && !misread) continue;
      if (kind === 'region' && !isOtherRegion(this.search, hit, containerHits, mention)) continue;
      if (kind === 'unknown' && containerHits.some(({ feature }) => feature < this.search.starts.areas)) continue;
      if (kind === 'place') return kind;
      if (found !== 'region') found = kind;
    }
    return found;
  }

  /** What follows at once, whatever titles and postcodes stand between: "спб академика Павлова". */
  private nextTo(mask: number): number {
    const { atoms, titleMask } = this.words;
    let at = 32 - Math.clz32(mask);
    let next = 1 << at;
    const isBetween = (one: number): boolean => (titleMask & (1 << one)) !== 0
      || (atoms[one]?.isNumber && isPostcodeLike(atoms[one].key));
    while (at + 1 < atoms.length && isBetween(at)) next |= 1 << ++at;
    return next;
  }

  /** Words that are left and name the region or country it is in, though the atlas does not say so. */
  agreeing({ hit, left }: Pick<Understood, 'hit' | 'left'>): number {
    let mask = 0;
    for (const mention of this.mentions) {
      const isLeft = (mention.mask & ~left) === 0 && (mention.kind === 'region' || mention.cities !== undefined);
      if (isLeft && agrees(this.search, hit, mention)) mask |= mention.mask;
    }
    return mask;
  }

  /** Whether a ground of another name is taken for the one that is named. */
  private isMisread(
    { mask, kind, isKnown, isBefore, cities }: Mention, one: Hit, containerHits: readonly Hit[] = [],
  ): boolean {
    const { starts, tables: { areas } } = this.search;
    if ((one.mask & mask) === 0) return false;
    if (one.feature >= starts.streets) return isKnown && this.isSlippedStreet(one, mask, containerHits);
    if (isKnown || cities) return one.cost > (isKnown ? MISREAD_COST : UNLIKE_COST);
    // "пос. Рассвет" is no country that sounds alike.
    const isArea = one.feature >= starts.areas && areas.place[one.feature - starts.areas] === NONE;
    return kind === 'place' && !isBefore && isArea && one.cost > MISREAD_COST;
  }

  /** "Мельничное 46" is no house of the Мельничная улица where a village is called so. */
  private isOfTown(hit: Hit): boolean {
    if (!hit.isFuzzy || hit.feature < this.search.starts.streets) return false;
    this.towns ??= townsOf(this.search, this.containerHits.values());
    return (hit.mask & this.towns) !== 0 && this.isSlippedStreet(hit, this.towns, []);
  }

  /**
   * A street, told without its type word, that has these words only in other forms: "Москва" for the Московская. In
   * another language a street may be called so, which speaks for it where its own town is told.
   */
  private isSlippedStreet(
    { feature, isFuzzy, mask, typeMask }: Hit, words: number, containerHits: readonly Hit[],
  ): boolean {
    const { starts, tags, tables: { streets } } = this.search;
    if (typeMask !== 0 || feature >= starts.pois) return false;
    const isInTown = containerHits.some((container) => (townsOf(this.search, [container]) & ~words) !== 0);
    if (!isFuzzy && isInTown) return false;
    const { name, 'name:ru': russian, ...others } = tags(streets.names[feature - starts.streets]);
    const names = [name, russian, ...(isInTown ? Object.values(others) : [])];
    const own = new Set(names.flatMap((one) => one?.split(/[\s.-]+/u).map((word) => fold(word)) ?? []));
    return this.words.atoms.some(({ key, isNumber }, at) =>
      (mask & words & (1 << at)) !== 0 && !isNumber && !own.has(key));
  }

  /** "Мясницкая 8, д. Калужка": the house is told already, with a mark this is no remark ("с торца"). */
  private isBesideHouse(mask: number, hit: Hit, left: number): boolean {
    const { atoms, types, text } = this.words;
    const at = lastOf(mask);
    const isMarked = atoms[at - 1].hasDot || /^\p{Lu}/u.test(text.slice(atoms[at].start));
    if (!isMarked || types[at - 1].some(({ code }) => landmarks.has(code))) return false;
    return atoms.some(({ isNumber }, i) => isNumber && ((left | hit.mask) & (1 << i)) === 0);
  }
}
