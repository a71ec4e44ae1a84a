import { effortOf, type Effort } from '../names/dictionary-like.ts';
import { otherLayout } from '../text/fold.ts';
import type { SuggestCandidate } from './assemble.ts';
import type { SuggestScope } from './scope.ts';
import { seek, type SuggestEngine, type SeekOptions } from './seek.ts';
import { isTypedAlike, readSuggestWords, type SuggestWords } from './words.ts';

/** A text in one reading, and its candidates. */
export interface Understanding {
  readonly words: SuggestWords;
  /** Best first. */
  readonly candidates: readonly SuggestCandidate[];
}

/** A candidate that costs no more is good: misspellings need not be looked for. */
const GOOD_COST = 0.35;
/** Cells of edit costs for all words of a text that may be misspelt. */
const MOST_CELLS = 150_000;
/** Longer texts are hardly ever addresses: they are read twice at most, and less of the dictionary is searched. */
const MANY_TOKENS = 14;
const MOST_CELLS_OF_MANY = 50_000;
const LEFT_WEIGHT = 0.2;
const LAYOUT_LEAD = 0.1;

/**
 * Reads the text in the keyboard layout that has more known words. Where that finds only poor candidates, reads it in
 * the other layout too, and keeps the better result.
 */
export function understand(
  engine: SuggestEngine, text: string, scope: SuggestScope, options: SeekOptions,
): Understanding {
  const typed = readSuggestWords(engine.search.dictionary, text);
  if (typed.tokens.length === 0) return { words: typed, candidates: [] };
  const unknown = countUnknown(typed);
  const swapped = unknown === 0 ? undefined : inOtherLayout(engine, text);
  const isSwappedLikelier = swapped !== undefined && countUnknown(swapped) < unknown;
  const likelier = isSwappedLikelier ? swapped : typed;
  const isMany = likelier.tokens.length > MANY_TOKENS;
  const effort = effortOf(isMany ? MOST_CELLS_OF_MANY : MOST_CELLS);
  const best = seekLeniently(engine, likelier, scope, options, effort);
  if (isMany || !isPoor(best)) return best;
  const lessLikely = isSwappedLikelier ? typed : swapped;
  if (!lessLikely || countUnknown(lessLikely) > countUnknown(likelier)) return best;
  const next = seekLeniently(engine, lessLikely, scope, options, effort);
  return costOf(next) < costOf(best) - LAYOUT_LEAD ? next : best;
}

function inOtherLayout({ search }: SuggestEngine, text: string): SuggestWords | undefined {
  const words = readSuggestWords(search.dictionary, otherLayout(text));
  return words.tokens.some(({ atom }) => !atom.isNumber) ? words : undefined;
}

/** Reads the text as it stands; while the result is poor, once more with its doubtful words taken for misspelt. */
function seekLeniently(
  engine: SuggestEngine, words: SuggestWords, scope: SuggestScope, options: SeekOptions, effort: Effort,
): Understanding {
  let best: Understanding = { words, candidates: seek(engine, words, scope, options) };
  let lenient = words;
  for (const more of words.tokens.length > MANY_TOKENS ? [false] : [false, true]) {
    const doubtMask = isPoor(best) ? doubtful(best) : 0;
    if (doubtMask === 0) break;
    const before = lenient;
    lenient = readSuggestWords(engine.search.dictionary, words.text, { doubtMask, more, effort, known: words });
    if (isTypedAlike(lenient, before)) continue;
    const next = { words: lenient, candidates: seek(engine, lenient, scope, options) };
    if (costOf(next) < costOf(best)) best = next;
  }
  return best;
}

const costOf = ({ candidates }: Understanding): number =>
  candidates.reduce((least, { cost }) => Math.min(least, cost), Infinity);

/** Whether nothing was found, or even the cheapest candidate costs much and leaves words over. */
function isPoor({ words, candidates }: Understanding): boolean {
  const cheapest = candidates.reduce(
    (least, candidate) => (candidate.cost < least.cost ? candidate : least), candidates[0]);
  if (!cheapest || cheapest.cost <= GOOD_COST) return !cheapest;
  const left = words.tokens.reduce((sum, { bit, weight }) => (bit & cheapest.mask ? sum : sum + weight), 0);
  return left > LEFT_WEIGHT;
}

const countUnknown = ({ tokens }: SuggestWords): number =>
  tokens.filter(({ atom, runs, types }) => !atom.isNumber && runs.length === 0 && types.length === 0).length;

/** Mask of the words that the best candidate leaves over, and of those that are not on the map. */
function doubtful({ words, candidates }: Understanding): number {
  const explained = candidates[0]?.mask ?? 0;
  let mask = 0;
  for (const { bit, runs, types, atom, weight, isRoom, isDoubted } of words.tokens) {
    if (atom.isNumber || isRoom || atom.key.length < 4 || weight < 0.1 || types.length > 0) continue;
    if ((explained & bit) === 0 || runs.length === 0 || isDoubted) mask |= bit;
  }
  return mask;
}
