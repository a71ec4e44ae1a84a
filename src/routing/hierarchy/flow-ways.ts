import { FREE, SINK, SOURCE, type Part } from './flow-part.ts';
import type { FlowReach } from './flow-reach.ts';

const FROM_SOURCE = -2;
const TO_SINK = -3;

/** Paths from sources to sinks that share no node. The buffers are reused between calls. */
export class FlowWays {
  /** The nodes after and before a node on its path; FREE if it is on none. */
  readonly after: Int32Array;
  readonly before: Int32Array;
  /** 1 if a search came to the node since `begin`. */
  private readonly isSeen: Uint8Array;
  /** The neighbour of a node to try next. */
  private readonly cursor: Uint32Array;
  private readonly stack: Uint32Array;
  /** The neighbour by which each node on the stack is left. */
  private readonly via: Int32Array;

  constructor(nodes: number) {
    this.after = new Int32Array(nodes);
    this.before = new Int32Array(nodes);
    this.isSeen = new Uint8Array(nodes);
    this.cursor = new Uint32Array(nodes);
    this.stack = new Uint32Array(nodes);
    this.via = new Int32Array(nodes);
  }

  clear({ nodes }: Part): void {
    this.after.fill(FREE, 0, nodes);
    this.before.fill(FREE, 0, nodes);
  }

  /** Makes `find` look at all nodes anew. */
  begin({ nodes }: Part): void {
    this.isSeen.fill(0, 0, nodes);
  }

  /**
   * Adds one more path over nodes that no search came to since `begin`; false if there is none. From each node the
   * neighbour farthest `along` towards the sinks is tried first, the others in any order.
   */
  find({ first, neighbour }: Part, kinds: Uint8Array, along: Float64Array, source: number): boolean {
    const { before, isSeen, cursor, stack, via } = this;
    stack[0] = source;
    isSeen[source] = 1;
    let isNew = true;
    for (let depth = 0; depth >= 0;) {
      const node = stack[depth];
      let next = -1;
      let by = FREE;
      if (isNew) cursor[node] = first[node];
      while (cursor[node] < first[node + 1] && (isNew || next < 0)) {
        const other = neighbour[cursor[node]++];
        if (kinds[other] === SOURCE) continue;
        const isFree = before[other] === FREE;
        if (isFree && kinds[other] === SINK) {
          via[depth] = other;
          this.apply(depth);
          return true;
        }
        const candidate = isFree ? other : before[other];
        if (candidate < 0 || isSeen[candidate] === 1 || (next >= 0 && along[candidate] <= along[next])) continue;
        next = candidate;
        by = other;
      }
      if (isNew) cursor[node] = first[node];
      if (next < 0 && before[node] >= 0 && isSeen[before[node]] === 0) next = before[node];
      isNew = next >= 0;
      if (isNew) {
        via[depth] = by;
        isSeen[next] = 1;
        stack[++depth] = next;
      } else {
        depth--;
      }
    }
    return false;
  }

  /** Adds the path by which the sinks were reached. */
  add({ cameFrom, via: cameBy, lastNode, lastVia }: FlowReach): void {
    const { stack, via } = this;
    let steps = 0;
    for (let node = lastNode; node !== FREE; node = cameFrom[node]) steps++;
    let [at, by] = [steps - 1, lastVia];
    for (let node = lastNode; node !== FREE; node = cameFrom[node]) {
      stack[at] = node;
      via[at--] = by;
      by = cameBy[node];
    }
    this.apply(steps - 1);
  }

  /** Turns the steps on the stack into a path from the source to a sink. */
  private apply(depth: number): void {
    const { after, before, stack, via } = this;
    before[stack[0]] = FROM_SOURCE;
    for (let i = 0; i <= depth; i++) {
      const node = stack[i];
      const to = via[i];
      if (to === FREE) {
        before[node] = FREE;
        after[node] = FREE;
      } else {
        after[node] = to;
        before[to] = node;
      }
    }
    after[via[depth]] = TO_SINK;
  }
}
