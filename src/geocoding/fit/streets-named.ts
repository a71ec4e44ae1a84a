import { isStreet } from '../gazetteer/features.ts';
import type { FeatureStarts } from '../gazetteer/features.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Hit, Retrieved } from '../query/hit.ts';
import { allOf, weigh, type QueryWords } from '../query/words.ts';
import { areStreetWords } from './kinds-of-types.ts';

/** Finds streets that the unexplained words of a candidate name. */
export class StreetsNamed {
  private readonly starts: FeatureStarts;
  private readonly words: QueryWords;
  private readonly subjectHits: readonly Hit[];
  private readonly all: number;
  /** Mask of the words that could belong to a name, without those of districts that the map lacks. */
  private readonly plainWords: number;
  /** Clear hits of streets with their type word; computed on demand. */
  private typed: readonly Hit[] | undefined;

  constructor({ starts }: AtlasSearch, words: QueryWords, { subjectHits }: Retrieved, plainWords: number) {
    this.starts = starts;
    this.words = words;
    this.subjectHits = subjectHits;
    this.all = allOf(words);
    this.plainWords = plainWords;
  }

  /**
   * Whether the unexplained words name a street with its type word, on the map or not: then the house of a different
   * street is not meant.
   */
  namesOther(subject: Hit, left: number, end: number): boolean {
    if (this.words.isCorner || left === 0) return false;
    if (this.namesUnknown(left & ((1 << end) - 1))) return true;
    // For a street that only resembles the words, all words outside its name count as unexplained.
    const isDoubtful = subject.isFuzzy && subject.typeMask === 0;
    const free = isDoubtful ? this.all & ~subject.mask : left;
    const least = isDoubtful ? 0.2 : 1;
    return this.typedHits().some(({ mask, typeMask, isFuzzy }) => ((mask | typeMask) & ~free) === 0
      && weigh(this.words, mask) >= least && !(isDoubtful && isFuzzy));
  }

  /** Whether these words name a street with its type word: "Маячный переулок" is not the посёлок Маячный. */
  areNamed(mask: number): boolean {
    return this.typedHits().some((hit) => (mask & ~hit.mask) === 0);
  }

  private typedHits(): readonly Hit[] {
    return (this.typed ??= this.subjectHits.filter(({ feature, mask, typeMask, gain }) => typeMask !== 0
      && isStreet(this.starts, feature) && gain > 0.9 * weigh(this.words, mask)));
  }

  /** Whether a street type word stands beside an unexplained word: "улица Небывалая". */
  private namesUnknown(left: number): boolean {
    return this.words.types.some((types, at) => (left & (1 << at)) !== 0 && areStreetWords(types)
      && this.hasStrangeBeside(1 << at, left));
  }

  /** Whether an unexplained weighty word stands next to these, without a comma between. */
  hasStrangeBeside(mask: number, left: number): boolean {
    const { atoms, weights } = this.words;
    const isStrange = (at: number): boolean => (left & (1 << at)) !== 0 && !atoms[at].isNumber && weights[at] >= 0.5;
    return atoms.some((atom, at) => (mask & (1 << at)) !== 0
      && ((at > 0 && atom.before !== ',' && isStrange(at - 1))
        || (at + 1 < atoms.length && atoms[at + 1].before !== ',' && isStrange(at + 1))));
  }

  /** Whether words before the number, or a street type word, name a street. */
  names(left: number, end: number): boolean {
    const words = left & this.all & this.plainWords;
    // In "ключ у охраны" the "у" is not "улица".
    const isTyped = this.words.types.some((types, at) => (left & ~this.words.roomMask & (1 << at)) !== 0
      && (at < end || this.words.atoms[at].key.length > 1) && areStreetWords(types)
      && !this.belongsToSettlement(at, left));
    const reach = this.isDate(left, end) ? end + 1 : end;
    return isTyped || weigh(this.words, words & ((1 << reach) - 1)) > 0.4;
  }

  /** Whether a word that could be a проспект is the type of an understood посёлок: "п. Верховье", "Верховье п". */
  private belongsToSettlement(at: number, left: number): boolean {
    const { atoms, types } = this.words;
    if (!types[at].some(({ level }) => level === 'settlement')) return false;
    return [at + 1, at - 1].some((name) => atoms[name] !== undefined && !atoms[name].isNumber
      && atoms[Math.max(at, name)].before !== ',' && (left & (1 << name)) === 0);
  }

  /** Whether a word continues the number and another number follows: "1 Мая, 24". */
  private isDate(left: number, end: number): boolean {
    const { atoms, roomMask } = this.words;
    return atoms[end]?.before === ' ' && !atoms[end].isNumber && atoms.some(({ isNumber }, at) =>
      at > end && isNumber && (left & ~roomMask & (1 << at)) !== 0);
  }
}
