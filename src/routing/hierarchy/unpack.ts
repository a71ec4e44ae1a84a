import type { Growing } from '../../kernel/columns.ts';
import type { Metric } from './metric.ts';
import type { Hierarchy } from './tables.ts';

/** A link and the direction in which it is used: twice its row, and 1 more where it goes down. */
export const used = (link: number, isDown: 0 | 1): number => link * 2 + isDown;

/** Replaces a link by the arcs that it stands for, in the order of travel. */
export function unpack(hierarchy: Hierarchy, metric: Metric, use: number, arcs: Growing<'u32'>): void {
  const waiting = [use];
  while (waiting.length > 0) {
    const next = waiting.pop() as number;
    const isDown = (next & 1) as 0 | 1;
    const link = (next - isDown) / 2;
    const arc = findArc(hierarchy, metric, link, isDown);
    if (arc >= 0) {
      arcs.push(arc);
      continue;
    }
    const [first, second] = findParts(hierarchy, metric, link, isDown);
    waiting.push(second, first);
  }
}

/** The two links that a link without an arc of its own stands for, in the order of travel. */
export function findParts(hierarchy: Hierarchy, metric: Metric, link: number, isDown: 0 | 1): [number, number] {
  const [below, beside] = findTriangle(hierarchy, metric, link, isDown);
  // Up the link from its lower end: down to the node below, then up to the higher end. Down: the other way round.
  return isDown === 0 ? [used(below, 1), used(beside, 0)] : [used(beside, 1), used(below, 0)];
}

/** The arc that costs what the link does, -1 when none does. */
export function findArc({ links, linkArcs }: Hierarchy, metric: Metric, link: number, isDown: 0 | 1): number {
  const { arcs: costs, columns } = metric;
  const side = isDown === 1 ? metric.down : metric.up;
  for (let i = links.arcs[link]; i < links.arcs[link + 1]; i++) {
    const arc = linkArcs.arc[i];
    if (linkArcs.isDown[i] !== isDown || costs.weight[arc] !== side.weight[link]) continue;
    let column = 0;
    while (column < columns && costs.carried[column][arc] === side.carried[link * columns + column]) column++;
    if (column === columns) return arc;
  }
  return -1;
}

/** The links from a node below to the lower and to the higher end that cost together what the link does. */
function findTriangle(hierarchy: Hierarchy, metric: Metric, link: number, isDown: 0 | 1): [number, number] {
  const { up, down } = hierarchy.nodes;
  const { low, high } = hierarchy.links;
  const [first, second] = isDown === 1 ? [metric.up, metric.down] : [metric.down, metric.up];
  const whole = second.weight[link];
  const [lower, upper] = [low[link], high[link]];
  for (let i = down[lower]; i < down[lower + 1]; i++) {
    const below = hierarchy.downLinks.link[i];
    const rest = whole - first.weight[below];
    if (rest <= 0) continue;
    const end = up[low[below] + 1];
    let beside = below + 1;
    while (beside < end && high[beside] < upper) beside++;
    if (beside === end || high[beside] !== upper || second.weight[beside] !== rest) continue;
    if (isSumOf(metric, second.carried, link, first.carried, below, second.carried, beside)) return [below, beside];
  }
  throw new RangeError(`Link ${link} of weight ${whole} is made of nothing: this is no metric of this hierarchy.`);
}

function isSumOf(
  { columns }: Metric, whole: Uint32Array, row: number, a: Uint32Array, aRow: number, b: Uint32Array, bRow: number,
): boolean {
  for (let column = 0; column < columns; column++) {
    const sum = (a[aRow * columns + column] + b[bRow * columns + column]) >>> 0;
    if (sum !== whole[row * columns + column]) return false;
  }
  return true;
}
