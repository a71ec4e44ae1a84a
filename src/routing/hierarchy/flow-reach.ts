import { FREE, type Part } from './flow-part.ts';

/** The nodes that one end can still reach beside the paths. The buffers are reused between calls. */
export class FlowReach {
  /** 1 if the node looks for a way on. */
  readonly reached: Uint8Array;
  /** 1 if a step led to the node, though it may have to go back from there. */
  readonly entered: Uint8Array;
  private readonly queue: Uint32Array;
  /** By reached node: the node before it, and the neighbour that led there; FREE along the path of the node before. */
  readonly cameFrom: Int32Array;
  readonly via: Int32Array;
  /** The last node before the other end, and the node of that end. */
  lastNode = FREE;
  lastVia = FREE;

  constructor(nodes: number) {
    this.reached = new Uint8Array(nodes);
    this.entered = new Uint8Array(nodes);
    this.queue = new Uint32Array(nodes);
    this.cameFrom = new Int32Array(nodes);
    this.via = new Int32Array(nodes);
  }

  /**
   * Returns whether one more path fits: then the other end is reached, and the rest is not looked at. `borders`: the
   * nodes of the end where paths begin, which count as entered. `before`: as seen from that end.
   */
  spread(
    { nodes, first, neighbour }: Part, kinds: Uint8Array, end: number, borders: Uint32Array, before: Int32Array,
  ): boolean {
    const { reached, queue, entered, cameFrom, via } = this;
    reached.fill(0, 0, nodes);
    entered.fill(0, 0, nodes);
    let filled = 0;
    for (let i = 0; i < borders.length; i++) {
      entered[borders[i]] = 1;
      if (before[borders[i]] !== FREE) continue;
      reached[borders[i]] = 1;
      cameFrom[borders[i]] = FREE;
      queue[filled++] = borders[i];
    }
    for (let at = 0; at < filled; at++) {
      const node = queue[at];
      for (let i = first[node]; i < first[node + 1]; i++) {
        const other = neighbour[i];
        if (kinds[other] === end) continue;
        entered[other] = 1;
        const isFree = before[other] === FREE;
        if (isFree && kinds[other] !== 0) {
          this.lastNode = node;
          this.lastVia = other;
          return true;
        }
        const next = isFree ? other : before[other];
        if (next < 0 || reached[next] === 1) continue;
        reached[next] = 1;
        cameFrom[next] = node;
        via[next] = other;
        queue[filled++] = next;
      }
      const back = before[node];
      if (back < 0 || reached[back] === 1) continue;
      reached[back] = 1;
      cameFrom[back] = node;
      via[back] = FREE;
      queue[filled++] = back;
    }
    return false;
  }
}
