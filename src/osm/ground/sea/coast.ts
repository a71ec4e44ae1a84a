import { knownPieces, pathOf, type Path } from '../../assemble/geometry.ts';
import type { Source } from '../../assemble/source.ts';

/** A stretch of coast: land on its left, water on its right. Around an island the last point repeats the first. */
export interface Coast {
  readonly path: Path;
  readonly isClosed: boolean;
  /** It runs against its neighbours and is shorter than they are, so it does not show on which side the water is. */
  readonly isReversed: boolean;
}

/** The coastline ways of an extract, joined end to start. */
export function coastsOf(source: Source): Coast[] {
  const { ways, nodes } = source.extract;
  const lines: Float64Array[] = [];
  for (let row = 0; row < ways.rows; row++) {
    if (source.tag(ways, row, 'natural') === 'coastline') lines.push(...knownPieces(nodes, source.refs(row)));
  }
  const { chains, clashes } = joinLines(lines);
  const reversed = shorterOfEach(clashes, chains, lines);
  return chains.map((chain, index) => {
    const refs = chain.flatMap((line, i) => Array.from(lines[line].subarray(i === 0 ? 0 : 1)));
    const isClosed = refs[0] === refs[refs.length - 1];
    return { path: pathOf(nodes, refs), isClosed, isReversed: reversed.has(index) };
  });
}

interface Joined {
  /** Numbers of lines, in order. */
  readonly chains: readonly (readonly number[])[];
  /** Lines that all end in one node, or all start there: one of them is drawn the wrong way round. */
  readonly clashes: readonly (readonly number[])[];
}

function joinLines(lines: readonly Float64Array[]): Joined {
  const next = new Int32Array(lines.length).fill(-1);
  const isJoined = new Uint8Array(lines.length);
  const clashes: number[][] = [];
  const [starting, ending] = [linesAt(lines, (line) => line[0]), linesAt(lines, (line) => line[line.length - 1])];
  for (const [node, ends] of ending) {
    const starts = starting.get(node) ?? [];
    // Where islands touch, any pairing will do: a figure of eight covers the same ground.
    const joints = Math.min(ends.length, starts.length);
    for (let i = 0; i < joints; i++) {
      next[ends[i]] = starts[i];
      isJoined[starts[i]] = 1;
    }
    if (ends.length > joints + 1) clashes.push(ends.slice(joints));
  }
  for (const [node, starts] of starting) {
    const joints = Math.min(starts.length, ending.get(node)?.length ?? 0);
    if (starts.length > joints + 1) clashes.push(starts.slice(joints));
  }
  return { chains: followed(next, isJoined), clashes };
}

/** Follows open chains from their first lines, then what is left: rings. */
function followed(next: Int32Array, isJoined: Uint8Array): number[][] {
  const isTaken = new Uint8Array(next.length);
  const chains: number[][] = [];
  for (const isOpen of [true, false]) {
    for (let first = 0; first < next.length; first++) {
      if (isTaken[first] || (isOpen && isJoined[first])) continue;
      const chain: number[] = [];
      for (let line = first; line >= 0 && !isTaken[line]; line = next[line]) {
        isTaken[line] = 1;
        chain.push(line);
      }
      chains.push(chain);
    }
  }
  return chains;
}

function linesAt(lines: readonly Float64Array[], nodeOf: (line: Float64Array) => number): Map<number, number[]> {
  const at = new Map<number, number[]>();
  lines.forEach((line, number) => {
    const node = nodeOf(line);
    const here = at.get(node);
    if (here) here.push(number);
    else at.set(node, [number]);
  });
  return at;
}

function shorterOfEach(
  clashes: readonly (readonly number[])[], chains: Joined['chains'], lines: readonly Float64Array[],
): Set<number> {
  const chainOf = new Int32Array(lines.length);
  const points = chains.map((chain, index) => chain.reduce((sum, line) => {
    chainOf[line] = index;
    return sum + lines[line].length;
  }, 0));
  return new Set(clashes.flatMap((clash) => {
    const clashing = clash.map((line) => chainOf[line]).sort((a, b) => points[b] - points[a]);
    return clashing.slice(1);
  }));
}
