/** A part of a graph with nodes numbered 0, 1 … `nodes - 1`; the arrays may be longer than it needs. */
export interface Part {
  nodes: number;
  /** One more value than nodes. */
  readonly first: Uint32Array;
  readonly neighbour: Uint32Array;
}

/** Of `kinds`; 0 lies between them. */
export const SOURCE = 1;
export const SINK = 2;

/** Of `sides`: what is left when the separator is gone falls into a near and a far part. */
export const NEAR = 0;
const FAR_SIDE = 1;
export const SEPARATOR = 2;

const FREE = -1;
const FROM_SOURCE = -2;
const TO_SINK = -3;

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
  private readonly after: Int32Array;
  private readonly before: Int32Array;
  private readonly level: Int32Array;
  private readonly cursor: Uint32Array;
  private readonly queue: Uint32Array;
  private readonly stack: Uint32Array;
  private readonly via: Int32Array;
  private readonly entered: Uint8Array;
  private readonly borders: Uint32Array;
  private borderCount = 0;

  constructor(nodes: number) {
    this.after = new Int32Array(nodes);
    this.before = new Int32Array(nodes);
    this.level = new Int32Array(nodes);
    this.cursor = new Uint32Array(nodes);
    this.queue = new Uint32Array(nodes);
    this.stack = new Uint32Array(nodes);
    this.via = new Int32Array(nodes);
    this.entered = new Uint8Array(nodes);
    this.borders = new Uint32Array(nodes);
  }

  /** How many nodes part sources from sinks; gives up with undefined when there are more than `limit`. */
  run(part: Part, kinds: Uint8Array, limit: number): number | undefined {
    this.after.fill(FREE, 0, part.nodes);
    this.before.fill(FREE, 0, part.nodes);
    this.findBorders(part, kinds, SOURCE);
    let flow = 0;
    while (this.reach(part, kinds, SOURCE, this.before)) {
      flow += this.block(part, kinds, limit - flow);
      if (flow > limit) return undefined;
    }
    return flow;
  }

  /** After a run: the separator nearest to the sources, or to the sinks. Answers how many nodes are near. */
  split(part: Part, kinds: Uint8Array, end: typeof SOURCE | typeof SINK, sides: Uint8Array): number {
    const before = end === SOURCE ? this.before : this.after;
    this.findBorders(part, kinds, end);
    this.reach(part, kinds, end, before);
    for (let i = 0; i < this.borderCount; i++) this.entered[this.borders[i]] = 1;
    const [own, other] = end === SOURCE ? [NEAR, FAR_SIDE] : [FAR_SIDE, NEAR];
    let near = 0;
    for (let node = 0; node < part.nodes; node++) {
      if (this.entered[node] === 1) sides[node] = this.level[node] >= 0 ? own : SEPARATOR;
      else sides[node] = kinds[node] === end ? own : other;
      if (sides[node] === NEAR) near++;
    }
    return near;
  }

  /** Those of one end with a neighbour that is not of it: the others are never of use. */
  private findBorders({ nodes, first, neighbour }: Part, kinds: Uint8Array, end: number): void {
    this.borderCount = 0;
    for (let node = 0; node < nodes; node++) {
      if (kinds[node] !== end) continue;
      for (let at = first[node]; at < first[node + 1]; at++) {
        if (kinds[neighbour[at]] === end) continue;
        this.borders[this.borderCount++] = node;
        break;
      }
    }
  }

  /** Levels of all that can still be reached from one end; true as soon as the other end is one step away. */
  private reach({ nodes, first, neighbour }: Part, kinds: Uint8Array, end: number, before: Int32Array): boolean {
    const { level, queue, entered, borders, borderCount } = this;
    const otherEnd = end === SOURCE ? SINK : SOURCE;
    level.fill(-1, 0, nodes);
    entered.fill(0, 0, nodes);
    let filled = 0;
    for (let i = 0; i < borderCount; i++) {
      if (before[borders[i]] !== FREE) continue;
      level[borders[i]] = 0;
      queue[filled++] = borders[i];
    }
    let lastLevel = nodes;
    for (let at = 0; at < filled; at++) {
      const node = queue[at];
      if (level[node] >= lastLevel) return true;
      for (let i = first[node]; i < first[node + 1]; i++) {
        const other = neighbour[i];
        if (kinds[other] === end) continue;
        entered[other] = 1;
        if (before[other] === FREE && kinds[other] === otherEnd) lastLevel = level[node];
        const next = before[other] === FREE ? other : before[other];
        if (next < 0 || level[next] >= 0) continue;
        level[next] = level[node] + 1;
        queue[filled++] = next;
      }
      const back = before[node];
      if (back < 0 || level[back] >= 0) continue;
      level[back] = level[node] + 1;
      queue[filled++] = back;
    }
    return lastLevel < nodes;
  }

  /** Lets as many ways through as the levels admit; stops where it has more than `limit`. */
  private block(part: Part, kinds: Uint8Array, limit: number): number {
    const { before, borders, borderCount, cursor } = this;
    cursor.set(part.first.subarray(0, part.nodes));
    let found = 0;
    for (let i = 0; i < borderCount && found <= limit; i++) {
      if (before[borders[i]] === FREE && this.findWay(part, kinds, borders[i])) found++;
    }
    return found;
  }

  private findWay({ first, neighbour }: Part, kinds: Uint8Array, source: number): boolean {
    const { before, level, cursor, stack, via } = this;
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
