import type { ArcCosts } from './arcs.ts';
import { customise } from './customise.ts';
import { newMetric, takeArcs, takeSum, type Metric } from './metric.ts';
import type { Hierarchy } from './tables.ts';

/** Where more nodes have other arcs, all is done anew in less time. */
const fewOf = (nodes: number): number => Math.max(1000, nodes / 50);

/**
 * The metric for costs that differ from those of an earlier one in the given arcs only: the same as `customise` makes,
 * in less time where few links change. The earlier metric stays as it is, for whoever still asks it.
 */
export function recustomise(
  hierarchy: Hierarchy, before: Metric, costs: ArcCosts, changedArcs: Iterable<number>,
): Metric {
  if (costs.carried.length !== before.columns) throw new RangeError('The costs carry other columns than before.');
  const { nodes, links } = hierarchy;
  const isStale = staleNodes(hierarchy, costs.weight.length, changedArcs);
  const stale = isStale.reduce((sum, value) => sum + value, 0);
  if (stale > fewOf(nodes.rows)) return customise(hierarchy, costs.weight, ...costs.carried);
  const metric = newMetric(hierarchy, costs);
  for (const side of ['up', 'down'] as const) {
    metric[side].weight.set(before[side].weight);
    metric[side].carried.set(before[side].carried);
  }
  const linkTo = new Uint32Array(nodes.rows);
  for (let row = 0; row < nodes.rows; row++) {
    if (isStale[row] === 0) continue;
    customiseRow(hierarchy, metric, linkTo, row);
    // Triangles below two upper neighbours belong to the lower of these: all up to the last link that changed.
    let last = nodes.up[row + 1] - 1;
    while (last >= nodes.up[row] && isSame(metric, before, last)) last--;
    for (let link = nodes.up[row]; link <= last; link++) isStale[links.high[link]] = 1;
  }
  return metric;
}

/** The lower ends of links that the arcs belong to. */
function staleNodes({ nodes, links, linkArcs }: Hierarchy, arcs: number, changedArcs: Iterable<number>): Uint8Array {
  const isChanged = new Uint8Array(arcs);
  for (const arc of changedArcs) isChanged[arc] = 1;
  const isStale = new Uint8Array(nodes.rows);
  for (let link = 0; link < links.rows; link++) {
    for (let i = links.arcs[link]; i < links.arcs[link + 1]; i++) {
      if (isChanged[linkArcs.arc[i]] === 1) isStale[links.low[link]] = 1;
    }
  }
  return isStale;
}

/** The links of one node whose lower nodes are done: from their arcs, and by each node below. */
function customiseRow(hierarchy: Hierarchy, metric: Metric, linkTo: Uint32Array, row: number): void {
  const { nodes, links: { low, high }, downLinks } = hierarchy;
  const { up, down, columns } = metric;
  takeArcs(hierarchy, metric, nodes.up[row], nodes.up[row + 1]);
  for (let link = nodes.up[row]; link < nodes.up[row + 1]; link++) linkTo[high[link]] = link;
  for (let i = nodes.down[row]; i < nodes.down[row + 1]; i++) {
    const one = downLinks.link[i];
    const end = nodes.up[low[one] + 1];
    for (let two = one + 1; two < end; two++) {
      const target = linkTo[high[two]];
      const out = (down.weight[one] + up.weight[two]) >>> 0;
      if (out <= up.weight[target]) takeSum(up, target, out, down, one, up, two, columns);
      const back = (up.weight[one] + down.weight[two]) >>> 0;
      if (back <= down.weight[target]) takeSum(down, target, back, down, two, up, one, columns);
    }
  }
}

function isSame(a: Metric, b: Metric, link: number): boolean {
  if (a.up.weight[link] !== b.up.weight[link] || a.down.weight[link] !== b.down.weight[link]) return false;
  for (let at = link * a.columns; at < (link + 1) * a.columns; at++) {
    if (a.up.carried[at] !== b.up.carried[at] || a.down.carried[at] !== b.down.carried[at]) return false;
  }
  return true;
}
