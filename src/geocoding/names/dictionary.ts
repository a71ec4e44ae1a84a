import {
  effortOf, MOST_LIKE_LETTERS, MOST_PLACES, newLikeSpace, walkLike,
  type Effort, type LikeSpace, type LikeTerm, type Tree,
} from './dictionary-like.ts';
import { packs } from '../packs/list.ts';
import { fold } from '../text/fold.ts';
import { endings, stemOf } from '../text/stem.ts';
import type { SearchTables } from './search-index.ts';
import { depthsOf } from '../text/trie.ts';
import { EDIT } from '../text/typo-costs.ts';

/** Terms that begin alike. */
export interface TermRun {
  readonly first: number;
  readonly end: number;
  readonly cost: number;
}

/** Finds terms by their letters. Keeps nothing but its working space. */
export interface Dictionary {
  /** The term, or -1. */
  find(key: string): number;
  /** Terms of the same stem with another ending: "tveri" finds "tver". */
  inflected(key: string): number[];
  /** Terms within a number of typos, the nearest first, at most 24; as far as the effort reaches, which is used up. */
  like(key: string, mostCost: number, effort?: Effort): readonly LikeTerm[];
  /** All terms that begin with these letters. */
  beginning(key: string): TermRun | undefined;
  /** Runs of terms whose beginnings are within a number of typos, the nearest first, at most 24. */
  beginningLike(key: string, mostCost: number, effort?: Effort): TermRun[];
  /** Two terms that a word is made of, the longest first part: "novosadovaia" finds "novo", "sadovaia". */
  split(key: string): readonly [number, number] | undefined;
  text(term: number): string;
  /** Whether it finds a place, an area or a street, not only things that stand there. */
  isOfAddress(term: number): boolean;
}

const MOST_LIKE = 24;
const MOST_INFLECTED = 8;
const MOST_SCANNED = 400;

const caseChanges = packs.flatMap(({ cases = [] }) => cases).map(({ ending, changed, ...letters }) =>
  ({ ending: fold(ending), changed: fold(changed), ...letters }));

/** The key in another case, which no ending tells: "Ахунбаев" for Ахунбаева; "Иса" for Исы. */
const inOtherCases = (key: string): string[] =>
  caseChanges.flatMap(({ ending, changed, fewestLetters = 0, mostLetters = Infinity }) => {
    const isInIt = key.endsWith(ending) && key.length >= fewestLetters && key.length <= mostLetters;
    return isInIt ? [key.slice(0, key.length - ending.length) + changed] : [];
  });

export function openDictionary({ trieNodes, terms, termBytes }: SearchTables): Dictionary {
  const { letter, isTerm, first, end, children } = trieNodes;
  const space = newLikeSpace();
  const tree = { nodes: trieNodes, depths: depthsOf(trieNodes) };

  const nodeOf = (key: string): number => {
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
  };
  const find = (key: string): number => {
    const node = key === '' ? -1 : nodeOf(key);
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
    isOfAddress: (term) => terms.isOfAddress[term] === 1,
    inflected: (key) => {
      const stem = stemOf(key);
      const node = stem === undefined ? -1 : nodeOf(stem);
      const found = inOtherCases(key).map(find).filter((term) => term >= 0);
      if (node < 0 || stem === undefined) return found;
      const last = Math.min(end[node], first[node] + MOST_SCANNED);
      for (let term = first[node]; term < last && found.length < MOST_INFLECTED; term++) {
        const length = terms.bytes[term + 1] - terms.bytes[term];
        if (length - stem.length > 4) continue;
        const word = text(term);
        if (word !== key && endings.has(word.slice(stem.length)) && !found.includes(term)) found.push(term);
      }
      return found;
    },
    like: (key, mostCost, effort = effortOf(MOST_PLACES)) => termsLike(tree, space, key, mostCost, effort),
    beginning: (key) => {
      const node = key === '' ? -1 : nodeOf(key);
      return node < 0 ? undefined : { first: first[node], end: end[node], cost: 0 };
    },
    beginningLike: (key, mostCost, effort = effortOf(MOST_PLACES)) =>
      runsLike(tree, space, key, mostCost, effort),
    split: (key) => {
      for (let cut = key.length - 3; cut >= 3; cut--) {
        const [head, rest] = [find(key.slice(0, cut)), find(key.slice(cut))];
        if (head >= 0 && rest >= 0) return [head, rest];
      }
      return undefined;
    },
  };
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

/** No typos under four letters, one from four, two from nine. `more`: when nothing else was found, two from five. */
export function mostTypoCost(letters: number, more = false): number {
  if (letters < 4) return 0;
  if (letters >= 9) return more ? 2.6 * EDIT : 2 * EDIT;
  return more && letters >= 5 ? 2 * EDIT : EDIT;
}
