import { FlowLevels } from './flow-levels.ts';
import { FREE, SOURCE, type Part, type SINK } from './flow-part.ts';
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
 * over nodes that look for a way on, level by level (Dinic), and every step is one of three: to a free neighbour; to a
 * taken neighbour and back to the one before it; back along the node's own path.
 *
 * Paths only begin at sources and only end at sinks; both may be in the separator. The buffers are reused between
 * calls.
 */
export class SeparatorFlow {
  private readonly ways: FlowWays;
  private readonly levels: FlowLevels;
  private readonly scratch: Uint32Array;
  /** Nodes of one end with a neighbour outside it; the others are never needed. */
  private borders: Uint32Array;

  constructor(nodes: number) {
    this.ways = new FlowWays(nodes);
    this.levels = new FlowLevels(nodes);
    this.scratch = new Uint32Array(nodes);
    this.borders = this.scratch;
  }

  /** The number of nodes that separate sources from sinks; undefined if there are more than `limit`. */
  run(part: Part, kinds: Uint8Array, limit: number): number | undefined {
    const { ways, levels } = this;
    ways.clear(part);
    this.findBorders(part, kinds, SOURCE);
    let flow = 0;
    while (levels.reach(part, kinds, SOURCE, this.borders, ways.before)) {
      flow += this.block(part, kinds, limit - flow);
      if (flow > limit) return undefined;
    }
    return flow;
  }

  /** After a run: finds the separator nearest to the sources, or to the sinks. Returns the number of near nodes. */
  split(part: Part, kinds: Uint8Array, end: typeof SOURCE | typeof SINK, sides: Uint8Array): number {
    const { ways, levels: { entered, level } } = this;
    this.findBorders(part, kinds, end);
    this.levels.reach(part, kinds, end, this.borders, end === SOURCE ? ways.before : ways.after);
    for (const node of this.borders) entered[node] = 1;
    const [here, there] = end === SOURCE ? [NEAR, FAR_SIDE] : [FAR_SIDE, NEAR];
    let near = 0;
    for (let node = 0; node < part.nodes; node++) {
      if (entered[node] === 1) sides[node] = level[node] >= 0 ? here : SEPARATOR;
      else sides[node] = kinds[node] === end ? here : there;
      if (sides[node] === NEAR) near++;
    }
    return near;
  }

  private findBorders({ nodes, first, neighbour }: Part, kinds: Uint8Array, end: number): void {
    const { scratch } = this;
    let count = 0;
    for (let node = 0; node < nodes; node++) {
      if (kinds[node] !== end) continue;
      for (let at = first[node]; at < first[node + 1]; at++) {
        if (kinds[neighbour[at]] === end) continue;
        scratch[count++] = node;
        break;
      }
    }
    this.borders = scratch.subarray(0, count);
  }

  /** Adds as many paths as the levels admit; stops above `limit`. */
  private block(part: Part, kinds: Uint8Array, limit: number): number {
    const { borders, ways, levels: { level } } = this;
    ways.begin(part);
    let found = 0;
    for (let i = 0; i < borders.length && found <= limit; i++) {
      if (ways.before[borders[i]] === FREE && ways.find(part, kinds, borders[i], level)) found++;
    }
    return found;
  }
}
