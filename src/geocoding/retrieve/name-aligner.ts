import { isParted, type Atom } from '../atoms/atoms.ts';
import { firstOf, lastOf } from '../atoms/masks.ts';
import type { Alignment } from './alignment.ts';
import type { QueryWords, Reading } from '../query/words.ts';
import type { SearchTables } from '../names/search-index.ts';
import { isTypeWeight, weights } from '../names/terms.ts';
import { areTitles, clashOf, isStationClash } from './type-clash.ts';
import { isNumberSign } from '../language/type-words.ts';

const GROUND_TYPE_COST = 0.6;
const GAP_COST = 0.1;
/** Of a word between those of a name. */
const HEAVIEST_BETWEEN = 0.25;
/** More than a flat that no word tells: behind a comma or a type word the number is rather a house's. */
const BEHIND_TYPE_COST = 0.5;
/** Of streets; a quarter or a line is numbered behind its type word. */
const plainTypes: ReadonlySet<string> = new Set(['ul', 'prospekt', 'pereulok', 'bulvar', 'shosse', 'naberejnaia']);
const INITIAL_COST = 0.06;
/** "Дом учёных" is that of the СО РАН. */
const TAIL_PART = 0.8;
const FEWEST_BEFORE_TAIL = 2;
/** "3 микрорайон 4" is a house of the third, whether the map has that or not. */
const SECOND_NUMBER_COST = 1;

/** What a word of the name that the query lacks costs, by its weight. */
function missingCost(weight: number): number {
  if (weight >= weights.word) return 0.5;
  if (weight >= weights.number) return 0.42;
  if (weight === weights.light) return 0.07;
  if (weight === weights.half) return 0.06;
  return weight === weights.initial ? 0.05 : 0.015;
}

/** Compares names with a query, one after another. */
export class NameAligner {
  private mask = 0;
  private typeMask = 0;
  private cost = 0;
  private isFuzzy = false;
  private readonly tables: SearchTables;
  private readonly words: QueryWords;
  private readonly typeMaskOf: number;
  private halfMask = 0;
  /** The number that is taken for a street's is rather the house's. */
  private isChained = false;

  constructor(tables: SearchTables, words: QueryWords) {
    this.tables = tables;
    this.words = words;
    let mask = 0;
    for (const [at, types] of words.types.entries()) if (types.length > 0) mask |= 1 << at;
    this.typeMaskOf = mask;
  }

  /** Undefined where no words of the query stand for the name. */
  align(name: number): Alignment | undefined {
    const { searchNames, nameTerms, terms } = this.tables;
    const from = searchNames.terms[name];
    const end = searchNames.terms[name + 1];
    this.mask = this.typeMask = this.halfMask = 0;
    this.cost = 0;
    this.isFuzzy = this.isChained = false;
    let missing = 0;
    let hasType = false;
    let numbers = 0;
    let leftOut = 0;
    for (let i = from; i < end; i++) {
      const weight = terms.weight[nameTerms.term[i]];
      if (isTypeWeight(weight)) {
        hasType = true;
        continue;
      }
      if (weight === weights.number) {
        numbers++;
        continue;
      }
      if (!this.take(nameTerms.term[i], from, end)) {
        leftOut |= 1 << (i - from);
        missing += missingCost(weight);
      }
    }
    if (this.mask === 0 && numbers === 0 && !hasType) return undefined;
    if (leftOut !== 0 && this.mask !== 0) missing -= this.takeShort(from, end, leftOut);
    this.takeTypes(from, end);
    missing += this.takeNumbers(from, end, numbers === end - from, numbers === 1);
    if (this.mask === 0) return undefined;
    const cost = this.cost + missing + this.gaps();
    const weight = this.weightOf(this.mask | this.typeMask);
    const { mask, typeMask, isFuzzy } = this;
    const own = typeMask === 0 && hasType;
    const containerClash = clashOf(this.words, mask, typeMask, own ? 'untyped container' : 'container');
    return {
      name, mask, typeMask, cost, gain: weight - cost, isFuzzy, isShort: missing >= missingCost(weights.word),
      containerClash, poiClash: isStationClash(containerClash) ? containerClash : 0,
      streetClash: clashOf(this.words, mask, typeMask, own ? 'untyped street' : 'street') +
        (this.isChained ? SECOND_NUMBER_COST : 0),
      poiSpared: isFuzzy || !isTail(leftOut, end - from) ? 0 : missing * TAIL_PART,
    };
  }

  private weightOf(mask: number): number {
    let weight = 0;
    for (let left = mask, at = 0; left !== 0; left >>>= 1, at++) if (left & 1) weight += this.words.weights[at];
    return weight;
  }

  private take(term: number, from: number, end: number): boolean {
    const readings = this.words.readings.get(term);
    if (!readings) return false;
    let best: Reading | undefined;
    for (const reading of readings) {
      const taken = reading.mask & this.mask;
      if (taken !== 0 && !(reading.isHalf && (taken & this.halfMask) === taken)) continue;
      const isBetter = !best || reading.cost < best.cost
        || (reading.cost === best.cost && reading.mask !== best.mask && this.isLikelier(reading, best, from, end));
      if (isBetter) best = reading;
    }
    if (!best) return false;
    this.mask |= best.mask;
    if (best.isHalf) this.halfMask |= best.mask;
    this.cost += best.cost;
    if (best.cost > 0.03) this.isFuzzy = true;
    return true;
  }

  /** Of two "Российская" the one beside its улица; of two "в" the one that may be a name. */
  private isLikelier({ mask }: Reading, other: Reading, from: number, end: number): boolean {
    const [isBeside, isOtherBeside] = [this.isBesideTerm(mask, from, end), this.isBesideTerm(other.mask, from, end)];
    return isBeside === isOtherBeside ? this.weightOf(mask) > this.weightOf(other.mask) : isBeside;
  }

  private isBesideTerm(mask: number, from: number, end: number): boolean {
    const { nameTerms } = this.tables;
    const beside = ((mask << 1) | (mask >>> 1)) & ~mask;
    for (let i = from; i < end; i++) {
      const readings = this.words.readings.get(nameTerms.term[i]);
      if (readings?.some((one) => (one.mask & beside) !== 0 && (one.mask & mask) === 0)) return true;
    }
    return false;
  }

  /** Initials and other beginnings: "Б.", "ак.", "мал" in the query, or "Н." on the map. Answers what that saves. */
  private takeShort(from: number, end: number, leftOut: number): number {
    const { nameTerms, terms, termBytes } = this.tables;
    let saved = 0;
    for (let left = leftOut, i = from; left !== 0; left >>>= 1, i++) {
      if (!(left & 1)) continue;
      const term = nameTerms.term[i];
      const start = terms.bytes[term];
      const length = terms.bytes[term + 1] - start;
      for (let at = 0; at < this.words.atoms.length; at++) {
        const bit = 1 << at;
        if (this.mask & bit || !this.isBeside(at, 3) || this.beginsNext(at)) continue;
        const { key, isNumber } = this.words.atoms[at];
        const isShort = (this.words.shortMask & bit) !== 0 && key.length < length;
        const isLong = length === 1 && i + 1 < end && key.length > 1 && (this.typeMaskOf & bit) === 0;
        if (isNumber || !(isShort || isLong)) continue;
        if (!beginsAlike(key, termBytes.byte, start, Math.min(length, key.length))) continue;
        this.mask |= bit;
        this.cost += isLong ? INITIAL_COST * 2 : INITIAL_COST;
        saved += missingCost(terms.weight[term]);
        break;
      }
    }
    return saved;
  }

  /** "Садовая улица, 21, м. Незнакомая": behind a comma and before a word it is no "Малая" of the name before. */
  private beginsNext(at: number): boolean {
    const { atoms } = this.words;
    const next = atoms[at + 1];
    return atoms[at].before === ',' && at > 0 && this.mask < 1 << at && next !== undefined && !next.isNumber
      && next.before !== ',' && (this.mask & (2 << at)) === 0;
  }

  private takeTypes(from: number, end: number): void {
    const { nameTerms, terms } = this.tables;
    for (let i = from; i < end; i++) {
      const term = nameTerms.term[i];
      if (!isTypeWeight(terms.weight[term])) continue;
      const before = this.typeMask;
      for (const { mask, cost } of this.words.readings.get(term) ?? []) {
        if (mask & (this.mask | this.typeMask | this.words.partMask)) continue;
        if (this.mask !== 0 && !this.isTypeOf(lastOf(mask))) continue;
        this.typeMask |= mask;
        this.cost += cost;
        break;
      }
      if (before === this.typeMask && terms.weight[term] === weights.container) {
        this.cost += this.isOfField() ? 0 : GROUND_TYPE_COST;
      }
    }
  }

  /** The district or region of a structured query: the field says what "Центральный" is. */
  private isOfField(): boolean {
    return this.words.fields.some(({ name, mask }) =>
      (name === 'district' || name === 'region') && (this.mask & ~mask) === 0);
  }

  /** Beside the name, and not rather another one's: in "Дружба, улица Небывалая" it is no улица Дружбы. */
  private isTypeOf(at: number): boolean {
    const { atoms, weights: worth } = this.words;
    const own = this.mask | this.typeMask;
    const last = this.words.titleMask === 0 ? 2 : 5;
    for (let other = Math.max(0, at - 2); other <= Math.min(at + last, atoms.length - 1); other++) {
      if (!(own & (1 << other))) continue;
      const step = other - at;
      const [middle, behind] = [at + Math.sign(step), at - Math.sign(step)];
      if (middle !== other && !atoms[middle].isNumber && worth[middle] > HEAVIEST_BETWEEN) continue;
      // "пр-кт им. В. И. Ленина"
      if (step > 2 && !areTitles(this.words, at + 1, other)) continue;
      const isApart = isParted(atoms, Math.min(at, other), Math.max(at, other));
      const rival = behind >= 0 && behind < atoms.length && !(own & (1 << behind)) ? atoms[behind] : undefined;
      const hasRival = rival && this.isRival(behind) && atoms[Math.max(at, behind)].before !== ',';
      if (!isApart || !hasRival) return true;
    }
    return false;
  }

  /** A word that may be a name, or a number that is one with the word behind it: "1905 года". */
  private isRival(at: number): boolean {
    const { atoms, weights: worth } = this.words;
    if (!atoms[at].isNumber) return worth[at] > 0.15;
    const next = atoms[at + 1];
    return next !== undefined && !next.isNumber && next.before !== ',' && worth[at + 1] > 0.15;
  }

  /** Numbers belong to a name only beside its words. Answers what the missing ones cost. */
  private takeNumbers(from: number, end: number, isBare: boolean, isOne: boolean): number {
    const { nameTerms, terms } = this.tables;
    let missing = 0;
    for (let i = from; i < end; i++) {
      const term = nameTerms.term[i];
      if (terms.weight[term] !== weights.number) continue;
      let best = -1;
      let nearest = Infinity;
      for (const { mask } of this.words.readings.get(term) ?? []) {
        const at = lastOf(mask);
        if (mask & this.mask || this.isOfList(at)) continue;
        if ((!isBare && !this.isInReach(at)) || (isOne && this.isOfChain(at))) continue;
        if (this.isBehindHouse(at)) continue;
        const away = this.stepsFrom(at) - (this.words.atoms[at].suffix === '' ? 0 : 2);
        if (away < nearest) [best, nearest] = [at, away];
      }
      if (best >= 0) {
        this.isChained ||= this.isFirstBehind(best);
        const isBehindWords = this.mask !== 0 && (this.mask >>> (best + 1)) === 0;
        this.mask |= 1 << best;
        // "Парковая 16" is rather a house than the 16-я Парковая; "2 мкр 4" is the house 4 of the second.
        const isOfKilometer = ((this.words.kilometer?.mask ?? 0) & (1 << best)) !== 0;
        if (this.words.atoms[best].suffix === '' && isBehindWords && !isOfKilometer) {
          // "Shoqan Ualikhanov Street 2" is called so.
          const isNamedSo = i > from && isTypeWeight(terms.weight[nameTerms.term[i - 1]]);
          const isOfHouse = !isNamedSo && (this.words.atoms[best].before === ',' || this.isBehindType(best));
          this.cost += isOfHouse ? BEHIND_TYPE_COST : 0.1;
        } else if (this.isBehindNumberedType(best)) this.cost += SECOND_NUMBER_COST;
        else if (this.isApartBefore(best)) this.cost += BEHIND_TYPE_COST;
      } else missing += missingCost(weights.number);
    }
    return missing;
  }

  /**
   * Beside the words of the name, or with one between; but plain numbers are not over a word or number of another:
   * "4. Ветроград, ул. Школьная", "Школьная 1 4".
   */
  private isInReach(at: number): boolean {
    const { atoms, weights: worth } = this.words;
    const own = this.mask | this.typeMask;
    if (atoms[at].suffix !== '') return this.isBeside(at, 2) && !(own >>> at === 0 && this.isBehindOther(at));
    return this.isBeside(at, 1) || [-1, 1].some((step) => {
      const [middle, far] = [at + step, at + 2 * step];
      return far >= 0 && (own & (1 << far)) !== 0 && !atoms[middle].isNumber && worth[middle] <= HEAVIEST_BETWEEN
        && !isParted(atoms, Math.min(at, far), Math.max(at, far));
    });
  }

  /** "3. Восточная ул., 5": at the beginning, and known to be no part of the address. */
  private isOfList(at: number): boolean {
    const { types, roomMask } = this.words;
    return (roomMask & (1 << at)) !== 0 && (at === 0 || (at === 1 && isNumberSign(types[0])));
  }

  /** "Лесная ул. 3, 2-й вход": another number stands between it and the name. */
  private isBehindOther(at: number): boolean {
    for (let one = at - 1; one >= 0 && !((this.mask | this.typeMask) & (1 << one)); one--) {
      if (this.words.atoms[one].isNumber) return true;
    }
    return false;
  }

  /** "Глинистая ул 2": behind the type word numbers are houses'. */
  private isBehindType(at: number): boolean {
    const isOfName = at > 1 && (this.mask & (1 << (at - 2))) !== 0 && (this.typeMask & (1 << (at - 1))) !== 0;
    return isOfName && this.words.types[at - 1].some(({ code }) => plainTypes.has(code));
  }

  /** "ул. Школьная, д. 4, литер А" is not in the 4-я Школьная; "Детский дом 4" is called so, "д. 1 Мая" a village. */
  private isBehindHouse(at: number): boolean {
    const { atoms, types } = this.words;
    const [next, behind] = [atoms[at + 1], isNumberSign(types[at - 1]) ? at - 2 : at - 1];
    const isBehind = atoms[at].suffix === '' && atoms[at].before !== ','
      && types[behind]?.some(({ code }) => code === 'dom') && ((this.mask | this.typeMask) & (1 << behind)) === 0;
    return isBehind && (!next || next.before === ',' || next.isNumber || next.text.length === 1
      || types[at + 1].some(({ level }) => level === 'building' || level === 'room'));
  }

  /** "4, Овражная улица": before a comma it is rather the house's than the 4-я. */
  private isApartBefore(at: number): boolean {
    const next = this.words.atoms[at + 1];
    return this.words.atoms[at].suffix === '' && next?.before === ',' && (this.mask & ((2 << at) - 1)) === 1 << at
      && !next.isNumber && (this.mask >>> (at + 1)) !== 0;
  }

  /** "46/1 кв 7", "5 корп. 28": a number behind a stroke, a hyphen or the word of a part, or before such and a type. */
  private isOfChain(at: number): boolean {
    const { atoms, partMask } = this.words;
    if (atoms[at].suffix !== '' || at === 0) return false;
    if ((atoms[at - 1].isNumber && isJoined(atoms[at])) || partMask & (1 << (at - 1))) return true;
    return this.mask === 0 && (this.typeMask >>> (at + 1)) !== 0 && isJoined(atoms[at + 1]);
  }

  /** "Прибойная улица 3-2-7": the first of several numbers behind the words of a name. */
  private isFirstBehind(at: number): boolean {
    const { atoms } = this.words;
    const isTied = atoms[at].before === '-' || atoms[at].suffix !== '';
    return !isTied && this.mask !== 0 && (this.mask >>> at) === 0 && isJoined(atoms[at + 1]);
  }

  private isBehindNumberedType(at: number): boolean {
    const { atoms } = this.words;
    // "29 улица 30 лет Победы": the name goes on.
    if (this.mask & (1 << (at + 1)) && atoms[at + 1].before !== ',') return false;
    const isMarked = this.words.types[at - 3]?.some(({ level }) => level === 'building');
    return (this.typeMask & (1 << (at - 1))) !== 0 && atoms[at - 2]?.isNumber && atoms[at - 1].before !== ','
      && !isMarked;
  }

  /** From the words of the name; a number behind its hyphen ("Улан-2") is nearest. */
  private stepsFrom(at: number): number {
    if (this.mask === 0) return 0;
    if (this.words.atoms[at].before === '-' && at > 0 && this.mask & (1 << (at - 1))) return 0;
    for (let step = 1; step < 4; step++) {
      if (this.mask & (1 << (at + step)) || (at >= step && this.mask & (1 << (at - step)))) return step;
    }
    return 4;
  }

  private isBeside(at: number, reach: number): boolean {
    const own = this.mask | this.typeMask;
    for (let step = 1; step <= reach; step++) {
      if (own & (1 << (at + step)) || (at >= step && own & (1 << (at - step)))) return true;
    }
    return false;
  }

  private gaps(): number {
    const first = firstOf(this.mask);
    const last = lastOf(this.mask);
    let gaps = 0;
    for (let at = first + 1; at < last; at++) {
      if (((this.mask | this.typeMask | this.typeMaskOf) & (1 << at)) === 0) gaps += GAP_COST;
    }
    return Math.min(gaps, 0.4);
  }
}

/** Whether those that are left out are the last of a name of so many terms, behind two and more. */
const isTail = (leftOut: number, count: number): boolean => {
  const first = firstOf(leftOut);
  return first >= FEWEST_BEFORE_TAIL && count < 31 && leftOut === (1 << count) - (1 << first);
};

const isJoined = (atom: Atom | undefined): boolean =>
  atom?.isNumber === true && (atom.before === '/' || atom.before === '-');

function beginsAlike(key: string, bytes: Uint8Array, start: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (key.charCodeAt(i) !== bytes[start + i]) return false;
  return true;
}
