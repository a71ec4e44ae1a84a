import { distanceMeters } from '../../kernel/geo.ts';
import { bitsOf } from '../atoms/masks.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { QueryWords } from '../query/words.ts';
import { costOf, type Answer } from './answer.ts';

const DOUBTFUL_COST = 0.4;
const UNDECIDED_LEAD = 0.2;
const MOST_KNOWN_LEFT = 2;
/** Words that are all doubted in the end. */
const MOST_DOUBTED = 6;
/** More words than these are not all misspelt in an address: less of the dictionary is looked at for them. */
export const FEW_DOUBTED = 3;
const ELSEWHERE_METERS = 1_000;

/** A word is left over, and of equals elsewhere nothing tells which is meant: the word may be their town, misspelt. */
export function isUndecided({ dictionary }: AtlasSearch, { words, candidates }: Answer): boolean {
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
export function doubtful({ dictionary, starts }: AtlasSearch, answer: Answer, isLast: boolean): number {
  const { words, candidates } = answer;
  const explained = candidates[0]?.explained ?? 0;
  // Nobody asks for the house of a river: "набережная реки Тихая, 69".
  const isOfPoi = candidates[0]?.feature >= starts.pois && candidates[0].asked && !candidates[0].house;
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
  if (isOfPoi && isBad && bitsOf(all | rest) <= FEW_DOUBTED) return all | rest;
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
