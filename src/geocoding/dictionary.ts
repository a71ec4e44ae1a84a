import { fold } from './fold.ts';
import type { SearchTables } from './search-index.ts';
import { insertCost, substituteCost, SWAP_COST, EDIT } from './typo-costs.ts';

export interface LikeTerm {
  readonly term: number;
  /** In hundredths of a typo. */
  readonly cost: number;
}

/** Terms that begin alike. */
export interface TermRun {
  readonly first: number;
  readonly end: number;
  readonly cost: number;
}

/** How many letters may still be looked at. One for all the words of a query: so no text is slow. */
export interface Effort {
  letters: number;
}

/** Finds terms by their letters. Keeps nothing but its working space. */
export interface Dictionary {
  /** The term, or -1. */
  find(key: string): number;
  /** Terms of the same stem with another ending: "tveri" finds "tver". */
  inflected(key: string): number[];
  /** Terms within a number of typos, the nearest first, at most 24; as far as the effort reaches, which is used up. */
  like(key: string, mostCost: number, effort?: Effort): LikeTerm[];
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

const MOST_LETTERS = 31;
const MOST_NODES = 30_000;
const MOST_LIKE = 24;
const MOST_INFLECTED = 8;
const MOST_SCANNED = 400;
/** Half a ц. */
const LEAST_SHIFT_COST = EDIT / 2;
/** More than any row holds. */
const FAR = 30_000;

const endings = new Set([
  '', ...`а я ы и у ю е о й ой ей ом ем ам ям ах ях ов ев ая яя ое ее ого его ому ему ую юю ым им ых их ыми ими ами ями
    ою ею ье ья ью ии`.split(/\s+/u).map((ending) => fold(ending)),
]);

/** The letters that stay in all cases; undefined where the word is too short to tell. */
export function stemOf(key: string): string | undefined {
  for (let length = Math.min(4, key.length - 3); length > 0; length--) {
    if (endings.has(key.slice(-length))) return key.slice(0, -length);
  }
  return key.length >= 3 ? key : undefined;
}

export function openDictionary({ trieNodes, terms, termBytes }: SearchTables): Dictionary {
  const { letter, isTerm, first, end, children } = trieNodes;
  const space = newSpace();

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
      const found: number[] = [];
      if (node < 0 || stem === undefined) return found;
      const last = Math.min(end[node], first[node] + MOST_SCANNED);
      for (let term = first[node]; term < last && found.length < MOST_INFLECTED; term++) {
        const length = terms.bytes[term + 1] - terms.bytes[term];
        if (length - stem.length > 4) continue;
        const word = text(term);
        if (word !== key && endings.has(word.slice(stem.length))) found.push(term);
      }
      return found;
    },
    like: (key, mostCost, effort = { letters: MOST_NODES }) => termsLike(trieNodes, space, key, mostCost, effort),
    beginning: (key) => {
      const node = key === '' ? -1 : nodeOf(key);
      return node < 0 ? undefined : { first: first[node], end: end[node], cost: 0 };
    },
    beginningLike: (key, mostCost, effort = { letters: MOST_NODES }) =>
      runsLike(trieNodes, space, key, mostCost, effort),
    split: (key) => {
      for (let cut = key.length - 3; cut >= 3; cut--) {
        const [head, rest] = [find(key.slice(0, cut)), find(key.slice(cut))];
        if (head >= 0 && rest >= 0) return [head, rest];
      }
      return undefined;
    },
  };
}

type Trie = SearchTables['trieNodes'];

function termsLike(trie: Trie, space: Space, key: string, mostCost: number, effort: Effort): LikeTerm[] {
  const found: LikeTerm[] = [];
  walkLike(trie, space, key.slice(0, MOST_LETTERS), mostCost, effort, (node, cost) => {
    if (trie.isTerm[node]) found.push({ term: trie.first[node], cost });
    return true;
  });
  return found.sort((a, b) => a.cost - b.cost || a.term - b.term).slice(0, MOST_LIKE);
}

function runsLike(trie: Trie, space: Space, key: string, mostCost: number, effort: Effort): TermRun[] {
  const found: TermRun[] = [];
  walkLike(trie, space, key.slice(0, MOST_LETTERS), mostCost, effort, (node, cost, least) => {
    found.push({ first: trie.first[node], end: trie.end[node], cost });
    return least < cost;
  });
  return found.sort((a, b) => a.cost - b.cost || a.first - b.first).slice(0, MOST_LIKE);
}

/** A row of costs for each depth, reused from call to call. */
interface Space {
  readonly rows: Uint16Array[];
  readonly stack: Int32Array;
  readonly path: Uint8Array;
  /** The least cost in each row. */
  readonly least: Uint16Array;
}

function newSpace(): Space {
  const depth = MOST_LETTERS + 8;
  return {
    rows: Array.from({ length: depth }, () => new Uint16Array(MOST_LETTERS + 3)),
    stack: new Int32Array(depth * 2),
    path: new Uint8Array(depth),
    least: new Uint16Array(depth),
  };
}

/**
 * Goes down the tree with the row of edit costs of what was passed, and turns back where no ending could still be
 * near enough. The first letter costs double, swapped neighbours less than two typos. `near` is told each node that is
 * near enough, and what the least would be below it; it answers whether to go on there.
 */
function walkLike(
  { letter, children }: Trie, { rows, stack, path, least }: Space, key: string, mostCost: number,
  effort: Effort, near: (node: number, cost: number, least: number) => boolean,
): void {
  const length = key.length;
  const codes = Array.from(key, (char) => char.charCodeAt(0));
  const root = rows[0];
  for (let i = 0; i <= length; i++) root[i] = i === 0 ? 0 : root[i - 1] + insertCost(codes[i - 1]) * (i === 1 ? 2 : 1);
  // Farther from the diagonal nothing is near enough: a letter more or less costs 50 at least.
  const reach = Math.floor(mostCost / LEAST_SHIFT_COST);
  let visits = 0;
  const mostVisits = Math.min(MOST_NODES, effort.letters);
  let depth = 1;
  stack[2] = children[0];
  stack[3] = children[1];
  while (depth > 0 && visits < mostVisits) {
    const node = stack[depth * 2];
    if (node >= stack[depth * 2 + 1]) {
      depth--;
      continue;
    }
    stack[depth * 2]++;
    visits++;
    const code = letter[node];
    if (code < 97 || code > 122) continue;
    path[depth] = code;
    least[depth] = nextRow(rows, codes, path, depth, reach);
    const cost = length > depth + reach ? FAR : rows[depth][length];
    // Swapped letters reach over a row.
    const below = Math.min(least[depth], least[depth - 1] + SWAP_COST);
    const goesOn = cost > mostCost || near(node, cost, below);
    if (goesOn && below <= mostCost && depth + 1 < rows.length) {
      depth++;
      stack[depth * 2] = children[node];
      stack[depth * 2 + 1] = children[node + 1];
    }
  }
  effort.letters -= visits;
}

const [S, T] = ['s'.charCodeAt(0), 't'.charCodeAt(0)];

/** Only `reach` places around the diagonal are worked out; what lies beside them is far. */
function nextRow(
  rows: readonly Uint16Array[], codes: readonly number[], path: Uint8Array, depth: number, reach: number,
): number {
  const above = rows[depth - 1];
  const row = rows[depth];
  const code = path[depth];
  const drop = insertCost(code) * (depth === 1 ? 2 : 1);
  const from = Math.max(1, depth - reach);
  const end = Math.min(codes.length, depth + reach);
  if (from > end + 1) return FAR;
  row[from - 1] = depth <= reach ? above[0] + drop : FAR;
  if (from > 1) row[from - 2] = FAR;
  let least = row[from - 1];
  for (let i = from; i <= end; i++) {
    const own = codes[i - 1];
    const weight = i === 1 && depth === 1 ? 2 : 1;
    let cost = above[i - 1] + (own === code ? 0 : substituteCost(own, code) * weight);
    const dropped = above[i] + drop;
    if (dropped < cost) cost = dropped;
    const added = row[i - 1] + insertCost(own) * (i === 1 ? 2 : 1);
    if (added < cost) cost = added;
    if (i > 1 && depth > 1 && own === path[depth - 1] && codes[i - 2] === code && own !== code) {
      const swapped = rows[depth - 2][i - 2] + SWAP_COST;
      if (swapped < cost) cost = swapped;
    }
    // "ts" is one letter, ц: it is left out, added and mistaken at once.
    if (code === S && depth > 1 && path[depth - 1] === T) {
      const [gone, other] = [rows[depth - 2][i] + EDIT * (depth === 2 ? 2 : 1), rows[depth - 2][i - 1] + EDIT];
      cost = Math.min(cost, gone, other);
    }
    if (own === S && i > 1 && codes[i - 2] === T) cost = Math.min(cost, row[i - 2] + EDIT, above[i - 2] + EDIT);
    row[i] = cost;
    if (cost < least) least = cost;
  }
  // What the next rows look at beside it.
  row[end + 1] = row[end + 2] = FAR;
  return least;
}

/** No typos under four letters, one from four, two from nine. `more`: when nothing else was found, two from five. */
export function mostTypoCost(letters: number, more = false): number {
  if (letters < 4) return 0;
  if (letters >= 9) return more ? 2.6 * EDIT : 2 * EDIT;
  return more && letters >= 5 ? 2 * EDIT : EDIT;
}
