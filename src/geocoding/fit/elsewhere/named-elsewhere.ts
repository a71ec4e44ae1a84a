import { lastOf } from '../../atoms/masks.ts';
import { isPostcodeLike } from '../../atoms/postcode-like.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Contradiction } from '../../query/candidate.ts';
import type { Hit } from '../../query/hit.ts';
import type { QueryWords } from '../../query/words.ts';
import { mentionsIn, type Mention } from './mentions.ts';
import { MisreadNames } from './misread-names.ts';
import { agrees, isBesideRegion, liesInOtherCountry, isOtherCity, isOtherRegion } from './regions-around.ts';
import { TownsInCase } from './towns-in-case.ts';
import { townsOf } from './towns-named.ts';
import { hasOtherForm, isStreetOfNoTown, loneTypesOf, townsBeside, type LoneTypes } from './empty-street.ts';
import { unmatchedField } from './unmatched-field.ts';

/** What a query means with one feature as its answer. */
export interface Understood {
  readonly hit: Hit;
  readonly containerHits: readonly Hit[];
  readonly left: number;
}

/** Type words of landmarks, which an address is near rather than in: "пл. Ленина". */
const landmarks = new Set(['platforma', 'stanciya', 'vokzal', 'ulus', 'mestechko']);

/**
 * Finds out whether a query names a place that the answer does not lie in. An atlas without Калуга must not pass its
 * Канская улица off as the one in Калуга.
 */
export class NamedElsewhere {
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly mentions: readonly Mention[];
  private readonly containerHits: ReadonlyMap<number, Hit>;
  private readonly loneTypes: LoneTypes;
  private readonly misread: MisreadNames;
  private readonly townsInCase: TownsInCase;
  /** Mask of well-known cities, regions and countries: "Приморский край" is not the Приморская усадьба. */
  readonly wellKnownMask: number;
  /** Mask of the atoms that name a town or village of the atlas exactly; computed on demand. */
  private towns: number | undefined;

  constructor(search: AtlasSearch, words: QueryWords, containerHits: ReadonlyMap<number, Hit>) {
    this.search = search;
    this.words = words;
    this.containerHits = containerHits;
    this.mentions = mentionsIn(words);
    this.wellKnownMask = this.mentions.reduce((sum, { mask, isKnown, kind }) =>
      (isKnown || kind === 'region' ? sum | mask : sum), 0);
    this.loneTypes = loneTypesOf(words);
    this.misread = new MisreadNames(search, words);
    this.townsInCase = new TownsInCase(search, containerHits, this.misread);
  }

  /** The worst contradiction, in the order `city`, `place`, `region`, `unknown`. */
  contradicts({ hit, containerHits, left }: Understood): Contradiction | undefined {
    let found = unmatchedField(this.words, left);
    if (found === 'place') return this.mentions.some((mention) => this.isLostCity(mention, left)) ? 'city' : 'place';
    if (this.meansTown(hit) || this.isTownOfEmptyStreet(hit, containerHits)) return 'place';
    for (const mention of this.mentions) {
      const { mask, kind, isBefore, isTied } = mention;
      if (isBefore && mask > (hit.mask | hit.typeMask) && !this.isBesideHouse(mask, hit, left)) continue;
      if (isTied && [hit, ...containerHits].every((one) =>
        ((one.mask | one.typeMask) & nextTo(this.words, mask)) === 0)) continue;
      if (!this.isMeant(mention, { hit, containerHits, left })) continue;
      if (kind === 'region' && !isOtherRegion(this.search, hit, containerHits, mention)) continue;
      if (mention.isOnMap && !this.townsInCase.has(mention)) continue;
      const needsNoTown = (kind === 'unknown' && !mention.isOnMap) || mention.isNearby === true;
      if (needsNoTown && containerHits.some(({ feature }) => feature < this.search.starts.areas)) {
        if (liesInOtherCountry(this.search, hit, mention)) found = 'region';
        continue;
      }
      if (mention.isDistrict && !isOtherCity(this.search, hit, mention)) continue;
      if (kind === 'place' || this.townsInCase.has(mention)) return this.isLostCity(mention, mask) ? 'city' : 'place';
      if (found !== 'region') found = kind;
    }
    return found;
  }

  /** Whether a query names the region around the answer's city, which is one itself, or a city hardly near it. */
  namesRegionAround(hit: Hit, containerHits: readonly Hit[]): boolean {
    return this.mentions.some((mention) => [hit, ...containerHits].every(({ mask }) => (mask & mention.mask) === 0)
      && isBesideRegion(this.search, hit, containerHits, mention));
  }

  /** Whether the words of a mention are not those of the answer or of its containers. */
  private isMeant(mention: Mention, { hit, containerHits, left }: Understood): boolean {
    return (mention.mask & ~left) === 0 || containerHits.some((container) => this.misread.isMisread(mention, container))
      || this.misread.isMisread(mention, hit, containerHits)
      || this.townsInCase.isMisread(mention, hit, containerHits);
  }

  /** Whether unexplained words name a well-known city, and nothing on the map bears that name. */
  private isLostCity({ mask, kind, isKnown }: Mention, left: number): boolean {
    return isKnown && kind === 'place' && (mask & ~left) === 0 && (this.townMask() & mask) === 0;
  }

  /** Unexplained words that rightly name the region, country or city of the answer, though the atlas lacks the name. */
  agreeing({ hit, left }: Pick<Understood, 'hit' | 'left'>): number {
    let mask = 0;
    for (const mention of this.mentions) {
      const isLeft = (mention.mask & ~left) === 0
        && (mention.kind === 'region' || (mention.cities !== undefined && !mention.isDistrict));
      if (isLeft && agrees(this.search, hit, mention)) mask |= mention.mask;
    }
    return mask;
  }

  /** Whether a town is meant: "Мельничное 46" is not in the Мельничная улица if there is a village Мельничное. */
  private meansTown(hit: Hit): boolean {
    if (!hit.isFuzzy || hit.feature < this.search.starts.streets) return false;
    return (hit.mask & this.townMask()) !== 0 && this.misread.isSlippedStreet(hit, this.townMask(), []);
  }

  /** Whether a street only has the name of the town, while the query left its street empty: "Лесной, ул., д. 5". */
  private isTownOfEmptyStreet(hit: Hit, containerHits: readonly Hit[]): boolean {
    const { inField, behindWord } = this.loneTypes;
    if ((inField | behindWord) === 0 || !isStreetOfNoTown(this.search, hit, containerHits)) return false;
    const known = this.mentions.reduce((sum, { mask, cities }) => (cities ? sum | mask : sum), 0);
    if (inField !== 0) return (hit.mask & ~(this.townMask() | known)) === 0;
    const beside = townsBeside(this.search, this.containerHits.values());
    return (behindWord & ~beside & (beside << 1)) !== 0 && containerHits.length === 0
      && (hit.mask & ~(beside | hit.typeMask)) === 0 && hasOtherForm(this.search, hit, this.words);
  }

  private townMask(): number {
    return (this.towns ??= townsOf(this.search, this.containerHits.values()));
  }

  /** "Мясницкая 8, д. Калужка": the house is known, so a dot or capital marks a settlement, unlike in "с торца". */
  private isBesideHouse(mask: number, hit: Hit, left: number): boolean {
    const { atoms, types, text } = this.words;
    const at = lastOf(mask);
    const isMarked = atoms[at - 1].hasDot || /^\p{Lu}/u.test(text.slice(atoms[at].start));
    if (!isMarked || types[at - 1].some(({ code }) => landmarks.has(code))) return false;
    return atoms.some(({ isNumber }, i) => isNumber && ((left | hit.mask) & (1 << i)) === 0);
  }
}

/** The atoms right after a mention, past titles and postcodes: "спб академика Павлова". */
function nextTo({ atoms, titleMask }: QueryWords, mask: number): number {
  let at = 32 - Math.clz32(mask);
  let next = 1 << at;
  const isBetween = (i: number): boolean => (titleMask & (1 << i)) !== 0
    || (atoms[i]?.isNumber && isPostcodeLike(atoms[i].key));
  while (at + 1 < atoms.length && isBetween(at)) next |= 1 << ++at;
  return next;
}
