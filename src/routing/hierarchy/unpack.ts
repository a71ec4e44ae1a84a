import type { Growing } from '../../kernel/columns.ts';
import { BELOW, type LinkCosts, type Metric } from './metric.ts';
import type { Hierarchy } from './tables.ts';

/** A link with its direction of use: twice its row, plus 1 if it goes down. */
export const used = (link: number, isDown: 0 | 1): number => link * 2 + isDown;

const sideOf = ({ up, down }: Metric, use: number): LinkCosts => (use % 2 === 1 ? down : up);

/** A carried value of a link in its direction of use. */
export const carriedBy = (metric: Metric, use: number, column: number): number =>
  sideOf(metric, use).carried[Math.floor(use / 2) * metric.columns + column];

/** The arc that a link stands for in its direction of use; -1 if it stands for two other links. */
export function arcOf(metric: Metric, use: number): number {
  const via = sideOf(metric, use).via[Math.floor(use / 2)];
  return via < BELOW ? via : -1;
}

/** The two links that a link without an arc of its own stands for, in the order of travel. */
export function partsOf({ nodes, links: { low, high } }: Hierarchy, metric: Metric, use: number): [number, number] {
  const link = Math.floor(use / 2);
  const below = sideOf(metric, use).via[link] - BELOW;
  const end = nodes.up[low[below] + 1];
  let beside = below + 1;
  while (beside < end && high[beside] !== high[link]) beside++;
  if (beside === end) throw new RangeError(`Link ${link} is made of nothing: this is no metric of this hierarchy.`);
  // Up the link from its lower end: down to the node below, then up to the higher end. Down: the reverse.
  return use % 2 === 0 ? [used(below, 1), used(beside, 0)] : [used(beside, 1), used(below, 0)];
}

/** Replaces a link by the arcs that it stands for, in the order of travel. */
export function unpack(hierarchy: Hierarchy, metric: Metric, use: number, arcs: Growing<'u32'>): void {
  const waiting = [use];
  while (waiting.length > 0) {
    const next = waiting.pop() as number;
    const arc = arcOf(metric, next);
    if (arc >= 0) {
      arcs.push(arc);
      continue;
    }
    const [first, second] = partsOf(hierarchy, metric, next);
    waiting.push(second, first);
  }
}
