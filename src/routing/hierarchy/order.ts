import { METERS_PER_UNIT, metersPerLonUnit } from '../../kernel/geo.ts';
import type { ArcGraph } from './arcs.ts';
import { dissect } from './dissect.ts';
import { simplify } from './simple-graph.ts';
import { thin } from './thin.ts';

/**
 * The rank of each node, by nested dissection: what separates a graph in two ranks above both parts, and so on down.
 * The same graph gives the same ranks. Copies of a junction are nodes like others: a separator through the junction
 * contains all of them, so it goes through junctions that have few.
 *
 * Only shape and places count, not costs: the order holds for every metric. `progress` gets the share done, from 0 to
 * 1.
 */
export function orderNodes(graph: ArcGraph, progress: (share: number) => void = () => {}): Uint32Array {
  const { taken, core, coreNode } = thin(simplify(graph));
  const x = new Float64Array(core.nodes);
  const y = new Float64Array(core.nodes);
  const widest = metersPerLonUnit(middle(graph.lat));
  for (let number = 0; number < core.nodes; number++) {
    x[number] = graph.lon[coreNode[number]] * widest;
    y[number] = graph.lat[coreNode[number]] * METERS_PER_UNIT;
  }
  const coreOrder = dissect(core, { x, y }, progress);
  const rank = new Uint32Array(graph.lat.length);
  taken.forEach((node, at) => (rank[node] = at));
  coreOrder.forEach((number, at) => (rank[coreNode[number]] = taken.length + at));
  progress(1);
  return rank;
}

function middle(lat: Int32Array): number {
  let [min, max] = [0, 0];
  for (let node = 0; node < lat.length; node++) {
    if (node === 0 || lat[node] < min) min = lat[node];
    if (node === 0 || lat[node] > max) max = lat[node];
  }
  return Math.round((min + max) / 2);
}
