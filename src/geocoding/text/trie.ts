import { finishTables, Growing, newBuilders, runs, u32, u8, type Tables } from '../../kernel/columns.ts';

/**
 * A tree of letters over sorted terms, level by level, with the children of a node side by side. The terms `first` up
 * to `end` begin with the node's letters; with `isTerm` the letters themselves are a term, `first`.
 */
export const trieSchema = {
  trieNodes: { letter: u8, isTerm: u8, first: u32, end: u32, children: runs('trieNodes') },
} as const;

export type TrieTables = Tables<typeof trieSchema>;

/** Builds the tree of distinct terms, given in the order of their char codes. Node 0 is the root. */
export function buildTrie(terms: readonly string[]): TrieTables {
  const builders = newBuilders(trieSchema);
  const { columns } = builders.trieNodes;
  const isTerm = (first: number, depth: number): number => (terms[first]?.length === depth ? 1 : 0);
  builders.trieNodes.add({ letter: 0, isTerm: isTerm(0, 0), first: 0, end: terms.length, children: 0 });
  const depths = new Growing('u8');
  depths.push(0);
  for (let node = 0; node < builders.trieNodes.rows; node++) {
    const depth = depths.at(node);
    const end = columns.end.at(node);
    let first = columns.first.at(node) + columns.isTerm.at(node);
    columns.children.set(node, builders.trieNodes.rows);
    while (first < end) {
      const letter = terms[first].charCodeAt(depth);
      let next = first + 1;
      while (next < end && terms[next].charCodeAt(depth) === letter) next++;
      builders.trieNodes.add({ letter, isTerm: isTerm(first, depth + 1), first, end: next, children: 0 });
      depths.push(depth + 1);
      first = next;
    }
  }
  return finishTables(trieSchema, builders);
}

/** Facts about the tree below each node: the set of letters, bit 0 for an a, and the greatest depth. */
export interface Depths {
  readonly letters: Uint32Array;
  readonly most: Uint8Array;
}

const MOST_COUNTED = 255;
const A = 'a'.charCodeAt(0);

/** Counts only letters from a to z: typos never lead to others. */
export function depthsOf({ letter, children, rows }: TrieTables['trieNodes']): Depths {
  const letters = new Uint32Array(rows);
  const most = new Uint8Array(rows);
  // Children come after their parents.
  for (let node = rows - 1; node >= 0; node--) {
    for (let child = children[node]; child < children[node + 1]; child++) {
      const code = letter[child] - A;
      if (code < 0 || code > 25) continue;
      letters[node] |= (1 << code) | letters[child];
      most[node] = Math.max(most[node], Math.min(MOST_COUNTED, most[child] + 1));
    }
  }
  return { letters, most };
}
