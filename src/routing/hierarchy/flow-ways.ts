import { FREE, SINK, SOURCE, type Part } from './flow-part.ts';

const FROM_SOURCE = -2;
const TO_SINK = -3;

/** Paths from sources to sinks that share no node. The buffers are reused between calls. */
export class FlowWays {
  /** The nodes after and before a node on its path; FREE if it is on none. */
  readonly after: Int32Array;
  readonly before: Int32Array;
  /** The neighbour of a node to try next. */
  private readonly cursor: Uint32Array;
  private readonly stack: Uint32Array;
  /** The neighbour by which each node on the stack is left. */
  private readonly via: Int32Array;

  constructor(nodes: number) {
    this.after = new Int32Array(nodes);
    this.before = new Int32Array(nodes);
    this.cursor = new Uint32Array(nodes);
    this.stack = new Uint32Array(nodes);
    this.via = new Int32Array(nodes);
  }

  clear({ nodes }: Part): void {
    this.after.fill(FREE, 0, nodes);
    this.before.fill(FREE, 0, nodes);
  }

  /** Makes `find` try all neighbours anew, for new levels. */
  begin({ nodes, first }: Part): void {
    this.cursor.set(first.subarray(0, nodes));
  }

  /** Adds one more path, from level to level; false if there is none. */
  find({ first, neighbour }: Part, kinds: Uint8Array, source: number, level: Int32Array): boolean {
    const { before, cursor, stack, via } = this;
    let depth = 0;
    stack[0] = source;
    while (depth >= 0) {
      const node = stack[depth];
      const wanted = level[node] + 1;
      let next = -1;
      while (cursor[node] < first[node + 1]) {
        const other = neighbour[cursor[node]];
        if (kinds[other] !== SOURCE) {
          const isFree = before[other] === FREE;
          if (isFree && kinds[other] === SINK) {
            via[depth] = other;
            this.apply(depth);
            return true;
          }
          const candidate = isFree ? other : before[other];
          if (candidate >= 0 && level[candidate] === wanted) {
            via[depth] = other;
            next = candidate;
            break;
          }
        }
        cursor[node]++;
      }
      if (next < 0 && before[node] >= 0 && level[before[node]] === wanted) {
        via[depth] = FREE;
        next = before[node];
      }
      if (next >= 0) {
        stack[++depth] = next;
      } else {
        level[node] = -1;
        depth--;
        if (depth >= 0 && via[depth] !== FREE) cursor[stack[depth]]++;
      }
    }
    return false;
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
