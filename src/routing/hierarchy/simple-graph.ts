import type { ArcGraph } from './arcs.ts';

/** Which nodes are adjacent: each pair once from either side, no loops. */
export interface SimpleGraph {
  readonly nodes: number;
  /** One more value than nodes. */
  readonly first: Uint32Array;
  readonly neighbour: Uint32Array;
}

/** Joins nodes connected by an arc in either direction. */
export function simplify({ firstArc, head }: ArcGraph): SimpleGraph {
  const nodes = firstArc.length - 1;
  const first = new Uint32Array(nodes + 1);
  const eachPair = (visit: (a: number, b: number) => void): void => {
    for (let tail = 0; tail < nodes; tail++) {
      for (let arc = firstArc[tail]; arc < firstArc[tail + 1]; arc++) if (head[arc] !== tail) visit(tail, head[arc]);
    }
  };
  eachPair((a, b) => {
    first[a + 1]++;
    first[b + 1]++;
  });
  for (let node = 0; node < nodes; node++) first[node + 1] += first[node];
  const next = first.slice(0, nodes);
  const neighbour = new Uint32Array(first[nodes]);
  eachPair((a, b) => {
    neighbour[next[a]++] = b;
    neighbour[next[b]++] = a;
  });
  return withoutRepeats({ nodes, first, neighbour });
}

/** In place: keeps each neighbour once, in ascending order. */
function withoutRepeats({ nodes, first, neighbour }: SimpleGraph): SimpleGraph {
  let kept = 0;
  let start = 0;
  for (let node = 0; node < nodes; node++) {
    const end = first[node + 1];
    const run = neighbour.subarray(start, end);
    if (run.length > 1) run.sort();
    first[node] = kept;
    for (let at = start; at < end; at++) {
      if (at > start && neighbour[at] === neighbour[at - 1] && kept > first[node]) continue;
      neighbour[kept++] = neighbour[at];
    }
    start = end;
  }
  first[nodes] = kept;
  return { nodes, first, neighbour: neighbour.slice(0, kept) };
}
