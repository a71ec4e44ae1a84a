import { distanceMeters } from '../../kernel/geo.ts';
import { bitsOf } from '../atoms/masks.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { QueryWords } from '../query/words.ts';
import { costOf, type Answer } from './answer.ts';

const DOUBTFUL_COST = 0.4;
const UNDECIDED_LEAD = 0.2;
const MOST_KNOWN_LEFT = 2;
/** The most words that are doubted all at once. */
const MOST_DOUBTED = 6;
/** The most words that are often all misspelt: for more, less of the dictionary is searched. */
export const FEW_DOUBTED = 3;
const ELSEWHERE_METERS = 1_000;

/** Whether the best answers lie apart and an unknown word is left over, which could be the misspelt town of one. */
export function isUndecided({ dictionary }: AtlasSearch, { words, candidates }: Answer): boolean {
  const [first, second] = candidates;
  if (!second || first.score - second.score > UNDECIDED_LEAD) return false;
  if (distanceMeters(first.lat, first.lon, second.lat, second.lon) < ELSEWHERE_METERS) return false;
  return words.atoms.some(({ isNumber, key }, at) => !isNumber && key.length >= 4 && words.types[at].length === 0
    && ((words.roomMask | first.explained) & (1 << at)) === 0 && dictionary.find(key) < 0);
}

/**
 * Mask of the words to take for misspelt: those that the best answer leaves over; where it is bad, also those that are
 * not on the map as they are; in the last attempt all words.
 */
export function doubtful({ dictionary, starts }: AtlasSearch, answer: Answer, isLast: boolean): number {
  const { words, candidates } = answer;
  const explained = candidates[0]?.explained ?? 0;
  // A POI has no house number, so "набережная реки Тихая, 69" does not mean the river.
  const isNumberedPoi = candidates[0]?.feature >= starts.pois && candidates[0].asked && !candidates[0].house;
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
  // Several words that are on the map, though they do not belong together, are not misspelt.
  if (bitsOf(left) > MOST_KNOWN_LEFT) left = 0;
  const doubted = unknown | left;
  if (isNumberedPoi && isBad && bitsOf(doubted | rest) <= FEW_DOUBTED) return doubted | rest;
  return isLast && isBad && doubted !== 0 && bitsOf(doubted | rest) <= MOST_DOUBTED ? doubted | rest : doubted;
}

/** Whether commas, numbers, type words or the ends of the text enclose a word, so that it is a whole name. */
function standsAlone({ atoms, types }: QueryWords, at: number): boolean {
  const isApart = (first: number, second: number): boolean =>
    !atoms[first] || !atoms[second] || atoms[second].before === ',' || atoms[second].isNumber;
  const isTyped = types[at + 1]?.length > 0;
  const isBehindSettlementWord = types[at - 1]?.some(({ level }) => level === 'settlement');
  return (isBehindSettlementWord || isApart(at - 1, at)) && (isTyped || isApart(at, at + 1));
}
