import type { SearchTables } from './search-index.ts';
import type { Depths } from '../text/trie.ts';
import { insertCost, substituteCost, SWAP_COST, EDIT } from '../text/typo-costs.ts';

export interface LikeTerm {
  readonly term: number;
  /** The cost in hundredths of a typo. */
  readonly cost: number;
}

/** The budget for finding similar words, shared by all readings of a query, so that no text is slow. */
export interface Effort {
  /** The number of cells of edit costs that can still be computed. */
  cells: number;
  /** Results so far by key: a query is read several times. */
  readonly found: Map<string, readonly LikeTerm[]>;
}

export const effortOf = (cells: number): Effort => ({ cells, found: new Map() });

/** The rest of longer words is not compared. */
export const MOST_LIKE_LETTERS = 31;
/** For one word: each letter passed in the tree takes four or five cells. */
export const MOST_CELLS = 150_000;
/** Greater than any cost within reach. */
const FAR = 30_000;

/** Terms as a tree of letters, with the letters and depths below each node. */
export interface Tree {
  readonly nodes: SearchTables['trieNodes'];
  readonly depths: Depths;
}

/** Rows of edit costs, one for each depth, reused from call to call. */
export interface LikeSpace {
  readonly costs: Uint16Array;
  /** The first and last cell of each row that is near enough, and the end of the computed ones. */
  readonly lows: Int32Array;
  readonly highs: Int32Array;
  readonly ends: Int32Array;
  readonly stack: Int32Array;
  readonly path: Uint8Array;
  /** The least cost that rows below can have, by depth. */
  readonly least: Uint16Array;
  /** The same if the letter forms a pair with the next. */
  readonly pending: Uint16Array;
  readonly classes: Uint8Array;
  readonly inserts: Uint8Array;
  /** The set of letters of the key after each cell, bit 0 for an a. */
  readonly rest: Uint32Array;
}

const MOST_DEPTH = MOST_LIKE_LETTERS + 8;
/** Cells in a row, with two in front of the first and two after the last. */
const WIDTH = MOST_LIKE_LETTERS + 6;
const FRONT = 2;

export function newLikeSpace(): LikeSpace {
  return {
    costs: new Uint16Array(WIDTH * (MOST_DEPTH + 1)).fill(FAR), lows: new Int32Array(MOST_DEPTH + 1),
    highs: new Int32Array(MOST_DEPTH + 1), ends: new Int32Array(MOST_DEPTH + 1),
    stack: new Int32Array(MOST_DEPTH * 2), path: new Uint8Array(MOST_DEPTH),
    least: new Uint16Array(MOST_DEPTH), pending: new Uint16Array(MOST_DEPTH),
    classes: new Uint8Array(WIDTH), inserts: new Uint8Array(WIDTH), rest: new Uint32Array(WIDTH),
  };
}

/**
 * Walks down the tree with a row of edit costs for the letters passed, and turns back where no ending could be near
 * enough. The first letter costs double, swapped neighbours less than two typos. Calls `near` for each node that is
 * near enough, with the least cost below it; goes on below if that returns true. The effort is counted in computed
 * cells, plus one for each node.
 */
export function walkLike(
  { nodes: { letter, children }, depths }: Tree, space: LikeSpace, key: string, mostCost: number, effort: Effort,
  near: (node: number, cost: number, least: number) => boolean,
): void {
  const { costs, stack, path, least, ends } = space;
  const { length } = key;
  openRoot(space, key, mostCost);
  let spent = 0;
  const most = Math.min(MOST_CELLS, effort.cells);
  let depth = 1;
  stack[2] = children[0];
  stack[3] = children[1];
  while (depth > 0 && spent < most) {
    const node = stack[depth * 2];
    if (node >= stack[depth * 2 + 1]) {
      depth--;
      continue;
    }
    stack[depth * 2]++;
    spent++;
    const code = letter[node] - BEFORE_A;
    if (code < 1 || code > 26) continue;
    if (!mayBeNear(depths, node, code, space, length, depth - 1, mostCost)) continue;
    path[depth] = code;
    spent += nextRow(space, length, depth, mostCost);
    const below = least[depth];
    const cost = ends[depth] < length ? FAR : costs[depth * WIDTH + FRONT + length];
    const goesOn = cost > mostCost || near(node, cost, below);
    if (goesOn && below <= mostCost && depth + 1 < MOST_DEPTH) {
      depth++;
      stack[depth * 2] = children[node];
      stack[depth * 2 + 1] = children[node + 1];
    }
  }
  effort.cells -= spent;
}

const BEFORE_A = 'a'.charCodeAt(0) - 1;
const [S, T] = ['s', 't'].map((letter) => letter.charCodeAt(0) - BEFORE_A);

/** The cost of one letter for another, by classes: 0 for a character that is not a letter, 1 for an a. */
const substitutes = Uint8Array.from({ length: 32 * 32 }, (_, at) => {
  const [meant, typed] = [at >> 5, at & 31];
  return meant === typed ? 0 : substituteCost(meant + BEFORE_A, typed + BEFORE_A);
});
const insertsOf = Uint8Array.from({ length: 27 }, (_, letter) => insertCost(letter + BEFORE_A));

function openRoot(
  { costs, classes, inserts, rest, lows, highs, ends, least, pending }: LikeSpace, key: string, mostCost: number,
): void {
  costs.fill(FAR, 0, WIDTH);
  costs[FRONT] = 0;
  lows[0] = highs[0] = 0;
  for (let i = 1; i <= key.length; i++) {
    const letter = key.charCodeAt(i - 1) - BEFORE_A;
    classes[i] = letter >= 1 && letter <= 26 ? letter : 0;
    inserts[i] = insertsOf[classes[i]] * (i === 1 ? 2 : 1);
    costs[FRONT + i] = Math.min(FAR, costs[FRONT + i - 1] + inserts[i]);
    if (costs[FRONT + i] <= mostCost) highs[0] = i;
  }
  rest[key.length] = 0;
  for (let i = key.length; i > 0; i--) rest[i - 1] = rest[i] | (classes[i] === 0 ? 0 : 1 << (classes[i] - 1));
  ends[0] = key.length;
  least[0] = 0;
  pending[0] = FAR;
}

/**
 * Computes the cells that can be near enough: those beside such cells of the rows above. Sets `least` to the least cost
 * that rows below can have, from this row or, by a pair of letters, from the row above. Returns the count of cells.
 */
function nextRow(space: LikeSpace, length: number, depth: number, mostCost: number): number {
  const { costs, classes, inserts, ends, path } = space;
  const code = path[depth];
  const beforeCode = depth > 1 ? path[depth - 1] : 0;
  const isTs = code === S && beforeCode === T;
  const drop = insertsOf[code] * (depth === 1 ? 2 : 1);
  const row = depth * WIDTH + FRONT;
  const above = row - WIDTH;
  const aboveEnd = ends[depth - 1];
  const overEnd = depth > 1 ? ends[depth - 2] : -1;
  const from = firstCell(space, depth);
  const end = lastCell(space, depth);
  costs[row + from - 1] = costs[row + from - 2] = FAR;
  // Cells of this row, two back and one back; of the row above likewise.
  let back = FAR;
  let last = from === 0 ? nearEnough(costs[above] + drop, mostCost) : FAR;
  let i = Math.max(1, from);
  costs[row + i - 1] = last;
  let leftmost = i > 1 ? costs[above + i - 2] : FAR;
  let left = i - 1 <= aboveEnd ? costs[above + i - 1] : FAR;
  let pair = FAR;
  for (; i <= length && (i <= end || last !== FAR || back !== FAR); i++) {
    const ofKey = classes[i];
    const straight = i <= aboveEnd ? costs[above + i] : FAR;
    let cost = left + (i === 1 && depth === 1 ? 2 : 1) * substitutes[(ofKey << 5) | code];
    if (straight + drop < cost) cost = straight + drop;
    if (last + inserts[i] < cost) cost = last + inserts[i];
    if (ofKey === code) {
      if (leftmost + SWAP_COST < pair) pair = leftmost + SWAP_COST;
    } else if (ofKey === beforeCode && classes[i - 1] === code && i - 2 <= overEnd) {
      cost = Math.min(cost, costs[row - 2 * WIDTH + i - 2] + SWAP_COST);
    }
    if (ofKey === S && classes[i - 1] === T) cost = Math.min(cost, back + EDIT, leftmost + EDIT);
    if (isTs) cost = Math.min(cost, costOfTs(costs, row - 2 * WIDTH + i, overEnd - i, depth));
    leftmost = left;
    left = straight;
    back = last;
    costs[row + i] = last = nearEnough(cost, mostCost);
  }
  if (code === T) pair = Math.min(pair, leastOf(space, depth - 1) + EDIT);
  closeRow(space, depth, { from, end: i - 1, length, pair });
  return i - Math.max(1, from);
}

const firstCell = ({ lows }: LikeSpace, depth: number): number =>
  (depth > 1 ? Math.min(lows[depth - 1], lows[depth - 2]) : lows[0]);

/** The last cell that a row above can make near enough: a substitution moves one cell on, a swap two. */
const lastCell = ({ highs }: LikeSpace, depth: number): number =>
  2 + (depth > 1 ? Math.max(highs[depth - 1], highs[depth - 2]) : highs[0]);

/** The cost of leaving out, adding or mistaking "ts" as one letter, ц. `over`: the cell above the row above. */
function costOfTs(costs: Uint16Array, over: number, cellsLeft: number, depth: number): number {
  const leftOut = cellsLeft >= 0 ? costs[over] + (depth === 2 ? 2 * EDIT : EDIT) : FAR;
  const mistaken = cellsLeft >= -1 ? costs[over - 1] + EDIT : FAR;
  return leftOut < mistaken ? leftOut : mistaken;
}

/** Notes which of the cells from `from` to `end` are near enough, and the least cost that rows below can have. */
function closeRow(
  space: LikeSpace, depth: number,
  { from, end, length, pair }: { from: number; end: number; length: number; pair: number },
): void {
  const { costs, lows, highs, ends, least, pending } = space;
  const row = depth * WIDTH + FRONT;
  let low = from;
  let high = end;
  while (low <= end && costs[row + low] === FAR) low++;
  while (high >= low && costs[row + high] === FAR) high--;
  lows[depth] = low <= end ? low : length + 1;
  highs[depth] = low <= end ? high : -1;
  ends[depth] = end;
  pending[depth] = pair;
  least[depth] = Math.min(pair, leastOf(space, depth));
}

/** The least price of removing or adding a letter: "ts" counts as two at once. */
const LEAST_EDIT = EDIT / 2;

/**
 * Whether a term that begins with the letters passed and this node's letter can be near enough: remaining letters of
 * the key that are nowhere below have to be edited away, and so have those that are too many.
 */
function mayBeNear(
  { letters, most }: Depths, node: number, code: number, { costs, lows, highs, pending, rest }: LikeSpace,
  length: number, above: number, mostCost: number,
): boolean {
  const row = above * WIDTH + FRONT;
  const strange = ~(letters[node] | (1 << (code - 1)));
  const tooMany = length - most[node] - 1;
  for (let i = lows[above]; i <= highs[above]; i++) {
    if (isWithin(mostCost - costs[row + i], rest[i] & strange, tooMany - i)) return true;
  }
  // A pair of letters ends at most two cells after those of the row above.
  const last = above > 0 ? Math.min(length, highs[above - 1] + 2) : 0;
  return isWithin(mostCost - pending[above], rest[last] & strange, tooMany - last);
}

/** Whether the remaining cost is enough to edit away these letters, and so many of any kind. */
function isWithin(room: number, strange: number, tooMany: number): boolean {
  if (tooMany * LEAST_EDIT > room) return false;
  let left = room;
  for (let letters = strange; letters !== 0 && left >= 0; letters &= letters - 1) left -= LEAST_EDIT;
  return left >= 0;
}

const nearEnough = (cost: number, mostCost: number): number => (cost > mostCost ? FAR : cost);

function leastOf({ costs, lows, highs }: LikeSpace, depth: number): number {
  let least = FAR;
  for (let i = lows[depth]; i <= highs[depth]; i++) least = Math.min(least, costs[depth * WIDTH + FRONT + i]);
  return least;
}
