import { SINK, SOURCE, type Part } from './flow-part.ts';
import { NEAR, SeparatorFlow, SEPARATOR } from './separator-flow.ts';

/** The nodes of a part in a plane. */
export interface Plane {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** From east round to north-west; the opposite directions give the same lines. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0], [0, 1], [1, 1], [1, -1], [2, 1], [1, 2], [2, -1], [1, -2],
];
const FEW_DIRECTIONS = 4;
/** Parts smaller than this are cheap enough to cut in all directions. */
const SMALL = 20_000;
/**
 * The share of a part that is source, and the share that is sink: no side gets smaller than this, apart from the
 * separator.
 */
const END_SHARE = 0.2;
/** Sort keys hold the node in their lowest bits. */
const NODE_BITS = 2 ** 22;
const KEY_STEPS = 2 ** 30;

/**
 * Cuts parts in two by inertial flow: nodes are sorted along a direction, the first and last fifths are separated by
 * as few nodes as possible, and of several directions the one with the smallest separator for its smaller side is
 * chosen.
 */
export class InertialCut {
  private readonly flow: SeparatorFlow;
  private readonly kinds: Uint8Array;
  private readonly sides: Uint8Array;
  private readonly keys: Float64Array;
  private readonly sorted: Float64Array;

  constructor(nodes: number) {
    if (nodes >= NODE_BITS) throw new RangeError(`A graph of ${nodes} nodes is too large to be ordered.`);
    this.flow = new SeparatorFlow(nodes);
    this.kinds = new Uint8Array(nodes);
    this.sides = new Uint8Array(nodes);
    this.keys = new Float64Array(nodes);
    this.sorted = new Float64Array(nodes);
  }

  /** Fills `best` with the side of each node. */
  cut(part: Part, plane: Plane, best: Uint8Array): void {
    const directions = part.nodes < SMALL ? DIRECTIONS.length : FEW_DIRECTIONS;
    let bestCost = Infinity;
    for (let i = 0; i < directions; i++) {
      this.lineUp(part, plane, DIRECTIONS[i]);
      const limit = Math.floor((bestCost * part.nodes) / 2);
      const size = this.flow.run(part, this.kinds, this.keys, limit);
      if (size === undefined) continue;
      for (const end of [SOURCE, SINK] as const) {
        const near = this.flow.split(part, this.kinds, end, this.sides);
        const cost = size / Math.min(near, part.nodes - size - near);
        if (cost >= bestCost) continue;
        bestCost = cost;
        best.set(this.sides.subarray(0, part.nodes));
      }
    }
    if (bestCost === Infinity) halve(part, best);
  }

  private lineUp({ nodes }: Part, { x, y }: Plane, [dx, dy]: readonly [number, number]): void {
    const { keys, sorted, kinds } = this;
    let [min, max] = [Infinity, -Infinity];
    for (let node = 0; node < nodes; node++) {
      const along = x[node] * dx + y[node] * dy;
      keys[node] = along;
      if (along < min) min = along;
      if (along > max) max = along;
    }
    const scale = max > min ? KEY_STEPS / (max - min) : 0;
    for (let node = 0; node < nodes; node++) {
      keys[node] = Math.floor((keys[node] - min) * scale) * NODE_BITS + node;
    }
    sorted.set(keys.subarray(0, nodes));
    const ends = Math.max(1, Math.floor(nodes * END_SHARE));
    const lastSource = select(sorted, 0, nodes - 1, ends - 1);
    const firstSink = select(sorted, ends, nodes - 1, nodes - ends);
    for (let node = 0; node < nodes; node++) {
      kinds[node] = keys[node] <= lastSource ? SOURCE : keys[node] >= firstSink ? SINK : 0;
    }
  }
}

/** The value that would be at a position if all were sorted; smaller ones come before it, greater ones after it. */
function select(values: Float64Array, from: number, to: number, position: number): number {
  while (from < to) {
    const middle = values[(from + to) >>> 1];
    let [low, high] = [from, to];
    while (low <= high) {
      while (values[low] < middle) low++;
      while (values[high] > middle) high--;
      if (low > high) break;
      const value = values[low];
      values[low++] = values[high];
      values[high--] = value;
    }
    if (position <= high) to = high;
    else if (position >= low) from = low;
    else break;
  }
  return values[position];
}

/** For parts in which every cut leaves a side empty (complete graphs): any half is the separator. */
function halve({ nodes }: Part, best: Uint8Array): void {
  for (let node = 0; node < nodes; node++) best[node] = node * 2 < nodes ? NEAR : SEPARATOR;
}
