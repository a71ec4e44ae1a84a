import { FAR } from './arcs.ts';
import type { LinkCosts, Metric, Upward } from './metric.ts';
import type { Hierarchy } from './tables.ts';

/**
 * The same metric, whose climbs skip links that no best route uses because another way between their ends weighs less.
 * In a town that is 40 to 50 % of the links that climbs follow. It takes as long as customising, so it is for
 * long-lived metrics.
 */
export function thinned(hierarchy: Hierarchy, metric: Metric): Metric {
  const [up, down] = leastWeights(hierarchy, metric);
  const thin = (costs: LinkCosts, least: Uint32Array): LinkCosts =>
    ({ ...costs, worth: linksWorth(hierarchy, costs.weight, least) });
  return { ...metric, up: thin(metric.up, up), down: thin(metric.down, down) };
}

/**
 * The weight of the best route from the lower end of each link to its upper end, and of the reverse. Highest node
 * first: a way over a node below both is in the link already, and for ways over other nodes the ends are joined by
 * links that are already final.
 */
function leastWeights({ nodes, links }: Hierarchy, metric: Metric): [up: Uint32Array, down: Uint32Array] {
  const [up, down] = [metric.up.weight.slice(), metric.down.weight.slice()];
  const { up: first } = nodes;
  const { high } = links;
  for (let row = nodes.rows - 1; row >= 0; row--) {
    const end = first[row + 1];
    for (let one = first[row]; one + 1 < end; one++) {
      let between = first[high[one]];
      let upOne = up[one];
      let downOne = down[one];
      for (let two = one + 1; two < end; two++) {
        const wanted = high[two];
        while (high[between] !== wanted) between++;
        const upBetween = up[between];
        const downBetween = down[between];
        let upTwo = up[two];
        let downTwo = down[two];
        if ((upOne + upBetween) >>> 0 < upTwo) up[two] = upTwo = (upOne + upBetween) >>> 0;
        if ((upTwo + downBetween) >>> 0 < upOne) upOne = (upTwo + downBetween) >>> 0;
        if ((downOne + downBetween) >>> 0 < downTwo) down[two] = downTwo = (downOne + downBetween) >>> 0;
        if ((downTwo + upBetween) >>> 0 < downOne) downOne = (downTwo + upBetween) >>> 0;
      }
      up[one] = upOne;
      down[one] = downOne;
    }
  }
  return [up, down];
}

function linksWorth({ nodes, links }: Hierarchy, weight: Uint32Array, least: Uint32Array): Upward {
  const { up } = nodes;
  const { high } = links;
  const shared = (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(length * 4));
  const first = shared(nodes.rows + 1);
  const found = new Uint32Array(links.rows + 1);
  let filled = 0;
  for (let row = 0; row < nodes.rows; row++) {
    const end = up[row + 1];
    // Whether a link is worth it cannot be predicted, so each is written down, and the next one over it if it is not.
    for (let link = up[row]; link < end; link++) {
      found[filled] = link;
      filled += Number(weight[link] < FAR) & Number(weight[link] === least[link]);
    }
    first[row + 1] = filled;
  }
  const worth = { first, link: shared(filled), high: shared(filled), weight: shared(filled) };
  worth.link.set(found.subarray(0, filled));
  for (let i = 0; i < filled; i++) {
    worth.high[i] = high[found[i]];
    worth.weight[i] = weight[found[i]];
  }
  return worth;
}
