import type { AtlasSearch } from '../names/atlas-search.ts';
import { LEFT_OVER_FACTOR, SuggestAssembler, type SuggestCandidate } from './assemble.ts';
import { typedNumbers, type HouseSuggester, type TypedNumber } from './houses.ts';
import { listTypeOf, listTypes, type ListType } from './importance.ts';
import type { SuggestTables } from './lists.ts';
import { SuggestRetrieval } from './retrieve.ts';
import type { SuggestScope } from './scope.ts';
import type { TopEntries } from './top.ts';
import { isOrdinal, type SuggestWords, type Token } from './words.ts';
import type { SuggestType } from './suggestion.ts';

export interface SuggestEngine {
  readonly search: AtlasSearch;
  readonly tables: SuggestTables;
  readonly top: TopEntries;
  readonly houses: HouseSuggester;
}

export interface SeekOptions {
  readonly limit: number;
  readonly near?: { readonly lat: number; readonly lon: number };
  readonly types?: readonly SuggestType[];
}

/** A candidate that costs this much more than the best is not shown beside it. */
const HOPELESS_COST = 0.4;
/** The limit for a candidate with a word that the best leaves over: the next letter may decide. */
const OTHER_COST = 1;
const WORD_WEIGHT = 0.6;
/** A candidate that leaves a greater share of the text unexplained is not an answer. */
const NOTHING_PART = 0.75;
const ALLOWED_COST = 0.5;
const ORDINAL_COST = 0.3;
const FIRST_COST = 0.2;
/** An unexplained word that weighs more names a street: then the house is not one of the settlement itself. */
const STREET_WEIGHT = 0.4;
/** Streets whose houses are looked up. */
const MOST_STREETS = 12;

/** The types of lists to look in. Houses are found through their streets and places. */
export function subjectTypesFor(types: readonly SuggestType[] | undefined): readonly ListType[] {
  if (!types) return listTypes;
  const wanted = new Set<string>(types);
  if (wanted.has('house')) for (const type of ['street', 'place', 'city', 'district']) wanted.add(type);
  return listTypes.filter((type) => wanted.has(type));
}

/** Candidates of the types asked for, best first. */
export function seek(
  engine: SuggestEngine, words: SuggestWords, scope: SuggestScope, options: SeekOptions,
): SuggestCandidate[] {
  const { search, tables, top } = engine;
  const assembler = new SuggestAssembler(search, tables, words, options.near);
  const found = new SuggestRetrieval({ search, tables, top, scope, words, assembler }).run().sort(byScore);
  const candidates = found.filter(({ feature }) => hasAskedType(search, feature, options));
  if (!options.types || options.types.includes('house')) candidates.push(...housesOf(engine, words, found, options));
  if (candidates.length === 0) return candidates;
  const best = candidates.reduce((least, candidate) => (candidate.cost < least.cost ? candidate : least));
  const whole = words.tokens.reduce((sum, { weight }) => sum + weight, 0);
  const most = whole * NOTHING_PART + ALLOWED_COST;
  const hasWordOf = (mask: number): boolean =>
    words.tokens.some(({ bit, atom, weight }) => (bit & mask) !== 0 && !atom.isNumber && weight >= WORD_WEIGHT);
  // In "Freiburger S" one letter does not show yet whether it begins a type word.
  const last = words.tokens[words.tokens.length - 1];
  const isLetter = last.isOpen && last.atom.key.length === 1;
  const lacksLetter = (mask: number): boolean => isLetter && (best.mask & ~mask) === last.bit;
  const hopeless = (mask: number): number => best.cost +
    (lacksLetter(mask) || hasWordOf(mask & ~best.mask) ? OTHER_COST : HOPELESS_COST);
  return distinct(candidates.filter(({ mask, cost }) => cost <= Math.min(most, hopeless(mask))).sort(byScore));
}

const byScore = (a: SuggestCandidate, b: SuggestCandidate): number =>
  b.score - a.score || a.feature - b.feature || (a.house ?? -1) - (b.house ?? -1);

function distinct(candidates: readonly SuggestCandidate[]): SuggestCandidate[] {
  const [features, houses] = [new Set<number>(), new Set<number>()];
  return candidates.filter(({ feature, house }) => {
    const [known, row] = house === undefined ? [features, feature] : [houses, house];
    const isNew = !known.has(row);
    known.add(row);
    return isNew;
  });
}

function hasAskedType({ tables, starts, kind }: AtlasSearch, feature: number, { types }: SeekOptions): boolean {
  if (!types) return true;
  const featureType = listTypeOf(tables, starts, kind, feature);
  return types.some((type) => type === featureType);
}

/** Houses of the best streets and places, by the numbers that those leave unexplained. */
function housesOf(
  { search, houses }: SuggestEngine, words: SuggestWords, found: readonly SuggestCandidate[],
  { types, limit }: SeekOptions,
): SuggestCandidate[] {
  const { tokens } = words;
  const areHousesOnly = types !== undefined && !types.includes('street');
  let [numbers, free] = [0, 0];
  for (const { bit, isRoom, atom } of tokens) {
    if (isRoom) continue;
    free |= bit;
    if (atom.isNumber) numbers |= bit;
  }
  const candidates: SuggestCandidate[] = [];
  if (numbers === 0 && !areHousesOnly) return candidates;
  let streetsLeft = MOST_STREETS;
  const typedBy = new Map<number, readonly TypedNumber[]>();
  for (const candidate of found) {
    const { first, end } = runOfHouses(search, candidate.feature);
    if (first >= end) continue;
    if (streetsLeft-- <= 0) break;
    const left = free & ~candidate.mask;
    let typed = typedBy.get(left);
    if (!typed) typedBy.set(left, (typed = left & numbers ? typedNumbers(words, left) : []));
    const asked = houses.find(first, end, typed, limit);
    const { mask, houses: rows } = asked ?? { mask: 0, houses: areHousesOnly ? houses.first(first, end, limit) : [] };
    const isUnread = tokens.some((token) => (left & ~mask & token.bit) !== 0 && mayNameStreet(token));
    if (candidate.feature < search.starts.areas && isUnread) continue;
    const explained = tokens.reduce((sum, { bit, weight }) => (bit & mask ? sum + weight : sum), 0);
    const odd = oddness(tokens, mask, candidate.mask);
    for (const { row, cost } of rows) {
      candidates.push({
        feature: candidate.feature, house: row,
        mask: candidate.mask | mask, cost: candidate.cost - explained + odd + cost,
        score: candidate.score + explained * LEFT_OVER_FACTOR - odd - cost,
      });
    }
  }
  return candidates;
}

const mayNameStreet = ({ atom, weight }: Token): boolean => !atom.isNumber && weight > STREET_WEIGHT;

/** The cost of an unusual number: house numbers mostly follow the street and are not ordinals. */
function oddness(tokens: readonly Token[], mask: number, ofStreet: number): number {
  const number = tokens.find(({ bit, atom }) => atom.isNumber && bit & mask);
  if (!number) return 0;
  const isFirst = (ofStreet & (number.bit - 1)) === 0 || tokens.some(({ bit }) => bit & ofStreet && bit > number.bit);
  return (isOrdinal(number) ? ORDINAL_COST : 0) + (isFirst ? FIRST_COST : 0);
}

function runOfHouses(
  { starts, tables: { streets, places } }: AtlasSearch, feature: number,
): { first: number; end: number } {
  if (feature < starts.areas) return { first: places.houses[feature], end: places.houses[feature + 1] };
  if (feature < starts.streets || feature >= starts.pois) return { first: 0, end: 0 };
  const row = feature - starts.streets;
  return { first: streets.houses[row], end: streets.houses[row + 1] };
}
