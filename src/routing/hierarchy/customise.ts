import { FAR, type ArcCosts } from './arcs.ts';
import { carrySum, isLessCarried, newMetric, type Metric } from './metric.ts';
import type { Hierarchy } from './tables.ts';

/** What the links of a hierarchy cost when its graph's arcs cost this. */
export function customise(hierarchy: Hierarchy, weight: Uint32Array, ...carried: Uint32Array[]): Metric {
  const metric = newMetric(hierarchy, { weight, carried });
  customiseRows(hierarchy, metric, new Uint32Array(hierarchy.nodes.rows), 0, hierarchy.nodes.rows);
  return metric;
}

/**
 * Works out the links of nodes `from` up to `to`, whose lower nodes are done: the cheapest arc between the ends,
 * or the way by a node below both. The links of a node lie side by side and stay near while all triangles are
 * gone through that end at it; `linkTo` is scratch, of a value a node.
 */
export function customiseRows(
  hierarchy: Hierarchy, metric: Metric, linkTo: Uint32Array, from: number, to: number,
): void {
  const { up, down } = hierarchy.nodes;
  const { low, high } = hierarchy.links;
  const { link: downLink } = hierarchy.downLinks;
  const { columns } = metric;
  const { weight: upWeight, carried: upCarried } = metric.up;
  const { weight: downWeight, carried: downCarried } = metric.down;
  for (let row = from; row < to; row++) {
    for (let link = up[row]; link < up[row + 1]; link++) {
      linkTo[high[link]] = link;
      takeArcs(hierarchy, metric, link);
    }
    for (let i = down[row]; i < down[row + 1]; i++) {
      const below = downLink[i];
      const toBelow = downWeight[below];
      const fromBelow = upWeight[below];
      if (toBelow >= FAR && fromBelow >= FAR) continue;
      for (let link = below + 1, end = up[low[below] + 1]; link < end; link++) {
        const target = linkTo[high[link]];
        const out = (toBelow + upWeight[link]) >>> 0;
        if (out < upWeight[target]) {
          upWeight[target] = out;
          carrySum(upCarried, target, downCarried, below, upCarried, link, columns);
        } else if (
          out === upWeight[target] && isLessCarried(downCarried, below, upCarried, link, upCarried, target, columns)
        ) {
          carrySum(upCarried, target, downCarried, below, upCarried, link, columns);
        }
        const back = (fromBelow + downWeight[link]) >>> 0;
        if (back < downWeight[target]) {
          downWeight[target] = back;
          carrySum(downCarried, target, downCarried, link, upCarried, below, columns);
        } else if (
          back === downWeight[target] && isLessCarried(downCarried, link, upCarried, below, downCarried, target, columns)
        ) {
          carrySum(downCarried, target, downCarried, link, upCarried, below, columns);
        }
      }
    }
  }
}

/** Begins a link with the cheapest arc in each direction. */
function takeArcs({ links, linkArcs }: Hierarchy, { arcs: costs, columns, up, down }: Metric, link: number): void {
  up.weight[link] = FAR;
  down.weight[link] = FAR;
  for (let at = link * columns; at < (link + 1) * columns; at++) {
    up.carried[at] = 0;
    down.carried[at] = 0;
  }
  for (let i = links.arcs[link]; i < links.arcs[link + 1]; i++) {
    const arc = linkArcs.arc[i];
    const side = linkArcs.isDown[i] === 1 ? down : up;
    const weight = costs.weight[arc];
    if (weight > side.weight[link] || weight >= FAR) continue;
    if (weight === side.weight[link] && !isLessArc(costs, arc, side.carried, link)) continue;
    side.weight[link] = weight;
    for (let column = 0; column < columns; column++) {
      side.carried[link * columns + column] = costs.carried[column][arc];
    }
  }
}

function isLessArc({ carried }: ArcCosts, arc: number, than: Uint32Array, link: number): boolean {
  for (let column = 0; column < carried.length; column++) {
    const other = than[link * carried.length + column];
    if (carried[column][arc] !== other) return carried[column][arc] < other;
  }
  return false;
}
