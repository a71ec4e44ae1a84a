import { atomsOf, type Atom } from '../atoms/atoms.ts';
import { isAlone, qualifierMask, weightsOf } from './atom-weights.ts';
import { adjectivesOfPlace, derivedKeys } from '../language/derived-words.ts';
import { mostTypoCost, type Dictionary } from '../names/dictionary.ts';
import type { Effort } from '../names/dictionary-like.ts';
import { fold, foldUnmelted } from '../text/fold.ts';
import { leaveOut } from './left-out.ts';
import { withHeadsBeside } from '../atoms/headed-numbers.ts';
import { findKnownCity } from '../language/known-cities.ts';
import { cornerWords, isSmallWord } from '../language/known-names.ts';
import { readKilometer } from '../houses/kilometers.ts';
import { firstOf } from '../atoms/masks.ts';
import { nearestTypeWord, typeWordInCase } from '../language/misspelt-types.ts';
import { roles, type QueryText, type QueryWords, type Reading } from '../query/words.ts';
import { numberedTerm, referenceTerm } from '../names/terms.ts';
import { withOneScript } from '../text/one-script.ts';
import { findRooms } from './rooms.ts';
import { withTypesBeside } from '../atoms/bracketed.ts';
import { withOneCountry } from '../atoms/country-phrases.ts';
import { halfNames, kinOf, typeReadings, type TypeWord } from '../language/type-words.ts';
import { titleMask } from './titles.ts';
import { typesOf } from '../atoms/atom-types.ts';
import { EDIT } from '../text/typo-costs.ts';
import { withWrittenOrdinals } from '../atoms/written-ordinals.ts';

export interface Leniency {
  /** Atoms whose known words may be typos of others all the same. */
  readonly doubtMask: number;
  readonly more: boolean;
  /** Of looking for typos; shared by all readings of a query. */
  readonly effort?: Effort;
}

const SHORT_STREET = 'str';
const MOST_ATOMS = 28;
/** Words that typos are looked for in, and their letters. */
const MOST_MISSPELT = 8;
const MOST_LETTERS = 24;
const TYPO_PRICE = 0.3;
const INFLECTED_PRICE = 0.12;
const DERIVED_PRICE = 0.35;
const JOINED_PRICE = 0.06;
const KIN_PRICE = 0.04;

export function queryText(text: string): QueryText {
  const read = withHeadsBeside(withWrittenOrdinals(atomsOf(withOneScript(text)).slice(0, MOST_ATOMS)));
  const atoms = withOneCountry(withTypesBeside(text, read));
  return { text, atoms, roles: atoms.map(() => roles.all) };
}

export const strict: Leniency = { doubtMask: 0, more: false };

export function readQuery(dictionary: Dictionary, query: QueryText, leniency: Leniency = strict): QueryWords {
  const reader = new Reader(dictionary, query, leniency);
  return reader.read();
}

class Reader {
  private readonly dictionary: Dictionary;
  private readonly query: QueryText;
  private readonly leniency: Leniency;
  private readonly readings = new Map<number, Reading[]>();
  private readonly seeds = new Set<number>();
  private readonly types: (readonly TypeWord[])[];
  private knownMask = 0;
  private likeMask = 0;
  private misspelt = 0;
  private numberedMask = 0;
  /** Words are in the cases of speech, not as on the map. */
  private readonly isSpoken: boolean;

  constructor(dictionary: Dictionary, query: QueryText, leniency: Leniency) {
    this.dictionary = dictionary;
    this.query = query;
    this.leniency = leniency;
    this.types = query.atoms.map((atom, at) => typesOf(atom, query.atoms[at + 1]));
    this.isSpoken = query.atoms.some(({ key, isNumber }) => !isNumber && spokenWords.has(key));
  }

  private partMask(): number {
    const { atoms } = this.query;
    let mask = 0;
    for (let at = 1; at + 1 < atoms.length; at++) {
      const isBetween = atoms[at - 1].isNumber && (atoms[at + 1].isNumber || atoms[at + 1].text.length === 1);
      if (isBetween && this.types[at].some(({ level }) => level === 'building')) mask |= 1 << at;
    }
    return mask;
  }

  read(): QueryWords {
    const { atoms, text, roles, fields = [], district } = this.query;
    let shortMask = 0;
    for (let at = 0; at < atoms.length; at++) {
      const atom = atoms[at];
      if (!atom.isNumber) this.readWord(atom, at);
      if (!atom.isNumber && (atom.hasDot || (atom.key.length <= 4 && !isSmallWord(atom.key)))) shortMask |= 1 << at;
    }
    // Type words are known now, misspelt ones as well.
    for (const [at, atom] of atoms.entries()) {
      if (atom.isNumber) this.readNumber(atom, at);
      else if (atom.key.length <= 2) this.readNumbered(atom, at);
    }
    for (let at = 0; at + 1 < atoms.length; at++) this.readJoined(at);
    for (const [at, types] of this.types.entries()) {
      for (const { code } of types) {
        this.add(this.dictionary.find(`~${code}`), 1 << at, 0);
        if (code === 'vokzal') this.readStation(at);
        for (const kin of kinOf(code)) this.add(this.dictionary.find(`~${kin}`), 1 << at, KIN_PRICE);
      }
    }
    for (let at = 0; at + 1 < atoms.length; at++) this.readReference(at);
    const context = this.query.context?.mask ?? 0;
    if (context !== 0) leaveOut(this.readings, this.seeds, context);
    this.knownMask &= ~context;
    const roomMask = findRooms(atoms, this.types) | context;
    const kilometer = readKilometer(atoms, this.types, text);
    // The sign between kilometres and metres parts no streets.
    const isSplit = ({ before, isNumber }: Atom): boolean => before === '&' && !(isNumber && kilometer);
    const isCorner = atoms.some((atom) =>
      isSplit(atom) || (!atom.isNumber && (cornerWords.has(atom.key) || atom.before === '/')));
    const { types, knownMask, likeMask, numberedMask } = this;
    const weights = weightsOf(this.query, { types, roomMask, knownMask, likeMask, numberedMask });
    return {
      text, atoms, roles, fields, district, weights, types: this.types, readings: this.readings, seeds: [...this.seeds],
      knownMask: this.knownMask, roomMask, shortMask, kilometer, isCorner, partMask: this.partMask(),
      titleMask: titleMask(atoms, qualifierMask(atoms, { types, roomMask })),
    };
  }

  private readNumber(atom: Atom, at: number): void {
    const term = this.dictionary.find(atom.key);
    if (term >= 0) this.add(term, 1 << at, 0);
    if (atom.key.length >= 4 && term >= 0) this.seeds.add(term);
    if (atom.words) this.readWritten(atom.words, 1 << at);
    this.readNumbered(atom, at);
  }

  /** "Семнадцатая улица": the words of a number, where a name has them. */
  private readWritten(words: readonly string[], bit: number): void {
    for (const word of words) {
      const exact = this.dictionary.find(word);
      for (const term of exact >= 0 ? [exact] : this.dictionary.inflected(word)) {
        this.add(term, bit, exact >= 0 ? 0 : INFLECTED_PRICE, words.length > 1);
        if (word.length >= 4) this.seeds.add(term);
      }
    }
  }

  /** "4 микрорайон", "линия 7-я", "мкр В": the type may stand on either side. */
  private readNumbered(atom: Atom, at: number): void {
    const { atoms, text } = this.query;
    if (!atom.isNumber && isSmallWord(atom.key)) {
      // The small "в" before "микрорайоне" or a town is none.
      const next = atoms[at + 1];
      const isName = /^\p{Lu}/u.test(text.slice(atom.start)) || !next || next.isNumber || next.before === ','
        || (this.types[at + 1].some(({ level }) => level === 'building') && !next.text.endsWith('е'));
      if (!isName || !this.types[at - 1]?.length) return;
    }
    for (const [beside, mask] of [[at - 1, 3 << (at - 1)], [at + 1, 3 << at], [at + 2, 7 << at]] as const) {
      if (atoms[Math.max(at, beside)]?.before === ',') continue;
      for (const { code } of this.types[beside] ?? []) {
        const numbered = this.dictionary.find(numberedTerm(atom.key, `~${code}`));
        if (numbered < 0 || mask <= 0) continue;
        this.seeds.add(numbered);
        this.numberedMask |= 1 << at;
      }
    }
  }

  private readWord(atom: Atom, at: number): void {
    const { dictionary } = this;
    const isType = this.types[at].length > 0;
    const exact = dictionary.find(atom.key);
    const bit = 1 << at;
    const isDoubted = (this.leniency.doubtMask & bit) !== 0;
    if (exact >= 0 && (isSmallWord(atom.key) || atom.key.length === 1)) this.add(exact, bit, 0);
    else if (exact >= 0) this.seed(exact, bit, 0);
    this.readOther(atom, at);
    const isOnMap = exact >= 0 && this.dictionary.isOfAddress(exact);
    if (!isType && !isOnMap && this.mayBeTypeLike(at)) this.readTypeCase(atom, at);
    const isCase = !isType && this.types[at].length > 0;
    if (isType && !isOnMap && !isDoubted) return;
    if (exact >= 0 && (isType || (!isDoubted && !this.isSpoken && isOnMap))) return;
    if (isSmallWord(atom.key) || atom.key.length < 2) return;
    let isKnown = exact >= 0 || (this.knownMask & bit) !== 0;
    for (const term of dictionary.inflected(atom.key)) {
      this.seed(term, bit, INFLECTED_PRICE);
      isKnown ||= this.dictionary.isOfAddress(term);
    }
    if (isCase && !isDoubted) return;
    if (!isKnown) isKnown = this.readGlued(atom, bit);
    if (isKnown && !isDoubted) return;
    this.readDerived(atom, bit);
    this.readMisspelt(atom, at);
  }

  private readDerived({ key }: Atom, bit: number): void {
    const at = firstOf(bit);
    const isStreet = [at - 1, at + 1].some((beside) => this.types[beside]?.some(({ level }) => level === 'street'));
    for (const derived of isStreet ? [...derivedKeys(key), ...adjectivesOfPlace(key)] : derivedKeys(key)) {
      const term = this.dictionary.find(derived);
      if (term < 0) continue;
      this.add(term, bit, DERIVED_PRICE);
      this.seeds.add(term);
      this.likeMask |= bit;
    }
  }

  private readTypeCase({ key }: Atom, at: number): void {
    const word = typeWordInCase(key);
    if (word !== undefined) this.types[at] = typeReadings(word) ?? [];
  }

  /** A less usual reading of Latin letters; the end of "Hauptstr." */
  private readOther(atom: Atom, at: number): void {
    if (atom.text.length > SHORT_STREET.length && atom.text.endsWith(SHORT_STREET)) {
      const street = this.dictionary.find(fold(`${atom.text}asse`));
      if (street >= 0) this.seed(street, 1 << at, 0.02);
    }
    if (!/[xj]|ck/u.test(atom.text)) return;
    const key = fold(atom.text, true);
    const term = key === atom.key ? -1 : this.dictionary.find(key);
    if (term >= 0) this.seed(term, 1 << at, 0.02);
  }

  /** "улленина", "новосадовая" for "Ново-Садовая". */
  private readGlued(atom: Atom, bit: number): boolean {
    const { key } = atom;
    for (let cut = 2; cut < Math.min(9, key.length - 3); cut++) {
      // "Подгорная" is no "под. Горная".
      const isType = typeReadings(key.slice(0, cut))?.some(({ level }) => level !== 'room') === true;
      const rest = isType ? this.dictionary.find(key.slice(cut)) : -1;
      if (rest < 0) continue;
      this.seed(rest, bit, 0.12);
      return true;
    }
    for (let cut = Math.max(4, key.length - 8); cut < key.length - 1; cut++) {
      const rest = typeReadings(key.slice(cut)) ? this.dictionary.find(key.slice(0, cut)) : -1;
      if (rest < 0) continue;
      this.seed(rest, bit, 0.12);
      return true;
    }
    const halves = key.length >= 7 ? this.dictionary.split(key) : undefined;
    for (const half of halves ?? []) {
      this.add(half, bit, JOINED_PRICE, true);
      this.seeds.add(half);
      this.likeMask |= bit;
    }
    // It may be a slip in one word all the same.
    return false;
  }

  private readMisspelt(atom: Atom, at: number): void {
    const letters = Math.max(atom.key.length, [...atom.text].length);
    const isFour = letters === 4 && this.leniency.more;
    const most = isFour ? 2 * EDIT : mostTypoCost(letters, this.leniency.more);
    if (most === 0 || atom.key.length > MOST_LETTERS || this.misspelt++ >= MOST_MISSPELT) return;
    // "Питер" is no "литер".
    const mayBeType = atom.key.length >= 5 && !(this.leniency.doubtMask & (1 << at)) && !findKnownCity(atom.key);
    if (mayBeType && this.mayBeTypeLike(at) && this.readMisspeltType(atom.key, at)) return;
    const { effort } = this.leniency;
    const found = foldUnmelted(atom.text).flatMap((key) => this.dictionary.like(key, most, effort));
    for (const { term, cost } of found) {
      // Of four letters only the first may be as wrong as that.
      if (isFour && cost > EDIT && !isOtherBeginning(atom.key, this.dictionary.text(term))) continue;
      this.add(term, 1 << at, (cost / EDIT) * TYPO_PRICE);
      this.seeds.add(term);
      this.likeMask |= 1 << at;
    }
  }

  private readMisspeltType(key: string, at: number): boolean {
    // As written, and as it sounds in any alphabet.
    const most = key.length >= 8 ? 1.6 * EDIT : EDIT;
    const asWritten = nearestTypeWord(this.query.atoms[at].text, 'written', most);
    const alike = nearestTypeWord(key, 'folded', most);
    const { word, cost: least } = asWritten.cost < alike.cost ? asWritten : alike;
    const best = word === undefined ? undefined : fold(word);
    if (best === undefined) return false;
    this.types[at] = typeReadings(best) ?? [];
    // "Набережая" may be the name too.
    return least <= EDIT / 2 && !this.types[at].some(({ code }) => halfNames.has(code));
  }

  /** Two words that the map writes as one: "Ново Садовая", "Санкт Петербург". */
  private readJoined(at: number): void {
    const [first, second] = [this.query.atoms[at], this.query.atoms[at + 1]];
    if (first.isNumber || second.isNumber || second.before === ',' || first.key.length + second.key.length < 5) return;
    const isDouble = first.key.at(-1) === second.key[0];
    const term = this.dictionary.find(first.key + (isDouble ? second.key.slice(1) : second.key));
    if (term >= 0) this.seed(term, 3 << at, JOINED_PRICE);
  }

  /** "ж/д вокзал": whatever the station is called, it is "вокзал" too. */
  private readStation(at: number): void {
    const term = this.dictionary.find('vokzal');
    if (term >= 0) this.seed(term, 1 << at, 0);
  }

  /** "М-4", "А 107", "46К-0010": the number of a road, which is one term of it. */
  private readReference(at: number): void {
    const { atoms } = this.query;
    for (const count of [2, 3]) {
      const group = atoms.slice(at, at + count);
      const isReference = group.length === count && group.at(-1)!.isNumber && group.at(-1)!.suffix === ''
        && group.every(({ isNumber, key, before }, i) =>
          (isNumber ? true : key.length <= 2) && (i === 0 || ' -'.includes(before)));
      if (!isReference || group.every(({ isNumber }) => isNumber)) continue;
      const term = this.dictionary.find(referenceTerm(group.map(({ key }) => key)));
      if (term >= 0) this.seed(term, ((1 << count) - 1) << at, 0);
    }
  }

  private seed(term: number, mask: number, cost: number): void {
    this.add(term, mask, cost);
    this.seeds.add(term);
    this.knownMask |= mask;
  }

  private add(term: number, mask: number, cost: number, isHalf = false): void {
    if (term < 0) return;
    const list = this.readings.get(term);
    const reading = { mask, cost, isHalf };
    if (!list) this.readings.set(term, [reading]);
    else if (!list.some((one) => one.mask === mask && one.cost <= cost)) list.push(reading);
  }

  /** "пгт Городище": what a settlement is called is no type word, though it is like one. */
  private mayBeTypeLike(at: number): boolean {
    const before = this.query.atoms[at].before === ',' ? [] : (this.types[at - 1] ?? []);
    const isOfSettlement = before.length > 0 && before.every(({ level }) => level === 'settlement');
    return !isOfSettlement && !isAlone(this.query.atoms, at);
  }
}

const spokenWords = new Set(['v', 'vo', 'na', 'ugol', 'uglu', 'perekrestok', 'pereseqenie', 'okolo', 'vozle', 'u']);

/** Alike but for the first letter, which is another one or missing. */
const isOtherBeginning = (key: string, word: string): boolean =>
  key === word.slice(1) || (key.slice(1) === word.slice(1) && key.length > 3);
