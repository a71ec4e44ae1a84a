import { FREE, SINK, SOURCE, type Part } from './flow-part.ts';

const FROM_SOURCE = -2;
const TO_SINK = -3;

/** Ways from sources to sinks that share no node. The scratch is kept between calls. */
export class FlowWays {
  /** The nodes after and before one on its way; FREE where it is on none. */
  readonly after: Int32Array;
  readonly before: Int32Array;
  /** Which neighbour of a node is tried next. */
  private readonly cursor: Uint32Array;
  private readonly stack: Uint32Array;
  /** The neighbour by which each node of the stack is left. */
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

  /** After this, `find` tries all neighbours anew: the levels are others. */
  begin({ nodes, first }: Part): void {
    this.cursor.set(first.subarray(0, nodes));
  }

  /** Lets one more way through, from level to level; false where there is none. */
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

  /** Turns the steps on the stack into a way from the source to a sink. */
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
