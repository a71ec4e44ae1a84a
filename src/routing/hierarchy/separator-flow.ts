import { FlowLevels } from './flow-levels.ts';
import { FREE, SOURCE, type Part, type SINK } from './flow-part.ts';
import { FlowWays } from './flow-ways.ts';

/** Of `sides`: what is left when the separator is gone falls into a near and a far part. */
export const NEAR = 0;
const FAR_SIDE = 1;
export const SEPARATOR = 2;

/**
 * The fewest nodes that part sources from sinks, by as many ways between them that share no node.
 *
 * A node on a way has one before and one after it. To come to such a node from elsewhere means to push its way
 * back: the search goes on at the node before, which must find another way on (or be left by its own way). So the
 * search walks over nodes that look for a way on, level by level (Dinic), and every such step is one of three: to
 * a free neighbour; to a taken neighbour and back to the one before it; back along one's own way.
 *
 * Sources are only begun at, sinks only ended at; both may be in the separator. The scratch is kept between calls.
 */
export class SeparatorFlow {
  private readonly ways: FlowWays;
  private readonly levels: FlowLevels;
  private readonly scratch: Uint32Array;
  /** Nodes of one end with a neighbour that is not of it: the others are never of use. */
  private borders: Uint32Array;

  constructor(nodes: number) {
    this.ways = new FlowWays(nodes);
    this.levels = new FlowLevels(nodes);
    this.scratch = new Uint32Array(nodes);
    this.borders = this.scratch;
  }

  /** How many nodes part sources from sinks; gives up with undefined when there are more than `limit`. */
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

  /** After a run: the separator nearest to the sources, or to the sinks. Answers how many nodes are near. */
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

  /** Lets as many ways through as the levels admit; stops where it has more than `limit`. */
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
