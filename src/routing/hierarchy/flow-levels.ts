import { FREE, SINK, SOURCE, type Part } from './flow-part.ts';

/** How many steps the nodes that look for a way on are from one end. The buffers are reused between calls. */
export class FlowLevels {
  /** -1 if not reached. */
  readonly level: Int32Array;
  /** 1 if a step led to the node, though it may have to go back from there. */
  readonly entered: Uint8Array;
  private readonly queue: Uint32Array;

  constructor(nodes: number) {
    this.level = new Int32Array(nodes);
    this.entered = new Uint8Array(nodes);
    this.queue = new Uint32Array(nodes);
  }

  /** Computes the levels of all nodes that one end can still reach; true as soon as the other end is one step away. */
  reach(
    { nodes, first, neighbour }: Part, kinds: Uint8Array, end: number, borders: Uint32Array, before: Int32Array,
  ): boolean {
    const { level, queue, entered } = this;
    const otherEnd = end === SOURCE ? SINK : SOURCE;
    level.fill(-1, 0, nodes);
    entered.fill(0, 0, nodes);
    let filled = 0;
    for (let i = 0; i < borders.length; i++) {
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
}
