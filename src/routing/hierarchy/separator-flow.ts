import { SOURCE, type Part, type SINK } from './flow-part.ts';
import { FlowReach } from './flow-reach.ts';
import { FlowWays } from './flow-ways.ts';

/** Values of `sides`: without the separator, the rest falls into a near and a far part. */
export const NEAR = 0;
const FAR_SIDE = 1;
export const SEPARATOR = 2;

/**
 * The fewest nodes that separate sources from sinks, found as that many paths between them that share no node (Menger).
 *
 * A node on a path has one before and one after it. Arriving at such a node from elsewhere pushes its path back: the
 * search continues at the node before, which must find another way on (or be left by its own path). So the search walks
 * over nodes that look for a way on, and every step is one of three: to a free neighbour; to a taken neighbour and back
 * to the one before it; back along the node's own path.
 *
 * Paths are sought one by one, straight towards the sinks (Ford and Fulkerson), in one round in which no node is passed
 * twice; the few left are sought in width, until the sinks are not reached: what is reached then also gives the
 * separator nearest to the sources. That is less work than levels (Dinic), which find about one path each.
 *
 * Paths only begin at sources and only end at sinks; both may be in the separator. The buffers are reused between
 * calls.
 */
export class SeparatorFlow {
  private readonly ways: FlowWays;
  private readonly reach: FlowReach;
  private readonly borders: Uint32Array;
  /** The end from which `reach` was found. */
  private spreadFrom: number = SOURCE;

  constructor(nodes: number) {
    this.ways = new FlowWays(nodes);
    this.reach = new FlowReach(nodes);
    this.borders = new Uint32Array(nodes);
  }

  /**
   * The number of nodes that separate sources from sinks; undefined if there are more than `limit`. `along`: how far
   * each node is from the sources towards the sinks.
   */
  run(part: Part, kinds: Uint8Array, along: Float64Array, limit: number): number | undefined {
    const { ways } = this;
    ways.clear(part);
    const borders = this.bordersOf(part, kinds, SOURCE);
    this.spreadFrom = SOURCE;
    let flow = 0;
    ways.begin(part);
    for (let i = 0; i < borders.length && flow <= limit; i++) {
      if (ways.find(part, kinds, along, borders[i])) flow++;
    }
    for (; flow <= limit && this.reach.spread(part, kinds, SOURCE, borders, ways.before); flow++) ways.add(this.reach);
    return flow > limit ? undefined : flow;
  }

  /** After a run: finds the separator nearest to the sources, or to the sinks. Returns the number of near nodes. */
  split(part: Part, kinds: Uint8Array, end: typeof SOURCE | typeof SINK, sides: Uint8Array): number {
    const { ways, reach: { entered, reached } } = this;
    if (this.spreadFrom !== end) {
      const before = end === SOURCE ? ways.before : ways.after;
      this.reach.spread(part, kinds, end, this.bordersOf(part, kinds, end), before);
      this.spreadFrom = end;
    }
    const [here, there] = end === SOURCE ? [NEAR, FAR_SIDE] : [FAR_SIDE, NEAR];
    let near = 0;
    for (let node = 0; node < part.nodes; node++) {
      if (entered[node] === 1) sides[node] = reached[node] === 1 ? here : SEPARATOR;
      else sides[node] = kinds[node] === end ? here : there;
      if (sides[node] === NEAR) near++;
    }
    return near;
  }

  /** Nodes of one end with a neighbour outside it; the others are never needed. */
  private bordersOf({ nodes, first, neighbour }: Part, kinds: Uint8Array, end: number): Uint32Array {
    const { borders } = this;
    let count = 0;
    for (let node = 0; node < nodes; node++) {
      if (kinds[node] !== end) continue;
      for (let at = first[node]; at < first[node + 1]; at++) {
        if (kinds[neighbour[at]] === end) continue;
        borders[count++] = node;
        break;
      }
    }
    return borders.subarray(0, count);
  }
}
