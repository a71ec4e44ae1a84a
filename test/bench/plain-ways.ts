import type { Graph } from '../../src/routing/graph.ts';
import { FAR, UNREACHABLE, type ArcCosts } from '../../src/routing/hierarchy/arcs.ts';

/** Costs from one node to all others by Dijkstra's algorithm, quick enough for a million nodes. */
export function openPlainWays({ nodes, arcs }: Pick<Graph, 'nodes' | 'arcs'>, { weight }: ArcCosts) {
  const least = new Uint32Array(nodes.rows);
  // A heap of nodes by their cost when added. A node that was added again is skipped the second time.
  let nodeOf = new Uint32Array(1024);
  let costOf = new Uint32Array(1024);
  let size = 0;
  const push = (node: number, cost: number): void => {
    if (size === nodeOf.length) {
      const [more, costs] = [new Uint32Array(size * 2), new Uint32Array(size * 2)];
      more.set(nodeOf);
      costs.set(costOf);
      [nodeOf, costOf] = [more, costs];
    }
    let at = size++;
    for (let above = (at - 1) >> 1; at > 0 && costOf[above] > cost; above = (at - 1) >> 1) {
      nodeOf[at] = nodeOf[above];
      costOf[at] = costOf[above];
      at = above;
    }
    nodeOf[at] = node;
    costOf[at] = cost;
  };
  const pop = (): void => {
    size--;
    const [node, cost] = [nodeOf[size], costOf[size]];
    let at = 0;
    for (let below = 1; below < size; below = 2 * at + 1) {
      if (below + 1 < size && costOf[below + 1] < costOf[below]) below++;
      if (costOf[below] >= cost) break;
      nodeOf[at] = nodeOf[below];
      costOf[at] = costOf[below];
      at = below;
    }
    nodeOf[at] = node;
    costOf[at] = cost;
  };
  /** Costs by node; UNREACHABLE if there is no route. Valid until the next call. */
  return (from: number): Uint32Array => {
    least.fill(UNREACHABLE);
    least[from] = 0;
    push(from, 0);
    while (size > 0) {
      const [node, cost] = [nodeOf[0], costOf[0]];
      pop();
      if (cost > least[node]) continue;
      for (let arc = nodes.arcs[node]; arc < nodes.arcs[node + 1]; arc++) {
        const sum = cost + weight[arc];
        if (weight[arc] >= FAR || sum >= least[arcs.head[arc]]) continue;
        least[arcs.head[arc]] = sum;
        push(arcs.head[arc], sum);
      }
    }
    return least;
  };
}
