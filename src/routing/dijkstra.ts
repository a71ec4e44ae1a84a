import { Heap } from '../kernel/heap.ts';
import { UNREACHABLE, type ArcCosts, type ArcGraph, type Entry } from './hierarchy/arcs.ts';

/** A best route over arcs. */
export interface ShortestWay {
  readonly weight: number;
  readonly carried: readonly number[];
  /** Empty if the same node is an entry at both ends. */
  readonly arcs: readonly number[];
  /** Index of the entry used at each end. */
  readonly from: number;
  readonly to: number;
}

export interface ShortestTable {
  /** Row by row; UNREACHABLE without a route. */
  readonly weights: Uint32Array;
  readonly carried: readonly Uint32Array[];
}

export interface Shortest {
  find(from: readonly Entry[], to: readonly Entry[]): ShortestWay | undefined;
  table(from: readonly (readonly Entry[])[], to: readonly (readonly Entry[])[]): ShortestTable;
}

/**
 * Shortest routes by the plain algorithm: slow and obviously right. The reference for every faster engine, and
 * sufficient for small graphs.
 */
export function openDijkstra(graph: Pick<ArcGraph, 'firstArc' | 'head'>, costs: ArcCosts): Shortest {
  const { carried } = costs;
  const find = (from: readonly Entry[], to: readonly Entry[]): ShortestWay | undefined => {
    const search = new Search(graph, costs, from);
    let best: ShortestWay | undefined;
    let bestCosts: number[] = [];
    const goals = Map.groupBy(to.keys(), (index) => to[index].node);
    for (let node = search.settleNext(); node >= 0; node = search.settleNext()) {
      if (best && search.costOf(node)[0] > best.weight) break;
      for (const index of goals.get(node) ?? []) {
        const total = plus(search.costOf(node), [to[index].weight, ...to[index].carried]);
        if (best && !isLess(total, bestCosts)) continue;
        bestCosts = total;
        best = { weight: total[0], carried: total.slice(1), ...search.wayTo(node), to: index };
      }
    }
    return best;
  };
  return {
    find,
    table: (from, to) => {
      const weights = new Uint32Array(from.length * to.length).fill(UNREACHABLE);
      const sums = carried.map(() => new Uint32Array(weights.length));
      for (const [row, start] of from.entries()) {
        for (const [column, end] of to.entries()) {
          const way = find(start, end);
          if (!way) continue;
          weights[row * to.length + column] = way.weight;
          sums.forEach((sum, i) => (sum[row * to.length + column] = way.carried[i]));
        }
      }
      return { weights, carried: sums };
    },
  };
}

const plus = (a: readonly number[], b: readonly number[]): number[] => a.map((value, i) => value + (b[i] ?? 0));

function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] < b[i];
  return false;
}

/** One search outwards from its entries, nearest first. */
class Search {
  private readonly graph: Pick<ArcGraph, 'firstArc' | 'head'>;
  private readonly columns: readonly Uint32Array[];
  /** The costs of each reached node: the weight, then what is carried. */
  private readonly costs = new Map<number, number[]>();
  /** The arc by which a node was reached; for an entry, -1 minus its index. */
  private readonly by = new Map<number, number>();
  private readonly before = new Map<number, number>();
  private readonly settled = new Set<number>();
  private readonly heap = new Heap<{ node: number; costs: number[] }>((a, b) => isLess(a.costs, b.costs));

  constructor(graph: Pick<ArcGraph, 'firstArc' | 'head'>, { weight, carried }: ArcCosts, from: readonly Entry[]) {
    [this.graph, this.columns] = [graph, [weight, ...carried]];
    from.forEach((entry, index) => this.reach(entry.node, [entry.weight, ...entry.carried], -1 - index, -1));
  }

  costOf(node: number): number[] {
    return this.costs.get(node) as number[];
  }

  /** Settles the nearest open node and returns it, or -1. */
  settleNext(): number {
    for (let top = this.heap.pop(); top; top = this.heap.pop()) {
      if (this.settled.has(top.node)) continue;
      this.settled.add(top.node);
      const { firstArc, head } = this.graph;
      for (let arc = firstArc[top.node]; arc < firstArc[top.node + 1]; arc++) {
        if (this.columns[0][arc] === UNREACHABLE) continue;
        this.reach(head[arc], top.costs.map((cost, i) => cost + this.columns[i][arc]), arc, top.node);
      }
      return top.node;
    }
    return -1;
  }

  wayTo(node: number): { arcs: number[]; from: number } {
    const arcs: number[] = [];
    let at = node;
    for (let by = this.by.get(at) as number; ; by = this.by.get(at) as number) {
      if (by < 0) return { arcs: arcs.reverse(), from: -1 - by };
      arcs.push(by);
      at = this.before.get(at) as number;
    }
  }

  private reach(node: number, costs: number[], by: number, before: number): void {
    const known = this.costs.get(node);
    if (known && !isLess(costs, known)) return;
    this.costs.set(node, costs);
    this.by.set(node, by);
    this.before.set(node, before);
    this.heap.push({ node, costs });
  }
}
