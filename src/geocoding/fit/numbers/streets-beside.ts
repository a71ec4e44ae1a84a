import { firstOf, lastOf } from '../../atoms/masks.ts';
import { isStreet } from '../../gazetteer/features.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import { CASE_COST, type Hit, type Retrieved } from '../../query/hit.ts';
import { weigh, type QueryWords } from '../../query/words.ts';
import { areStreetWords } from '../kinds-of-types.ts';

/** Words before a landmark that the address is near. */
const landmarks: ReadonlySet<string> = new Set(['до', 'от', 'остановка', 'остановки', 'ост']);
/** The least weight of a street's name, also after the word for a shopping centre: "ТЦ Мира Чехова 8". */
const LEAST_WEIGHT = 0.3;

/**
 * Finds the street that a number stands at: the last one named in the words before it, up to a comma or another number,
 * else the first one after it. A landmark has no number: in "школа им. Ленина, Майская улица, 37" the 37 is in the
 * Майская, and in "Фролова 29 угол Ленина" the 29 is in the Фролова.
 */
export class StreetsBeside {
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly subjectHits: readonly Hit[];
  /** Streets named exactly; computed on demand. */
  private named: readonly Hit[] | undefined;

  constructor(search: AtlasSearch, words: QueryWords, { subjectHits }: Retrieved) {
    this.search = search;
    this.words = words;
    this.subjectHits = subjectHits;
  }

  /**
   * Whether the number between two atoms stands at another street of the same town. `name`: the atoms of the street's
   * name; `used`: all that have a meaning, towns and districts among them.
   */
  isOther(street: number, name: number, used: number, { start, end }: { start: number; end: number }): boolean {
    const before = this.partBefore(start);
    const own = name & before;
    const isLandmark = this.isLandmark(name);
    // The feature's own name stands right before the number.
    if (own !== 0 && lastOf(own) + 1 === start && !isLandmark) return false;
    const rivals = this.rivalsOf(street, name, used);
    if (rivals.length === 0) return false;
    if (isLandmark && rivals.some(({ mask }) => this.hasNumber(mask))) return true;
    if (rivals.some(({ mask }) => (mask & ~before) === 0 && mask > own)) return true;
    if (own !== 0) return false;
    const behind = this.partBehind(end);
    return (name & behind) === 0 && rivals.some(({ mask }) => (mask & ~behind) === 0 && firstOf(mask) <= end + 1);
  }

  /** Whether a name is that of a landmark: "до Ленина 90", "остановка Ленина". */
  private isLandmark(name: number): boolean {
    const { atoms, types } = this.words;
    let at = firstOf(name) - 1;
    while (at > 0 && types[at].length > 0 && areStreetWords(types[at])) at--;
    return at >= 0 && landmarks.has(atoms[at].text);
  }

  /** Whether a number follows a name. */
  private hasNumber(name: number): boolean {
    const { atoms, types } = this.words;
    let at = lastOf(name) + 1;
    while (at < atoms.length && types[at].length > 0 && areStreetWords(types[at])) at++;
    return at < atoms.length && this.isPlainNumber(at);
  }

  /** Streets of the same town that other words name. */
  private rivalsOf(street: number, name: number, used: number): Hit[] {
    const { starts, tables: { streets: { place } } } = this.search;
    this.named ??= this.subjectHits.filter(({ feature, cost, mask }) =>
      isStreet(starts, feature) && cost <= CASE_COST && weigh(this.words, mask) >= LEAST_WEIGHT);
    return this.named.filter(({ feature, mask }) => feature !== street && (mask & (used | name)) === 0
      && place[feature - starts.streets] === place[street - starts.streets]);
  }

  /** Mask of the words before a number, up to a comma or number; a comma right before the number is skipped. */
  private partBefore(start: number): number {
    const { atoms, types, text } = this.words;
    let last = start - 1;
    while (last >= 0 && types[last].length > 0 && types[last].every(({ level }) => level === 'building')) last--;
    // A name in brackets is an aside: "Фролова (Ленина), 29".
    if (last >= 0 && text.slice(atoms[last].end, atoms[last + 1].start).includes(')')) {
      const opened = text.lastIndexOf('(', atoms[last].start);
      while (last >= 0 && atoms[last].start > opened) last--;
    }
    if (last < 0 || atoms[last].isNumber) return 0;
    let first = last;
    while (first > 0 && !isApart(atoms[first].before) && !this.isPlainNumber(first - 1)) first--;
    return maskOf(first, last + 1);
  }

  private partBehind(end: number): number {
    const { atoms } = this.words;
    let last = end;
    while (last < atoms.length && (last === end || !isApart(atoms[last].before)) && !this.isPlainNumber(last)) last++;
    return maskOf(end, last);
  }

  private isPlainNumber(at: number): boolean {
    const { isNumber, suffix } = this.words.atoms[at];
    return isNumber && suffix === '';
  }
}

const isApart = (before: string): boolean => before === ',' || before === ';';
const maskOf = (from: number, to: number): number => ((1 << (to - from)) - 1) << from;
