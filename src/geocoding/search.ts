import { NONE } from '../kernel/columns.ts';
import { distanceMeters, toUnits } from '../kernel/geo.ts';
import { openAtlasSearch, type AtlasSearch, type SearchableTables } from './names/atlas-search.ts';
import { contextOf, isAddress } from './fit/context.ts';
import { Assembler } from './fit/assemble.ts';
import type { Candidate } from './query/candidate.ts';
import { effortOf } from './names/dictionary-like.ts';
import { otherLayouts } from './text/fold.ts';
import { toFound } from './judge/found-rows.ts';
import type { Found, Search, SearchOptions, StructuredQuery } from './query/found.ts';
import { explainFound, type Explainer } from './judge/explain.ts';
import { bitsOf } from './atoms/masks.ts';
import type { Hit } from './query/hit.ts';
import { queryText, readQuery, strict } from './read/read-query.ts';
import type { QueryText, QueryWords } from './query/words.ts';
import { isReadAlike } from './read/read-alike.ts';
import { rankCandidates, understood } from './judge/rank.ts';
import { MOST_NEARBY, retrieve } from './retrieve/retrieve.ts';
import { structuredText } from './read/structured-query.ts';
import { townsOf } from './fit/towns-named.ts';
import { betterWithout, isDistrictDoubtful, toldDistrict } from './judge/told-district.ts';
import { typedPoint } from './read/typed-point.ts';
import { boxHolds, openWithin, type Within } from './retrieve/within.ts';

/** Longer texts are no addresses. */
const MOST_CHARACTERS = 400;
/** An answer that costs no more is good: misspellings need not be looked for. */
const GOOD_COST = 0.2;
const BAD_COST = 0.75;
const DOUBTFUL_COST = 0.4;
const MOST_GROUND_HEADS = 40;
/** Things that are looked at closely in all ways to read a query; when they are used up, the best few of each way. */
const MOST_ASSEMBLED = 192;
const FEW_HITS = 24;
/** Of the dictionary, for all the words of a query that may be misspelt. */
const MOST_PLACES = 300_000;
const UNDECIDED_LEAD = 0.2;
const MOST_KNOWN_LEFT = 2;
/** Words that are all doubted in the end. */
const MOST_DOUBTED = 6;
/** Longer texts are no addresses, as a rule: they are read twice at most, and less of them is looked at. */
const MANY_ATOMS = 16;
const MOST_PLACES_OF_MANY = 100_000;
/** More words than these are not all misspelt in an address: less of the dictionary is looked at for them. */
const FEW_DOUBTED = 3;
const MOST_PLACES_OF_DOUBTED = 120_000;
/** What a district weighs, as a part of what it would, that the answer is not in. */
const DISTRICT_PART = 0.01;
const ELSEWHERE_METERS = 1_000;
/** So much better must the less likely of two texts be. */
const LIKELIER_COST = 0.05;

/** Opens the tables of an atlas for search by text. */
export function openSearch(tables: SearchableTables): Search & Explainer {
  const search = openAtlasSearch(tables);
  return {
    geocode: (query, options = {}) => geocode(search, query, options).found,
    explain: (query, options = {}) => {
      const { found, read } = geocode(search, query, options);
      return read ? explainFound(search, read, found) : { words: [], hits: [], answers: [] };
    },
  };
}

const limitOf = ({ limit = 5 }: SearchOptions): number => Math.max(1, Math.min(20, limit));

interface Answer {
  readonly words: QueryWords;
  /** Atoms that are, as they stand, the name of a town or village. */
  readonly townMask: number;
  readonly candidates: readonly Candidate[];
  readonly heads: readonly Hit[];
  readonly grounds: ReadonlyMap<number, Hit>;
}

const costOf = ({ candidates }: Answer): number => candidates[0]?.cost ?? Infinity;

/** What is told; and how the text was read, unless it is none or a point. */
interface Geocoded {
  readonly found: Found[];
  readonly read?: Pick<Answer, 'words' | 'heads' | 'grounds'> & { readonly first: Candidate | undefined };
}

function geocode(search: AtlasSearch, query: string | StructuredQuery, options: SearchOptions): Geocoded {
  const limit = limitOf(options);
  const isText = typeof query === 'string';
  if (isText && query.length > MOST_CHARACTERS) return { found: [] };
  if (isText) {
    const point = typedPoint(query);
    const isOutside = point && options.box && !boxHolds(options.box, point.lat, point.lon);
    if (point) return { found: isOutside ? [] : [pointFound(point)] };
  }
  const text = isText ? queryText(query) : structuredText(query);
  if (text.atoms.length === 0) return { found: [] };
  const seek = new Seeker(search, options);
  let answer = seek.best(isText ? chooseLayout(search, text) : [text]);
  if (isText && costOf(answer) > BAD_COST && text.atoms.length <= MANY_ATOMS) {
    // Whose words are known as they stand has not typed them in the other layout.
    const least = Math.max(1, countKnown(search, text).known);
    const swapped = seek.best(otherTexts(text).filter((other) => countKnown(search, other).known >= least));
    if (costOf(swapped) < costOf(answer) - 0.1) answer = swapped;
  }
  const words = isText ? asTyped(answer.words, query) : answer.words;
  const candidates = understood(words, answer.candidates);
  const { heads, grounds } = answer;
  const found = toFound(search, words, candidates, { limit, heads });
  return { found, read: { words, heads, grounds, first: candidates[0] } };
}

/** Read in the other layout, it is told as it was typed. A question mark is spaced there. */
function asTyped(words: QueryWords, query: string): QueryWords {
  const typed = [query, query.replaceAll('?', ' ? ')].find(({ length }) => length === words.text.length);
  return typed === undefined ? words : { ...words, text: typed };
}

function pointFound({ lat, lon }: { lat: number; lon: number }): Found {
  return {
    kind: 'point', lat, lon, precision: 'point', confidence: 1,
    evidence: { cost: 0, lead: Infinity, cap: 1, isSpot: true },
    against: [],
    expectedErrorMeters: 0, isRenamed: false, unparsed: [],
    match: { house: 'absent', street: 'absent', place: 'absent', region: 'absent', postal_code: 'absent' },
  };
}

/** As the other keyboard layout has it, the likelier first; none where that gives no other words. */
function otherTexts({ text }: QueryText): QueryText[] {
  return otherLayouts(text).filter((other) => other !== text).map(queryText)
    .filter(({ atoms }) => atoms.some(({ isNumber }) => !isNumber));
}

/** In the layout in which more of the words are words. */
function chooseLayout(search: AtlasSearch, text: QueryText): QueryText[] {
  const own = countKnown(search, text);
  if (own.known * 2 >= own.words) return [text];
  const others = otherTexts(text);
  return others.length > 0 && countKnown(search, others[0]).known > own.known ? others : [text];
}

function countKnown({ dictionary }: AtlasSearch, { atoms }: QueryText): { words: number; known: number } {
  let [words, known] = [0, 0];
  for (const atom of atoms) {
    if (atom.isNumber || atom.key.length < 3) continue;
    words++;
    if (atom.typeKey !== undefined || dictionary.find(atom.key) >= 0) known++;
  }
  return { words, known };
}

class Seeker {
  private readonly search: AtlasSearch;
  private readonly limit: number;
  private readonly within: Within | undefined;
  private readonly effort = effortOf(MOST_PLACES);
  private assembled = 0;
  /** What is near here is rather meant. */
  private near: { readonly lat: number; readonly lon: number } | undefined;

  constructor(search: AtlasSearch, options: SearchOptions) {
    this.search = search;
    this.limit = limitOf(options);
    this.within = openWithin(search, options);
    if (options.bias) this.near = { lat: toUnits(options.bias.lat), lon: toUnits(options.bias.lon) };
  }

  /** Of texts that it may be, the likelier first. */
  best(texts: readonly QueryText[]): Answer {
    let best: Answer | undefined;
    for (const text of texts) {
      const next = this.answer(text);
      if (!best || costOf(next) < costOf(best) - LIKELIER_COST) best = next;
    }
    const nothing = { townMask: 0, candidates: [], heads: [], grounds: new Map() };
    return best ?? { words: readQuery(this.search.dictionary, queryText('')), ...nothing };
  }

  /** Reads the text as a whole; then without what is told beside an address. */
  answer(text: QueryText): Answer {
    const whole = this.withoutDistrict(text, this.read(text));
    if (text.atoms.length > MANY_ATOMS) return whole;
    const context = contextOf(this.search, whole.words, whole.heads, whole.candidates[0]);
    if (!context) return whole;
    const before = this.near;
    if (context.thing !== NONE) this.near ??= this.search.containers.point(context.thing);
    const other = this.read({ ...text, context });
    this.near = before;
    return isAddress(this.search, context, other.candidates[0]) ? other : whole;
  }

  /** Whoever tells the wrong district means the street and house all the same. */
  private withoutDistrict(text: QueryText, whole: Answer): Answer {
    const district = text.atoms.length > MANY_ATOMS ? undefined : toldDistrict(this.search, whole);
    const [own] = understood(whole.words, whole.candidates);
    if (!district || !isDistrictDoubtful(district, own)) return whole;
    const context = { mask: district.mask, part: DISTRICT_PART, isSure: true, thing: NONE };
    const other = this.read({ ...text, context, district });
    const [first] = understood(other.words, other.candidates);
    const better = betterWithout(this.search, district, own, first);
    if (better !== 'equal') return better === 'yes' ? other : whole;
    const candidates = [{ ...own, hasNamesake: true }, first, ...whole.candidates.filter((one) => one !== own)];
    return { ...whole, candidates };
  }

  /** Reads the text as it is; then, where that explains too little, as if more of it were misspelt. */
  private read(text: QueryText): Answer {
    const { effort } = this;
    if (text.atoms.length > MANY_ATOMS) effort.places = Math.min(effort.places, MOST_PLACES_OF_MANY);
    const { dictionary } = this.search;
    let words = readQuery(dictionary, text, { ...strict, effort });
    let best = this.attempt(words);
    for (const more of text.atoms.length > MANY_ATOMS ? [false] : [false, true]) {
      if (costOf(best) <= GOOD_COST && !isUndecided(this.search, best)) break;
      const doubtMask = doubtful(this.search, best, more);
      if (doubtMask === 0) break;
      if (bitsOf(doubtMask) > FEW_DOUBTED) effort.places = Math.min(effort.places, MOST_PLACES_OF_DOUBTED);
      const before = words;
      words = readQuery(dictionary, text, { doubtMask, more, effort });
      if (isReadAlike(words, before)) continue;
      const next = this.attempt(words);
      if (costOf(next) < costOf(best)) best = next;
    }
    return best;
  }

  private attempt(words: QueryWords): Answer {
    const nearby = (thing: number): number => this.nearby(thing);
    const { within } = this;
    const retrieved = retrieve(this.search, words, { nearby: this.near ? nearby : undefined, within });
    const assembler = new Assembler(this.search, words, retrieved, nearby);
    const { heads, postcodes } = retrieved;
    const mayHold = ({ thing }: Hit): boolean => !within || within.mayHold(thing);
    const grounds = [...retrieved.grounds.values()].filter(mayHold).slice(0, MOST_GROUND_HEADS);
    const hits = [...heads, ...grounds, ...postcodes.filter(mayHold).slice(0, 3)];
    const most = words.atoms.length > MANY_ATOMS || this.assembled >= MOST_ASSEMBLED ? FEW_HITS : Infinity;
    const looked = hits.length <= most ? hits : hits.toSorted((a, b) => b.gain - a.gain).slice(0, most);
    const isHead = ({ thing }: Hit): boolean => thing >= this.search.starts.streets;
    // Ground that is only spoken of has no point.
    const isAllowed = ({ thing, lat, lon }: Candidate): boolean =>
      (lat !== 0 || lon !== 0) && (!within || within.holds(thing, lat, lon));
    const townMask = townsOf(this.search, retrieved.grounds.values());
    const parts = { heads: looked.filter(isHead), others: looked.filter((hit) => !isHead(hit)) };
    const wish = { limit: this.limit, townMask, isAllowed };
    const candidates = rankCandidates(this.search, words, parts, assembler, wish);
    this.assembled += assembler.assembled;
    return { words, townMask, heads, grounds: retrieved.grounds, candidates };
  }

  private nearby(thing: number): number {
    const { near } = this;
    if (!near || thing >= this.search.starts.postcodes) return 0;
    const { lat, lon } = this.search.containers.point(thing);
    const kilometers = distanceMeters(near.lat, near.lon, lat, lon) / 1000;
    return MOST_NEARBY / (1 + kilometers / 10);
  }
}

/** A word is left over, and of equals elsewhere nothing tells which is meant: the word may be their town, misspelt. */
function isUndecided({ dictionary }: AtlasSearch, { words, candidates }: Answer): boolean {
  const [first, second] = candidates;
  if (!second || first.score - second.score > UNDECIDED_LEAD) return false;
  if (distanceMeters(first.lat, first.lon, second.lat, second.lon) < ELSEWHERE_METERS) return false;
  return words.atoms.some(({ isNumber, key }, at) => !isNumber && key.length >= 4 && words.types[at].length === 0
    && ((words.roomMask | first.explained) & (1 << at)) === 0 && dictionary.find(key) < 0);
}

/**
 * Words that the best answer does not explain; where it is bad, those that are not on the map as they are; and at last
 * all of them.
 */
function doubtful({ dictionary, starts }: AtlasSearch, answer: Answer, isLast: boolean): number {
  const { words, candidates } = answer;
  const explained = candidates[0]?.explained ?? 0;
  // Nobody asks for the house of a river: "набережная реки Тихая, 69".
  const isOfThing = candidates[0]?.thing >= starts.pois && candidates[0].asked && !candidates[0].house;
  const isBad = costOf(answer) > DOUBTFUL_COST;
  let [unknown, left, rest] = [0, 0, 0];
  for (const [at, atom] of words.atoms.entries()) {
    if (atom.isNumber || words.roomMask & (1 << at) || atom.key.length < 3 || words.weights[at] <= 0.1) continue;
    const isLeft = (explained & (1 << at)) === 0;
    if (answer.townMask & (1 << at) && atom.key.length >= 5 && standsAlone(words, at)) continue;
    if (dictionary.find(atom.key) < 0 && (isLeft || isBad)) unknown |= 1 << at;
    else if (isLeft) left |= 1 << at;
    else rest |= 1 << at;
  }
  // Many words that are on the map and do not belong together are no typos.
  if (bitsOf(left) > MOST_KNOWN_LEFT) left = 0;
  const all = unknown | left;
  if (isOfThing && isBad && bitsOf(all | rest) <= FEW_DOUBTED) return all | rest;
  return isLast && isBad && all !== 0 && bitsOf(all | rest) <= MOST_DOUBTED ? all | rest : all;
}

/** Between commas or the ends of the text, or beside a type word: no part of a longer name. */
function standsAlone({ atoms, types }: QueryWords, at: number): boolean {
  const isApart = (first: number, second: number): boolean =>
    !atoms[first] || !atoms[second] || atoms[second].before === ',' || atoms[second].isNumber;
  const isTyped = types[at + 1]?.length > 0;
  const isOfTown = types[at - 1]?.some(({ level }) => level === 'settlement');
  return (isOfTown || isApart(at - 1, at)) && (isTyped || isApart(at, at + 1));
}
