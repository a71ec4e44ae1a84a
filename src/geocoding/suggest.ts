import { NONE } from '../kernel/columns.ts';
import { openAtlasSearch, type SearchableTables } from './names/atlas-search.ts';
import { effortOf, type Effort } from './names/dictionary-like.ts';
import { openMaterials, type Materials } from './tell/compose.ts';
import { otherLayout } from './text/fold.ts';
import type { NearestTables } from './near/nearest.ts';
import { MOST_NEAR, nearnessOf, type SuggestCandidate } from './suggest/assemble.ts';
import { openHouseSuggester } from './suggest/houses.ts';
import { rootOf } from './suggest/importance.ts';
import type { SuggestTables } from './suggest/lists.ts';
import { openScopes, type SuggestScope } from './suggest/scope.ts';
import { subjectTypesFor, seek, type SuggestEngine, type SuggestWish } from './suggest/seek.ts';
import { openShower, type SuggestedSubject } from './suggest/show.ts';
import { openTopEntries } from './suggest/top.ts';
import { isTypedAlike, readSuggestWords, type SuggestWords } from './suggest/words.ts';
import type { SuggestOptions, Suggestion } from './suggest/suggestion.ts';
import { openWithin } from './retrieve/within.ts';

export type { SuggestOptions, Suggestion, SuggestType } from './suggest/suggestion.ts';

export interface Suggest {
  /** Best first. Never throws, whatever the text; nothing understood is an empty list. */
  suggest(text: string, options?: SuggestOptions): Suggestion[];
  /** The same, with the rows of the atlas. */
  suggestSubjects(text: string, options?: SuggestOptions): SuggestedSubject[];
}

export type SuggestableTables = NearestTables & SearchableTables & SuggestTables;

/** Longer texts are no addresses. */
const MOST_CHARACTERS = 400;
const MOST_SUGGESTIONS = 20;
const USUAL_SUGGESTIONS = 7;
/** What costs no more is good: slips need not be looked for. */
const GOOD_COST = 0.35;
/** Of the dictionary, for all words that may be misspelt. */
const MOST_PLACES = 150_000;
/** Longer texts are no addresses, as a rule: they are read twice at most, and less of the dictionary is looked at. */
const MANY_TOKENS = 14;
const MOST_PLACES_OF_MANY = 50_000;
const LEFT_WEIGHT = 0.2;
const LAYOUT_LEAD = 0.1;
const NEAR_METERS = 60_000;
const NEAR_PLACES = 40;
const MOST_NEAR_HOMES = 8;

/** Opens the tables of an atlas for suggestions; `materials` may be shared with other engines. */
export function openSuggest(tables: SuggestableTables, materials: Materials = openMaterials(tables)): Suggest {
  const search = openAtlasSearch(tables);
  const houses = openHouseSuggester(tables, (string) => search.text(string));
  const engine: SuggestEngine = { search, tables, houses, top: openTopEntries(tables) };
  const scopeOf = openScopes(tables, tables.places.rows, (string) => search.text(string));
  const { show } = openShower(search, materials);
  const homesNear = openHomesNear(tables, materials);
  const suggestSubjects = (text: string, options: SuggestOptions = {}): SuggestedSubject[] => {
    const { limit = USUAL_SUGGESTIONS, near, countries, types, language = 'ru' } = options;
    if (text.length > MOST_CHARACTERS) return [];
    const most = Math.max(1, Math.min(MOST_SUGGESTIONS, Math.floor(limit)));
    const wish = { limit: most, near, types: types && types.length > 0 ? types : undefined };
    const scope = scopeOf(countries, near ? homesNear(near) : [], subjectTypesFor(wish.types));
    const { words, candidates } = understand(engine, text, scope, wish);
    const within = openWithin(search, { countries });
    const allowed = within ? candidates.filter(({ feature }) => within.mayHold(feature)) : candidates;
    return show(allowed, words, { limit: most, language, near });
  };
  return {
    suggestSubjects,
    suggest: (text, options) => suggestSubjects(text, options).map(({ suggestion }) => suggestion),
  };
}

interface Understanding {
  readonly words: SuggestWords;
  /** Best first. */
  readonly candidates: readonly SuggestCandidate[];
}

const costOf = ({ candidates }: Understanding): number =>
  candidates.reduce((least, { cost }) => Math.min(least, cost), Infinity);

/** As it is; where that explains too little, as if words were misspelt; then as if typed in the other layout. */
function understand(engine: SuggestEngine, text: string, scope: SuggestScope, wish: SuggestWish): Understanding {
  const own = readSuggestWords(engine.search.dictionary, text);
  if (own.tokens.length === 0) return { words: own, candidates: [] };
  const unknown = countUnknown(own);
  const other = unknown === 0 ? undefined : inOtherLayout(engine, text);
  const isOther = other !== undefined && countUnknown(other) < unknown;
  const first = isOther ? other : own;
  const isMany = first.tokens.length > MANY_TOKENS;
  const effort = effortOf(isMany ? MOST_PLACES_OF_MANY : MOST_PLACES);
  const best = seekLeniently(engine, first, scope, wish, effort);
  if (isMany || !isPoor(best)) return best;
  const rest = isOther ? own : other;
  if (!rest || countUnknown(rest) > countUnknown(first)) return best;
  const next = seekLeniently(engine, rest, scope, wish, effort);
  return costOf(next) < costOf(best) - LAYOUT_LEAD ? next : best;
}

function inOtherLayout({ search }: SuggestEngine, text: string): SuggestWords | undefined {
  const words = readSuggestWords(search.dictionary, otherLayout(text));
  return words.tokens.some(({ atom }) => !atom.isNumber) ? words : undefined;
}

/** It costs much, and not only by slips: something is left over. */
function isPoor({ words, candidates }: Understanding): boolean {
  const least = candidates.reduce((best, one) => (one.cost < best.cost ? one : best), candidates[0]);
  if (!least || least.cost <= GOOD_COST) return !least;
  const left = words.tokens.reduce((sum, { bit, weight }) => (bit & least.mask ? sum : sum + weight), 0);
  return left > LEFT_WEIGHT;
}

const countUnknown = ({ tokens }: SuggestWords): number =>
  tokens.filter(({ atom, runs, types }) => !atom.isNumber && runs.length === 0 && types.length === 0).length;

function seekLeniently(
  engine: SuggestEngine, words: SuggestWords, scope: SuggestScope, wish: SuggestWish, effort: Effort,
): Understanding {
  let best: Understanding = { words, candidates: seek(engine, words, scope, wish) };
  let lenient = words;
  for (const more of words.tokens.length > MANY_TOKENS ? [false] : [false, true]) {
    const doubtMask = isPoor(best) ? doubtful(best) : 0;
    if (doubtMask === 0) break;
    const before = lenient;
    lenient = readSuggestWords(engine.search.dictionary, words.text, { doubtMask, more, effort, known: words });
    if (isTypedAlike(lenient, before)) continue;
    const next = { words: lenient, candidates: seek(engine, lenient, scope, wish) };
    if (costOf(next) < costOf(best)) best = next;
  }
  return best;
}

/** Words that the best candidate leaves over, and those that are not on the map. */
function doubtful({ words, candidates }: Understanding): number {
  const explained = candidates[0]?.mask ?? 0;
  let mask = 0;
  for (const { bit, runs, types, atom, weight, isRoom, isDoubted } of words.tokens) {
    if (atom.isNumber || isRoom || atom.key.length < 4 || weight < 0.1 || types.length > 0) continue;
    if ((explained & bit) === 0 || runs.length === 0 || isDoubted) mask |= bit;
  }
  return mask;
}

/** Settlements around a point, those of its own ground first; the last point is remembered, since letters follow. */
function openHomesNear(
  { places, areas }: SuggestableTables, { rows }: Materials,
): (near: { readonly lat: number; readonly lon: number }) => SuggestScope['near'] {
  let last: { lat: number; lon: number; homes: SuggestScope['near'] } | undefined;
  return ({ lat, lon }) => {
    if (last && last.lat === lat && last.lon === lon) return last.homes;
    const homes = new Map<number, number>();
    const add = (place: number, nearness: number): void => {
      const home = rootOf(places, place);
      if (homes.size < MOST_NEAR_HOMES && !homes.has(home)) homes.set(home, nearness);
    };
    for (const area of rows.areasAround(lat, lon)) if (areas.place[area] !== NONE) add(areas.place[area], MOST_NEAR);
    const reach = { radiusMeters: NEAR_METERS, limit: NEAR_PLACES };
    for (const { row, distanceMeters } of rows.nearestPlaces(lat, lon, reach)) add(row, nearnessOf(distanceMeters));
    last = { lat, lon, homes: [...homes].map(([place, nearness]) => ({ place, nearness })) };
    return last.homes;
  };
}
