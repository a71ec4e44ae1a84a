import { FAR } from './arcs.ts';
import { metricOfArcs, takeSum, type Metric } from './metric.ts';
import type { Hierarchy } from './tables.ts';

/** Computes the costs of a hierarchy's links from those of its graph's arcs. */
export function customise(hierarchy: Hierarchy, weight: Uint32Array, ...carried: Uint32Array[]): Metric {
  const metric = metricOfArcs(hierarchy, { weight, carried });
  goThroughTriangles(hierarchy, metric);
  return metric;
}

/**
 * Offers each pair of a node's upper neighbours the way over that node, lowest node first, so that a node's own links
 * are final when its turn comes. Its links are read in a row, and those it offers to belong to its next ancestors, to
 * which its neighbours in memory have just offered.
 */
function goThroughTriangles({ nodes, links }: Hierarchy, { up, down, columns }: Metric): void {
  const { up: firstLink } = nodes;
  const { high } = links;
  const { weight: upWeight } = up;
  const { weight: downWeight } = down;
  for (let row = 0; row < nodes.rows; row++) {
    const end = firstLink[row + 1];
    for (let one = firstLink[row]; one + 1 < end; one++) {
      const fromRow = upWeight[one];
      const toRow = downWeight[one];
      if (fromRow === FAR && toRow === FAR) continue;
      let target = firstLink[high[one]];
      for (let two = one + 1; two < end; two++) {
        const wanted = high[two];
        while (high[target] !== wanted) target++;
        const out = (toRow + upWeight[two]) >>> 0;
        if (out <= upWeight[target]) takeSum(up, target, out, down, one, up, two, one, columns);
        const back = (fromRow + downWeight[two]) >>> 0;
        if (back <= downWeight[target]) takeSum(down, target, back, down, two, up, one, one, columns);
      }
    }
  }
}
