import {
  effortOf, MOST_LIKE_LETTERS, MOST_CELLS, newLikeSpace, walkLike,
  type Effort, type LikeSpace, type LikeTerm, type Tree,
} from './dictionary-like.ts';
import { packs } from '../packs/list.ts';
import { fold } from '../text/fold.ts';
import { endings, stemOf } from '../text/stem.ts';
import type { SearchTables } from './search-index.ts';
import { depthsOf } from '../text/trie.ts';
import { EDIT } from '../text/typo-costs.ts';

/** A range of terms with a common beginning. */
export interface TermRun {
  readonly first: number;
  readonly end: number;
  readonly cost: number;
}

/** Finds terms by their letters. Has no state except its working space. */
export interface Dictionary {
  /** Returns the term, or -1. */
  find(key: string): number;
  /** Finds terms of the same stem with another ending: "tveri" finds "tver". */
  inflected(key: string): number[];
  /** Finds at most 24 terms within a number of typos, the nearest first, as far as the effort reaches. Uses it up. */
  like(key: string, mostCost: number, effort?: Effort): readonly LikeTerm[];
  /** Finds all terms that begin with these letters. */
  beginning(key: string): TermRun | undefined;
  /** Finds at most 24 runs of terms whose beginning is within a number of typos, the nearest first. */
  beginningLike(key: string, mostCost: number, effort?: Effort): TermRun[];
  /** Splits a word into two terms, the first as long as possible: "novosadovaia" into "novo" and "sadovaia". */
  split(key: string): readonly [number, number] | undefined;
  text(term: number): string;
  /** Whether the term finds a place, area or street, rather than only POI. */
  occursInAddresses(term: number): boolean;
}

const MOST_LIKE = 24;
const MOST_INFLECTED = 8;
const MOST_SCANNED = 400;
/** Letters of an ending. */
const MOST_ENDING = 4;

const caseChanges = packs.flatMap(({ cases = [] }) => cases).map(({ ending, changed, ...letters }) =>
  ({ ending: fold(ending), changed: fold(changed), ...letters }));

/** Returns the key in cases that stems do not cover: "Ахунбаев" finds Ахунбаева, "Иса" Исы. */
const inOtherCases = (key: string): string[] =>
  caseChanges.flatMap(({ ending, changed, fewestLetters = 0, mostLetters = Infinity }) => {
    const applies = key.endsWith(ending) && key.length >= fewestLetters && key.length <= mostLetters;
    return applies ? [key.slice(0, key.length - ending.length) + changed] : [];
  });

export function openDictionary({ trieNodes, terms, termBytes }: SearchTables): Dictionary {
  const { isTerm, first, end } = trieNodes;
  const space = newLikeSpace();
  const tree = { nodes: trieNodes, depths: depthsOf(trieNodes) };

  const find = (key: string): number => {
    const node = key === '' ? -1 : nodeOf(tree, key);
    return node >= 0 && isTerm[node] ? first[node] : -1;
  };
  const text = (term: number): string => {
    let out = '';
    for (let at = terms.bytes[term]; at < terms.bytes[term + 1]; at++) out += String.fromCharCode(termBytes.byte[at]);
    return out;
  };
  return {
    find,
    text,
    occursInAddresses: (term) => terms.occursInAddresses[term] === 1,
    inflected: (key) => {
      const found = inOtherCases(key).map(find).filter((term) => term >= 0);
      const stem = stemOf(key);
      const node = stem === undefined ? -1 : nodeOf(tree, stem);
      if (node < 0 || stem === undefined) return found;
      const last = Math.min(end[node], first[node] + MOST_SCANNED);
      for (let term = first[node]; term < last && found.length < MOST_INFLECTED; term++) {
        const length = terms.bytes[term + 1] - terms.bytes[term];
        if (length - stem.length > MOST_ENDING) continue;
        const word = text(term);
        if (word !== key && endings.has(word.slice(stem.length)) && !found.includes(term)) found.push(term);
      }
      return found;
    },
    like: (key, mostCost, effort = effortOf(MOST_CELLS)) => termsLike(tree, space, key, mostCost, effort),
    beginning: (key) => {
      const node = key === '' ? -1 : nodeOf(tree, key);
      return node < 0 ? undefined : { first: first[node], end: end[node], cost: 0 };
    },
    beginningLike: (key, mostCost, effort = effortOf(MOST_CELLS)) =>
      runsLike(tree, space, key, mostCost, effort),
    split: (key) => {
      for (let cut = key.length - 3; cut >= 3; cut--) {
        const [left, right] = [find(key.slice(0, cut)), find(key.slice(cut))];
        if (left >= 0 && right >= 0) return [left, right];
      }
      return undefined;
    },
  };
}

/** The node that the letters of a key lead to, or -1. */
function nodeOf({ nodes: { letter, children } }: Tree, key: string): number {
  let node = 0;
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at);
    let child = children[node];
    const last = children[node + 1];
    while (child < last && letter[child] !== code) child++;
    if (child === last) return -1;
    node = child;
  }
  return node;
}

function termsLike(
  tree: Tree, space: LikeSpace, key: string, mostCost: number, effort: Effort,
): readonly LikeTerm[] {
  const asked = `${key} ${mostCost}`;
  const known = effort.found.get(asked);
  if (known) return known;
  const { isTerm, first } = tree.nodes;
  const found: LikeTerm[] = [];
  walkLike(tree, space, key.slice(0, MOST_LIKE_LETTERS), mostCost, effort, (node, cost) => {
    if (isTerm[node]) found.push({ term: first[node], cost });
    return true;
  });
  const nearest = found.sort((a, b) => a.cost - b.cost || a.term - b.term).slice(0, MOST_LIKE);
  effort.found.set(asked, nearest);
  return nearest;
}

function runsLike(tree: Tree, space: LikeSpace, key: string, mostCost: number, effort: Effort): TermRun[] {
  const { first, end } = tree.nodes;
  const found: TermRun[] = [];
  walkLike(tree, space, key.slice(0, MOST_LIKE_LETTERS), mostCost, effort, (node, cost, least) => {
    found.push({ first: first[node], end: end[node], cost });
    return least < cost;
  });
  return found.sort((a, b) => a.cost - b.cost || a.first - b.first).slice(0, MOST_LIKE);
}

/** Allows no typos below four letters, one from four, two from nine; two from five with `more`, a second try. */
export function mostTypoCost(letters: number, more = false): number {
  if (letters < 4) return 0;
  if (letters >= 9) return more ? 2.6 * EDIT : 2 * EDIT;
  return more && letters >= 5 ? 2 * EDIT : EDIT;
}
